import { v7 as uuidv7 } from 'uuid'
import type { Prisma, Task, TaskPriority, TaskStatus } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import type { EventPayload } from '../../eventCatalogue.ts'
import { notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { dayOf } from './dueDate.ts'
import { namedAssignee } from './taskAssignee.service.ts'
import type { BatchAssignee } from './taskBatch.service.ts'
import { checkLinks, linkNewTask } from './taskLinks.service.ts'
import { rankInColumn } from './taskOrder.service.ts'
import { locateTask, lockedTask } from './taskSelection.service.ts'

/** A change of a project whose tasks are changed. */
export type ProjectChange = Change & { project: LockedProject }

/** A task to be made; what is not given is as a new one has it. */
export interface NewTask {
  title: string
  description?: string | null
  status?: TaskStatus | null
  priority?: TaskPriority | null
  assigneeId?: string | null
  /** A day, as its midnight in UTC. */
  dueDate?: Date | null
  /** At most 500 shots of the project it is in. */
  shotIds?: readonly string[] | null
  /** At most 100 tasks of the project it waits for. */
  dependsOnIds?: readonly string[] | null
  /** In the column of its status; the end when not given. */
  place?: Place | null
}

/** Adds a task inside a change of its project that does more. All or nothing: NOT_FOUND for a shot or task unknown. */
export async function createTaskIn(change: ProjectChange, input: NewTask): Promise<Task> {
  const { tx, record, project } = change
  const { status, priority, assigneeId = null, dueDate = null, shotIds, dependsOnIds, place = null } = input
  const links = { shotIds: shotIds ?? [], dependsOnIds: dependsOnIds ?? [] }
  const checks = new TextChecks()
  const title = checks.name('title', input.title, 'Title')
  const description = checks.description('description', input.description ?? '')
  checkLinks(checks, links)
  checks.done()

  const assignee = assigneeId === null ? null : await namedAssignee(tx, project.organizationId, assigneeId)
  const column = status ?? 'TODO'
  const task = await tx.task.create({
    data: {
      id: uuidv7(),
      projectId: project.id,
      title,
      description,
      status: column,
      priority: priority ?? 'MEDIUM',
      assigneeId,
      dueDate,
      rank: await rankInColumn(tx, project.id, column, place),
    },
  })
  await linkNewTask(tx, task, links)
  record('task.created', { type: 'Task', id: task.id }, {
    title,
    status: column,
    ...(assignee && { assignee: toTypeId('User', assignee.id), assigneeName: assignee.name }),
    ...(links.shotIds.length > 0 && { shots: links.shotIds.map((id) => toTypeId('Shot', id)) }),
    ...(links.dependsOnIds.length > 0 && { dependsOn: links.dependsOnIds.map((id) => toTypeId('Task', id)) }),
  })
  return task
}

const idOf = (assignee: { id: string } | null) => assignee && toTypeId('User', assignee.id)

/** Adds a task to a project, with the shots it is in and the tasks it waits for: all of it or nothing. */
export const createTask = (viewer: Viewer, projectId: string, input: NewTask): Promise<Task> =>
  changeProject(viewer, projectId, 'edit', (change) => createTaskIn(change, input))

/** What may be changed of a task; null or nothing leaves it as it is, but for the last two. */
export interface TaskDetails {
  title?: string | null
  description?: string | null
  /** Another one puts the task at the end of that column. */
  status?: TaskStatus | null
  priority?: TaskPriority | null
  /** Null for nobody; undefined leaves it as it is. */
  assigneeId?: string | null | undefined
  /** A day, as its midnight in UTC; null for none; undefined leaves it as it is. */
  dueDate?: Date | null | undefined
}

function checkDetails(details: TaskDetails) {
  const { title = null, description = null, status = null, priority = null, assigneeId, dueDate } = details
  const isUnnamed = [title, description, status, priority].every((value) => value === null)
  if (isUnnamed && assigneeId === undefined && dueDate === undefined) {
    throw nothingToChange('title', 'title, description, status, priority, assigneeId, dueDate')
  }
  const checks = new TextChecks()
  const checked = {
    title: title === null ? null : checks.name('title', title, 'Title'),
    description: description === null ? null : checks.description('description', description),
    status,
    priority,
    assigneeId,
    dueDate,
  }
  checks.done()
  return checked
}

/** The columns a change writes, and the payload of its event. */
interface Written {
  data: Prisma.TaskUncheckedUpdateInput
  payload: EventPayload<'task.updated'>
}

async function writtenOf({ tx, project }: ProjectChange, before: Task, details: TaskDetails): Promise<Written> {
  const { title, description, status, priority, assigneeId, dueDate } = checkDetails(details)
  const data: Prisma.TaskUncheckedUpdateInput = {}
  const payload: Written['payload'] = {}
  if (title !== null && title !== before.title) {
    data.title = title
    payload.title = { from: before.title, to: title }
  }
  if (description !== null && description !== before.description) {
    data.description = description
    payload.isDescribed = true
  }
  if (status !== null && status !== before.status) {
    data.status = status
    data.rank = await rankInColumn(tx, project.id, status)
    payload.status = { from: before.status, to: status }
  }
  if (priority !== null && priority !== before.priority) {
    data.priority = priority
    payload.priority = { from: before.priority, to: priority }
  }
  if (assigneeId !== undefined && assigneeId !== before.assigneeId) {
    data.assigneeId = assigneeId
    const to = assigneeId && (await namedAssignee(tx, project.organizationId, assigneeId))
    payload.assignee = await handover(tx, before.assigneeId, to || null)
  }
  if (dueDate !== undefined && dueDate?.getTime() !== before.dueDate?.getTime()) {
    data.dueDate = dueDate
    payload.dueDate = { from: dayOf(before.dueDate), to: dayOf(dueDate) }
  }
  return { data, payload }
}

/** From whom to whom a task goes, for its event. */
async function handover(tx: Transaction, fromId: string | null, to: BatchAssignee | null) {
  const from = fromId === null ? null : await tx.user.findUnique({ where: { id: fromId } })
  return { from: idOf(from), fromName: from?.name ?? null, to: idOf(to), toName: to?.name ?? null }
}

/** Changes a task, as it is under the lock, inside a change that does more. Writes nothing where nothing differs. */
export async function updateTaskIn(change: ProjectChange, before: Task, details: TaskDetails): Promise<Task> {
  const { data, payload } = await writtenOf(change, before, details)
  if (Object.keys(data).length === 0) return before
  const where = { id: before.id }
  const task = await change.tx.task.update({ where, data: { ...data, version: { increment: 1 } } })
  change.record('task.updated', { type: 'Task', id: before.id }, payload)
  return task
}

/** Changes what is known of a task. CONFLICT at another version than expected. */
export async function updateTask(
  viewer: Viewer,
  taskId: string,
  { expectedVersion, ...details }: TaskDetails & { expectedVersion?: number | null },
): Promise<Task> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'edit', async (change) =>
    updateTaskIn(change, await lockedTask(change.tx, projectId, taskId, expectedVersion ?? null), details),
  )
}

/** Moves a task to the trash, restorable for 30 days; what waits for it waits no longer. */
export async function deleteTask(viewer: Viewer, taskId: string): Promise<{ projectId: string }> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const { title } = await lockedTask(tx, projectId, taskId)
    const data = { deletedAt: new Date(), version: { increment: 1 } }
    await tx.task.update({ where: { id: taskId }, data })
    record('task.deleted', { type: 'Task', id: taskId }, { title })
    return { projectId }
  })
}

/** Takes a task out of the trash, back to its place, with its shots and all it waits for. One not there stays. */
export async function restoreTask(viewer: Viewer, taskId: string): Promise<Task> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const trashed = await tx.task.findUnique({ where: { id: taskId } })
    if (!trashed) throw notFound('Task')
    if (trashed.deletedAt === null) return trashed
    const task = await tx.task.update({ where: { id: taskId }, data: { deletedAt: null, version: { increment: 1 } } })
    record('task.restored', { type: 'Task', id: taskId }, { title: task.title })
    return task
  })
}
