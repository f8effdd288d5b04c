import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { areLayersWritten } from '../../../server/modules/board/viewSaving.service.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, resizing } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { expectRefused } from '../../harness/refusals.ts'
import { inApp } from '../../harness/running.ts'

const SET = `mutation ($input: SetViewCameraInput!) { setViewCamera(input: $input) { view {
  revision pictureRevision camera { start { x y width angle } end { x y width angle } easing holdStart holdEnd }
} } }`

interface Answer {
  setViewCamera: { view: { revision: number; pictureRevision: number; camera: object | null } }
}

const START = { x: 210, y: 120, width: 420, angle: 0 }
const END = { x: 100, y: 60, width: 210, angle: -12.5 }

describe('setViewCamera', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView(): Promise<string> {
    const { views } = await makeShot(app, studio.owner, studio.storyboardId)
    return views[0]?.id ?? ''
  }
  const set = (viewId: string, camera: object | null, person: Person | null = studio.member) =>
    app.send<Answer>(person, SET, { input: { viewId, camera } })
  const events = async (viewId: string) => {
    const query = `query ($id: ID!) { node(id: $id) { ... on Project { events(first: 200) { nodes {
      type subjectId payload } } } } }`
    const { node } = await app.ask<{ node: { events: { nodes: { type: string; subjectId: string }[] } } }>(
      studio.owner, query, { id: studio.projectId },
    )
    return node.events.nodes.filter(({ subjectId }) => subjectId === viewId)
  }

  it('sets and removes the camera move by operations, each once', async () => {
    const viewId = await makeView()
    const { data } = await set(viewId, { start: { x: 210, y: 120, width: 420 }, end: END, holdEnd: 6 })
    expect(data.setViewCamera.view).toEqual({
      revision: 1, pictureRevision: 1,
      camera: { start: START, end: END, easing: 'EASE_IN_OUT', holdStart: 0, holdEnd: 6 },
    })
    const again = await set(viewId, { start: START, end: END, easing: 'EASE_IN_OUT', holdEnd: 6 })
    expect(again.data.setViewCamera.view.revision).toBe(1)
    const removed = await set(viewId, null)
    expect(removed.data.setViewCamera.view).toEqual({ revision: 2, pictureRevision: 2, camera: null })
    expect((await set(viewId, null)).data.setViewCamera.view.revision).toBe(2)
  })

  it('records view.cameraSet where the move changes, and not where its space does', async () => {
    const viewId = await makeView()
    await set(viewId, { start: START, end: END })
    await draw(app, studio.member, viewId, [adding()])
    await draw(app, studio.member, viewId, [resizing({ width: 840, height: 480 })])
    await set(viewId, null)
    const all = await events(viewId)
    expect(all.filter(({ type }) => type === 'view.cameraSet')).toMatchObject([
      { payload: { isMoving: true } }, { payload: { isMoving: false } },
    ])
    expect(all.filter(({ type }) => type === 'view.drawn')).toHaveLength(4)
  })

  it('refuses numbers that are out of range, and naming the field', async () => {
    const viewId = await makeView()
    const refused = async (change: object, message: string) =>
      expectRefused(await set(viewId, { start: START, end: END, ...change }), 'INVALID_INPUT', { camera: message })
    await refused({ start: { ...START, width: 0.5 } }, 'The width of the camera lies between 1 and 32768, not at 0.5.')
    await refused({ end: { ...END, angle: 181 } }, 'The angle of the camera lies between -180 and 180, not at 181.')
    await refused({ holdStart: -1 }, 'The hold of the camera lies between 0 and 1000000, not at -1.')
  })

  it('is refused while the server stores no camera moves', async () => {
    const viewId = await makeView()
    inApp(() => areLayersWritten.provide(false))
    try {
      expectRefused(await set(viewId, { start: START, end: END }), 'CONFLICT', {
        camera: 'This server does not store layers, brushes and camera moves yet',
      })
    } finally {
      inApp(() => areLayersWritten.provide(true))
    }
  })

  it('is for those who draw', async () => {
    const viewId = await makeView()
    expect((await set(viewId, null, studio.outsider)).errors[0]?.extensions?.code).toBe('NOT_FOUND')
    expect((await set(viewId, null, null)).errors[0]?.extensions?.code).toBe('UNAUTHENTICATED')
  })
})
