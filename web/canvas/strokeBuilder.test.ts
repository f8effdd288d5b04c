import { describe, expect, it } from 'vitest'
import type { FittedArea } from '../../drawing/fit.ts'
import { inkStyleOf } from './brush.ts'
import type { InkSample } from './pointerInput.ts'
import { StrokeBuilder } from './strokeBuilder.ts'

/** Half of the screen's scale, moved by 10 pixels: drawing = (screen - 10) × 2. */
const PLACEMENT: FittedArea = { x: 10, y: 10, width: 200, height: 100, scale: 0.5 }
const STYLE = inkStyleOf({ tool: 'pen', color: '#112233', radius: 3, smoothness: 0 })

function at(x: number, y: number, more: Partial<InkSample> = {}): InkSample {
  return { x, y, time: 100, ...more }
}

function start(ropeLength = 0, first = at(10, 10), style = STYLE): StrokeBuilder {
  return new StrokeBuilder('stroke', style, ropeLength, first, PLACEMENT)
}

const places = (points: readonly { x: number; y: number }[]): number[][] => points.map(({ x, y }) => [x, y])

describe('StrokeBuilder', () => {
  it('keeps every sample, in drawing space, with the time since the pen came down', () => {
    const builder = start()
    const samples = Array.from({ length: 500 }, (_, index) => at(11 + index / 10, 20, { time: 101 + index }))
    expect(builder.follow(samples, PLACEMENT)).toHaveLength(500)
    expect(builder.points).toHaveLength(501)
    expect(builder.points.at(-1)).toEqual({ x: (60.9 - 10) * 2, y: 20, t: 500 })
    expect(builder.toStroke()).toMatchObject({ id: 'stroke', tool: 'pen', color: '#112233', radius: 3, opacity: 1 })
  })

  it('has pressure everywhere when a pen began it, and nowhere otherwise', () => {
    const pen = start(0, at(10, 10, { pressure: 0.4 }))
    pen.follow([at(12, 10, { pressure: 0.6 }), at(14, 10)], PLACEMENT)
    expect(pen.points.map(({ pressure }) => pressure)).toEqual([0.4, 0.6, 0.6])
    const mouse = start()
    mouse.follow([at(12, 10, { pressure: 0.6 })], PLACEMENT)
    expect(mouse.points.some((point) => 'pressure' in point)).toBe(false)
  })

  it('has the tilt of its pen everywhere when its brush shows it, and nowhere otherwise', () => {
    const leaning = { pressure: 0.4, altitude: 40, azimuth: 90 }
    const tiltsOf = (style: typeof STYLE) => {
      const pen = start(0, at(10, 10, leaning), style)
      pen.follow([at(12, 10, { ...leaning, altitude: 35 }), at(14, 10)], PLACEMENT)
      return pen.points.map(({ altitude, azimuth }) => [altitude, azimuth])
    }
    expect(tiltsOf({ ...STYLE, brush: 'pencil' })).toEqual([[40, 90], [35, 90], [35, 90]])
    expect(tiltsOf(STYLE).flat()).toEqual(Array(6).fill(undefined))
  })

  it('leaves out a sample that says nothing new', () => {
    const builder = start()
    expect(builder.follow([at(10, 10, { time: 130 }), at(12, 10)], PLACEMENT)).toHaveLength(1)
  })

  it('follows on a rope and catches up at the end, changing nothing it has drawn', () => {
    const builder = start(30)
    const gained = builder.follow([at(25, 10, { time: 120 }), at(39, 10, { time: 140 })], PLACEMENT)
    expect(gained).toEqual([])
    expect(builder.rope).toMatchObject({ brush: { x: 10, y: 10 }, pointer: { x: 39, y: 10 } })
    gained.push(...builder.follow([at(60, 10, { time: 160 })], PLACEMENT))
    expect(places(gained)).toEqual([[30, 0], [58, 0]])
    expect(builder.rope).toMatchObject({ brush: { x: 39, y: 10 }, pointer: { x: 60, y: 10 } })
    const wet = [...builder.points]
    expect(places(builder.lift(PLACEMENT))).toEqual([[100, 0]])
    expect(builder.toStroke().points.slice(0, wet.length)).toEqual(wet)
  })

  it('shows no guesses of the pointer on a rope, which is behind it', () => {
    expect(start(30).preview([at(60, 10)], PLACEMENT)).toEqual([])
  })

  it('shows predicted places and keeps none', () => {
    const builder = start()
    expect(places(builder.preview([at(20, 10), at(30, 10)], PLACEMENT))).toEqual([[20, 0], [40, 0]])
    expect(builder.points).toHaveLength(1)
  })

  it('makes one straight line of a pen-down with Shift', () => {
    const builder = start()
    builder.aim(at(50, 10), PLACEMENT, (_from, to) => to)
    builder.aim(at(60, 35), PLACEMENT, (_from, to) => to)
    expect(places(builder.preview([at(99, 99)], PLACEMENT))).toEqual([[100, 50]])
    expect(places(builder.lift(PLACEMENT))).toEqual([[100, 50]])
    expect(places(builder.points)).toEqual([[0, 0], [100, 50]])
  })

  it('makes corners where a straight part begins and ends', () => {
    const builder = start()
    builder.follow([at(20, 10)], PLACEMENT)
    builder.aim(at(20, 40), PLACEMENT, (_from, to) => to)
    builder.follow([at(40, 40)], PLACEMENT)
    expect(places(builder.points)).toEqual([[0, 0], [20, 0], [20, 0], [20, 60], [20, 60], [60, 60]])
  })

  it('stays within what a stroke may hold', () => {
    const builder = start()
    builder.follow([at(1e9, -1e9, { time: 50 })], PLACEMENT)
    expect(builder.points.at(-1)).toEqual({ x: 32_768, y: -32_768, t: 0 })
    expect(builder.isFull).toBe(false)
    builder.follow(Array.from({ length: 48_000 }, (_, index) => at(index % 2, 0)), PLACEMENT)
    expect(builder.isFull).toBe(true)
  })
})
