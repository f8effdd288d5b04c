import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStorage, Journal, openJournal, STORAGE_PATIENCE_MS } from './journal.ts'
import type { JournalRow, JournalStorage, OperationRow } from './journal.ts'

function row(opId: string, more: Partial<OperationRow> = {}): OperationRow {
  const payload = new Uint8Array([1, 2, 3])
  return { userId: 'ada', shotId: 'shot', viewId: 'view', opId, kind: 'CLEAR', payload, ...more }
}

const opIds = (rows: readonly JournalRow[]): string[] => rows.map(({ opId }) => opId)

afterEach(() => {
  vi.useRealTimers()
})

describe('Journal', () => {
  it('keeps rows in the order they were made, for their user only', async () => {
    const journal = new Journal(createMemoryStorage())
    await journal.put(row('2'))
    await journal.put(row('1', { viewId: 'other' }))
    await journal.put(row('3', { userId: 'ben' }))
    expect(opIds(await journal.list('ada'))).toEqual(['1', '2'])
    expect(opIds(await journal.list('ben'))).toEqual(['3'])
    expect(await journal.list('cleo')).toEqual([])
  })

  it('keeps a row once and removes it once', async () => {
    const journal = new Journal(createMemoryStorage())
    await journal.put(row('1'))
    await journal.put(row('1'))
    await journal.put(row('2'))
    await journal.remove([row('1'), row('1')])
    expect(opIds(await journal.list('ada'))).toEqual(['2'])
  })

  it('keeps in memory what the storage refuses, and says so', async () => {
    const storage: JournalStorage = { ...createMemoryStorage(), put: () => Promise.reject(new Error('full')) }
    const journal = new Journal(storage)
    const onChanged = vi.fn()
    journal.subscribe(onChanged)
    expect(journal.getIsDurable()).toBe(true)
    await journal.put(row('1'))
    expect(journal.getIsDurable()).toBe(false)
    expect(onChanged).toHaveBeenCalledOnce()
    expect(opIds(await journal.list('ada'))).toEqual(['1'])
    await journal.remove([row('1')])
    expect(await journal.list('ada')).toEqual([])
  })

  it('does not wait for a storage that hangs', async () => {
    vi.useFakeTimers()
    const storage: JournalStorage = { ...createMemoryStorage(), put: () => new Promise(() => undefined) }
    const journal = new Journal(storage)
    const put = journal.put(row('1'))
    await vi.advanceTimersByTimeAsync(STORAGE_PATIENCE_MS)
    await put
    expect(journal.getIsDurable()).toBe(false)
  })

  it('does not wait for a storage that hangs while it removes', async () => {
    vi.useFakeTimers()
    const storage: JournalStorage = { ...createMemoryStorage(), remove: () => new Promise(() => undefined) }
    const journal = new Journal(storage)
    const removal = journal.remove([row('1')])
    await vi.advanceTimersByTimeAsync(STORAGE_PATIENCE_MS)
    await expect(removal).resolves.toBeUndefined()
  })

  it('is in memory where there is no storage', async () => {
    const journal = await openJournal(() => Promise.reject(new Error('refused')))
    expect(journal.getIsDurable()).toBe(false)
    await journal.put(row('1'))
    expect(opIds(await journal.list('ada'))).toEqual(['1'])
  })
})
