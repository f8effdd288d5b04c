import type { Person } from './Assignees.tsx'
import type { TaskPriorityName, TaskStatusName } from './taskTypes.ts'

/** Something a task is linked to: a shot by its code, a task by its title. */
export type Linked = { readonly id: string; readonly label: string }

/** What stands in the form of a task. */
export interface TaskDraft {
  readonly title: string
  readonly description: string
  readonly status: TaskStatusName
  readonly priority: TaskPriorityName
  readonly assignees: readonly Person[]
  /** A calendar date, or empty. */
  readonly dueDate: string
  /** Sent with a new task; an existing one has its links changed at once. */
  readonly shots: readonly Linked[]
  readonly tasks: readonly Linked[]
}

/** A form nobody has touched. */
export function emptyDraft(status: TaskStatusName): TaskDraft {
  return {
    title: '', description: '', status, priority: 'MEDIUM', assignees: [], dueDate: '', shots: [], tasks: [],
  }
}

/** What of a task a form changes, as the API takes it; null clears. */
export function draftChanges(before: TaskDraft, after: TaskDraft) {
  const idsOf = ({ assignees }: TaskDraft) => assignees.map(({ id }) => id)
  const title = after.title.trim()
  const description = after.description.trim()
  return {
    ...(title === before.title ? {} : { title }),
    ...(description === before.description ? {} : { description }),
    ...(after.status === before.status ? {} : { status: after.status }),
    ...(after.priority === before.priority ? {} : { priority: after.priority }),
    ...(idsOf(after).join() === idsOf(before).join() ? {} : { assigneeIds: idsOf(after) }),
    ...(after.dueDate === before.dueDate ? {} : { dueDate: after.dueDate === '' ? null : after.dueDate }),
  }
}
