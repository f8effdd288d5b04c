import { v7 as newId } from 'uuid'
import { expect, test, vi } from 'vitest'
import { encodePayload } from '../../../drawing/encoding.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { createMemoryStorage, Journal } from '../../canvas/journal.ts'
import type { Send } from '../../canvas/saveQueue.ts'
import { runBeforeSignOut } from '../../lib/beforeSignOut.ts'
import { DrawingDesk } from './DrawingDesk.ts'

const VIEW = { shotId: 'shot_1', viewId: 'view_1', size: { width: 420, height: 240 }, revision: 0 }

function line(): Operation {
  const points = [{ x: 1, y: 1 }, { x: 9, y: 9 }]
  const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
  return { opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }
}

function deskOf(journal: Journal, send: Send): DrawingDesk {
  return new DrawingDesk({ userId: 'ada', journal, send, load: () => Promise.resolve([]), onSaveFailed: vi.fn() })
}

const takeAll: Send = ({ operations }) =>
  Promise.resolve(operations.map(({ opId }, index) => ({ opId, seq: index + 1, actorId: 'ada' })))

test('shows what an earlier visit left, once, on a sheet opened before the journal answered', async () => {
  const journal = new Journal(createMemoryStorage())
  const left = line()
  await journal.put({
    userId: 'ada', shotId: 'shot_1', viewId: 'view_1', opId: left.opId, kind: left.kind, payload: encodePayload(left),
  })
  const desk = deskOf(journal, takeAll)
  const stop = desk.start()
  desk.open(VIEW)
  const strokes = () => desk.getSheet('view_1')?.model.getDrawing().strokes
  expect(strokes()).toHaveLength(0)
  await vi.waitFor(() => expect(desk.getSaveState('shot_1')).toBe('saved'))
  await vi.waitFor(() => expect(strokes()).toHaveLength(1))
  stop()
})

test('sends what is unsaved before its person signs out', async () => {
  const send = vi.fn(takeAll)
  const desk = deskOf(new Journal(createMemoryStorage()), send)
  const stop = desk.start()
  desk.open(VIEW)
  const sheet = desk.getSheet('view_1')
  if (!sheet) throw new Error('No sheet')
  await desk.draw(sheet, line())
  expect(send).not.toHaveBeenCalled()
  await runBeforeSignOut()
  expect(send).toHaveBeenCalledOnce()
  expect(desk.getSaveState('shot_1')).toBe('saved')
  stop()
})
