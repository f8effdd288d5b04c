import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { v7 as newId } from 'uuid'
import { copiesOf, copyingLayers, cutting, isCutting, strokesIn } from '../../drawing/copying.ts'
import { encodePayload, versionOf } from '../../drawing/encoding.ts'
import { applyOperation, type Drawing, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import type { LayerKey } from '../../drawing/layer.ts'
import { layersIn } from '../../drawing/layering.ts'
import { IDENTITY } from '../../drawing/matrix.ts'
import type { Operation } from '../../drawing/operation.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import { placing, restyling } from '../../drawing/selection.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { redoOperations, undoOperations } from '../../drawing/undo.ts'
import { paintKit } from '../../server/platform/paintKit.ts'
import { differenceOf } from './pictures.ts'
import { strokeOf, uuidOf } from './sampleStrokes.ts'

const SIZE = { width: 420, height: 240 }
const CUSTOM = '01920000-0000-7000-8000-00000000abcd'

const row = (id: number, y: number, change: Partial<Stroke> = {}): Stroke =>
  strokeOf(id, { radius: 2, points: [10, 20, 30, 40, 50].map((x) => ({ x, y })), ...change })
const add = (...strokes: Stroke[]): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes })
const set = (layer: LayerKey, fields: object): Operation => ({ opId: newId(), kind: 'SET_LAYER', layer, fields })
const fold = (...operations: Operation[]): Drawing => foldOperations(SIZE, operations)
const after = (drawing: Drawing, operations: readonly Operation[]) => operations.reduce(applyOperation, drawing)
const marksOf = (drawing: Drawing, key: LayerKey) => layersIn(drawing).find((layer) => layer.key === key)?.strokes ?? []
const xs = ({ points }: Stroke) => points.map(({ x }) => Math.round(x * 4) / 4)

function paint(drawing: Drawing) {
  const canvas = createCanvas(drawing.size.width, drawing.size.height)
  paintDrawing(canvas.getContext('2d'), drawing, { ...drawing.size, kit: paintKit })
  return canvas
}

describe('a copy of lines', () => {
  it('looks as they do: with their place and look, in pieces where an eraser took from one', () => {
    const timed = row(1, 20, { points: [10, 20, 30, 40, 50].map((x, index) => ({ x, y: 20, t: index * 8 })) })
    const drawn = fold(add(timed, strokeOf(2, { tool: 'eraser', radius: 4, points: [{ x: 30, y: 20 }] })))
    const drawing = after(drawn, placing(newId, SIZE, drawn.strokes.slice(0, 1), { ...IDENTITY, f: 100 }))
    const copies = copiesOf(newId, drawing.strokes, new Set([uuidOf(1)]))
    // The eraser took from 26 to 34; the lines have round ends.
    expect(copies.map(xs)).toEqual([[10, 20, 24], [36, 40, 50]])
    expect(copies.map(({ points }) => points.map(({ y, t = 0 }) => [y, Math.round(t)]))).toEqual([
      [[120, 0], [120, 8], [120, 11]], [[120, 0], [120, 3], [120, 11]],
    ])
    expect(copies.some((copy) => 'matrix' in copy || 'look' in copy || 'erasers' in copy)).toBe(false)
  })

  it('has the gap of an eraser that no point of a line met', () => {
    const line = strokeOf(1, { radius: 1, points: [{ x: 0, y: 50 }, { x: 200, y: 50 }] })
    const drawn = fold(add(line, strokeOf(2, { tool: 'eraser', radius: 9, points: [{ x: 100, y: 50 }] })))
    expect(copiesOf(newId, drawn.strokes, new Set([uuidOf(1)])).map(xs)).toEqual([[0, 90], [110, 200]])
  })

  it('is the same picture in another drawing space, with brushes as wide as they may be', () => {
    const [stroke] = strokesIn({ width: 840, height: 480 }, [row(1, 20)], SIZE)
    expect(stroke).toMatchObject({ radius: 4 })
    expect(stroke?.points[0]).toEqual({ x: 20, y: 40 })
    const own = [row(1, 20)]
    expect(strokesIn(SIZE, own, SIZE)).toBe(own)
    const [soft] = strokesIn({ width: 840, height: 480 }, [row(1, 20, { brush: 'soft', radius: 20 })], SIZE)
    expect(soft?.radius).toBe(30)
  })
})

