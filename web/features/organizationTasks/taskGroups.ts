import { endOfWeek } from '../tasks/taskDates.ts'

/** The groups of a list by due date, in their order. */
export const DUE_GROUPS = ['late', 'today', 'week', 'later', 'none', 'done'] as const

/** When something is due, as seen from today. */
export type DueGroup = (typeof DUE_GROUPS)[number]

/** What decides in which group a task stands. */
export interface DueFacts {
  readonly dueDate: string | null
  readonly isLate: boolean
  readonly status: string
}

/** The group of a task; `today` is the calendar date here. What ends today somewhere on Earth is due today. */
export function dueGroupOf({ dueDate, isLate, status }: DueFacts, today: string): DueGroup {
  if (status === 'DONE') return 'done'
  if (isLate) return 'late'
  if (dueDate === null) return 'none'
  if (dueDate <= today) return 'today'
  return dueDate <= endOfWeek(today) ? 'week' : 'later'
}
