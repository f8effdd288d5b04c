import type { Task } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import {
  type BatchTask,
  createTasksIn,
  keepMembers,
  linkShotsIn,
  linkTasksIn,
  raiseVersionsIn,
  updateTasksIn,
} from '../tasks/taskBatch.service.ts'
import { csvFailures } from './csv.failures.ts'
import type { ProjectChange } from './csvPlan.ts'
import type { TaskTable } from './taskTable.service.ts'

/** Ids of what a task is linked to from now on, and of what it is not any more. */
interface LinkChanges {
  added: readonly string[]
  removed: readonly string[]
}

/** What becomes of a task. */
export interface PlannedTask {
  /** Null for a new one. */
  before: Task | null
  after: BatchTask
  /** Whether anything but its links changes. */
  isChanged: boolean
  shots: LinkChanges
  waits: LinkChanges
}

const isLinked = ({ shots, waits }: PlannedTask) =>
  [shots, waits].some(({ added, removed }) => added.length + removed.length > 0)

/**
 * The people the tasks were given to and will be, kept in the organization until the end of the change. CONFLICT when
 * one who is given a task has left since the file was planned.
 */
async function keepPeople({ tx, project }: ProjectChange, tasks: readonly PlannedTask[]) {
  const ids = new Set(tasks.flatMap(({ before, after }) => [before?.assigneeId ?? [], after.assigneeId ?? []].flat()))
  const people = ids.size === 0 ? [] : await keepMembers(tx, project.organizationId, [...ids])
  const byId = new Map(people.map((person) => [person.id, person]))
  for (const { before, after: { assigneeId, title } } of tasks) {
    const isGiven = assigneeId !== null && assigneeId !== before?.assigneeId
    if (isGiven && !byId.has(assigneeId)) {
      throw fail(csvFailures.CSV_ASSIGNEE_LEFT({ title }))
    }
  }
  return byId
}

/** All links of one kind and direction, with the titles of the tasks. */
const linksOf = (
  tasks: readonly PlannedTask[],
  kind: 'shots' | 'waits',
  direction: keyof LinkChanges,
): { taskId: string; title: string; otherId: string }[] =>
  tasks.flatMap(({ after: { id: taskId, title }, [kind]: links }) =>
    links[direction].map((otherId) => ({ taskId, title, otherId })),
  )

/** Writes what a file makes of tasks, a few statements however many they are. */
export async function writeTasks(change: ProjectChange, tasks: readonly PlannedTask[], table: TaskTable) {
  const assignees = await keepPeople(change, tasks)
  const changed = tasks.filter(({ before, isChanged }) => before !== null && isChanged)
  await createTasksIn(change, tasks.flatMap(({ before, after }) => (before ? [] : [after])), assignees)
  await updateTasksIn(change, changed.flatMap(({ before, after }) => (before ? [{ before, after }] : [])), assignees)

  const shotLinks = (direction: keyof LinkChanges) =>
    linksOf(tasks, 'shots', direction).map(({ otherId, ...link }) => ({
      ...link,
      shotId: otherId,
      code: table.boards.shotById(otherId)?.code ?? '',
    }))
  await linkShotsIn(change, { added: shotLinks('added'), removed: shotLinks('removed') })

  const titles = new Map([...table.tasks, ...tasks.map(({ after }) => after)].map(({ id, title }) => [id, title]))
  const taskLinks = (direction: keyof LinkChanges) =>
    linksOf(tasks, 'waits', direction).map(({ otherId, ...link }) => ({
      ...link,
      dependsOnId: otherId,
      dependsOnTitle: titles.get(otherId) ?? '',
    }))
  await linkTasksIn(change, { added: taskLinks('added'), removed: taskLinks('removed') })

  const relinked = tasks.filter((task) => task.before !== null && !task.isChanged && isLinked(task))
  if (relinked.length > 0) await raiseVersionsIn(change, relinked.map(({ after }) => after.id))
}
