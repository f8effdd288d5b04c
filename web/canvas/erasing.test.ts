import { expect, it } from 'vitest'
import { foldOperations } from '../../drawing/fold.ts'
import { layersIn } from '../../drawing/layering.ts'
import type { Stroke } from '../../drawing/stroke.ts'
import { idsFrom, strokeOf, uuidOf } from '../../tests/drawing/sampleStrokes.ts'
import { erasing } from './erasing.ts'

const newId = idsFrom(0xe000)
const line = (number: number, y: number, parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(number, { radius: 2, points: [{ x: 20, y }, { x: 220, y }], ...parts })
const eraser = (parts: Partial<Stroke> = {}): Stroke =>
  strokeOf(99, { tool: 'eraser', radius: 5, points: [{ x: 100, y: 10 }, { x: 100, y: 60 }], ...parts })

function layersOf(...strokes: Stroke[]) {
  const locking = { opId: newId(), kind: 'SET_LAYER', layer: 'tone', fields: { isLocked: true } } as const
  const size = { width: 420, height: 240 }
  return layersIn(foldOperations(size, [{ opId: newId(), kind: 'ADD_STROKES', strokes }, locking]))
}

it('takes from its own layer, wherever it goes', () => {
  expect(erasing(eraser(), 'layer', [], newId)).toMatchObject({ kind: 'ADD_STROKES', strokes: [{ id: uuidOf(99) }] })
})

it('takes from each layer that it meets and that takes ink, in one operation', () => {
  const layers = layersOf(line(1, 40), line(2, 40, { layer: 'ink' }), line(3, 40, { layer: 'tone' }),
    line(4, 200, { layer: 'pencil' }))
  const operation = erasing(eraser({ layer: 'ink' }), 'all', layers, newId)
  if (operation?.kind !== 'ADD_STROKES') throw new Error('It adds strokes')
  expect(operation.strokes.map(({ layer }) => layer)).toEqual([undefined, 'ink'])
  expect(new Set(operation.strokes.map(({ id }) => id)).size).toBe(2)
  expect(erasing(eraser({ points: [{ x: 400, y: 230 }] }), 'all', layers, newId)).toBeNull()
})

it('removes the lines of its layer that it touches, and no others', () => {
  const near = line(2, 66)
  const layers = layersOf(line(1, 40), near, line(3, 68), line(4, 40, { layer: 'ink' }))
  const removed = erasing(eraser(), 'lines', layers, newId)
  expect(removed).toMatchObject({ kind: 'REMOVE_STROKES', strokeIds: [uuidOf(1), near.id] })
  // A line that crosses between the points of the other.
  const dot = eraser({ points: [{ x: 100, y: 38 }] })
  expect(erasing(dot, 'lines', layers, newId)).toMatchObject({ strokeIds: [uuidOf(1)] })
  expect(erasing(eraser({ points: [{ x: 100, y: 100 }] }), 'lines', layers, newId)).toBeNull()
})
