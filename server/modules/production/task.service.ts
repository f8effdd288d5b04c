import { v7 as uuidv7 } from 'uuid'
import type { Task, TaskPriority, TaskStatus } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects } from '../../objectList.ts'
import { checkExternalId, setExternalIds } from '../projects/externalId.service.ts'
import { taskFailures } from './task.failures.ts'
import { MAX_ASSIGNEES, readAssignees, setAssignees, tooManyAssignees } from './taskAssignee.service.ts'
import { type BatchTask, changesOf, createTasksIn, updateTasksIn } from './taskBatch.service.ts'
import {
  changeLinksIn, checkDistinct, checkLinks, demandLinked, type LinkedRow, type Links,
} from './taskLinkLists.service.ts'
import { ranksInColumn } from './taskOrder.service.ts'
import { type ChangedTasks, TASKS } from './taskSelection.service.ts'

/** A new task; a field that is null or absent gets its default. */
export interface NewTask extends Partial<Links> {
  title: string
  description?: string | null
  status?: TaskStatus | null
  priority?: TaskPriority | null
  assigneeIds?: readonly string[] | null
  /** A day, as its midnight in UTC. */
  dueDate?: Date | null
  externalId?: string | null
}

/** A change of a task; a field that is null or absent keeps its value. */
export interface TaskChange extends Named, Partial<Links> {
  title?: string | null
  description?: string | null
  /** Another status puts the task at the end of that column. */
  status?: TaskStatus | null
  priority?: TaskPriority | null
  /** Replaces the list. */
  assigneeIds?: readonly string[] | null
  /** A day, as its midnight in UTC; null for none; undefined keeps the day. */
  dueDate?: Date | null | undefined
  /** Null for none; undefined keeps it. */
  externalId?: string | null | undefined
}

/** Checks the texts, assignees and links of rows, which may be null or absent. */
function checkRows<
  Row extends LinkedRow & Pick<TaskChange, 'title' | 'description' | 'externalId' | 'assigneeIds'>,
>(rows: readonly Row[]) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row } = given
    const assigneeIds = given.assigneeIds ?? []
    if (assigneeIds.length > MAX_ASSIGNEES) row.refuse(checks, 'assigneeIds', tooManyAssignees())
    checkDistinct(checks, row, 'assigneeIds', assigneeIds)
    checkLinks(checks, given)
    return {
      ...given,
      title: row.name(checks, given.title ?? null, 'title', 'Title'),
      description: row.description(checks, given.description ?? null),
      externalId: checkExternalId(checks, row, given.externalId),
    }
  })
  checks.done()
  return checked
}

const notMember = ({ row }: InRow<object>, index: number) =>
  row.fail(`assigneeIds.${index}`, taskFailures.TASK_ASSIGNEE_NOT_MEMBER())

/**
 * Adds tasks to a project, all or none, with the shots they are linked to and the tasks they depend on. With a place,
 * all of them have the same status and come one after the other from there; without, each is the last of its column.
 */
export async function createTasks(
  viewer: Viewer,
  projectId: string,
  tasks: readonly InRow<NewTask>[],
  place: Place | null = null,
): Promise<ChangedTasks> {
  const checked = checkRows(tasks).map((task) => ({
    ...task,
    id: uuidv7(),
    title: task.title ?? '',
    description: task.description ?? '',
    status: task.status ?? 'TODO',
    priority: task.priority ?? 'MEDIUM',
    assigneeIds: task.assigneeIds ?? [],
    dueDate: task.dueDate ?? null,
    externalId: task.externalId ?? null,
    shotIds: task.shotIds ?? [],
    dependsOnIds: task.dependsOnIds ?? [],
  }))
  const [{ status: column = 'TODO' } = {}] = checked
  const other = place && checked.find(({ status }) => status !== column)
  if (other) throw other.row.fail('status', taskFailures.TASKS_IN_DIFFERENT_COLUMNS())
  return changeProject(viewer, projectId, 'tasks:write', async (change) => {
    await demandLinked(change, checked)
    const ranks = place ? await ranksInColumn(change.tx, projectId, column, place, checked.length) : []
    const rows = checked.map((task, index) => ({ ...task, rank: ranks[index] ?? null }))
    await createTasksIn(change, rows, notMember)
    await setExternalIds(change.tx, projectId, 'Task', checked)
    return { projectId, ids: rows.map(({ id }) => id) }
  })
}

