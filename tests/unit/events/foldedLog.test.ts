import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type FoldableEvent,
  type FoldedPage,
  LONGEST_RUN,
  readFolded,
} from '../../../server/modules/delivery/foldedLog.ts'

const MINUTE_MS = 60_000
const NOON = Date.UTC(2026, 10, 21, 12)

type Told = Partial<Omit<FoldableEvent, 'seq' | 'at'>> & { minutesLater?: number }

/** A log from its events, oldest first, each some minutes after the one before it. */
function logOf(told: readonly Told[]): FoldableEvent[] {
  let at = NOON
  return told.map(({ minutesLater = 1, ...event }, index) => {
    at += minutesLater * MINUTE_MS
    const drawn = { seq: index + 1, type: 'view.drawn', actorId: 'ada', subject: 'view_1', payload: {} }
    return { ...drawn, ...event, at: new Date(at) }
  })
}

/** Reads a log as the database would, and counts how often. */
function readerOf(log: readonly FoldableEvent[]) {
  const newestFirst = [...log].reverse()
  const reads: number[] = []
  const readOlder = (than: number | null, count: number) => {
    reads.push(count)
    return Promise.resolve(newestFirst.filter(({ seq }) => than === null || seq < than).slice(0, count))
  }
  return { reads, readOlder }
}

/** Each entry as `newest-oldest×count`. */
async function readPages(log: readonly FoldableEvent[], first: number): Promise<string[]> {
  const { readOlder } = readerOf(log)
  const told: string[] = []
  for (let than: number | null = null; ; ) {
    const page: FoldedPage<FoldableEvent> = await readFolded(readOlder, than, first)
    expect(page.entries.length).toBeLessThanOrEqual(first)
    told.push(...page.entries.map(({ newest, oldest, count }) => `${newest.seq}-${oldest.seq}×${count}`))
    if (!page.hasNextPage) return told
    expect(page.entries.length).toBeGreaterThan(0)
    than = page.entries.at(-1)?.oldest.seq ?? than
  }
}

const readAll = (log: readonly FoldableEvent[]) => readPages(log, 10_000)

describe('a folded log', () => {
  it('tells drawings of one frame by one person that follow each other as one', async () => {
    expect(await readAll(logOf([{}, {}, {}]))).toEqual(['3-1×3'])
  })

  it('knows the views of one shot as one frame', async () => {
    const payload = { shot: 'shot_1' }
    const other = { subject: 'view_3', payload: { shot: 'shot_2' } }
    const log = logOf([{ payload }, { subject: 'view_2', payload }, other])
    expect(await readAll(log)).toEqual(['3-3×1', '2-1×2'])
  })

  it.each<[string, Told]>([
    ['another person', { actorId: 'ben' }],
    ['another frame', { subject: 'view_2' }],
    ['something else', { type: 'view.created' }],
  ])('is cut by %s in between', async (_what, between) => {
    expect(await readAll(logOf([{}, between, {}]))).toEqual(['3-3×1', '2-2×1', '1-1×1'])
  })

  it('is cut by a pause of more than 15 minutes, however long the run is in all', async () => {
    const log = logOf([{}, { minutesLater: 15 }, { minutesLater: 15 }, { minutesLater: 15.1 }, {}])
    expect(await readAll(log)).toEqual(['5-4×2', '3-1×3'])
  })

  it('folds nothing but drawings', async () => {
    expect(await readAll(logOf([{ type: 'shot.moved' }, { type: 'shot.moved' }]))).toEqual(['2-2×1', '1-1×1'])
  })

  it('folds a run to its end when the page is full before', async () => {
    const { readOlder } = readerOf(logOf([{ type: 'shot.moved' }, ...Array.from({ length: 30 }, () => ({}))]))
    const { entries, hasNextPage } = await readFolded(readOlder, null, 1)
    expect(entries.map(({ count }) => count)).toEqual([30])
    expect(hasNextPage).toBe(true)
  })

  it('says whether there is more, also of no rows', async () => {
    const { readOlder } = readerOf(logOf([{}]))
    expect(await readFolded(readOlder, null, 1)).toMatchObject({ hasNextPage: false })
    expect(await readFolded(readOlder, null, 0)).toEqual({ entries: [], hasNextPage: true })
    expect(await readFolded(readOlder, 1, 5)).toEqual({ entries: [], hasNextPage: false })
  })

  it('tells very long runs in pieces, the same on pages of any size, and reads within bounds', async () => {
    const long = Array.from({ length: 20 * LONGEST_RUN + 7 }, () => ({}))
    const log = logOf(long)
    const whole = await readAll(log)
    expect(whole).toHaveLength(21)
    expect(whole.at(-1)).toBe('7-1×7')
    for (const size of [1, 3, 200]) expect(await readPages(log, size)).toEqual(whole)
    const { readOlder, reads } = readerOf(log)
    const { entries, hasNextPage } = await readFolded(readOlder, null, 200)
    expect(entries.length).toBeLessThan(200)
    expect(hasNextPage).toBe(true)
    expect(reads.reduce((sum, count) => sum + count)).toBeLessThan(6_000)
  })

  it('gives the same entries on pages of any size', async () => {
    const told = fc.record({
      type: fc.constantFrom('view.drawn', 'view.drawn', 'view.drawn', 'shot.moved'),
      actorId: fc.constantFrom('ada', 'ada', 'ben'),
      subject: fc.constantFrom('view_1', 'view_1', 'view_2'),
      minutesLater: fc.constantFrom(0, 1, 14, 16),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(told, { maxLength: 80 }), fc.integer({ min: 1, max: 30 }), async (events, size) => {
        const log = logOf(events)
        const whole = await readAll(log)
        expect(await readPages(log, size)).toEqual(whole)
        const counts = whole.map((entry) => Number(entry.split('×')[1]))
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(log.length)
      }),
    )
  })
})
