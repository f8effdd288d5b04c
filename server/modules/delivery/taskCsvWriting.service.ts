import type { Task } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import {
  type BatchLinks,
  type BatchTask,
  createTasksIn,
  keepMembers,
  linkShotsIn,
  linkTasksIn,
  raiseVersionsIn,
  updateTasksIn,
} from '../production/taskBatch.service.ts'
import { csvFailures } from './csv.failures.ts'
import type { ProjectChange } from './csvPlan.ts'
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

/** Writes what a file makes of tasks, a few statements however many they are. */
export async function writeTasks(change: ProjectChange, tasks: readonly PlannedTask[], table: TaskTable) {
  const assignees = await keepPeople(change, tasks)
  const changed = tasks.filter(({ before, isChanged }) => before !== null && isChanged)
  await createTasksIn(change, tasks.flatMap(({ before, after }) => (before ? [] : [after])), assignees)
  await updateTasksIn(change, changed.flatMap(({ before, after }) => (before ? [{ before, after }] : [])), assignees)

  const codeOf = (shotId: string) => table.boards.shotById(shotId)?.code
  await linkShotsIn(change, linksOf(tasks, 'shots', codeOf))
  const titles = new Map([...table.tasks, ...tasks.map(({ after }) => after)].map(({ id, title }) => [id, title]))
  await linkTasksIn(change, linksOf(tasks, 'waits', (taskId) => titles.get(taskId)))

  const relinked = tasks.filter((task) => task.before !== null && !task.isChanged && isLinked(task))
  if (relinked.length > 0) await raiseVersionsIn(change, relinked.map(({ after }) => after.id))
}
