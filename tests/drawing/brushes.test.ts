import { type Canvas, createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldOperations } from '../../drawing/fold.ts'
import { boxOf } from '../../drawing/mark.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { BRUSHES, type Stroke, type StrokeBrush, type StrokePoint } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { leaning, sheetOf, wave } from './brushStrokes.ts'
import { differenceOf, expectGolden, pixelAt } from './pictures.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const COATED = BRUSHES.filter((brush) => brush !== 'ink' && brush !== 'fill')
const newId = idsFrom(0xf000)

function layer(scale = 1): Canvas {
  const canvas = createCanvas(CARD.width * scale, CARD.height * scale)
  canvas.getContext('2d').scale(scale, scale)
  return canvas
}

function painted(...strokes: Stroke[]): Canvas {
  const canvas = layer()
  for (const stroke of strokes) paintStroke(canvas.getContext('2d'), stroke, paintKit)
  return canvas
}

function paintedOnPaper(strokes: readonly Stroke[], scale: number): Canvas {
  const canvas = createCanvas(CARD.width * scale, CARD.height * scale)
  const drawing = foldOperations(CARD, [{ opId: newId(), kind: 'ADD_STROKES', strokes }])
  paintDrawing(canvas.getContext('2d'), drawing, { width: canvas.width, height: canvas.height, kit: paintKit })
  return canvas
}

/** Opacity of every pixel, 0–1. */
function coverOf(canvas: Canvas): number[] {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  return Array.from({ length: data.length / 4 }, (_, at) => (data[at * 4 + 3] ?? 0) / 255)
}

const inkIn = (canvas: Canvas): number => coverOf(canvas).reduce((sum, cover) => sum + cover, 0)
const line = (pressure: number, parts: Partial<StrokePoint> = {}): StrokePoint[] =>
  Array.from({ length: 20 }, (_, index) => ({ x: 60 + index * 15, y: 120, pressure, ...parts }))
