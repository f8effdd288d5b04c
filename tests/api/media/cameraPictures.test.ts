import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uuidOf } from '../../../server/kernel/ids.ts'
import { files } from '../../../server/modules/media/files.ts'
import { runDueJobs } from '../../../server/platform/jobs/jobs.ts'
import { tasks } from '../../../server/tasks.ts'
import { startApp, type TestApp } from '../../harness/app.ts'
import { adding, draw, makeStroke } from '../../harness/drawings.ts'
import { makeShot, makeStudio, type Person, type Studio } from '../../harness/fixtures.ts'
import { inApp } from '../../harness/running.ts'
import { mutated } from '../projects/projectCalls.ts'
import { enterAsGuest, shareBoard } from '../review/reviewCalls.ts'
import { save as saveVersion } from '../versions/boardVersions.ts'

const SET = `mutation ($input: SetViewCameraInput!) { setViewCamera(input: $input) { view {
  thumbnailUrl(width: 420) cameraUrl } } }`
const VERSION = `query ($id: ID!) { node(id: $id) { ... on StoryboardVersion { shots(first: 50) { nodes { shotId views {
  camera { start { x } easing } cameraUrl pictureUrl(width: 420) } } } } } }`

const GUEST_REVIEW = '{ review { shots(first: 5) { nodes { views { camera { start { x } } cameraUrl } } } } }'

interface GuestReview {
  review: { shots: { nodes: { views: { camera: object | null; cameraUrl: string | null }[] }[] } }
}
interface Pictures { thumbnailUrl: string; cameraUrl: string | null }
interface VersionShot {
  shotId: string
  views: { camera: object | null; cameraUrl: string | null; pictureUrl: string }[]
}

/** From a dot beyond the frame to the left upper quarter of the frame. */
const MOVE = { start: { x: 500, y: 120, width: 210 }, end: { x: 105, y: 60, width: 210 }, easing: 'LINEAR' }
const DOTS = [
  makeStroke({ color: '#ff0000', radius: 30, points: [{ x: 500, y: 120 }] }),
  makeStroke({ color: '#0000ff', radius: 30, points: [{ x: 105, y: 60 }] }),
]

