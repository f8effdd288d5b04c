import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CameraMove } from '../../../drawing/cameraMove.ts'
import { buildTimeline } from '../../playback/timeline.ts'
import { Deck, type PlayedCamera } from './deck.ts'

const RATE = { numerator: 24, denominator: 1 }
const SIZE = { width: 420, height: 240 }
const PAN: CameraMove = {
  start: { x: 210, y: 120, width: 420, angle: 0 }, end: { x: 630, y: 120, width: 420, angle: 0 },
  easing: 'LINEAR', holdStart: 0, holdEnd: 0,
}
/** Its paper has more pixels than there is room for. */
const FAR: CameraMove = { ...PAN, end: { ...PAN.end, x: 20_000 }, start: { ...PAN.start, y: 20_000 } }

const fetched: string[] = []
let frames: FrameRequestCallback[] = []

beforeEach(() => {
  fetched.length = 0
  frames = []
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run))
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  vi.stubGlobal('fetch', async (url: string) => {
    fetched.push(url)
    return new Response('')
  })
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1280, height: 731, close: () => undefined }))
})
afterEach(() => vi.unstubAllGlobals())

/** The next animation frame, once what is under way has come. */
async function nextFrame(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  const due = frames
  frames = []
  for (const run of due) run(0)
}

/** A deck with a picture of 24 frames for each view, and the calls of its canvas. */
async function openDeck(cameras: ReadonlyMap<string, CameraMove>, count = 3) {
  const ids = Array.from({ length: count }, (_, index) => `view${index}`)
  const deck = new Deck(RATE)
  deck.player.setTimeline(buildTimeline(
    ids.map((id, index) => ({ id: `shot${index}`, frames: 24, pictureIds: [id] })), 'all',
  ))
  const calls: [string, ...unknown[]][] = []
  const context = new Proxy({}, {
    get: (_, name: string) => (...args: unknown[]) => calls.push([name, ...args]),
    set: () => true,
  })
  const canvas = { width: 840, height: 480, dataset: {}, getContext: () => context }
  deck.setCanvas(canvas as unknown as HTMLCanvasElement)
  const played = new Map([...cameras].map(([id, camera]): [string, PlayedCamera] =>
    [id, { camera, size: SIZE, url: `/${id}/camera.webp` }]))
  const addresses = (kind: string) => new Map(ids.map((id) => [id, `/${id}/${kind}.webp`]))
  deck.setAddresses(addresses('w1920'), addresses('w840'), played)
  for (let turn = 0; turn < 4; turn += 1) await nextFrame()
  return { deck, calls }
}

test('the paper of a view with a camera move is fetched, and drawn as the camera sees it', async () => {
  const { deck, calls } = await openDeck(new Map([['view0', PAN]]))
  expect(fetched.toSorted()).toEqual(['/view0/camera.webp', '/view1/w1920.webp', '/view2/w1920.webp'])
  const shifts = () => calls.filter(([name]) => name === 'translate').map(([, x]) => x)
  expect(shifts()).toEqual([420, -210])
  expect(deck.getSeen()).toEqual({ frame: PAN.start, size: SIZE })
  calls.length = 0
  deck.player.seek(23)
  await nextFrame()
  expect(shifts()).toEqual([420, -630])
  expect(deck.getSeen()?.frame).toEqual(PAN.end)
  calls.length = 0
  deck.player.seek(24)
  await nextFrame()
  expect(deck.getSeen()).toBeNull()
  expect(calls.map(([name]) => name)).toEqual(['clearRect', 'drawImage'])
  deck.close()
})

test('of large papers fewer are decoded ahead, and the next one in any case', async () => {
  const { deck } = await openDeck(new Map(['view0', 'view1', 'view2', 'view3'].map((id) => [id, FAR])), 4)
  expect(fetched.toSorted()).toEqual(['/view0/camera.webp', '/view1/camera.webp'])
  deck.close()
})
