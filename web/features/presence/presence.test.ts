import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { GuestInk } from '../../canvas/guestLines.ts'
import { BoardPresence, type ToldPerson } from './BoardPresence.ts'
import { InkBuffer, readPiece } from './inkPieces.ts'
import { HEARTBEAT_MS, MESSAGE_STEP_MS, PresenceSender, type PresenceMessage } from './PresenceSender.ts'

const STYLE = { tool: 'pen', color: '#112233', radius: 3, opacity: 1 } as const
const STROKE = '018f0000-0000-7000-8000-000000000001'

const inkOf = (from: number, count: number): GuestInk => ({
  strokeId: STROKE, from, style: STYLE,
  points: Array.from({ length: count }, (_, index) => ({ x: (from + index) * 2, y: 10, t: from + index })),
})

const personOf = (number: number, change: Partial<ToldPerson> = {}): ToldPerson => ({
  id: `user_${number}:tab`, userId: `user_${number}`, name: `Person ${number}`, shotId: 'shot_1', viewId: 'view_1',
  mode: 'LOOKING', followingId: null, cursor: null, ink: [], playback: null, ...change,
})

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A sender, what it has sent, and how to let the server have it. */
function sending() {
  const sent: PresenceMessage[] = []
  const waiting: ((pauseMs: number | null) => void)[] = []
  const sender = new PresenceSender((message) => {
    sent.push(message)
    return new Promise((resolve) => waiting.push(resolve))
  })
  const answer = (pauseMs: number | null = null) => waiting.splice(0).forEach((resolve) => resolve(pauseMs))
  return { sender, sent, answer }
}

test('many moves make fewer than thirty messages a second, each with the newest', async () => {
  const { sender, sent, answer } = sending()
  sender.setCompany(true)
  for (let step = 0; step < 500; step++) {
    sender.set({ shotId: 'shot_1', viewId: 'view_1', cursor: { x: step, y: 0 } })
    answer()
    await vi.advanceTimersByTimeAsync(2)
  }
  expect(sent.length).toBeGreaterThan(20)
  expect(sent.length).toBeLessThanOrEqual(30)
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  expect(sent.at(-1)?.cursor).toEqual({ x: 499, y: 0 })
})

test('where the server asks for longer pauses, everything goes with fewer messages', async () => {
  const { sender, sent, answer } = sending()
  sender.setCompany(true)
  sender.set({ shotId: 'shot_1', viewId: 'view_1' })
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  answer(200)
  const before = sent.length
  for (let step = 0; step < 100; step++) {
    sender.draw(inkOf(step, 1))
    await vi.advanceTimersByTimeAsync(10)
    answer(200)
  }
  await vi.advanceTimersByTimeAsync(200)
  const later = sent.slice(before)
  expect(later.length).toBeGreaterThanOrEqual(4)
  expect(later.length).toBeLessThanOrEqual(7)
  const told = later.flatMap(({ wet }) => wet).map((piece) => readPiece(piece)?.points.length ?? 0)
  expect(told.reduce((sum, count) => sum + count, 0)).toBe(100)
  answer(0)
  const calm = sent.length
  for (let step = 0; step < 500; step++) {
    sender.set({ cursor: { x: step, y: 0 } })
    answer(0)
    await vi.advanceTimersByTimeAsync(2)
  }
  expect(sent.length - calm).toBeGreaterThan(20)
})

test('what is selected goes out when it changes, and with its end', async () => {
  const { sender, sent, answer } = sending()
  sender.setCompany(true)
  const box = { left: 1, top: 2, right: 3, bottom: 4 }
  for (const selection of [box, box, null, null]) {
    sender.set({ shotId: 'shot_1', viewId: 'view_1', selection })
    await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
    answer()
  }
  expect(sent.map(({ selection }) => selection)).toEqual([box, null])
})

test('alone, only where one is and the heartbeat go out', async () => {
  const { sender, sent, answer } = sending()
  sender.start()
  sender.set({ shotId: 'shot_1', viewId: 'view_1' })
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  answer()
  for (let step = 0; step < 20; step++) sender.set({ cursor: { x: step, y: 0 } })
  sender.draw(inkOf(0, 4))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ shotId: 'shot_1', cursor: null, wet: [] })
  await vi.advanceTimersByTimeAsync(HEARTBEAT_MS)
  expect(sent).toHaveLength(2)
})

test('where the network is slow messages are left out, and their ink goes together', async () => {
  const { sender, sent, answer } = sending()
  sender.setCompany(true)
  sender.set({ viewId: 'view_1' })
  for (let step = 0; step < 40; step++) {
    sender.draw(inkOf(step * 2, 2))
    await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  }
  expect(sent.length).toBeLessThanOrEqual(3)
  answer()
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS * 2)
  const points = sent.flatMap(({ wet }) => wet).flatMap((piece) => readPiece(piece)?.points ?? [])
  expect(points).toHaveLength(80)
})

