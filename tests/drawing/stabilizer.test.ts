import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SMOOTHNESS, RopeStabilizer, SMOOTHNESS_OPTIONS } from '../../drawing/stabilizer.ts'

const PLACE = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })

describe('RopeStabilizer', () => {
  it('offers None, Slight, Medium and High, Medium being the default', () => {
    expect(SMOOTHNESS_OPTIONS.map(({ name, value }) => `${name} ${value}`)).toEqual([
      'None 0',
      'Slight 10',
      'Medium 30',
      'High 60',
    ])
    expect(DEFAULT_SMOOTHNESS).toBe(30)
  })

  it('rests within the rope, follows when it is taut, and catches up when the pen lifts', () => {
    const rope = new RopeStabilizer(30, { x: 0, y: 0, pressure: 0.1 })
    expect(rope.move({ x: 30, y: 0, pressure: 0.2 })).toBeNull()
    expect(rope.brush).toEqual({ x: 0, y: 0, pressure: 0.1 })
    expect(rope.move({ x: 40, y: 0, pressure: 0.3 })).toEqual({ x: 10, y: 0, pressure: 0.3 })
    expect(rope.move({ x: 10, y: 40, pressure: 0.4 })).toEqual({ x: 10, y: 10, pressure: 0.4 })
    expect(rope.lift({ x: 12, y: 40, pressure: 0 })).toEqual({ x: 12, y: 40, pressure: 0 })
    expect(rope.lift({ x: 12, y: 40, pressure: 0 })).toBeNull()
  })

  it('is the pointer itself without a rope', () => {
    fc.assert(
      fc.property(fc.array(PLACE, { minLength: 1 }), ([start, ...places]) => {
        const rope = new RopeStabilizer(0, start ?? { x: 0, y: 0 })
        expect(places.map((place) => rope.move(place))).toEqual(places)
        expect(rope.lift(places.at(-1) ?? rope.brush)).toBeNull()
      }),
    )
  })

  it('never lets the brush fall farther behind than the rope is long', () => {
    fc.assert(
      fc.property(fc.constantFrom(10, 30, 60), fc.array(PLACE), (length, places) => {
        const rope = new RopeStabilizer(length, { x: 0, y: 0 })
        for (const place of places) {
          const moved = rope.move(place)
          const distance = Math.hypot(place.x - rope.brush.x, place.y - rope.brush.y)
          expect(distance).toBeLessThanOrEqual(length + 1e-9)
          if (moved) expect(distance).toBeCloseTo(length, 6)
        }
      }),
    )
  })
})
