import { dateHere, endOfWeek } from './taskDates.ts'
import { TASK_PRIORITIES, TASK_STATUSES, type TaskPriorityName, type TaskStatusName } from './taskTypes.ts'

/** What can be asked of a due date. */
export const DUE_CHOICES = ['late', 'today', 'week', 'none'] as const

/** What is asked of a due date: over, today, until Sunday, or that there is none. */
export type DueChoice = (typeof DUE_CHOICES)[number]

/** Which tasks are shown; what is empty or null filters nothing. */
export interface TaskFilterValues {
  readonly search: string
  readonly statuses: readonly TaskStatusName[]
  readonly assigneeIds: readonly string[]
  /** Only those nobody has; then there are no assignees. */
  readonly isUnassigned: boolean
  readonly priorities: readonly TaskPriorityName[]
  readonly shotIds: readonly string[]
  readonly due: DueChoice | null
}

/** Filters nothing. */
export const NO_TASK_FILTER: TaskFilterValues = {
  search: '', statuses: [], assigneeIds: [], isUnassigned: false, priorities: [], shotIds: [], due: null,
}

/** A filter as the API takes it; dates are calendar dates. What is absent filters nothing. */
export interface TaskFilter {
  readonly statuses?: readonly TaskStatusName[] | null | undefined
  readonly priorities?: readonly TaskPriorityName[] | null | undefined
  readonly assigneeIds?: readonly string[] | null | undefined
  readonly isUnassigned?: boolean | null | undefined
  readonly dueFrom?: string | null | undefined
  readonly dueTo?: string | null | undefined
  readonly hasDueDate?: boolean | null | undefined
  readonly isLate?: boolean | null | undefined
  readonly shotIds?: readonly string[] | null | undefined
  readonly search?: string | null | undefined
}

const USER_ID = /^user_[0-9a-z]{26}$/
const SHOT_ID = /^shot_[0-9a-z]{26}$/
const LONGEST_SEARCH = 200
const MOST_IDS = 50
const KEYS = ['text', 'status', 'assignee', 'priority', 'shot', 'due']
const NOBODY = 'none'

function listIn(address: URLSearchParams, key: string): readonly string[] {
  return [...new Set((address.get(key) ?? '').split(','))].filter(Boolean)
}

function namesIn<Name extends string>(address: URLSearchParams, key: string, known: readonly Name[]): readonly Name[] {
  const said = listIn(address, key).map((name) => name.toUpperCase().replaceAll('-', '_'))
  return known.filter((name) => said.includes(name))
}

/**
 * The filter of an address: `?text=lamp&status=in-progress&assignee=user_…,user_…&priority=high&shot=shot_…&due=late`;
 * `assignee=none` asks for those nobody has. What is unknown filters nothing.
 */
export function taskFilterFromSearch(address: URLSearchParams): TaskFilterValues {
  const assignees = listIn(address, 'assignee')
  const isUnassigned = assignees.includes(NOBODY)
  return {
    search: (address.get('text') ?? '').trim().slice(0, LONGEST_SEARCH),
    statuses: namesIn(address, 'status', TASK_STATUSES),
    assigneeIds: isUnassigned ? [] : assignees.filter((id) => USER_ID.test(id)).slice(0, MOST_IDS),
    isUnassigned,
    priorities: namesIn(address, 'priority', TASK_PRIORITIES),
    shotIds: listIn(address, 'shot').filter((id) => SHOT_ID.test(id)).slice(0, MOST_IDS),
    due: DUE_CHOICES.find((choice) => choice === address.get('due')) ?? null,
  }
}

/** The address with a change of the filter; what filters nothing is left out, and what else it says stays. */
export function taskFilterToSearch(address: URLSearchParams, change: Partial<TaskFilterValues>): URLSearchParams {
  const filter = { ...taskFilterFromSearch(address), ...change }
  const next = new URLSearchParams(address)
  for (const key of KEYS) next.delete(key)
  const write = (key: string, values: readonly string[]): void => {
    if (values.length > 0) next.set(key, values.join(','))
  }
  const asWord = (name: string): string => name.toLowerCase().replaceAll('_', '-')
  if (filter.search.trim() !== '') next.set('text', filter.search.trim())
  write('status', filter.statuses.map(asWord))
  write('assignee', filter.isUnassigned ? [NOBODY] : filter.assigneeIds)
  write('priority', filter.priorities.map(asWord))
  write('shot', filter.shotIds)
  if (filter.due !== null) next.set('due', filter.due)
  return next
}

/** Whether a filter hides anything. */
export function isFiltering(filter: TaskFilterValues): boolean {
  return taskFilterToSearch(new URLSearchParams(), filter).size > 0
}

const DUE_VARIABLES: Readonly<Record<DueChoice, (today: string) => TaskFilter>> = {
  late: () => ({ isLate: true }),
  today: (today) => ({ dueFrom: today, dueTo: today }),
  week: (today) => ({ dueFrom: today, dueTo: endOfWeek(today) }),
  none: () => ({ hasDueDate: false }),
}

/** A filter as the API takes it; `today` is the calendar date here. It says nothing of what filters nothing. */
export function taskFilterVariables(filter: TaskFilterValues, today: string = dateHere()): TaskFilter {
  const { search, statuses, assigneeIds, isUnassigned, priorities, shotIds, due } = filter
  return {
    ...(search === '' ? {} : { search }),
    ...(statuses.length === 0 ? {} : { statuses }),
    ...(assigneeIds.length === 0 ? {} : { assigneeIds }),
    ...(isUnassigned ? { isUnassigned } : {}),
    ...(priorities.length === 0 ? {} : { priorities }),
    ...(shotIds.length === 0 ? {} : { shotIds }),
    ...(due === null ? {} : DUE_VARIABLES[due](today)),
  }
}

/** The same filter for one column of a board. */
export function columnVariables(filter: TaskFilter, status: TaskStatusName): TaskFilter {
  return { ...filter, statuses: [status] }
}

/** The same filter for what is late of it. */
export function lateVariables(filter: TaskFilter): TaskFilter {
  return { ...filter, isLate: true }
}
