import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCanvasData, toCanvasData } from '../../drawing/canvasData.ts'
import { diffCanvasData } from '../../drawing/canvasDiff.ts'
import { copiesOf } from '../../drawing/copying.ts'
import { decodeStroke, encodeStroke } from '../../drawing/encoding.ts'
import { findArea } from '../../drawing/fill/findArea.ts'
import { closedStroke, sizeOf } from '../../drawing/fill/outline.ts'
import { areaOf, isWithin, ringsOf } from '../../drawing/fill/rings.ts'
import { simplify } from '../../drawing/fill/simplify.ts'
import { WetFill } from '../../drawing/fill/wetFill.ts'
import { applyOperation, emptyDrawing } from '../../drawing/fold.ts'
import { inkText } from '../../drawing/ink.ts'
import { type Place, squaredDistance } from '../../drawing/matrix.ts'
import { paintStroke } from '../../drawing/paintStroke.ts'
import { markAt, marksWithin } from '../../drawing/selection.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { add } from './coding.ts'
import { differenceOf, expectGolden, pixelAt } from './pictures.ts'
import { handwriting, idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const SCALE = 3
const newId = idsFrom(0xf000)

const square = (left: number, top: number, side: number): Place[] => [
  { x: left, y: top }, { x: left + side, y: top }, { x: left + side, y: top + side }, { x: left, y: top + side },
]
/** Points given twice are corners. */
const closed = (places: readonly Place[]): Place[] => [...places, ...places.slice(0, 1)].flatMap((one) => [one, one])
const line = (number: number, points: readonly Place[], parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { points, radius: 1.5, ...parts })
const area = (number: number, rings: readonly (readonly Place[])[], parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { brush: 'fill', color: '#c8553d', radius: 0.01, ...areaOf(rings), ...parts })
const ring = area(1, [square(50, 50, 100), square(80, 80, 40)])

function picture(strokes: readonly Stroke[], scale = 1) {
  const canvas = createCanvas(CARD.width * scale, CARD.height * scale)
  const context = canvas.getContext('2d')
  context.scale(scale, scale)
  for (const stroke of strokes) paintStroke(context, stroke, paintKit)
  return canvas
}

/** The area around a place among lines, as the page looks for it. */
function found(strokes: readonly Stroke[], x: number, y: number, gap = 1.5) {
  const canvas = picture(strokes, SCALE)
  return findArea(canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height), SCALE, { x, y, gap })
}

const sizeOfArea = (parts: Pick<Stroke, 'points' | 'rings'>): number =>
  ringsOf(parts).reduce((sum, one, index) => sum + (index === 0 ? 1 : -1) * sizeOf(one), 0)