describe('pictures of a view with a camera move', () => {
  let app: TestApp
  let studio: Studio

  beforeAll(async () => {
    app = await startApp()
    studio = await makeStudio(app)
  })
  afterAll(() => app.stop())

  async function makeView() {
    const { id: shotId, views } = await makeShot(app, studio.owner, studio.storyboardId)
    const viewId = views[0]?.id ?? ''
    await draw(app, studio.owner, viewId, [adding(DOTS)])
    return { shotId, viewId }
  }
  async function setCamera(viewId: string, camera: object | null): Promise<Pictures> {
    const { data } = await app.send<{ setViewCamera: { view: Pictures } }>(
      studio.owner, SET, { input: { viewId, camera } },
    )
    return data.setViewCamera.view
  }
  const get = (path: string, person: Person | null = null) =>
    fetch(`${app.url}${path}`, person ? { headers: { authorization: `Bearer ${person.accessToken}` } } : {})

  /** A picture's size, and its colors at places given as shares of its sides. */
  async function look(path: string, ...places: [number, number][]) {
    const bytes = Buffer.from(await (await get(path)).arrayBuffer())
    const { data, info: { width, height } } =
      await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colors = places.map(([x, y]) => {
      const at = (Math.floor(y * height) * width + Math.floor(x * width)) * 3
      const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
      if (green > 200) return 'paper'
      return red > blue ? 'red' : 'blue'
    })
    return { width, height, colors }
  }

  it('show the start on cards, and all of the paper for players', async () => {
    const { viewId } = await makeView()
    const { thumbnailUrl, cameraUrl } = await setCamera(viewId, MOVE)
    expect(await look(thumbnailUrl, [0.5, 0.5], [0.05, 0.5])).toEqual({
      width: 420, height: 240, colors: ['red', 'paper'],
    })
    // From 0 to 605 across, at 1,280 pixels for 210.
    expect(cameraUrl).toContain(`/media/views/${viewId}/2/camera.webp?`)
    expect(await look(cameraUrl ?? '', [500 / 605, 0.5], [105 / 605, 0.25], [0.5, 0.5])).toEqual({
      width: Math.round((605 * 1280) / 210), height: Math.round((240 * 1280) / 210), colors: ['red', 'blue', 'paper'],
    })
  })

  it('have no paper for players without a move', async () => {
    const { viewId } = await makeView()
    await setCamera(viewId, MOVE)
    const { thumbnailUrl, cameraUrl } = await setCamera(viewId, null)
    expect(cameraUrl).toBeNull()
    expect((await look(thumbnailUrl, [0.25, 0.25])).colors).toEqual(['blue'])
  })

  it('open by a signature or for those who see the view, and stay what they are', async () => {
    const { viewId } = await makeView()
    const { cameraUrl } = await setCamera(viewId, MOVE)
    const path = cameraUrl?.split('?')[0] ?? ''
    const signed = await get(cameraUrl ?? '')
    expect([signed.status, signed.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(signed.headers.get('cache-control')).toContain('immutable')
    expect((await get(path, studio.member)).status).toBe(200)
    expect((await get(path, studio.outsider)).status).toBe(404)
    expect((await get(path)).status).toBe(401)
    expect((await get(path.replace('.webp', '.png'), studio.member)).status).toBe(404)
    const other = cameraUrl?.replace('camera.webp', 'w420.webp') ?? ''
    expect((await get(other)).status).toBe(401)
  })

  it('are painted by the job that paints the others', async () => {
    const { viewId } = await makeView()
    await setCamera(viewId, MOVE)
    const isPainted = () => inApp(async () =>
      (await files().read(`views/${uuidOf('View', viewId)}/2/camera.webp`)) !== null)
    await expect.poll(async () => {
      await inApp(() => runDueJobs(tasks))
      return isPainted()
    }, { timeout: 10_000 }).toBe(true)
  })

  it('are shown to guests while their link is open, with a watermark wherever the camera is', async () => {
    const other = await makeStudio(app)
    const { views: [made] } = await makeShot(app, other.owner, other.storyboardId)
    const viewId = made?.id ?? ''
    // A paper of six frames, of which nothing is drawn in.
    const frame = (x: number) => ({ x, y: 120, width: 210 })
    await app.send(other.owner, SET, { input: { viewId, camera: { start: frame(-700), end: frame(1_000) } } })
    const link = await shareBoard(app, other.owner, other.storyboardId, { hasWatermark: true })
    const guest = await enterAsGuest(app, link)
    const { review } = await app.ask<GuestReview>(guest, GUEST_REVIEW, {})
    const [view] = review.shots.nodes.flatMap(({ views }) => views)
    expect(view?.camera).toEqual({ start: { x: -700 } })
    const bytes = Buffer.from(await (await get(view?.cameraUrl ?? '')).arrayBuffer())
    const { width = 0, height = 0 } = await sharp(bytes).metadata()
    expect(width).toBe(4096)
    const seen = Math.floor((width * 210) / 1_910)
    for (const left of [0, Math.floor(width / 3), width - seen]) {
      const part = sharp(bytes).extract({ left, top: 0, width: seen, height })
      expect((await part.stats()).channels[0]?.min).toBeLessThan(240)
    }
    await mutated(app, other.owner, 'revokeReviewLink', { reviewLinkId: link.id })
    await expect.poll(async () => (await get(view?.cameraUrl ?? '')).status, { timeout: 12_000 }).toBe(404)
  }, 30_000)

  it('are kept by versions', async () => {
    const { shotId, viewId } = await makeView()
    await setCamera(viewId, MOVE)
    const { id } = await saveVersion(app, studio.owner, studio.storyboardId)
    await setCamera(viewId, null)
    const { node } = await app.ask<{ node: { shots: { nodes: VersionShot[] } } }>(studio.member, VERSION, { id })
    const view = node.shots.nodes.find((shot) => shot.shotId === shotId)?.views[0]
    expect(view?.camera).toEqual({ start: { x: 500 }, easing: 'LINEAR' })
    expect((await look(view?.pictureUrl ?? '', [0.5, 0.5])).colors).toEqual(['red'])
    expect((await look(view?.cameraUrl ?? '', [105 / 605, 0.25])).colors).toEqual(['blue'])
  })
})
