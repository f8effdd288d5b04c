import type { EventType } from '../../eventCatalogue.ts'

/** An event as folding sees it. */
export interface FoldableEvent {
  seq: number
  /** `noun.verb`. */
  type: string
  actorId: string
  /** The id of what it happened to. */
  subject: string
  payload: unknown
  at: Date
}

/** One event, or a run of drawings of one frame by one person. */
export interface Folded<Event> {
  /** The newest event of the run. */
  newest: Event
  oldest: Event
  /** Events in the run; 1 for a single one. */
  count: number
}

const DRAWN: EventType = 'view.drawn'
/** Drawings further apart are separate entries. */
const LONGEST_PAUSE_MS = 15 * 60_000
/** Longer runs are split into entries of so many events, wherever a page ends. */
export const LONGEST_RUN = 500
/** Events read at a time, once it is clear that many of them fold. */
const BATCH = 500
/** Events beyond the entries wanted that are read the first time: where nobody draws, nothing folds. */
const SPARE = 10
/** Once so many events are read for a page it ends, with fewer entries than asked for; more than the longest run. */
const PAGE_READ_LIMIT = 5_000

/** The frame a drawing is of: its shot when it is known, so that the views of a shot go together. */
export function frameOf({ subject, payload }: Pick<FoldableEvent, 'subject' | 'payload'>): string {
  const isNamed = typeof payload === 'object' && payload !== null && 'shot' in payload
  return isNamed && typeof payload.shot === 'string' ? payload.shot : subject
}

function continues({ oldest, count }: Folded<FoldableEvent>, older: FoldableEvent): boolean {
  if (oldest.type !== DRAWN || older.type !== DRAWN || count >= LONGEST_RUN) return false
  if (oldest.actorId !== older.actorId || frameOf(oldest) !== frameOf(older)) return false
  return oldest.at.getTime() - older.at.getTime() <= LONGEST_PAUSE_MS
}

/** Goes on folding: adds events, newest first, to the entries of those before them. */
function fold<Event extends FoldableEvent>(entries: Folded<Event>[], events: readonly Event[]): void {
  for (const event of events) {
    const last = entries.at(-1)
    if (last && continues(last, event)) {
      last.oldest = event
      last.count++
    } else entries.push({ newest: event, oldest: event, count: 1 })
  }
}

/** A page of a folded log. */
export interface FoldedPage<Event> {
  entries: Folded<Event>[]
  hasNextPage: boolean
}

/**
 * A page of a log, newest first. `readOlder` answers the newest events below a sequence number (null: from the newest
 * on). A page never cuts a run: it goes on after the oldest event of its last entry, so that pages of any size one
 * after another give the same entries. It may be shorter than asked for when long runs are folded in it.
 */
export async function readFolded<Event extends FoldableEvent>(
  readOlder: (than: number | null, count: number) => Promise<Event[]>,
  than: number | null,
  first: number,
): Promise<FoldedPage<Event>> {
  const entries: Folded<Event>[] = []
  let from = than
  let readCount = 0
  let size = first + SPARE
  while (entries.length <= first && readCount < PAGE_READ_LIMIT) {
    const events = await readOlder(from, size)
    fold(entries, events)
    if (events.length < size) return { entries: entries.slice(0, first), hasNextPage: entries.length > first }
    from = events.at(-1)?.seq ?? from
    readCount += events.length
    size = size < BATCH ? Math.min(BATCH, 2 * size) : BATCH
  }
  // The last entry may go on in what was not read.
  return { entries: entries.slice(0, Math.min(first, entries.length - 1)), hasNextPage: true }
}