describe('an area', () => {
  it('is painted within its outlines alone', async () => {
    const canvas = picture([ring])
    expect([pixelAt(canvas, 60, 60), pixelAt(canvas, 100, 100)[3], pixelAt(canvas, 40, 40)[3]])
      .toEqual([[0xc8, 0x55, 0x3d, 255], 0, 0])
    const sheet = [
      line(2, handwriting(2, 200), { radius: 4 }), { ...ring, isBehind: true, opacity: 0.6 },
      area(3, [handwriting(7, 300)], { color: '#2f6db3', opacity: 0.5 }),
      strokeOf(4, { tool: 'eraser', radius: 9, points: [{ x: 60, y: 40 }, { x: 140, y: 160 }] }),
    ]
    await expectGolden(picture(sheet, 2), 'fill-2')
  })

  it('keeps its outlines when it is stored and when other programs read and write it', () => {
    expect(decodeStroke(encodeStroke(ring))).toEqual(ring)
    const drawing = applyOperation(emptyDrawing(CARD), add(ring))
    const data = toCanvasData(drawing, 1)
    expect(data.lines[0]).toMatchObject({ fill: true, points: square(50, 50, 100), holes: [square(80, 80, 40)] })
    expect(diffCanvasData(drawing, parseCanvasData(JSON.stringify(data)), newId)).toEqual([])
    const other = emptyDrawing(CARD)
    const copied = diffCanvasData(other, parseCanvasData(data), newId).reduce(applyOperation, other)
    expect(copied.strokes).toEqual([{ ...ring, isBehind: undefined }].map(({ isBehind: _isBehind, ...rest }) => rest))
  })

  it('stays whole where a program that knows no areas gives it back, and where it changes the color', () => {
    const drawing = applyOperation(emptyDrawing(CARD), add(ring))
    const lines = toCanvasData(drawing, 1).lines.map(({ points, brushColor, brushRadius, id }) =>
      ({ points, brushColor, brushRadius, id }))
    expect(diffCanvasData(drawing, parseCanvasData({ lines }), newId)).toEqual([])
    const recolored = parseCanvasData({ lines: lines.map((one) => ({ ...one, brushColor: '#00ff00' })) })
    const after = diffCanvasData(drawing, recolored, newId).reduce(applyOperation, drawing)
    expect(after.strokes).toMatchObject([{ color: '#00ff00', brush: 'fill', rings: [4, 4] }])
  })

  it.each([
    ['an eraser', { tool: 'eraser' }], ['a point with pressure', { points: handwriting(1, 5) }],
    ['two points', { points: square(0, 0, 5).slice(0, 2) }], ['outlines of other points', { rings: [3, 4] }],
    ['an outline of two points', { rings: [2, 6] }], ['a list of one outline', { rings: [8] }],
    ['a line with outlines', { brush: 'marker' }],
  ] as const)('is not %s', (_name, parts) => {
    expect(() => encodeStroke({ ...ring, ...parts } as Stroke)).toThrow(/area|outline/i)
  })

  it('is sealed with its outlines, and lines as before', () => {
    const inkOf = (stroke: Stroke): string => inkText(applyOperation(emptyDrawing(CARD), add(stroke)))
    expect(inkOf(ring)).not.toBe(inkOf({ ...ring, rings: [3, 5] }))
    expect(inkOf(strokeOf(1))).not.toContain('[]]')
  })

  it('is selected, touched and copied as a whole', () => {
    const eraser = strokeOf(2, { tool: 'eraser', radius: 8, points: [{ x: 50, y: 50 }, { x: 150, y: 50 }] })
    const { strokes } = applyOperation(emptyDrawing(CARD), add(ring, eraser))
    expect([markAt(strokes, { x: 60, y: 70 }, 1), markAt(strokes, { x: 100, y: 100 }, 1)].map((mark) => mark?.id))
      .toEqual([uuidOf(1), undefined])
    expect(marksWithin(strokes, square(40, 40, 120)).map(({ id }) => id)).toEqual([uuidOf(1)])
    expect(copiesOf(newId, strokes, new Set([uuidOf(1)])).map(({ rings }) => rings)).toEqual([[4, 4]])
  })

  it('looks the same while its outline is drawn', () => {
    const points = handwriting(3, 120).map(({ x, y }) => ({ x, y }))
    const style = { tool: 'pen', brush: 'fill', color: '#2f6db3', radius: 1, opacity: 0.7 } as const
    const canvas = createCanvas(CARD.width, CARD.height)
    const wet = new WetFill(canvas.getContext('2d'), style)
    for (let at = 0; at < points.length; at += 7) wet.extend(points.slice(at, at + 7), points.slice(at + 7, at + 9))
    wet.extend([], [])
    expect(differenceOf(canvas, picture([area(1, [points], style)]), 0)).toBe(0)
  })

  it('is what a pen goes around, without points that say nothing; a tap is none', () => {
    const drawn = strokeOf(1, { brush: 'fill', points: handwriting(1, 300) })
    const stroke = closedStroke(drawn)
    expect(stroke?.points.length).toBeLessThan(200)
    expect(stroke && decodeStroke(encodeStroke(stroke)).points.length).toBe(stroke?.points.length)
    expect(differenceOf(picture([stroke ?? drawn], 2), picture([drawn], 2), 64)).toBeLessThan(0.001)
    expect(closedStroke({ ...drawn, points: [{ x: 1, y: 1 }] })).toBeNull()
  })
})

