import { v7 as newId } from 'uuid'
import { expect, test, vi } from 'vitest'
import { encodePayload } from '../../../drawing/encoding.ts'
import { UnknownVersionError } from '../../../drawing/formatError.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { createMemoryStorage, Journal } from '../../canvas/journal.ts'
import type { Send, SendDescription } from '../../canvas/sending.ts'
import { openTabChannel } from '../../canvas/tabChannel.ts'
import { runBeforeSignOut } from '../../lib/beforeSignOut.ts'
import { DrawingDesk } from './DrawingDesk.ts'

const VIEW = { shotId: 'shot_1', viewId: 'view_1', size: { width: 420, height: 240 }, revision: 0 }

function line(): Operation {
  const points = [{ x: 1, y: 1 }, { x: 9, y: 9 }]
  const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
  return { opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }
}

type DeskChange = Partial<ConstructorParameters<typeof DrawingDesk>[0]>

function deskOf(journal: Journal, send: Send, change: DeskChange = {}): DrawingDesk {
  const sendDescription = () => Promise.resolve()
  const load = () => Promise.resolve([])
  return new DrawingDesk({ userId: 'ada', journal, send, sendDescription, load, onSaveFailed: vi.fn(), ...change })
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

test('keeps a description in the journal, saves it with the shot, and shows the newest meanwhile', async () => {
  const journal = new Journal(createMemoryStorage())
  const sendDescription = vi.fn<SendDescription>(() => Promise.resolve())
  const desk = deskOf(journal, takeAll, { sendDescription })
  const stop = desk.start()
  desk.describe('shot_1', 'Ada wait')
  desk.describe('shot_1', 'Ada waits.')
  expect(desk.getDescription('shot_1')).toBe('Ada waits.')
  expect(desk.getSaveState('shot_1')).toBe('unsaved')
  await vi.waitFor(async () => expect(await journal.list('ada')).toMatchObject([{ text: 'Ada waits.' }]))
  await desk.saveNow('shot_1')
  expect(sendDescription).toHaveBeenCalledExactlyOnceWith(
    { shotId: 'shot_1', description: 'Ada waits.' }, { keepalive: false },
  )
  expect([desk.getSaveState('shot_1'), desk.getDescription('shot_1')]).toEqual(['saved', null])
  expect(await journal.list('ada')).toEqual([])
  stop()
})

test('sends the description that an earlier visit left, and shows it until then', async () => {
  const journal = new Journal(createMemoryStorage())
  const earlier = deskOf(journal, takeAll)
  earlier.describe('shot_1', 'Left behind')
  await vi.waitFor(async () => expect(await journal.list('ada')).toHaveLength(1))
  let answer: (() => void) | undefined
  const sendDescription: SendDescription = () => new Promise((resolve) => (answer = resolve))
  const desk = deskOf(journal, takeAll, { sendDescription })
  const stop = desk.start()
  await vi.waitFor(() => expect(desk.getSaveState('shot_1')).toBe('saving'))
  expect(desk.getDescription('shot_1')).toBe('Left behind')
  answer?.()
  await vi.waitFor(() => expect(desk.getSaveState('shot_1')).toBe('saved'))
  stop()
})

test('two tabs on one shot show the same, and what one saves is saved for both', async () => {
  const journal = new Journal(createMemoryStorage())
  const sendFirst = vi.fn(takeAll)
  const sendSecond = vi.fn(takeAll)
  const onDescribed = vi.fn()
  const first = deskOf(journal, sendFirst, { tabs: openTabChannel('ada') })
  const second = deskOf(journal, sendSecond, { tabs: openTabChannel('ada'), onDescribed })
  const stops = [first.start(), second.start()]
  for (const desk of [first, second]) desk.open(VIEW)
  const idsIn = (desk: DrawingDesk) =>
    desk.getSheet('view_1')?.model.getDrawing().strokes.map(({ id }) => id).toSorted()
  const sheetOf = (desk: DrawingDesk) => {
    const sheet = desk.getSheet('view_1')
    if (!sheet) throw new Error('No sheet')
    return sheet
  }

  await first.draw(sheetOf(first), line())
  await vi.waitFor(() => expect(idsIn(second)).toHaveLength(1))
  await second.draw(sheetOf(second), line())
  first.describe('shot_1', 'Two of them')
  await vi.waitFor(() => expect(second.getDescription('shot_1')).toBe('Two of them'))
  await vi.waitFor(() => expect(idsIn(first)).toHaveLength(2))
  expect(idsIn(second)).toEqual(idsIn(first))
  expect([first, second].map((desk) => desk.getSaveState('shot_1'))).toEqual(['unsaved', 'unsaved'])

  await second.saveNow('shot_1')
  await vi.waitFor(() => expect(first.getSaveState('shot_1')).toBe('saved'))
  expect(idsIn(first)).toEqual(idsIn(second))
  expect(first.getSheet('view_1')?.model.getRevision()).toBe(second.getSheet('view_1')?.model.getRevision())
  expect(await journal.list('ada')).toEqual([])
  expect(sendFirst).not.toHaveBeenCalled()
  expect(sendSecond).toHaveBeenCalledOnce()
  expect(onDescribed).not.toHaveBeenCalled()
  for (const stop of stops) stop()
})

test('stops asking for a drawing that a newer version of the product changed, and keeps what is unsaved', async () => {
  const journal = new Journal(createMemoryStorage())
  const load = vi.fn(() => Promise.reject(new UnknownVersionError('Drawing data of version 9 is not known here.')))
  const follow = vi.fn(() => () => {})
  const desk = deskOf(journal, takeAll, { load, follow })
  const stop = desk.start()
  desk.open({ ...VIEW, revision: 1 })
  await vi.waitFor(() => expect(desk.getSheet('view_1')).toMatchObject({ isOutdated: true, hasFailed: false }))
  const sheet = desk.getSheet('view_1')
  if (!sheet) throw new Error('No sheet')
  await desk.draw(sheet, line())
  desk.receive(['view_1'])
  desk.follow('view_1')
  expect(load).toHaveBeenCalledOnce()
  expect(follow).not.toHaveBeenCalled()
  expect(await journal.list('ada')).toHaveLength(1)
  stop()
})
