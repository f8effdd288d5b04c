import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CanvasData, parseCanvasData, toCanvasData } from '../../drawing/canvasData.ts'
import { diffCanvasData } from '../../drawing/canvasDiff.ts'
import { decodePayload, encodePayload } from '../../drawing/encoding.ts'
import { applyOperation, type Drawing, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import type { LayerFields } from '../../drawing/layer.ts'
import type { Operation } from '../../drawing/operation.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { COMMAND, operationOf } from './commands.ts'
import { idsFrom, strokeOf, uuidOf } from './sampleStrokes.ts'

const CARD = { width: 420, height: 240 }
const newId = idsFrom(0xf000)
const add = (...strokes: Stroke[]): Operation => ({ opId: newId(), kind: 'ADD_STROKES', strokes })
const set = (layer: string, fields: Partial<LayerFields>): Operation =>
  ({ opId: newId(), kind: 'SET_LAYER', layer, fields })
const place = (number: number, e: number, a = 1): Operation => ({
  opId: newId(), kind: 'PLACE_STROKES', size: CARD,
  groups: [{ matrix: { a, b: 0, c: 0, d: a, e, f: 0 }, strokeIds: [uuidOf(number)] }],
})
const drawing = foldOperations(CARD, [
  add(strokeOf(1), strokeOf(2, { layer: 'ink', brush: 'marker' }), strokeOf(3, { layer: 'tone' })),
  set('tone', { isHidden: true }),
  place(2, 100, 2),
])
const written = (before: Drawing, data: object): Drawing =>
  diffCanvasData(before, parseCanvasData(data), newId).reduce(applyOperation, before)
const layersOf = ({ layers = [] }: Drawing) =>
  Object.fromEntries(layers.map(({ key, strokes }) => [key, strokes.map(({ points }) => points[0]?.x)]))

describe('canvasData of layers', () => {
  it('shows what can be seen, from bottom to top, with its layers and where it lies', () => {
    const { lines, layers } = toCanvasData(drawing, 3)
    expect(layers).toEqual([
      { key: 'base', name: '', opacity: 1, blend: 'NORMAL', isLocked: false },
      { key: 'ink', name: '', opacity: 1, blend: 'NORMAL', isLocked: false },
    ])
    expect(lines.map(({ id, layer, brush, brushRadius }) => [id, layer, brush, brushRadius])).toEqual([
      [uuidOf(1), undefined, undefined, 2],
      [uuidOf(2), 'ink', 'marker', 4],
    ])
    expect(lines[1]?.points[0]).toEqual({ x: 104, y: 20 })
  })

  it('changes nothing when it is written as it was read, whatever was done before', () => {
    fc.assert(
      fc.property(fc.array(COMMAND, { maxLength: 25 }), (commands) => {
        const ids = idsFrom(1)
        const before = commands.reduce((now: Drawing, command) => {
          const operation = operationOf(command, now, ids)
          if (!operation) return now
          return applyOperation(now, decodePayload(operation.opId, operation.kind, encodePayload(operation)))
        }, emptyDrawing(CARD))
        const data = JSON.parse(JSON.stringify(toCanvasData(before, 1))) as CanvasData
        expect(diffCanvasData(before, parseCanvasData(data), ids)).toEqual([])
        const plain = data.lines.map(({ points, brushColor, brushRadius, id }) =>
          ({ points, brushColor, brushRadius, id }))
        expect(diffCanvasData(before, parseCanvasData({ lines: plain }), ids)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  it('leaves hidden layers alone, and puts new lines on the highest layer that can be seen and is not locked', () => {
    const line = { points: [{ x: 7, y: 7 }], brushColor: '#000000', brushRadius: 1 }
    expect(layersOf(written(drawing, { lines: [] }))).toEqual({ tone: [3], ink: [] })
    expect(layersOf(written(drawing, { lines: [line] }))).toEqual({ tone: [3], ink: [7] })
    expect(layersOf(written(drawing, { lines: [{ ...line, layer: 'notes' }] })))
      .toEqual({ tone: [3], ink: [], notes: [7] })
    const locked = applyOperation(drawing, set('ink', { isLocked: true }))
    expect(layersOf(written(locked, { lines: [line] }))).toEqual({ tone: [3], base: [7], ink: [] })
  })

  it('puts a changed line on the layer where it was', () => {
    const { lines } = toCanvasData(drawing, 3)
    const changed = lines.map((line) => ({ ...line, brushColor: '#ff0000', layer: undefined }))
    const after = written(drawing, { lines: changed })
    expect(layersOf(after)).toEqual({ tone: [3], base: [1], ink: [104] })
    expect(after.layers?.at(-1)?.strokes[0]).toMatchObject({ brush: 'marker', color: '#ff0000', radius: 4 })
  })
})
