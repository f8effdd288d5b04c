import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../drawing/fold.ts'
import { applyOperation, EMPTY_DRAWING_SIZE, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import type { DrawingSize, Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { OPERATION } from './arbitraries.ts'
import { strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const opId = uuidOf(1)

const add = (...strokes: Stroke[]): Operation => ({ opId, kind: 'ADD_STROKES', strokes })
const remove = (...strokes: Stroke[]): Operation => ({
  opId,
  kind: 'REMOVE_STROKES',
  strokeIds: strokes.map(({ id }) => id),
})
const clear: Operation = { opId, kind: 'CLEAR' }
const setSize = (width: number, height: number): Operation => ({ opId, kind: 'SET_SIZE', size: { width, height } })
const fold = (...operations: Operation[]) => foldOperations(CARD, operations)

const [one, two, three] = [strokeOf(1), strokeOf(2), strokeOf(3)]

function expectSamePicture(actual: Drawing, wanted: Drawing): void {
  expect(actual.size).toEqual(wanted.size)
  expect(actual.strokes.map(({ id }) => id)).toEqual(wanted.strokes.map(({ id }) => id))
  for (const [index, stroke] of actual.strokes.entries()) {
    const other = wanted.strokes[index] ?? one
    expect(stroke.radius).toBeCloseTo(other.radius, 6)
    for (const [at, { x, y }] of stroke.points.entries()) {
      expect(x).toBeCloseTo(other.points[at]?.x ?? Number.NaN, 6)
      expect(y).toBeCloseTo(other.points[at]?.y ?? Number.NaN, 6)
    }
  }
}

describe('fold', () => {
  it('starts empty', () => {
    expect(fold()).toEqual(emptyDrawing(CARD))
    expect(emptyDrawing(EMPTY_DRAWING_SIZE)).toEqual({ size: { width: 400, height: 400 }, strokes: [] })
  })

  it('adds, removes and clears', () => {
    expect(fold(add(one, two), add(three)).strokes).toEqual([one, two, three])
    expect(fold(add(one, two, three), remove(two, strokeOf(9))).strokes).toEqual([one, three])
    expect(fold(add(one, two), clear, add(three)).strokes).toEqual([three])
  })

  it('keeps one stroke of an id that is added twice', () => {
    const drawing = fold(add(one, one), add({ ...one, color: '#ff0000' }), add(two))
    expect(drawing.strokes).toEqual([one, two])
  })

  it('puts a stroke that is added back where it was', () => {
    expect(fold(add(one, two, three), remove(one, two), add(two, one)).strokes).toEqual([one, two, three])
    expect(fold(add(one, two), clear, add(three), add(one)).strokes).toEqual([one, three])
  })

  it('leaves the drawing before it untouched, and gives the same one when nothing changes', () => {
    const before = fold(add(one))
    expect(applyOperation(before, add(two)).strokes).toEqual([one, two])
    expect(before.strokes).toEqual([one])
    expect(applyOperation(before, add(one))).toBe(before)
    expect(applyOperation(before, remove(two))).toBe(before)
    expect(applyOperation(fold(), clear)).toEqual(fold())
  })

  it('gives the same whether folded at once, one by one or through JSON', () => {
    fc.assert(
      fc.property(fc.array(OPERATION, { maxLength: 12 }), (operations) => {
        const folded = foldOperations(CARD, operations)
        expect(operations.reduce(applyOperation, emptyDrawing(CARD))).toEqual(folded)
        const reread = operations.reduce(
          (drawing: Drawing, operation) => JSON.parse(JSON.stringify(applyOperation(drawing, operation))) as Drawing,
          emptyDrawing(CARD),
        )
        expect(reread.strokes.map(({ id }) => id)).toEqual(folded.strokes.map(({ id }) => id))
      }),
    )
  })
})

describe('a change of size', () => {
  it('scales points and radius by one factor and centres them', () => {
    const line = strokeOf(1, { radius: 2, points: [{ x: 0, y: 0, pressure: 0.5, t: 3 }, { x: 420, y: 240 }] })
    const doubled = fold(add(line), setSize(840, 480))
    expect(doubled.strokes[0]?.points).toEqual([{ x: 0, y: 0, pressure: 0.5, t: 3 }, { x: 840, y: 480 }])
    expect(doubled.strokes[0]?.radius).toBe(4)

    const upright = fold(add(line), setSize(210, 240))
    expect(upright.size).toEqual({ width: 210, height: 240 })
    expect(upright.strokes[0]?.points).toEqual([{ x: 0, y: 60, pressure: 0.5, t: 3 }, { x: 210, y: 180 }])
    expect(upright.strokes[0]?.radius).toBe(1)
  })

  it('never distorts, whatever the sizes', () => {
    const side = fc.integer({ min: 10, max: 2_000 })
    const square = strokeOf(1, { radius: 5, points: [{ x: 100, y: 100 }, { x: 150, y: 100 }, { x: 150, y: 150 }] })
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { minLength: 1, maxLength: 6 }), (sizes) => {
        const [stroke = one] = fold(add(square), ...sizes.map(([width, height]) => setSize(width, height))).strokes
        const [start, corner, end] = stroke.points
        const across = (corner?.x ?? 0) - (start?.x ?? 0)
        expect((end?.y ?? 0) - (corner?.y ?? 0)).toBeCloseTo(across, 6)
        expect(stroke.radius).toBeCloseTo(across / 10, 6)
      }),
    )
  })

  it('leaves the drawing as it was after trying other ratios and coming back', () => {
    const side = fc.integer({ min: 10, max: 2_000 })
    const before = fold(add(one, two))
    fc.assert(
      fc.property(fc.array(fc.tuple(side, side), { maxLength: 5 }), (sizes) => {
        const tried = sizes.map(([width, height]) => setSize(width, height))
        expectSamePicture([...tried, setSize(CARD.width, CARD.height)].reduce(applyOperation, before), before)
      }),
    )
  })

  it('keeps in view what was drawn in between', () => {
    const upright: DrawingSize = { width: 120, height: 240 }
    const wide = fold(add(one), setSize(120, 240), add(strokeOf(2, { points: [{ x: 60, y: 0 }] })), setSize(480, 240))
    expect(fold(add(one), setSize(upright.width, upright.height)).size).toEqual(upright)
    expect(wide.strokes[1]?.points).toEqual([{ x: 240, y: 0 }])
    expect(wide.strokes[1]?.radius).toBe(2)
  })

  it('moves a stroke back to its place among the scaled ones', () => {
    const drawing = fold(add(one, two), remove(one), setSize(840, 480), add(strokeOf(1, { radius: 4 })))
    expect(drawing.strokes.map(({ id, radius }) => [id, radius])).toEqual([[one.id, 4], [two.id, 4]])
  })
})
