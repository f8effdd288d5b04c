import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_SMOOTHNESS, SMOOTHNESS_OPTIONS } from '../../drawing/smoothness.ts'
import { type PointerSample, RopeStabilizer } from '../../drawing/stabilizer.ts'
import { circlePath, samplesOf, shakyPath, zigzagPath } from './penStrokes.ts'

const PLACE = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) })
const SAMPLES = fc
  .array(fc.tuple(PLACE, fc.nat(40)), { minLength: 1 })
  .map((places) => places.map(([place, pause], index) => ({ ...place, time: index * 20 + pause, pressure: index })))
const LENGTH = fc.constantFrom(10, 30, 60)
const START = { x: 0, y: 0, time: 0, pressure: 0 }

const distanceOf = (one: PointerSample, other: PointerSample): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The whole line of a pen-down: its points and how long the rope was at most. */
function draw(samples: readonly [PointerSample, ...PointerSample[]], length = DEFAULT_SMOOTHNESS) {
  const [start, ...later] = samples
  const stabilizer = new RopeStabilizer(length, start)
  const line = [start]
  let longest = 0
  for (const sample of later) {
    line.push(...stabilizer.move(sample))
    longest = Math.max(longest, distanceOf(sample, stabilizer.brush))
  }
  line.push(...stabilizer.lift())
  return { line, longest }
}

const rootMeanSquare = (values: readonly number[]): number =>
  Math.sqrt(values.reduce((sum, value) => sum + value ** 2, 0) / values.length)

/** Zooms and the rates of pens, each with each. */
const SCREENS = [1, 3].flatMap((zoom) => [125, 240].map((hz) => ({ zoom, hz })))

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

  it('is the pointer itself without a rope', () => {
    fc.assert(
      fc.property(SAMPLES, (samples) => {
        const stabilizer = new RopeStabilizer(0, START)
        expect(samples.flatMap((sample) => stabilizer.move(sample))).toEqual(samples)
        expect(stabilizer.lift()).toEqual([])
      }),
    )
  })

  it('never lets the brush fall farther behind than the rope is long', () => {
    fc.assert(
      fc.property(LENGTH, SAMPLES, (length, samples) => {
        const stabilizer = new RopeStabilizer(length, START)
        for (const sample of samples) {
          stabilizer.move(sample)
          expect(distanceOf(sample, stabilizer.brush)).toBeLessThan(length)
        }
      }),
    )
  })

  it('draws each sample once, in order, from where the pen came down to where it lifts', () => {
    fc.assert(
      fc.property(LENGTH, SAMPLES, (length, samples) => {
        const { line } = draw([START, ...samples], length)
        expect(line.map((point) => 'pressure' in point && point.pressure)).toEqual(
          [START, ...samples].map(({ pressure }) => pressure),
        )
        expect([line[0], line.at(-1)]).toEqual([START, samples.at(-1)])
      }),
    )
  })

  it('leaves a straight line where it is', () => {
    const straight = samplesOf({ at: (time) => ({ x: time, y: time / 2 }), duration: 500 }, 240, 1)
    const { line } = draw(straight)
    const offsets = straight.map((sample, index) => distanceOf(line[index] ?? START, sample))
    expect(Math.max(...offsets)).toBeLessThan(1e-6)
  })

  it.each(SCREENS)('keeps circles as large as they were drawn, at zoom $zoom and $hz Hz', ({ zoom, hz }) => {
    for (const [radius, duration] of [[3, 300], [10, 500], [10, 1_000], [40, 700], [40, 2_000]] as const) {
      const { line, longest } = draw(samplesOf(circlePath(radius, duration), hz, zoom))
      const radii = line.map(({ x, y }) => Math.hypot(x / zoom - 100, y / zoom - 100))
      expect(Math.min(...radii)).toBeGreaterThan(0.95 * radius)
      expect(Math.max(...radii)).toBeLessThan(1.05 * radius)
      expect(distanceOf(line[0] ?? START, line.at(-1) ?? START) / zoom).toBeLessThan(2)
      expect(longest).toBeLessThanOrEqual(DEFAULT_SMOOTHNESS)
    }
  })

  it.each(SCREENS)('keeps every corner of a zigzag of 20 px, at zoom $zoom and $hz Hz', ({ zoom, hz }) => {
    for (const [legMs, isEven] of [[100, false], [300, false], [150, true], [300, true]] as const) {
      const path = zigzagPath(20, legMs, isEven)
      const samples = samplesOf(path, hz, zoom)
      const { line } = draw(samples)
      // Half a zigzag around each corner: how far it reaches, in what the pen reported and in the line.
      const reach = (points: readonly PointerSample[], corner: number): number =>
        Math.max(
          ...points
            .filter(({ time }) => Math.abs(time - corner * legMs) <= legMs / 2)
            .map(({ y }) => Math.abs(y / zoom - (corner % 2 === 0 ? 120 : 100))),
        )
      for (let corner = 1; corner < 8; corner++) {
        const [drawn, kept] = [reach(samples, corner), reach(line, corner)]
        expect(Math.abs(kept - drawn)).toBeLessThan(0.025 * 20)
      }
      expect(distanceOf(line.at(-1) ?? START, samples.at(-1) ?? START)).toBe(0)
    }
  })

  it.each([125, 240])('takes most of the jitter out of a shaky line at %i Hz', (hz) => {
    const offsets = (points: readonly PointerSample[]): number[] => points.slice(20, -20).map(({ y }) => y - 100)
    for (const speed of [100, 200, 300]) {
      for (const tremor of [0.5, 1, 1.5]) {
        const lines = [1, 2, 3, 4, 5, 6].map((seed) => samplesOf(shakyPath(speed, tremor, seed), hz, 1, 0.3))
        const before = rootMeanSquare(lines.flatMap(offsets))
        const after = rootMeanSquare(lines.flatMap((samples) => offsets(draw(samples).line)))
        expect(after / before).toBeLessThan(0.5)
      }
    }
  })

  it('lags by a tenth of a second at most: a slow pen has a short rope', () => {
    const slow = draw(samplesOf({ at: (time) => ({ x: time / 20, y: 100 }), duration: 2_000 }, 240, 1))
    expect(slow.longest).toBeLessThan(6)
    const quick = draw(samplesOf({ at: (time) => ({ x: time, y: 100 }), duration: 300 }, 240, 1))
    expect(quick.longest).toBeGreaterThan(25)
  })

  it('draws what it did before, to an eighth of a pixel', () => {
    const { line } = draw(samplesOf(shakyPath(200, 1, 3), 125, 1, 0.3))
    const round = (place: number): number => Math.round(place * 8) / 8
    const places = line.filter((_, index) => index % 20 === 0).map(({ x, y }) => `${round(x)},${round(y)}`)
    expect(places).toEqual([
      '49.875,98.875', '82,100', '114,100.25', '146.125,99.875', '178,99.875', '209.875,100.125', '242,100.125',
      '274,100', '306,100.125', '338,99.875',
    ])
  })
})
