import { expect, it } from 'vitest'
import { foldOperations } from '../../../drawing/fold.ts'
import type { DrawingLayer } from '../../../drawing/layering.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { redoOperation, undoOperation } from '../../../drawing/undo.ts'
import { idsFrom, strokeOf } from '../../../tests/drawing/sampleStrokes.ts'
import {
  addLayer, copyStrokes, duplicateLayer, layersToChoose, makeStoryboardSet, moveLayer, setLayer,
} from './layerChanges.ts'

const SIZE = { width: 420, height: 240 }
const newId = idsFrom(0xd000)
const add = (...layers: (string | undefined)[]): Operation => ({
  opId: newId(), kind: 'ADD_STROKES',
  strokes: layers.map((layer) => ({ ...strokeOf(1), id: newId(), ...(layer !== undefined && { layer }) })),
})
const drawn = (...log: Operation[]) => foldOperations(SIZE, log)
const chosen = (log: Operation[], layer = 'base') => layersToChoose(drawn(...log), [], layer)
const keys = (layers: readonly DrawingLayer[]) => layers.map(({ key }) => key)

it('offers the roles of the project until somebody removes them, and hides an empty sheet beside them', () => {
  expect(keys(layersToChoose(drawn(), ['tone', 'ink'], 'ink'))).toEqual(['ink', 'tone'])
  expect(keys(layersToChoose(drawn(), [], 'base'))).toEqual(['base'])
  expect(keys(layersToChoose(drawn(add(undefined)), ['tone', 'ink'], 'notes')))
    .toEqual(['notes', 'ink', 'base', 'tone'])
  const log = [add('ink'), setLayer(newId, 'tone', { isRemoved: true })]
  expect(keys(layersToChoose(drawn(...log), ['tone', 'ink'], 'ink'))).toEqual(['ink'])
})

it('moves a layer between any two, also where ranks have no room', () => {
  const log = [add('tone', 'pencil', 'ink', 'notes')]
  log.push(...moveLayer(newId, chosen(log, 'ink'), 'ink', 3))
  expect(log).toHaveLength(2)
  expect(keys(chosen(log, 'ink'))).toEqual(['notes', 'pencil', 'tone', 'ink'])
  log.push(setLayer(newId, 'pencil', { rank: 10 }), setLayer(newId, 'tone', { rank: 9 }))
  log.push(setLayer(newId, 'ink', { rank: 8 }))
  log.push(...moveLayer(newId, chosen(log, 'ink'), 'notes', 1))
  expect(keys(chosen(log, 'ink'))).toEqual(['pencil', 'notes', 'tone', 'ink'])
  expect(moveLayer(newId, chosen(log, 'ink'), 'ink', 3)).toEqual([])
})

it('puts a new layer over the one that is drawn on', () => {
  const log = [add(undefined, 'ink')]
  const made = addLayer(newId, chosen(log), 'base')
  expect(keys(chosen([...log, made]))).toEqual(['ink', made.layer, 'base'])
  expect(made.fields.name).toBe('Layer 1')
})

it('duplicates a layer with its look, and merges a copy down without taking anything away', () => {
  const log = [add('ink', 'pencil'), setLayer(newId, 'ink', { opacity: 0.5, blend: 'MULTIPLY' })]
  const [ink] = chosen(log, 'ink')
  if (!ink) throw new Error('There is ink')
  log.push(...duplicateLayer(newId, chosen(log, 'ink'), ink, { width: 420, height: 240 }))
  const [copy, original] = chosen(log, 'ink')
  expect(copy).toMatchObject({ name: 'Ink copy', opacity: 0.5, blend: 'MULTIPLY' })
  expect(copy?.strokes).toHaveLength(1)
  expect(copy?.strokes[0]?.id).not.toBe(original?.strokes[0]?.id)
  log.push(...copyStrokes(newId, ink, 'pencil', original?.strokes ?? []))
  expect(chosen(log, 'ink').map(({ strokes }) => strokes.length)).toEqual([1, 1, 2])
})

it('makes names, opacity, order and removal steps of undo, and showing, locking and the set none', () => {
  const own = (log: Operation[]) => log.map((operation, index) => ({ seq: index + 1, actorId: 'me', operation }))
  const first = add('ink')
  for (const fields of [{ name: 'Lines' }, { opacity: 0.4 }, { rank: 7 }, { isRemoved: true }]) {
    const log = [first, setLayer(newId, 'ink', fields)]
    const before = drawn(first).layers
    const undo = undoOperation(own(log), 'me', newId(), SIZE)
    if (!undo) throw new Error('It is a step')
    expect(drawn(...log, undo).layers).toEqual(before)
    const redo = redoOperation(own([...log, undo]), 'me', newId(), SIZE)
    expect(redo && drawn(...log, undo, redo).layers).toEqual(drawn(...log).layers)
  }
  const quiet = [setLayer(newId, 'ink', { isHidden: true }), setLayer(newId, 'ink', { isLocked: true })]
  const log = [first, ...makeStoryboardSet(newId), ...quiet]
  expect(undoOperation(own(log), 'me', newId(), SIZE)).toMatchObject({ kind: 'REMOVE_STROKES' })
})
