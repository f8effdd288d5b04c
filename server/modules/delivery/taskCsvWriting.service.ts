import type { Task } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import { fail } from '../../kernel/errors.ts'
import { dayOf } from '../production/dueDate.ts'
import { setAssignees } from '../production/taskAssignee.service.ts'
import {
  type BatchLinks,
  type BatchTask,
  createTasksIn,
  linkShotsIn,
  linkTasksIn,
  raiseVersionsIn,
  updateTasksIn,
} from '../production/taskBatch.service.ts'
import { csvFailures } from './csv.failures.ts'
import type { TaskWas } from './imports/before.ts'
import type { TaskTable } from './taskCsvTable.service.ts'

/** Ids of what a task is linked to from now on, and of what it is not any more. */
interface LinkChanges {
  added: readonly string[]
  removed: readonly string[]
}

/** What becomes of a task. */
export interface PlannedTask {
  /** Null for a new one. */
  before: Task | null
  after: BatchTask & { assigneeIds: readonly string[] }
  /** Whether anything but its links changes. */
  isChanged: boolean
  shots: LinkChanges
  waits: LinkChanges
}

const isLinked = ({ shots, waits }: PlannedTask) =>
  [shots, waits].some(({ added, removed }) => added.length + removed.length > 0)

/** The failure of a task whose new assignee has left since the file was planned. */
const hasLeft = ({ title }: BatchTask) => fail(csvFailures.CSV_ASSIGNEE_LEFT({ title }))

/** The links of one kind that the tasks gain and lose, with the names that the log uses. */
function linksOf(
  tasks: readonly PlannedTask[],
  kind: 'shots' | 'waits',
  nameOf: (otherId: string) => string | undefined,
): BatchLinks {
  const linksIn = (direction: keyof LinkChanges) =>
    tasks.flatMap(({ after: { id: taskId, title }, [kind]: links }) =>
      links[direction].map((otherId) => ({ taskId, title, otherId, name: nameOf(otherId) ?? '' })),
    )
  return { added: linksIn('added'), removed: linksIn('removed') }
}

/** A task as it is before it is changed, with the links that it gains and loses. */
export function wasOf(before: Task, { shots, waits }: PlannedTask, { assigneesOf }: TaskTable): TaskWas {
  const { id, title, description, status, priority, dueDate, rank } = before
  const assigneeIds = (assigneesOf.get(id) ?? []).map((person) => person.id)
  return { title, description, status, priority, dueDate: dayOf(dueDate), assigneeIds, rank, shots, waits }
}

/** Writes what a file makes of tasks, a few statements however many they are. */
export async function writeTasks(change: ProjectChange, tasks: readonly PlannedTask[], table: TaskTable) {
  const changed = tasks.flatMap(({ before, after, isChanged }) => (before && isChanged ? [{ before, after }] : []))
  await createTasksIn(change, tasks.flatMap(({ before, after }) => (before ? [] : [after])), hasLeft)
  const wishes = changed.map(({ after }) => after)
  const assignees = await setAssignees(change.tx, change.project.id, wishes, table.assigneesOf, hasLeft)
  await updateTasksIn(change, changed, assignees)

  const codeOf = (shotId: string) => table.boards.shotById(shotId)?.code
  await linkShotsIn(change, linksOf(tasks, 'shots', codeOf))
  const titles = new Map([...table.tasks, ...tasks.map(({ after }) => after)].map(({ id, title }) => [id, title]))
  await linkTasksIn(change, linksOf(tasks, 'waits', (taskId) => titles.get(taskId)))

  const relinked = tasks.filter((task) => task.before !== null && !task.isChanged && isLinked(task))
  if (relinked.length > 0) await raiseVersionsIn(change, relinked.map(({ after }) => after.id))
}
