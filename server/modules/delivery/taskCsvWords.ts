import type { TaskPriority, TaskStatus } from '../../__generated__/prisma/enums.ts'
import { readDay } from '../../kernel/days.ts'
import { csvRowFailures } from './csv.failures.ts'
import type { PlanRow } from './csvPlan.ts'
import { folded } from './csvText.ts'

const STATUS_NAMES: Record<TaskStatus, string> = {
  TODO: 'To Do',
  IN_PROGRESS: 'In Progress',
  BLOCKED: 'Blocked',
  IN_REVIEW: 'In Review',
  DONE: 'Done',
}

const PRIORITY_NAMES: Record<TaskPriority, string> = { LOW: 'Low', MEDIUM: 'Medium', HIGH: 'High' }

/** What a status is called in a file. */
export const statusName = (status: TaskStatus): string => STATUS_NAMES[status]

/** What a priority is called in a file. */
export const priorityName = (priority: TaskPriority): string => PRIORITY_NAMES[priority]

/** The status that a word stands for; null for none. */
export const statusNamed = (word: string): TaskStatus | null => valueNamed(STATUS_NAMES, word)

/** Words without case, blanks, "_" and "-", so that "to do", "TODO" and "to-do" are one. */
const plain = (word: string) => folded(word).replace(/[\s_-]/g, '')

function valueNamed<Value extends string>(names: Record<Value, string>, word: string): Value | null {
  const values = Object.keys(names) as Value[]
  return values.find((value) => plain(value) === plain(word) || plain(names[value]) === plain(word)) ?? null
}

function wordIn<Value extends string>(
  names: Record<Value, string>,
  row: PlanRow,
  column: string,
  word: string | null,
): Value | null {
  if (word === null || word.trim() === '') return null
  const found = valueNamed(names, word)
  if (found === null) {
    const known = (Object.values(names) as string[]).join(', ')
    row.refuse(csvRowFailures.CSV_VALUE_UNKNOWN({ column, value: word.trim().slice(0, 60), values: known }))
  }
  return found
}

/** The status a cell says; null when it says nothing, and when it refuses the row. */
export const statusIn = (row: PlanRow, word: string | null) => wordIn(STATUS_NAMES, row, 'Task Status', word)

/** The priority a cell says, likewise. */
export const priorityIn = (row: PlanRow, word: string | null) => wordIn(PRIORITY_NAMES, row, 'Priority', word)

/** The day a cell says, as its midnight in UTC; null for none; undefined when the column is not there. */
export function dayIn(row: PlanRow, text: string | null): Date | null | undefined {
  const trimmed = text?.trim()
  if (trimmed === undefined) return undefined
  if (trimmed === '') return null
  const day = readDay(trimmed)
  if (day) return day
  row.refuse(csvRowFailures.CSV_DATE_INVALID({ column: 'Due date', value: trimmed.slice(0, 60) }))
  return undefined
}
