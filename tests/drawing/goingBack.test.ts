import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { type Drawing, emptyDrawing, foldOperations } from '../../drawing/fold.ts'
import { operationsBackTo } from '../../drawing/goingBack.ts'
import type { Operation } from '../../drawing/operation.ts'
import { undoOperation } from '../../drawing/undo.ts'
import { makeStroke } from '../harness/drawings.ts'

const WIDE = { width: 480, height: 270 }
const TALL = { width: 270, height: 480 }
const add = (): Operation => ({ opId: uuidv7(), kind: 'ADD_STROKES', strokes: [makeStroke()] })

test('goes back by going on, and forward again in the order it was', () => {
  const log: Operation[] = [add(), add(), add()]
  const [earlier, before] = [foldOperations(WIDE, log.slice(0, 1)), foldOperations(WIDE, log)]
  const back = operationsBackTo(before, earlier, uuidv7)
  expect(back.map(({ kind }) => kind)).toEqual(['REMOVE_STROKES'])
  log.push(...back)
  const gone = foldOperations(WIDE, log)
  expect(gone.strokes).toEqual(earlier.strokes)
  const forward = operationsBackTo(gone, before, uuidv7)
  expect(forward.map(({ kind }) => kind)).toEqual(['ADD_STROKES'])
  expect(foldOperations(WIDE, [...log, ...forward]).strokes).toEqual(before.strokes)
})

test('one undo of it brings back what others had drawn', () => {
  const log = [add(), add(), add()]
  const by = ['ada', 'ben', 'ben', 'ada']
  const before = foldOperations(WIDE, log)
  log.push(...operationsBackTo(before, foldOperations(WIDE, log.slice(0, 1)), uuidv7))
  const stored = log.map((operation, index) => ({ actorId: by[index] ?? '', operation, seq: index + 1 }))
  const undo = undoOperation(stored, 'ada', uuidv7(), WIDE)
  expect(foldOperations(WIDE, [...log, ...undo ? [undo] : []]).strokes).toEqual(before.strokes)
})

test('takes the size of that time too, and has nothing to do where nothing changed', () => {
  const log: Operation[] = [add(), { opId: uuidv7(), kind: 'SET_SIZE', size: TALL }, add()]
  const [earlier, today] = [foldOperations(WIDE, log.slice(0, 1)), foldOperations(WIDE, log)]
  const back = operationsBackTo(today, earlier, uuidv7)
  expect(back[0]).toMatchObject({ kind: 'SET_SIZE', size: WIDE })
  const gone = foldOperations(WIDE, [...log, ...back])
  expect(gone.size).toEqual(WIDE)
  expect(gone.strokes.map(({ id }) => id)).toEqual(earlier.strokes.map(({ id }) => id))
  expect(operationsBackTo(earlier, earlier, uuidv7)).toEqual([])
  expect(operationsBackTo(emptyDrawing(WIDE), emptyDrawing(WIDE), uuidv7)).toEqual([])
})

test('takes changes back, and makes those count again that did', () => {
  const stroke = makeStroke({ layer: 'ink' })
  const place = (e: number): Operation => ({
    opId: uuidv7(), kind: 'PLACE_STROKES', size: WIDE,
    groups: [{ matrix: { a: 1, b: 0, c: 0, d: 1, e, f: 0 }, strokeIds: [stroke.id] }],
  })
  const [first, second] = [place(10), place(20)]
  const log: Operation[] = [
    { opId: uuidv7(), kind: 'ADD_STROKES', strokes: [stroke] }, first, add(),
    { opId: uuidv7(), kind: 'PLACE_STROKES', undoes: first.opId }, second,
    { opId: uuidv7(), kind: 'SET_LAYER', layer: 'tone', fields: { name: 'Sky' } }, add(),
  ]
  const shown = ({ layers, camera, size }: Drawing) => ({ layers, camera, size })
  for (let then = 0; then <= log.length; then++) {
    const [earlier, today] = [foldOperations(WIDE, log.slice(0, then)), foldOperations(WIDE, log)]
    const back = operationsBackTo(today, earlier, uuidv7)
    const gone = foldOperations(WIDE, [...log, ...back])
    expect(shown(gone)).toEqual(shown(earlier))
    const forward = operationsBackTo(gone, today, uuidv7)
    expect(shown(foldOperations(WIDE, [...log, ...back, ...forward]))).toEqual(shown(today))
  }
})
