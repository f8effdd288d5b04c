import { afterEach, expect, test, vi } from 'vitest'
import type { CameraMove } from '../../drawing/cameraMove.ts'
import { cameraCss, seenAt } from './cameraView.ts'

const CARD = { width: 420, height: 240 }
const MOVE: CameraMove = {
  start: { x: 210, y: 120, width: 420, angle: 0 }, end: { x: 315, y: 60, width: 210, angle: 10 },
  easing: 'LINEAR', holdStart: 0, holdEnd: 0,
}

afterEach(() => vi.unstubAllGlobals())

test('a camera is seen moving, or cut for people who want no movement', () => {
  expect(seenAt(MOVE, CARD, 5, 11).angle).toBeCloseTo(5)
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  expect(seenAt(MOVE, CARD, 4, 11)).toEqual(MOVE.start)
  expect(seenAt(MOVE, CARD, 5, 11)).toEqual(MOVE.end)
})

test('contents are laid so that what a camera sees fills their element', () => {
  expect(cameraCss(MOVE.start, CARD, 2).to).toBe('rotate(0deg) scale(1) translate(0px, 0px)')
  expect(cameraCss(MOVE.end, CARD, 2)).toEqual({
    to: 'rotate(-10deg) scale(2) translate(-210px, 120px)',
    back: 'translate(210px, -120px) scale(0.5) rotate(10deg)',
  })
})
