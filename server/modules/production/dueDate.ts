import type { TaskStatus } from '../../__generated__/prisma/client.ts'
import { dayText } from '../../kernel/days.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Hours after midnight in UTC when a day has ended in the last place on Earth, at UTC−12. */
const LAST_MIDNIGHT_HOURS = 12

/** The newest day that has ended everywhere on Earth, as its midnight in UTC. */
export function lastDayOver(now = Date.now()): Date {
  const ended = now - DAY_MS - LAST_MIDNIGHT_HOURS * HOUR_MS
  return new Date(Math.floor(ended / DAY_MS) * DAY_MS)
}

/** Whether a task is not done although its day is over. */
export const isLate = (task: { status: TaskStatus; dueDate: Date | null }, now = Date.now()): boolean =>
  task.status !== 'DONE' && task.dueDate !== null && task.dueDate <= lastDayOver(now)

/** A day as people write it: 2026-11-21. Null for none. */
export const dayOf = (date: Date | null): string | null => date && dayText(date)
