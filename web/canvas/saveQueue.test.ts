import { v7 as newId } from 'uuid'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '../../drawing/operation.ts'
import { createMemoryStorage } from './journal.ts'
import { KEEPALIVE_LIMIT_BYTES } from './saveBatches.ts'
import type { SendableBatch } from './saveBatches.ts'
import { SaveQueue } from './saveQueue.ts'
import type { SaveQueueOptions } from './saveQueueOptions.ts'
import { DescriptionConflictError, SaveRefusedError } from './sending.ts'
import type { Acknowledgement, SendDescription } from './sending.ts'
import { rememberSetting } from '../lib/deviceSettings.ts'
import { AUTOSAVE_DELAY_MS, AUTOSAVE_LATEST_MS, RETRY_FIRST_MS } from './shotWork.ts'

const SHOT = 'shot-1'
const VIEW = 'view-1'

function clear(): Operation {
  return { opId: newId(), kind: 'CLEAR' }
}

function bigLine(pointCount: number): Operation {
  const points = Array.from({ length: pointCount }, () => ({ x: Math.random() * 9_000, y: Math.random() * 9_000 }))
  const stroke = { id: newId(), tool: 'pen', color: '#000000', radius: 2, opacity: 1, points } as const
  return { opId: newId(), kind: 'ADD_STROKES', strokes: [stroke] }
}

function acknowledge({ operations }: SendableBatch): Acknowledgement[] {
  return operations.map(({ opId }, index) => ({ opId, seq: index + 1, actorId: 'ada' }))
}