describe('a copy of layers', () => {
  const thick = (id: number, change: Partial<Stroke>) =>
    strokeOf(id, { radius: 14, points: [{ x: 60, y: 80 }, { x: 200, y: 120 }, { x: 340, y: 70 }], ...change })
  const full = (() => {
    const drawn = fold(
      set(CUSTOM, { name: 'Sky', opacity: 0.5, blend: 'MULTIPLY', rank: 5 }),
      add(thick(1, { layer: 'ink' }), thick(2, { layer: CUSTOM, color: '#3366cc' }), row(3, 200)),
      add(strokeOf(4, { tool: 'eraser', layer: 'ink', radius: 6, points: [{ x: 150, y: 60 }, { x: 220, y: 160 }] })),
      add(row(5, 30, { layer: 'ink', radius: 6 })),
    )
    const [first] = marksOf(drawn, 'ink')
    const restyled = after(drawn, restyling(newId, first ? [first] : [], { color: '#cc3300', radiusFactor: 1.2 }))
    const [last] = marksOf(restyled, 'ink').slice(-1)
    return after(restyled, placing(newId, SIZE, last ? [last] : [], { ...IDENTITY, a: 2, d: 2, e: 40, f: 60 }))
  })()
  const all = new Set(['ink', CUSTOM, 'base'])

  it('looks the same where nothing lies, with names, opacity and blend', () => {
    const copy = after(emptyDrawing(SIZE), copyingLayers(newId, full, emptyDrawing(SIZE), all))
    expect(differenceOf(paint(copy), paint(full))).toBeLessThan(0.0005)
    const look = (drawing: Drawing) =>
      layersIn(drawing).map(({ key, name, opacity, blend, rank }) => ({ key, name, opacity, blend, rank }))
    expect(look(copy)).toEqual(look(full))
    const ids = new Set(full.strokes.map(({ id }) => id))
    expect(copy.strokes.some(({ id }) => ids.has(id))).toBe(false)
    expect(copy.strokes.some((mark) => 'matrix' in mark)).toBe(false)
  })

  it('takes nothing from what lies there, and leaves the layers there as they are', () => {
    const to = fold(add(thick(9, { layer: 'ink', color: '#00ff00' })), set('ink', { opacity: 0.25, name: 'Mine' }))
    const copy = after(to, copyingLayers(newId, full, to, new Set(['ink'])))
    const [ink] = layersIn(copy)
    expect(ink).toMatchObject({ key: 'ink', name: 'Mine', opacity: 0.25 })
    expect(ink?.strokes.some(({ tool }) => tool === 'eraser')).toBe(false)
    // The line that an eraser went across, in two, and the other one.
    expect(ink?.strokes).toHaveLength(1 + 2 + 1)
    expect(copyingLayers(newId, full, to, new Set(['notes']))).toEqual([])
  })

  it('brings a removed layer back as it is in the original', () => {
    const to = fold(set(CUSTOM, { name: 'Old', opacity: 1 }), set(CUSTOM, { isRemoved: true }))
    const copy = after(to, copyingLayers(newId, full, to, new Set([CUSTOM])))
    expect(layersIn(copy).find(({ key }) => key === CUSTOM)).toMatchObject({ name: 'Sky', opacity: 0.5 })
  })

  it('is one step of undo and of redo', () => {
    const operations = copyingLayers(newId, full, emptyDrawing(SIZE), all)
    expect(operations.map(({ kind }) => kind)).toEqual(['SET_LAYER', 'ADD_STROKES'])
    const log = operations.map((operation, index) => ({ seq: index + 1, actorId: 'ada', operation }))
    const undone = undoOperations(log, 'ada', newId, SIZE)
    const gone = fold(...operations, ...undone)
    expect([gone.strokes, layersIn(gone).some(({ key }) => key === CUSTOM)]).toEqual([[], false])
    const further = undone.map((operation, index) => ({ seq: index + 3, actorId: 'ada', operation }))
    const again = redoOperations([...log, ...further], 'ada', newId, SIZE)
    expect(paint(fold(...operations, ...undone, ...again)).toBuffer('image/png'))
      .toEqual(paint(fold(...operations)).toBuffer('image/png'))
  })

  it('of a plain sheet is written as before there were layers', () => {
    const operations = copyingLayers(newId, fold(add(row(1, 20))), emptyDrawing({ width: 840, height: 480 }), all)
    expect(operations.map(versionOf)).toEqual([2])
    expect(operations.map((operation) => encodePayload(operation).length > 0)).toEqual([true])
  })
})

