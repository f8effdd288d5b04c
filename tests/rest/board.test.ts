import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../harness/app.ts'
import { adding, draw } from '../harness/drawings.ts'
import { makeShot, makeStudio, type Studio } from '../harness/fixtures.ts'
import { drawingOf, readRestBoard, type RestBoard, type RestShot, type RestView, succeed } from './restClient.ts'

const CODE = /^SH\d{4}$/

describe('the board over REST', () => {
  let app: TestApp
  let studio: Studio
  let board: string

  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const openStudio = async () => {
    studio = await makeStudio(app)
    board = `/projects/${studio.projectId}/storyboard`
  }
  const read = () => readRestBoard(app, studio.member, studio.projectId)
  const make = (body?: object) => succeed<RestShot>(201, app, studio.member, 'POST', `${board}/create-shot`, body)

  it('reads an empty board', async () => {
    await openStudio()
    const { createdAt, updatedAt, statuses, ...rest } = await read()
    expect(rest).toEqual({
      id: studio.storyboardId,
      name: 'Main',
      description: '',
      projectId: studio.projectId,
      shots: [],
    })
    expect(new Date(createdAt).toISOString()).toBe(createdAt)
    expect(new Date(updatedAt).toISOString()).toBe(updatedAt)
    expect(statuses).toHaveLength(5)
    expect(statuses[0]).toEqual({ id: studio.statusIds[0], name: 'Rough', color: '#9ba1ac' })
  })

  it('makes, orders, copies and deletes shots', async () => {
    await openStudio()
    const first = await make()
    expect(first).toEqual({
      id: expect.stringMatching(/^shot_/),
      name: 'Shot 1',
      code: expect.stringMatching(CODE),
      description: '',
      order: 1,
      duration: 2,
      frames: 48,
      aspectRatio: 'RATIO_16_9',
      status: null,
      views: [
        {
          id: expect.stringMatching(/^view_/),
          name: '',
          description: '',
          order: 1,
          image: null,
          canvasData: '{"lines":[],"width":420,"height":240,"revision":0}',
        },
      ],
    })
    const second = await make({ name: 'Door', description: 'It opens.' })
    expect(second).toMatchObject({ name: 'Door', description: 'It opens.', order: 2 })
    const third = await make({ name: null, description: null })
    expect(third).toMatchObject({ name: 'Shot 3', order: 3 })

    const shot = (id: string) => `${board}/shot/${id}`
    const moved = await succeed<RestShot>(200, app, studio.member, 'PUT', `${shot(third.id)}/change-order`, {
      newOrder: 1,
    })
    expect(moved).toMatchObject({ id: third.id, order: 1 })
    const copy = await succeed<RestShot>(201, app, studio.member, 'POST', `${shot(second.id)}/duplicate`, {
      name: 'Door again',
    })
    expect(copy).toMatchObject({ name: 'Door again', description: 'It opens.', order: 4 })
    expect(await succeed(204, app, studio.member, 'DELETE', `${shot(first.id)}/delete-shot`)).toBeNull()
    const { shots } = await read()
    expect(shots.map(({ id, order }) => [id, order])).toEqual([[third.id, 1], [second.id, 2], [copy.id, 3]])
  })

  it('gives a shot a status and takes it away', async () => {
    await openStudio()
    const { id } = await make()
    const [statusId] = studio.statusIds
    const give = (body: object) =>
      succeed<RestShot>(200, app, studio.member, 'PUT', `${board}/shot/${id}/change-status`, body)
    expect((await give({ statusId })).status).toEqual({ id: statusId, name: 'Rough', color: '#9ba1ac' })
    expect((await give({ statusId: null })).status).toBeNull()
  })

  it('makes, names, orders and deletes views', async () => {
    await openStudio()
    const shot = await make()
    const views = `${board}/shot/${shot.id}/views`
    const made = await succeed<RestView>(201, app, studio.member, 'POST', views, { name: 'Close', description: 'Eyes' })
    expect(made).toMatchObject({ name: 'Close', description: 'Eyes', order: 2, image: null })
    expect(drawingOf(made)).toEqual({ lines: [], width: 420, height: 240, revision: 0 })
    const renamed = await succeed<RestView>(200, app, studio.member, 'PATCH', `${views}/${made.id}`, { name: ' Wide ' })
    expect(renamed).toMatchObject({ id: made.id, name: 'Wide', description: 'Eyes' })
    const moved = await succeed<RestView>(200, app, studio.member, 'PUT', `${views}/${made.id}/change-order`, {
      newOrder: 1,
    })
    expect(moved.order).toBe(1)
    const [old] = shot.views
    expect((await read()).shots[0]?.views.map(({ id }) => id)).toEqual([made.id, old?.id])
    expect(await succeed(204, app, studio.member, 'DELETE', `${views}/${old?.id}`)).toBeNull()
    expect((await read()).shots[0]?.views.map(({ id, order }) => [id, order])).toEqual([[made.id, 1]])
  })

  it('tells drawings as text or as objects, and those of a large board too', async () => {
    await openStudio()
    const shots = []
    for (let index = 0; index < 60; index++) shots.push(await makeShot(app, studio.owner, studio.storyboardId))
    for (const index of [0, 49, 50, 59]) {
      const { errors } = await draw(app, studio.owner, shots[index]?.views[0]?.id ?? '', [adding()])
      expect(errors).toEqual([])
    }
    const { shots: told } = await read()
    expect(told.map(({ id }) => id)).toEqual(shots.map(({ id }) => id))
    expect(told.map(({ views: [view] }) => drawingOf(view).lines.length)).toEqual(
      shots.map((_, index) => ([0, 49, 50, 59].includes(index) ? 1 : 0)),
    )
    const drawing = { revision: 1, lines: [{ brushColor: '#1a2b3c', brushRadius: 2 }] }
    expect(drawingOf(told[0]?.views[0])).toMatchObject(drawing)
    const asObjects = await succeed<RestBoard>(200, app, studio.member, 'GET', `${board}?canvasData=object`)
    expect(asObjects.shots.map(({ views: [view] }) => view?.canvasData)).toEqual(
      told.map(({ views: [view] }) => drawingOf(view)),
    )
  })

  it('takes requests as programs send them: announced as JSON and empty, or with more than is known', async () => {
    await openStudio()
    const shot = await succeed<RestShot>(201, app, studio.member, 'POST', `${board}/create-shot`, '')
    expect(shot.name).toBe('Shot 1')
    await make({ name: 'Door', id: 'x', views: 7 })
    await succeed(204, app, studio.member, 'DELETE', `${board}/shot/${shot.id}/delete-shot`, '')
  })
})