const brushStroke = (brush: StrokeBrush, parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(1, { brush, radius: 20, points: line(1), ...parts })
/** Mean cover of the middle of a line. */
function middleOf(canvas: Canvas): number {
  const { data } = canvas.getContext('2d').getImageData(100, 116, 200, 8)
  let sum = 0
  for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0
  return sum / 255 / 1_600
}

describe('golden pictures', () => {
  it.each(COATED.flatMap((brush) => [0.5, 1, 2].map((scale) => [brush, scale] as const)))(
    '%s at scale %d',
    (brush, scale) => expectGolden(paintedOnPaper(sheetOf(brush), scale), `${brush}-${scale}`),
  )
})

describe.each(COATED)('%s', (brush) => {
  it('grows as it is painted when it is finished', () => {
    for (const stroke of sheetOf(brush).filter(({ isBehind }) => !isBehind)) {
      const [canvas, whole] = [layer(2), layer(2)]
      const wet = new WetStroke(canvas.getContext('2d'), stroke, paintKit)
      for (const [index, point] of stroke.points.entries()) {
        wet.extend([point], index % 2 === 0 ? [{ ...point, x: point.x + 9, y: point.y - 5 }] : [])
      }
      wet.extend([])
      paintStroke(whole.getContext('2d'), { ...stroke, tool: 'pen' }, paintKit)
      expect(differenceOf(canvas, whole, 96)).toBe(0)
      expect(differenceOf(canvas, whole, 24)).toBeLessThan(0.001)
      for (const context of [canvas.getContext('2d'), whole.getContext('2d')]) {
        context.setTransform(1, 0, 0, 1, 0, 0)
        context.clearRect(0, 0, canvas.width, canvas.height)
        context.setTransform(0.8, 0.3, -0.3, 0.8, 100, 20)
      }
      wet.repaint()
      paintStroke(whole.getContext('2d'), { ...stroke, tool: 'pen' }, paintKit)
      expect(differenceOf(canvas, whole, 24)).toBeLessThan(0.001)
    }
  })

  it('does not darken where it crosses itself', () => {
    const there = line(1)
    const back = [...there, ...there.slice(0, -1).reverse()]
    const [once, twice] = [there, back].map((points) => painted(brushStroke(brush, { points, opacity: 0.5 })))
    expect(once && twice && Math.abs(middleOf(once) - middleOf(twice))).toBeLessThan(0.002)
  })

  it('takes away with its eraser as much as it paints', () => {
    const stroke = brushStroke(brush)
    const canvas = layer()
    canvas.getContext('2d').fillRect(0, 0, CARD.width, CARD.height)
    paintStroke(canvas.getContext('2d'), { ...stroke, tool: 'eraser' }, paintKit)
    const left = coverOf(canvas)
    expect(coverOf(painted(stroke)).every((cover, at) => Math.abs(cover + (left[at] ?? 0) - 1) < 0.04)).toBe(true)
  })

  it('comes from behind as from the front, and through its opacity', () => {
    const stroke = brushStroke(brush)
    const front = coverOf(painted(stroke))
    const behind = coverOf(painted({ ...stroke, isBehind: true }))
    const faint = { ...stroke, opacity: 0.5 }
    expect(front.every((cover, at) => Math.abs(cover - (behind[at] ?? 0)) < 0.03)).toBe(true)
    // Where levels of the paper meet, half a pencil covers a little more than half.
    expect(inkIn(painted(faint)) / inkIn(painted(stroke))).toBeCloseTo(brush === 'pencil' ? 0.51 : 0.5, 2)
  })

  it('stays within its box', () => {
    for (const stroke of sheetOf(brush)) {
      const { left, top, right, bottom } = boxOf(stroke)
      const cover = coverOf(painted({ ...stroke, tool: 'pen' }))
      const outside = cover.filter((part, at) => {
        const [x, y] = [at % CARD.width, Math.floor(at / CARD.width)]
        return part > 0 && (x + 1 < left - 1 || x > right + 1 || y + 1 < top - 1 || y > bottom + 1)
      })
      expect(outside).toEqual([])
    }
  })

  it('leaves more on the paper the harder it is pressed', () => {
    const ink = [0.1, 0.4, 0.7, 1].map((pressure) => inkIn(painted(brushStroke(brush, { points: line(pressure) }))))
    expect(ink).toEqual([...ink].sort((one, other) => one - other))
  })

  it('is painted alike in whatever order it arrives', () => {
    fc.assert(fc.property(fc.shuffledSubarray(sheetOf(brush), { minLength: 2, maxLength: 4 }), (strokes) => {
      const parts = strokes.map((stroke) => ({ opId: newId(), kind: 'ADD_STROKES' as const, strokes: [stroke] }))
      const [first, second] = [parts, [...parts, ...parts]].map((operations) => {
        const canvas = createCanvas(CARD.width, CARD.height)
        const drawing = foldOperations(CARD, operations)
        paintDrawing(canvas.getContext('2d'), drawing, { ...CARD, kit: paintKit })
        return canvas
      })
      expect(first && second && differenceOf(first, second, 0)).toBe(0)
    }), { numRuns: 5 })
  })
})

describe('a pencil', () => {
  it('reaches more of the paper the harder it is pressed, and all of it never', () => {
    const covers = [0.1, 0.5, 1].map((pressure) =>
      middleOf(painted(brushStroke('pencil', { points: line(pressure) }))))
    expect(covers.map((cover) => Math.round(cover * 10) / 10)).toEqual([0.3, 0.7, 0.9])
  })

  it('that is thick is as dark at its edges as in its middle, at any pressure that is held', () => {
    const rows = (canvas: Canvas, y: number): number => {
      const { data } = canvas.getContext('2d').getImageData(80, y, 240, 6)
      return data.reduce((sum, value, at) => sum + (at % 4 === 3 ? value : 0), 0) / 255 / (240 * 6)
    }
    for (const pressure of [0.1, 0.35, 0.65, 0.95]) {
      const canvas = painted(brushStroke('pencil', { radius: 28, points: line(pressure) }))
      const edge = Math.floor(28 * (0.6 + 0.4 * pressure) * 0.8)
      expect(Math.abs(rows(canvas, 117) - rows(canvas, 120 - edge))).toBeLessThan(0.08)
    }
  })

  it('has the grain of the paper where it lies, whatever was painted before', () => {
    const stroke = brushStroke('pencil', { points: wave(60, 300, 120) })
    const [there, moved] = [stroke, { ...stroke, id: uuidOf(2), points: wave(61, 301, 120) }].map((one) => painted(one))
    expect(there && moved && differenceOf(there, moved)).toBeGreaterThan(0.001)
    expect(there && differenceOf(there, painted(stroke), 0)).toBe(0)
  })
})

describe.each(['pencil', 'marker'] as const)('a %s that leans', (brush) => {
  it('is wider and lighter', () => {
    const [upright, flat] = [90, 20].map((altitude) =>
      painted(brushStroke(brush, { radius: 10, points: line(0.6, { altitude, azimuth: 0 }) })))
    if (!upright || !flat) return
    expect(middleOf(flat)).toBeLessThan(middleOf(upright))
    expect(coverOf(flat).filter((cover) => cover > 0).length)
      .toBeGreaterThan(1.4 * coverOf(upright).filter((cover) => cover > 0).length)
  })
})

describe('a marker', () => {
  it('covers six tenths at most', () => {
    expect(pixelAt(painted(brushStroke('marker')), 150, 120)[3]).toBe(153)
  })
})

describe('a soft brush', () => {
  it('fades evenly from its middle to its edge', () => {
    const canvas = layer(3)
    paintStroke(canvas.getContext('2d'), brushStroke('soft', { radius: 30 }), paintKit)
    const across = Array.from({ length: 96 }, (_, step) => pixelAt(canvas, 600, 360 + step)[3] ?? 0)
    const steps = across.slice(1).map((cover, at) => (across[at] ?? 0) - cover)
    expect(across[0]).toBeGreaterThan(240)
    expect(across.at(-1)).toBeLessThan(3)
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...steps)).toBeLessThan(9)
  })

  it('is painted where a line leaves a large paper far behind', () => {
    const points = [{ x: -30_000, y: 120 }, { x: 30_000, y: 120 }]
    expect(pixelAt(painted(brushStroke('soft', { points, radius: 2 })), 200, 120)[3]).toBeGreaterThan(200)
  })
})

describe('the grain of a leaning pencil', () => {
  it('turns with the way it leans', () => {
    const strokes = [0, 90].map((azimuth) =>
      brushStroke('pencil', { points: leaning(3, 60).map((point) => ({ ...point, altitude: 20, azimuth })) }))
    const [across, along] = strokes.map((stroke) => painted(stroke))
    expect(across && along && differenceOf(across, along)).toBeGreaterThan(0.01)
  })
})
