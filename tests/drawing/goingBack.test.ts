import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { emptyDrawing, foldOperations } from '../../drawing/fold.ts'
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