test('pieces of a stroke come out as they went in, each small enough', () => {
  const buffer = new InkBuffer()
  buffer.add(inkOf(0, 300))
  buffer.add(inkOf(300, 100))
  const pieces = buffer.take()
  expect(pieces.every(({ stroke }) => stroke.length <= 2_048)).toBe(true)
  const read = pieces.map((piece) => readPiece(piece))
  expect(read.map((ink) => ink?.from)).toEqual([0, 160, 320])
  expect(read.flatMap((ink) => ink?.points ?? []).map(({ x }) => Math.round(x))).toEqual(
    Array.from({ length: 400 }, (_, index) => index * 2),
  )
  expect(read[0]).toMatchObject({ strokeId: STROKE, style: { tool: 'pen', color: '#112233' } })
  expect(buffer.isEmpty).toBe(true)
  expect(readPiece({ from: 0, stroke: 'no stroke', isMark: false })).toBeNull()
})

test('a moving cursor leaves the list of the others as it is', () => {
  const presence = new BoardPresence()
  presence.take({ isComplete: true, now: 0, here: [personOf(1), personOf(2)], left: [] })
  const before = presence.getOthers()
  presence.take({ isComplete: false, now: 0, here: [personOf(1, { cursor: { x: 4, y: 5 } })], left: [] })
  expect(presence.getOthers()).toBe(before)
  expect(presence.getCursors('view_1')).toMatchObject([{ x: 4, y: 5, name: 'Person 1' }])
  const elsewhere = personOf(1, { viewId: 'view_2', cursor: { x: 4, y: 5 } })
  presence.take({ isComplete: false, now: 0, here: [elsewhere], left: [] })
  expect(presence.getCursors('view_1')).toEqual([])
  expect(presence.getCursors('view_2')).toHaveLength(1)
  presence.take({ isComplete: false, now: 0, here: [], left: ['user_1:tab'] })
  expect(presence.getOthers().map(({ name }) => name)).toEqual(['Person 2'])
  expect(presence.getCursors('view_2')).toEqual([])
  presence.take({ isComplete: true, now: 0, here: [personOf(3)], left: [] })
  expect(presence.getOthers().map(({ name }) => name)).toEqual(['Person 3'])
})

test('ink is heard by who watches its view', () => {
  const presence = new BoardPresence()
  const heard = vi.fn()
  const stop = presence.watchInk('view_1', heard)
  const told = personOf(1, { ink: [{ ...inkOf(0, 3), viewId: 'view_1' }, { ...inkOf(3, 3), viewId: 'view_2' }] })
  presence.take({ isComplete: false, now: 0, here: [told], left: [] })
  expect(heard).toHaveBeenCalledTimes(1)
  stop()
  presence.take({ isComplete: false, now: 0, here: [told], left: [] })
  expect(heard).toHaveBeenCalledTimes(1)
})

test('marks for a comment travel apart from the ink of the drawing', () => {
  const buffer = new InkBuffer()
  buffer.add({ ...inkOf(0, 3), isMark: true })
  const [ink] = buffer.take().map((piece) => readPiece(piece))
  const presence = new BoardPresence()
  const [drawn, marked] = [vi.fn(), vi.fn()]
  presence.watchInk('view_1', drawn)
  presence.watchMarks('view_1', marked)
  const playback = { itemId: 'item_1', shotId: 'shot_1', frame: 4, isPlaying: false, speed: 1, isReady: true, at: 0 }
  const here = [personOf(1, { playback, ink: ink ? [{ ...ink, viewId: 'view_1' }] : [] })]
  presence.take({ isComplete: false, now: 0, here, left: [] })
  expect(drawn).not.toHaveBeenCalled()
  // A view may be in several items of a playlist: who is on another one shows nothing.
  expect(marked.mock.calls).toEqual([[expect.objectContaining({ viewId: 'view_1' }), playback]])
})

test('what somebody plays leaves the list of the others as it is, and goes with them', () => {
  const presence = new BoardPresence()
  const heard = vi.fn()
  presence.watchPlaybacks(heard)
  expect(presence.isHeard()).toBe(false)
  presence.take({ isComplete: true, now: performance.now() + 5_000, here: [personOf(1)], left: [] })
  expect(presence.isHeard()).toBe(true)
  const others = presence.getOthers()
  const playback = {
    itemId: null, shotId: 'shot_1', frame: 4, isPlaying: true, speed: 1, isReady: true, at: performance.now() + 5_000,
  }
  // A message that was late says less of the server's clock than the one before.
  presence.take({ isComplete: false, now: performance.now() + 4_000, here: [personOf(1, { playback })], left: [] })
  expect(presence.getOthers()).toBe(others)
  expect(presence.getPlayback('user_1:tab')).toBe(playback)
  expect(presence.getServerTime()).toBeCloseTo(performance.now() + 5_000, -2)
  expect(heard).toHaveBeenCalledTimes(2)
  presence.take({ isComplete: false, now: 0, here: [], left: ['user_1:tab'] })
  expect(presence.getPlayback('user_1:tab')).toBeNull()
  presence.forget()
  expect(presence.isHeard()).toBe(false)
})

test('what is played is read when a message goes out', async () => {
  const { sender, sent } = sending()
  let frame = 0
  const playback = () => ({ itemId: null, shotId: 'shot_1', frame, isPlaying: true, speed: 1, isReady: true })
  sender.setPlayback(playback)
  sender.setCompany(true)
  frame = 7
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  expect(sent.map((message) => message.playback?.frame)).toEqual([7])
  frame = 9
  sender.sendPlayback()
  await vi.advanceTimersByTimeAsync(MESSAGE_STEP_MS)
  expect(sent.at(-1)?.playback?.frame).toBe(9)
})
