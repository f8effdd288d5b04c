import { expect, it } from 'vitest'
import { tiltOf } from './tilt.ts'

it.each([
  [0, 0, { altitude: 90, azimuth: 0 }],
  [45, 0, { altitude: 45, azimuth: 0 }],
  [0, 30, { altitude: 60, azimuth: 90 }],
  [-30, 0, { altitude: 60, azimuth: 180 }],
  [0, -52, { altitude: 40, azimuth: 270 }],
  [90, 0, { altitude: 0, azimuth: 0 }],
])('a pen at %d, %d leans as points have it', (tiltX, tiltY, tilt) => {
  expect(tiltOf({ tiltX, tiltY })).toEqual(tilt)
})

it.each([
  [{ angle: 90, isFlipped: false }, 0],
  [{ angle: -30, isFlipped: false }, 120],
  [{ angle: 0, isFlipped: true }, 90],
  [{ angle: 60, isFlipped: true }, 150],
])('the side of a pen that leans down the screen is that of the drawing, turned by %o', (turn, azimuth) => {
  expect(tiltOf({ tiltX: 0, tiltY: 30 }, turn)).toEqual({ altitude: 60, azimuth })
})

it('has a side in steps of five degrees from 0 to 355, all around', () => {
  for (let turn = 0; turn < 360; turn++) {
    const [tiltX, tiltY] = [Math.cos, Math.sin].map((part) => 40 * part((turn * Math.PI) / 180)) as [number, number]
    const { azimuth } = tiltOf({ tiltX, tiltY })
    expect([azimuth % 5, azimuth >= 0 && azimuth <= 355]).toEqual([0, true])
  }
  expect(tiltOf({ tiltX: 40, tiltY: -0.5 }).azimuth).toBe(0)
})