describe('cutting at an outline', () => {
  const outline = [{ x: 24, y: 0 }, { x: 36, y: 0 }, { x: 36, y: 100 }, { x: 24, y: 100 }]
  const penned = row(1, 20, {
    brush: 'pencil', layer: 'ink',
    points: [10, 20, 30, 40, 50].map((x, index) => ({
      x, y: 20, pressure: index / 4, t: index * 10, altitude: 40, azimuth: index % 2 === 0 ? 355 : 5,
    })),
  })

  it('leaves pieces with pressure, times and tilt, and other lines as they are', () => {
    const { strokes } = fold(add(penned, row(2, 40, { layer: 'ink', points: [{ x: 28, y: 40 }, { x: 30, y: 40 }] })))
    expect(isCutting(strokes, outline)).toBe(true)
    const { operations, inside } = cutting(newId, strokes, outline)
    expect(operations.map(({ kind }) => kind)).toEqual(['REMOVE_STROKES', 'ADD_STROKES'])
    const pieces = operations.flatMap((operation) => (operation.kind === 'ADD_STROKES' ? operation.strokes : []))
    expect(pieces.map(xs)).toEqual([[10, 20, 24], [24, 30, 36], [36, 40, 50]])
    expect(pieces.every(({ brush, layer }) => brush === 'pencil' && layer === 'ink')).toBe(true)
    const [, middle] = pieces
    const [first, , last] = middle?.points ?? []
    expect(first).toMatchObject({ t: 0, altitude: 40, azimuth: 0, pressure: expect.closeTo(0.35, 2) })
    expect(last).toMatchObject({ t: expect.closeTo(12, 0), pressure: expect.closeTo(0.65, 2) })
    expect(inside).toEqual(new Set([middle?.id, uuidOf(2)]))
    const drawing = after(fold(add(penned)), operations.slice(1))
    expect(drawing.strokes).toHaveLength(4)
  })

  it('keeps the curve of a line of few points', () => {
    const bow = strokeOf(1, { radius: 1, points: [{ x: 10, y: 20 }, { x: 30, y: 120 }, { x: 50, y: 20 }] })
    const before = fold(add(bow))
    const { operations } = cutting(newId, before.strokes, outline)
    const cut = after(before, operations)
    expect(cut.strokes).toHaveLength(3)
    expect(differenceOf(paint(cut), paint(before), 64)).toBeLessThan(0.0002)
  })

  it('finds nothing to cut beside and within, nor in what is erased', () => {
    const { strokes } = fold(
      add(row(1, 150), row(2, 50, { points: [{ x: 28, y: 50 }, { x: 32, y: 50 }] }), row(3, 70)),
      add(strokeOf(4, { tool: 'eraser', radius: 10, points: [{ x: 20, y: 70 }, { x: 60, y: 70 }] })),
    )
    expect(isCutting(strokes, outline)).toBe(false)
    expect(cutting(newId, strokes, outline).operations).toEqual([])
  })

  it('is one step of undo, which brings the lines back', () => {
    const drawn = add(penned)
    const { operations } = cutting(newId, fold(drawn).strokes, outline)
    const log = [drawn, ...operations].map((operation, index) => ({ seq: index + 1, actorId: 'ada', operation }))
    const undone = undoOperations(log, 'ada', newId, SIZE)
    expect(fold(drawn, ...operations, ...undone).strokes.map(({ id }) => id)).toEqual([uuidOf(1)])
    const further = undone.map((operation, index) => ({ seq: index + 4, actorId: 'ada', operation }))
    const again = redoOperations([...log, ...further], 'ada', newId, SIZE)
    const ids = (drawing: Drawing) => drawing.strokes.map(({ id }) => id)
    expect(ids(fold(drawn, ...operations, ...undone, ...again))).toEqual(ids(fold(drawn, ...operations)))
    expect(undoOperations(log.slice(0, 1), 'ada', newId, SIZE)).toHaveLength(1)
  })
})
