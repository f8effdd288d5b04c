import { eventMessages } from '../../messages/events/eventMessages.ts'

/** What grouping needs to know of an entry of the activity. */
type Groupable = {
  readonly type: string
  /** ISO 8601. */
  readonly at: string
  readonly actorName: string
  readonly subjectId: string
  readonly projectId: string
}

/** Consecutive entries in one group: of one person, kind and project, each at most a day before the next. */
export type ActivityGroup<Entry> = { readonly newest: Entry; readonly entries: readonly Entry[] }

const LONGEST_PAUSE_MS = 24 * 60 * 60_000

function continues(one: Groupable | undefined, older: Groupable): boolean {
  if (one === undefined || eventMessages.activityGroup(older.type) === null) return false
  const isSame = one.type === older.type && one.actorName === older.actorName && one.projectId === older.projectId
  return isSame && Date.parse(one.at) - Date.parse(older.at) <= LONGEST_PAUSE_MS
}

/** Puts entries, in any order, newest first and groups those that belong together. */
export function groupActivities<Entry extends Groupable>(entries: readonly Entry[]): ActivityGroup<Entry>[] {
  const groups: { newest: Entry; entries: Entry[] }[] = []
  for (const entry of entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))) {
    const last = groups.at(-1)
    if (last && continues(last.entries.at(-1), entry)) last.entries.push(entry)
    else groups.push({ newest: entry, entries: [entry] })
  }
  return groups
}

/** How many things a group is about: each counts once. */
export const countSubjects = (entries: readonly Groupable[]): number =>
  new Set(entries.map(({ subjectId }) => subjectId)).size
