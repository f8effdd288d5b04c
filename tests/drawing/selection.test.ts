import { describe, expect, it } from 'vitest'
import { applyOperation, emptyDrawing, type Drawing } from '../../drawing/fold.ts'
import { IDENTITY } from '../../drawing/matrix.ts'
import type { Operation } from '../../drawing/operation.ts'
import {
  allMarks, boxAround, commonLook, isPlaceable, markAt, marksWithin, placing, restyling,
} from '../../drawing/selection.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { add } from './coding.ts'
import { strokeOf, uuidOf } from './sampleStrokes.ts'

const SIZE = { width: 420, height: 240 }
let count = 1_000
const newId = (): string => uuidOf(++count)

const row = (id: number, y: number, change: Partial<Stroke> = {}): Stroke =>
  strokeOf(id, { radius: 2, points: [10, 20, 30, 40, 50].map((x) => ({ x, y })), ...change })
const drawingOf = (...strokes: Stroke[]): Drawing => applyOperation(emptyDrawing(SIZE), add(...strokes))
const box = (left: number, top: number, right: number, bottom: number) =>
  [{ x: left, y: top }, { x: right, y: top }, { x: right, y: bottom }, { x: left, y: bottom }]
const idsOf = (marks: readonly { id: string }[]) => marks.map(({ id }) => id)
const after = (drawing: Drawing, operations: readonly Operation[]) => operations.reduce(applyOperation, drawing)

describe('what is selected', () => {
  it('is a line with at least half of its points in the outline', () => {
    const { strokes } = drawingOf(row(1, 20), row(2, 40), row(3, 60))
    expect(idsOf(marksWithin(strokes, box(0, 10, 35, 50)))).toEqual([uuidOf(1), uuidOf(2)])
    expect(marksWithin(strokes, box(0, 10, 15, 70))).toEqual([])
  })

  it('is what lies where it was put', () => {
    const drawing = drawingOf(row(1, 20), row(2, 40))
    const moved = after(drawing, placing(newId, SIZE, drawing.strokes.slice(0, 1), { ...IDENTITY, f: 100 }))
    expect(idsOf(marksWithin(moved.strokes, box(0, 110, 60, 130)))).toEqual([uuidOf(1)])
    expect(marksWithin(moved.strokes, box(0, 10, 60, 30))).toEqual([])
  })

  it('is not what an eraser took, and of a line what it left', () => {
    const eraser = strokeOf(3, { tool: 'eraser', radius: 8, points: [{ x: 10, y: 20 }, { x: 34, y: 20 }] })
    const whole = strokeOf(4, { tool: 'eraser', radius: 8, points: [{ x: 0, y: 40 }, { x: 60, y: 40 }] })
    const { strokes } = drawingOf(row(1, 20), row(2, 40), eraser, whole)
    expect(idsOf(allMarks(strokes))).toEqual([uuidOf(1)])
    expect(idsOf(marksWithin(strokes, box(45, 10, 60, 30)))).toEqual([uuidOf(1)])
    expect(markAt(strokes, { x: 20, y: 20 }, 3)).toBeNull()
    expect(markAt(strokes, { x: 50, y: 20 }, 3)?.id).toBe(uuidOf(1))
  })

  it('is the line on top of those that are touched', () => {
    const { strokes } = drawingOf(row(1, 20), row(2, 21))
    expect(markAt(strokes, { x: 25, y: 20 }, 1)?.id).toBe(uuidOf(2))
    expect(markAt(strokes, { x: 25, y: 30 }, 1)).toBeNull()
  })
})

describe('what is done with it', () => {
  it('is put from where it lies, each line in its own way', () => {
    const drawing = drawingOf(row(1, 20), row(2, 40))
    const once = after(drawing, placing(newId, SIZE, drawing.strokes.slice(0, 1), { ...IDENTITY, e: 5 }))
    const twice = after(once, placing(newId, SIZE, once.strokes, { ...IDENTITY, e: 10 }))
    expect(boxAround(twice.strokes.filter(({ id }) => id === uuidOf(1)))?.left).toBe(10 - 2 + 15)
    expect(boxAround(twice.strokes.filter(({ id }) => id === uuidOf(2)))?.left).toBe(10 - 2 + 10)
    expect(boxAround([])).toBeNull()
  })

  it('is only put where drawings can hold it', () => {
    const { strokes } = drawingOf(row(1, 20))
    const scaled = (factor: number) => ({ a: factor, b: 0, c: 0, d: factor, e: 0, f: 0 })
    expect([64, 65, 1 / 60, 1 / 65, 0].map((factor) => isPlaceable(scaled(factor), strokes)))
      .toEqual([true, false, true, false, false])
  })

  it('has the opacity in common, and the radius as a part of that it was drawn with', () => {
    const drawing = drawingOf(row(1, 20), row(2, 40, { radius: 8 }))
    expect(commonLook(drawing, drawing.strokes)).toEqual({ opacity: 1, radiusFactor: 1 })
    const thick = after(drawing, restyling(newId, drawing.strokes, { radiusFactor: 1.5 }))
    const twice = after(thick, placing(newId, SIZE, thick.strokes, { ...IDENTITY, a: 2, d: 2 }))
    expect(commonLook(twice, twice.strokes)).toEqual({ opacity: 1, radiusFactor: 1.5 })
    const one = after(twice, restyling(newId, twice.strokes.slice(0, 1), { radiusFactor: 3, opacity: 0.5 }))
    expect(commonLook(one, one.strokes)).toEqual({ opacity: null, radiusFactor: null })
    expect(commonLook(one, one.strokes.slice(0, 1))).toEqual({ opacity: 0.5, radiusFactor: 3 })
  })

  it('gets a look in as few operations as the format allows', () => {
    const strokes = Array.from({ length: 10_001 }, (_, index) =>
      strokeOf(index + 1, { points: [{ x: index % 400, y: 10 }] }))
    const operations = restyling(newId, strokes, { color: '#ff0000' })
    expect(operations.map((operation) => 'strokeIds' in operation && operation.strokeIds.length)).toEqual([10_000, 1])
  })
})
