/** The columns of a board, in their order. */
export const TASK_STATUSES = ['TODO', 'IN_PROGRESS', 'BLOCKED', 'IN_REVIEW', 'DONE'] as const

/** How far a task is. */
export type TaskStatusName = (typeof TASK_STATUSES)[number]

/** How much a task matters, the least first. */
export const TASK_PRIORITIES = ['LOW', 'MEDIUM', 'HIGH'] as const

/** How much a task matters. */
export type TaskPriorityName = (typeof TASK_PRIORITIES)[number]

/** The order of the statuses in a task's form. */
export const FORM_STATUSES = ['TODO', 'IN_PROGRESS', 'DONE', 'BLOCKED', 'IN_REVIEW'] as const

/** The color of a status, for its dot. */
export const STATUS_COLORS: Readonly<Record<TaskStatusName, string>> = {
  TODO: '#9BA1AC', IN_PROGRESS: '#4FB3E8', BLOCKED: '#E5484D', IN_REVIEW: '#E8A33D', DONE: '#3FB27F',
}

/** A status by its name in the API; To Do when it is none we know. */
export function knownTaskStatus(name: string): TaskStatusName {
  return TASK_STATUSES.find((status) => status === name) ?? 'TODO'
}

/** A priority by its name in the API; the usual one when it is none we know. */
export function knownTaskPriority(name: string): TaskPriorityName {
  return TASK_PRIORITIES.find((priority) => priority === name) ?? 'MEDIUM'
}
