import { expect, test } from 'vitest'
import type { CameraFrame } from '../../drawing/cameraMove.ts'
import { firstMove, heldFrame, keptFrame, pressedFrame } from './cameraHand.ts'

const CARD = { width: 420, height: 240 }
const FRAME: CameraFrame = { x: 210, y: 120, width: 200, angle: 0 }

test('a held frame moves with the pointer, strictly along one axis', () => {
  const moved = (isStrict: boolean) => heldFrame(FRAME, 'move', { x: 0, y: 0 }, { x: 30, y: -10 }, isStrict)
  expect(moved(false)).toEqual({ ...FRAME, x: 240, y: 110 })
  expect(moved(true)).toEqual({ ...FRAME, x: 240 })
})

test('a corner scales a frame about its middle, the knob turns it', () => {
  expect(heldFrame(FRAME, 'scale', { x: 310, y: 120 }, { x: 260, y: 120 }, false)).toEqual({ ...FRAME, width: 100 })
  expect(heldFrame(FRAME, 'scale', { x: 210, y: 120 }, { x: 260, y: 120 }, false)).toEqual(FRAME)
  const turned = (to: { x: number; y: number }, isStrict: boolean) =>
    heldFrame(FRAME, 'turn', { x: 210, y: 20 }, to, isStrict).angle
  expect(turned({ x: 310, y: 120 }, false)).toBeCloseTo(90)
  expect(turned({ x: 250, y: 20 }, true)).toBe(15)
})

test.each([
  ['ArrowLeft', false, { x: 209 }], ['ArrowDown', true, { y: 130 }],
  ['+', false, { width: 204 }], ['-', true, { width: 200 / 1.2 }],
  [']', false, { angle: 1 }], ['{', true, { angle: -15 }],
])('the key %s (with Shift: %s) changes a frame', (key, isLong, change) => {
  expect(pressedFrame(FRAME, key, isLong)).toEqual({ ...FRAME, ...change })
})

test('other keys change nothing', () => expect(pressedFrame(FRAME, 'a', false)).toBeNull())

test('a frame is kept as drawings keep it, within limits', () => {
  expect(keptFrame({ x: 1.05, y: -9e9, width: 0, angle: 190.004 }, CARD))
    .toEqual({ x: 1, y: -480, width: 10.5, angle: -170 })
  const first = firstMove(CARD)
  expect(keptFrame(first.end, CARD)).toEqual(first.end)
  expect(first).toMatchObject({ start: { width: 420 }, end: { width: 294 } })
})