function start(more: Partial<SaveQueueOptions> = {}) {
  const journal = createMemoryStorage()
  const send = vi.fn((batch: SendableBatch) => Promise.resolve(acknowledge(batch)))
  const sendDescription = vi.fn(() => Promise.resolve())
  const tellings = { onSaveFailed: vi.fn(), onAcknowledged: vi.fn() }
  const options = { userId: 'ada', journal, send, sendDescription, ...tellings, ...more }
  return { ...options, send, sendDescription, queue: new SaveQueue(options) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('SaveQueue', () => {
  it('journals before it resolves and forgets after the acknowledgement', async () => {
    const { queue, journal, send, onAcknowledged } = start()
    const operation = clear()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation })
    expect(await journal.list('ada')).toMatchObject([{ shotId: SHOT, viewId: VIEW, opId: operation.opId }])
    expect(queue.getState(SHOT)).toBe('unsaved')
    expect(queue.pendingOperations(VIEW)).toEqual([operation])
    expect(send).not.toHaveBeenCalled()

    await queue.saveNow(SHOT)
    expect(send).toHaveBeenCalledExactlyOnceWith(
      { viewId: VIEW, operations: [{ opId: operation.opId, kind: 'CLEAR', payload: expect.any(String) as string }] },
      { keepalive: false },
    )
    expect(onAcknowledged).toHaveBeenCalledWith(VIEW, [{ opId: operation.opId, seq: 1, actorId: 'ada' }])
    expect(queue.getState(SHOT)).toBe('saved')
    expect(queue.countUnsaved(SHOT)).toBe(0)
    expect(await journal.list('ada')).toEqual([])
  })

  it('saves a minute after the last change of the shot', async () => {
    const { queue, send } = start()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1)
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1)
    expect(send).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(send.mock.calls[0]?.[0].operations).toHaveLength(2)
  })

  it('does not wait longer than two minutes after the first change', async () => {
    const { queue, send } = start()
    for (let waited = 0; waited < AUTOSAVE_LATEST_MS; waited += 10_000) {
      expect(send).not.toHaveBeenCalled()
      await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
      await vi.advanceTimersByTimeAsync(10_000)
    }
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_LATEST_MS)
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends every change at once where the person settled it so, and what waits when they do', async () => {
    const { queue, send } = start()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    rememberSetting('autosave', 'at-once')
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledOnce()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledTimes(2)
    rememberSetting('autosave', 'minute')
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS - 1)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('holds a description back while another text is saved, until one of both is chosen', async () => {
    const sendDescription = vi.fn<SendDescription>(({ base }) =>
      base === 'Snow' ? Promise.resolve() : Promise.reject(new DescriptionConflictError('Snow')))
    const onSaveFailed = vi.fn()
    const { queue, journal } = start({ sendDescription, onSaveFailed })
    await queue.describe({ shotId: SHOT, text: 'Rain', base: 'Wind' })
    await queue.saveNow(SHOT)
    expect([queue.descriptionConflict(SHOT), queue.pendingDescription(SHOT)]).toEqual(['Snow', 'Rain'])
    expect([queue.getState(SHOT), onSaveFailed.mock.calls]).toEqual(['failed', []])
    await queue.describe({ shotId: SHOT, text: 'Rain on glass', base: 'Snow' })
    await queue.saveNow(SHOT)
    expect(queue.descriptionConflict(SHOT)).toBe('Snow')
    await queue.settleDescription(SHOT, 'overwrite')
    expect(sendDescription.mock.calls.map(([draft]) => draft)).toEqual([
      { shotId: SHOT, description: 'Rain', base: 'Wind' },
      { shotId: SHOT, description: 'Rain on glass', base: 'Wind' },
      { shotId: SHOT, description: 'Rain on glass', base: 'Snow' },
    ])
    expect([queue.descriptionConflict(SHOT), queue.getState(SHOT)]).toEqual([null, 'saved'])

    await queue.describe({ shotId: SHOT, text: 'Hail', base: 'Rain on glass' })
    await queue.saveNow(SHOT)
    await queue.settleDescription(SHOT, 'discard')
    expect([queue.descriptionConflict(SHOT), queue.pendingDescription(SHOT)]).toEqual([null, null])
    expect([queue.getState(SHOT), await journal.list('ada')]).toEqual(['saved', []])
  })

  it('keeps the clocks of shots apart', async () => {
    const { queue, send } = start()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS / 2)
    await queue.add({ shotId: 'shot-2', viewId: 'view-2', operation: clear() })
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS / 2)
    expect(send.mock.calls.map(([batch]) => batch.viewId)).toEqual([VIEW])
    expect([queue.getState(SHOT), queue.getState('shot-2')]).toEqual(['saved', 'unsaved'])
  })

  it('tells its listeners of saving, and saves afterwards what came meanwhile', async () => {
    let answer: (() => void) | undefined
    const { queue } = start({
      send: (batch) => new Promise((resolve) => (answer = () => resolve(acknowledge(batch)))),
    })
    const states: string[] = []
    queue.subscribe(() => states.push(queue.getState(SHOT)))
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    const saving = queue.saveNow(SHOT)
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    answer?.()
    await saving
    expect(states.slice(0, 3)).toEqual(['unsaved', 'saving', 'saving'])
    expect(queue.getState(SHOT)).toBe('unsaved')
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS)
    expect(queue.getState(SHOT)).toBe('saving')
    answer?.()
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.getState(SHOT)).toBe('saved')
  })

  it('keeps everything when a save fails, says so once and retries ever later', async () => {
    const { queue, journal, send, onSaveFailed } = start()
    send.mockRejectedValue(new Error('offline'))
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await queue.saveNow(SHOT)
    expect(queue.getState(SHOT)).toBe('failed')
    expect(await journal.list('ada')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(RETRY_FIRST_MS * 1.3)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(RETRY_FIRST_MS * 1.3)
    expect(send).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(RETRY_FIRST_MS * 1.3)
    expect(send).toHaveBeenCalledTimes(3)
    expect(onSaveFailed).toHaveBeenCalledOnce()

    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    send.mockImplementation((batch) => Promise.resolve(acknowledge(batch)))
    await vi.advanceTimersByTimeAsync(RETRY_FIRST_MS * 8)
    expect(queue.getState(SHOT)).toBe('saved')
    expect(await journal.list('ada')).toEqual([])
  })

  it('does not repeat by itself what the server refuses, and holds back the refused view alone', async () => {
    const { queue, send } = start()
    send.mockImplementation((batch) =>
      batch.viewId === VIEW ? Promise.reject(new SaveRefusedError('No')) : Promise.resolve(acknowledge(batch)),
    )
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await queue.add({ shotId: SHOT, viewId: 'view-2', operation: clear() })
    await queue.saveNow(SHOT)
    expect(queue.getState(SHOT)).toBe('failed')
    expect([queue.pendingOperations(VIEW), queue.pendingOperations('view-2')].map((all) => all.length)).toEqual([1, 0])
    await vi.advanceTimersByTimeAsync(10 * AUTOSAVE_LATEST_MS)
    expect(send).toHaveBeenCalledTimes(2)
  })

  it('sends at most 250 operations a request, in order', async () => {
    const { queue, send } = start()
    const operations = Array.from({ length: 501 }, clear)
    for (const operation of operations) await queue.add({ shotId: SHOT, viewId: VIEW, operation })
    await queue.saveNow(SHOT)
    expect(send.mock.calls.map(([batch]) => batch.operations.length)).toEqual([250, 250, 1])
    const sent = send.mock.calls.flatMap(([batch]) => batch.operations.map(({ opId }) => opId))
    expect(sent).toEqual(operations.map(({ opId }) => opId))
  })

  it('takes over what an earlier page left, and sends it at once', async () => {
    const journal = createMemoryStorage()
    const operation = clear()
    await start({ journal }).queue.add({ shotId: SHOT, viewId: VIEW, operation })
    await start({ journal, userId: 'ben' }).queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })

    const { queue, send } = start({ journal })
    expect(await queue.takeOver()).toEqual([{ shotId: SHOT, viewId: VIEW }])
    expect(queue.pendingOperations(VIEW)).toEqual([operation])
    await vi.advanceTimersByTimeAsync(0)
    expect(send.mock.calls.map(([batch]) => batch.operations.map(({ opId }) => opId))).toEqual([[operation.opId]])
    expect(await journal.list('ada')).toEqual([])
    expect(await journal.list('ben')).toHaveLength(1)
  })

  it('leaves behind what fits into keepalive, and keeps the rest journaled', async () => {
    const { queue, journal, send } = start()
    const small = bigLine(1_000)
    const large = bigLine(20_000)
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: small })
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: large })
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    queue.flush()
    queue.flush()
    expect(send).toHaveBeenCalledOnce()
    const [batch, options] = send.mock.calls[0] as unknown as [SendableBatch, { keepalive: boolean }]
    expect(options).toEqual({ keepalive: true })
    expect(batch.operations.map(({ opId }) => opId)).toEqual([small.opId])
    expect(JSON.stringify(batch).length).toBeLessThan(KEEPALIVE_LIMIT_BYTES)
    await vi.advanceTimersByTimeAsync(0)
    expect((await journal.list('ada')).map(({ opId }) => opId)).toContain(large.opId)
    expect(queue.pendingOperations(VIEW)).toHaveLength(2)
  })

  it('lets nothing overtake what is still leaving in its view', async () => {
    let answer: (() => void) | undefined
    const send = vi.fn((batch: SendableBatch) =>
      new Promise<Acknowledgement[]>((resolve) => (answer = () => resolve(acknowledge(batch)))))
    const { queue } = start({ send })
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    queue.flush()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await queue.add({ shotId: SHOT, viewId: 'view-2', operation: clear() })
    const answerFirst = answer
    queue.flush()
    expect(send.mock.calls.map(([batch]) => batch.viewId)).toEqual([VIEW, 'view-2'])
    answerFirst?.()
    await vi.advanceTimersByTimeAsync(0)
    queue.flush()
    expect(send.mock.calls.map(([batch]) => batch.viewId)).toEqual([VIEW, 'view-2', VIEW])
  })

  it('flushes when the page is hidden, and stops when told', async () => {
    const { queue, send } = start()
    const stop = queue.watchPage()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    window.dispatchEvent(new Event('pagehide'))
    expect(send).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(0)
    expect(queue.getState(SHOT)).toBe('saved')
    stop()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    window.dispatchEvent(new Event('pagehide'))
    expect(send).toHaveBeenCalledOnce()
  })

  it('sends at pen-up while somebody else is there', async () => {
    const { queue, send } = start()
    queue.setCompany(true)
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    await vi.advanceTimersByTimeAsync(0)
    expect(send).toHaveBeenCalledOnce()
  })

  it('lets go of all timers and of nothing journaled when it is stopped', async () => {
    const { queue, journal, send } = start()
    await queue.add({ shotId: SHOT, viewId: VIEW, operation: clear() })
    queue.stop()
    await vi.advanceTimersByTimeAsync(AUTOSAVE_LATEST_MS)
    expect(send).not.toHaveBeenCalled()
    expect(await journal.list('ada')).toHaveLength(1)
  })
})