const CHANGEABLE = [
  'title', 'description', 'status', 'priority', 'assigneeIds', 'dueDate', 'externalId', 'shotIds', 'dependsOnIds',
] as const satisfies readonly (keyof TaskChange)[]

/** Null clears these. */
const CLEARABLE: readonly string[] = ['dueDate', 'externalId']

const isGiven = (change: TaskChange, field: (typeof CHANGEABLE)[number]) =>
  CLEARABLE.includes(field) ? change[field] !== undefined : change[field] != null

const changed = (before: Task, change: TaskChange): BatchTask => ({
  id: before.id,
  title: change.title ?? before.title,
  description: change.description ?? before.description,
  status: change.status ?? before.status,
  priority: change.priority ?? before.priority,
  dueDate: change.dueDate === undefined ? before.dueDate : change.dueDate,
})

/** Changes tasks of one project, all or none. A task of which nothing differs is not written. */
export async function updateTasks(viewer: Viewer, changes: readonly InRow<TaskChange>[]): Promise<ChangedTasks> {
  const rows = checkRows(changes)
  const empty = rows.find((row) => !CHANGEABLE.some((field) => isGiven(row, field)))
  if (empty) throw empty.row.fail('title', commonFailures.NOTHING_TO_CHANGE({ fields: CHANGEABLE.join(', ') }))
  return changeObjects(TASKS, viewer, rows, async (change, tasks) => {
    const projectId = change.project.id
    const both = tasks.map((before, index) => ({ before, after: changed(before, rows[index] ?? { id: before.id }) }))
    const externalIds = await setExternalIds(change.tx, projectId, 'Task', rows)
    const assigned = rows.filter(({ assigneeIds }) => assigneeIds)
    const present = assigned.length === 0
      ? new Map()
      : await readAssignees(change.tx, { taskId: { in: assigned.map(({ id }) => id) } })
    const assignees = await setAssignees(change.tx, change.project.id, assigned, present, notMember)
    const differing = both.filter(({ before, after }) =>
      assignees.has(before.id) || externalIds.has(before.id) || Object.keys(changesOf(before, after)).length > 0)
    if (differing.length > 0) await updateTasksIn(change, differing, assignees, externalIds)
    await changeLinksIn(change, rows, both.map(({ after }) => after), new Set(differing.map(({ after }) => after.id)))
    return { projectId, ids: tasks.map(({ id }) => id) }
  })
}

/** Moves tasks to the trash inside a change of their project. */
export async function trashTasksIn({ tx, record }: Change, tasks: readonly Task[]): Promise<void> {
  const data = { deletedAt: new Date(), version: { increment: 1 } }
  await tx.task.updateMany({ where: { id: { in: tasks.map(({ id }) => id) } }, data })
  for (const { id, title } of tasks) record('task.deleted', { type: 'Task', id }, { title })
}

/** Moves tasks of one project to the trash, all or none; what depends on them is no longer blocked by them. */
export async function deleteTasks(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedTasks> {
  return changeObjects(TASKS, viewer, rows, async (change, live) => {
    await trashTasksIn(change, live)
    return { projectId: change.project.id, ids: live.map(({ id }) => id) }
  })
}

/** Takes tasks of one project out of the trash, all or none, with their places and links. Others stay as they are. */
export async function restoreTasks(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedTasks> {
  return changeObjects(TASKS, viewer, rows, async ({ tx, record, project: { id: projectId } }, tasks) => {
    const trashed = tasks.filter(({ deletedAt }) => deletedAt !== null)
    const where = { id: { in: trashed.map(({ id }) => id) } }
    if (trashed.length > 0) await tx.task.updateMany({ where, data: { deletedAt: null, version: { increment: 1 } } })
    for (const { id, title } of trashed) record('task.restored', { type: 'Task', id }, { title })
    return { projectId, ids: tasks.map(({ id }) => id) }
  }, { withTrashed: true })
}
