/** The database knows no year 0. */
const DAY = /^(?!0000)\d{4}-\d{2}-\d{2}$/

/** A day as people write it: 2026-11-21; of its midnight in UTC. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10)

/** Midnight in UTC of a day of the calendar; null for a text that is none, as 2026-02-30. */
export function readDay(text: string): Date | null {
  const date = new Date(DAY.test(text) ? text : Number.NaN)
  return !Number.isNaN(date.getTime()) && dayText(date) === text ? date : null
}

/** Days that deleted rows stay in the trash before they are purged. */
export const TRASH_DAYS = 30

/** What was deleted before this moment is no longer in the trash. `now` is in milliseconds since 1970. */
export const trashBegin = (now = Date.now()): Date => new Date(now - TRASH_DAYS * 86_400_000)