describe('an outline with fewer points', () => {
  it('is never farther from the old one than asked', () => {
    const PLACE = fc.record({ x: fc.integer({ min: 0, max: 99 }), y: fc.integer({ min: 0, max: 99 }) })
    const PLACES = fc.array(PLACE, { minLength: 3, maxLength: 60 })
    fc.assert(fc.property(PLACES, fc.integer({ min: 1, max: 10 }), (places, tolerance) => {
      const kept = simplify(places, tolerance)
      const ends = kept.map((place) => places.indexOf(place))
      expect(ends).toEqual([...ends].sort((one, other) => one - other))
      for (const place of places) {
        const gaps = kept.map((from, index) => squaredDistance(place, from, kept[(index + 1) % kept.length] ?? from))
        expect(Math.min(...gaps)).toBeLessThanOrEqual(tolerance ** 2 + 1e-9)
      }
    }))
  })
})

describe('the area that lines enclose', () => {
  const box = line(1, closed(square(100, 60, 100)))

  it('is what lies within them, and goes a little under them', () => {
    const inside = found([box], 150, 110)
    const size = sizeOfArea(inside?.area ?? { points: [] })
    expect(inside?.isOpen).toBe(false)
    // 97 px between the lines; 0.75 px under each.
    expect(Math.sqrt(size)).toBeGreaterThan(97.5)
    expect(Math.sqrt(size)).toBeLessThan(99.5)
  })

  it('goes around what lies within', () => {
    const inside = found([box, line(2, closed(square(140, 100, 20)))], 110, 70)
    expect(inside?.area.rings?.length).toBe(2)
    const rings = ringsOf(inside?.area ?? { points: [] })
    expect([isWithin(rings, { x: 120, y: 80 }), isWithin(rings, { x: 150, y: 110 })]).toEqual([true, false])
  })

  it('ends at gaps up to the width asked for', () => {
    const corners = [[148, 60], [100, 60], [100, 160], [200, 160], [200, 60], [155, 60]] as const
    const open = [line(1, corners.map(([x, y]) => ({ x, y })))]
    expect(found(open, 150, 110, 1)?.isOpen).toBe(true)
    const shut = found(open, 150, 110, 8)
    expect(shut?.isOpen).toBe(false)
    expect(sizeOfArea(shut?.area ?? { points: [] })).toBeLessThan(100 * 101)
  })

  it('fills places narrower than the gap', () => {
    const narrow = line(1, closed(square(100, 60, 6)))
    expect(sizeOfArea(found([narrow], 103, 63, 8)?.area ?? { points: [] })).toBeGreaterThan(12)
  })

  it('is the whole paper where nothing encloses it, and none outside of the paper', () => {
    expect(found([], 10, 10)).toMatchObject({ isOpen: true, area: { points: { length: 4 } } })
    expect(found([box], 500, 10)).toBeNull()
  })

  it('is the patch of one color where it begins on ink', () => {
    const tone = area(2, [square(10, 10, 40)], { color: '#888888' })
    const inside = found([tone], 20, 20)
    expect(inside?.isOpen).toBe(false)
    expect(sizeOfArea(inside?.area ?? { points: [] })).toBeGreaterThan(39 ** 2)
  })

  it('takes few bytes', () => {
    const drawn = [line(1, closed(handwriting(4, 400)), { radius: 2 }), box]
    const inside = found(drawn, 5, 5)
    expect(inside && encodeStroke(area(9, ringsOf(inside.area))).length).toBeLessThan(2_000)
  })
})
