import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { makeShot, makeStudio, type Studio } from '../harness/fixtures.ts'
import { giveImage } from '../harness/images.ts'
import { expectUnchanged } from '../harness/refusals.ts'
import { drawingOf, expectProblem, readRestBoard, request, type RestView, succeed } from './restClient.ts'
import { savedDrawing } from './sampleCanvasData.ts'

let app: TestApp
let studio: Studio
let viewId: string
let path: string

beforeAll(async () => {
  app = await startApp()
  studio = await makeStudio(app)
})
afterAll(() => app.stop())
beforeEach(async () => {
  const shot = await makeShot(app, studio.owner, studio.storyboardId)
  viewId = shot.views[0]?.id ?? ''
  path = `/projects/${studio.projectId}/storyboard/shot/${shot.id}/views/${viewId}`
})

const change = (body: object) => succeed<RestView>(200, app, studio.member, 'PATCH', path, body)
const read = () => readRestBoard(app, studio.member, studio.projectId)

describe('the fields of a view', () => {
  it('change together, and those that are not named stay', async () => {
    const { image } = await giveImage(app, studio.owner, viewId)
    const named = await change({ name: ' Wide ', canvasData: savedDrawing(3) })
    expect(named).toMatchObject({ name: 'Wide', image: image?.url })
    expect(drawingOf(named).lines).toHaveLength(3)
    expect(await change({ image: null, description: 'Reeds' })).toEqual({ ...named, image: null, description: 'Reeds' })
    expect(await change({ image: image?.url })).toMatchObject({ name: 'Wide', image: image?.url })
    const { canvasData } = await change({ canvasData: '{"lines":[],"width":400,"height":400}' })
    expect(drawingOf({ canvasData }).lines).toEqual([])
  })

  it('may be sent back as they were read, which changes nothing and leaves no event', async () => {
    const view = await change({ name: 'Wide', canvasData: savedDrawing(3) })
    const countEvents = async () => {
      const query = 'query ($id: ID!) { project(by: { id: $id }) { events { totalCount } } }'
      type Counted = { project: { events: { totalCount: number } } }
      return (await app.ask<Counted>(studio.owner, query, { id: studio.projectId })).project.events.totalCount
    }
    await expectUnchanged(countEvents, async () => expect(await change(view)).toEqual(view))
  })

  it.each<[string, object, number, string]>([
    ['a blank name', { name: ' ' }, 400, 'name'],
    ['a drawing that is none', { name: 'Wide', canvasData: '{' }, 400, 'canvasData'],
    ['a drawing whose revision is over', { name: 'Wide', canvasData: { lines: [], revision: 9 } }, 409, 'canvasData'],
    ['an image of another server', { name: 'Wide', image: 'https://example.com/a.png' }, 400, 'image'],
  ])('refuse %s, and none of them changes', async (_, body, status, field) => {
    await expectUnchanged(read, async () => {
      const answer = await request(app, studio.member, 'PATCH', path, { description: 'Rain', ...body })
      expectProblem(answer, status)
      expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([field])
    })
  })
})
