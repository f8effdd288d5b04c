import type { Task, TaskPriority, TaskStatus } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ChangedExternalId } from '../projects/externalId.service.ts'
import { dayOf } from './dueDate.ts'
import { type AssigneeChange, idsAndNames, setAssignees } from './taskAssignee.service.ts'

/** What a task of a batch is to be; checked. */
export interface BatchTask {
  id: string
  title: string
  description: string
  status: TaskStatus
  priority: TaskPriority
  /** A day, as its midnight in UTC. */
  dueDate: Date | null
}

/** A new task of a batch, with the shots it is linked to and the tasks it depends on. */
export interface NewBatchTask extends BatchTask {
  /** Its rank in the column of its status; null for the end. */
  rank?: string | null
  externalId?: string | null
  assigneeIds?: readonly string[]
  shotIds?: readonly string[]
  dependsOnIds?: readonly string[]
}

/** A link from a task to a shot, or to a task it depends on, with the names that the log uses. */
export interface BatchLink {
  taskId: string
  title: string
  otherId: string
  /** The shot's code or the other task's title. */
  name: string
}

/** Links to add and to remove. */
export interface BatchLinks {
  added: readonly BatchLink[]
  removed: readonly BatchLink[]
}

/** Ranks for tasks that come to the ends of columns, in their order. */
async function lastRanks(tx: Transaction, projectId: string, statuses: readonly TaskStatus[]): Promise<string[]> {
  const ends = await tx.$queryRaw<{ status: TaskStatus; rank: string }[]>`
    SELECT "status"::text AS "status", max("rank") AS "rank" FROM "Task"
    WHERE "projectId" = ${projectId}::uuid GROUP BY "status"`
  const last = new Map(ends.map(({ status, rank }) => [status, rank]))
  const free = new Map(
    [...new Set(statuses)].map((status) => {
      const count = statuses.filter((each) => each === status).length
      return [status, ranksBetween(last.get(status) ?? null, null, count).values()]
    }),
  )
  return statuses.map((status) => free.get(status)?.next().value ?? '')
}

/** Links of new tasks, without events of their own: nothing can depend on these tasks yet. */
async function linkNewTasks(tx: Transaction, tasks: readonly NewBatchTask[]): Promise<void> {
  const shots = tasks.flatMap(({ id: taskId, shotIds = [] }) => shotIds.map((shotId) => ({ taskId, shotId })))
  const others = tasks.flatMap(({ id: taskId, dependsOnIds = [] }) =>
    dependsOnIds.map((dependsOnId) => ({ taskId, dependsOnId })),
  )
  if (shots.length > 0) await tx.taskShot.createMany({ data: shots })
  if (others.length > 0) await tx.taskDependency.createMany({ data: others })
}

/**
 * Adds tasks inside a change of their project, by a few statements however many there are. Throws `refusal` for an
 * assignee who does not see the project.
 */
export async function createTasksIn<New extends NewBatchTask>(
  { tx, record, project }: ProjectChange,
  tasks: readonly New[],
  refusal: (task: New, index: number) => Error,
): Promise<void> {
  const atEnd = tasks.filter(({ rank }) => rank == null)
  const ranks = await lastRanks(tx, project.id, atEnd.map(({ status }) => status))
  const rankOf = new Map(atEnd.map(({ id }, index) => [id, ranks[index] ?? '']))
  const rows = tasks.map(({ id, title, description, status, priority, dueDate, rank }) => ({
    id, title, description, status, priority, dueDate: dayOf(dueDate), rank: rank ?? rankOf.get(id) ?? '',
  }))
  await tx.$executeRaw`
    INSERT INTO "Task" ("projectId", "id", "title", "description", "status", "priority", "dueDate", "rank", "updatedAt")
    SELECT ${project.id}::uuid, n.*, now() FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "title" text, "description" text, "status" "TaskStatus", "priority" "TaskPriority",
      "dueDate" date, "rank" text)`
  const assigned = await setAssignees(tx, project.id, tasks, new Map(), refusal)
  await linkNewTasks(tx, tasks)
  for (const { id, title, status, externalId, shotIds = [], dependsOnIds = [] } of tasks) {
    const { ids: assignees, names: assigneeNames } = idsAndNames(assigned.get(id)?.to ?? [])
    record('task.created', { type: 'Task', id }, {
      title,
      status,
      ...(assignees.length > 0 && { assignees, assigneeNames }),
      ...(externalId && { externalId }),
      ...(shotIds.length > 0 && { shots: shotIds.map((shotId) => toTypeId('Shot', shotId)) }),
      ...(dependsOnIds.length > 0 && { dependsOn: dependsOnIds.map((taskId) => toTypeId('Task', taskId)) }),
    })
  }
}

/** What an event says of a change of assignees. */
function reassigned({ from, to }: AssigneeChange) {
  const [before, after] = [idsAndNames(from), idsAndNames(to)]
  return { from: before.ids, fromNames: before.names, to: after.ids, toNames: after.names }
}

/** The payload of the event of a change; empty if nothing differs. */
export function changesOf(before: Task, after: BatchTask) {
  const isDue = before.dueDate?.getTime() !== after.dueDate?.getTime()
  return {
    ...(after.title !== before.title && { title: { from: before.title, to: after.title } }),
    ...(after.description !== before.description && { isDescribed: true }),
    ...(after.status !== before.status && { status: { from: before.status, to: after.status } }),
    ...(after.priority !== before.priority && { priority: { from: before.priority, to: after.priority } }),
    ...(isDue && { dueDate: { from: dayOf(before.dueDate), to: dayOf(after.dueDate) } }),
  }
}

/** Changes tasks of the locked project inside a change of it; those of another status come to the end of its column. */
export async function updateTasksIn(
  { tx, record, project }: ProjectChange,
  changes: readonly { before: Task; after: BatchTask }[],
  assignees: ReadonlyMap<string, AssigneeChange>,
  externalIds: ReadonlyMap<string, ChangedExternalId> = new Map(),
): Promise<void> {
  const moved = changes.filter(({ before, after }) => before.status !== after.status)
  const ranks = await lastRanks(tx, project.id, moved.map(({ after }) => after.status))
  const rankOf = new Map(moved.map(({ before }, index) => [before.id, ranks[index] ?? '']))
  const rows = changes.map(({ before, after }) => ({
    ...after,
    dueDate: dayOf(after.dueDate),
    rank: rankOf.get(before.id) ?? before.rank,
  }))
  await tx.$executeRaw`
    UPDATE "Task" t SET "title" = n."title", "description" = n."description", "status" = n."status",
      "priority" = n."priority", "dueDate" = n."dueDate", "rank" = n."rank",
      "version" = t."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "title" text, "description" text, "status" "TaskStatus", "priority" "TaskPriority", "dueDate" date,
      "rank" text)
    WHERE t."id" = n."id" AND t."id" = ANY(${rows.map(({ id }) => id)}::uuid[])
      AND t."projectId" = ${project.id}::uuid`
  for (const { before, after } of changes) {
    const externalId = externalIds.get(before.id)
    const assigned = assignees.get(before.id)
    record('task.updated', { type: 'Task', id: before.id }, {
      ...changesOf(before, after),
      ...(assigned && { assignees: reassigned(assigned) }),
      ...(externalId && { externalId }),
    })
  }
}

/** Gives tasks ranks that they had before in the columns they are in, as far as no other task has these. */
export const returnRanksIn = (tx: Transaction, tasks: readonly Pick<Task, 'id' | 'rank'>[]) => tx.$executeRaw`
  UPDATE "Task" t SET "rank" = n."rank"
  FROM jsonb_to_recordset(${JSON.stringify(tasks.map(({ id, rank }) => ({ id, rank })))}::jsonb) AS n(
    "id" uuid, "rank" text)
  WHERE t."id" = n."id" AND NOT EXISTS (
    SELECT FROM "Task" o WHERE o."projectId" = t."projectId" AND o."status" = t."status" AND o."rank" = n."rank")`

/** Links tasks to shots and unlinks them inside a change of their project. */
export async function linkShotsIn({ tx, record }: ProjectChange, { added, removed }: BatchLinks): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "TaskShot" ("taskId", "shotId")
    SELECT n.* FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS n("taskId" uuid, "otherId" uuid)`
  await tx.$executeRaw`
    DELETE FROM "TaskShot" l
    USING jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) AS n("taskId" uuid, "otherId" uuid)
    WHERE l."taskId" = n."taskId" AND l."shotId" = n."otherId"`
  const recorded = (type: 'task.shotAdded' | 'task.shotRemoved') => ({ taskId, title, otherId, name }: BatchLink) =>
    record(type, { type: 'Task', id: taskId }, { title, shot: toTypeId('Shot', otherId), code: name })
  added.forEach(recorded('task.shotAdded'))
  removed.forEach(recorded('task.shotRemoved'))
}

/** Adds and removes dependencies inside a change of their project. The caller refuses those that close a circle. */
export async function linkTasksIn({ tx, record }: ProjectChange, { added, removed }: BatchLinks): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "TaskDependency" ("taskId", "dependsOnId")
    SELECT n.* FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS n("taskId" uuid, "otherId" uuid)`
  await tx.$executeRaw`
    DELETE FROM "TaskDependency" l
    USING jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) AS n("taskId" uuid, "otherId" uuid)
    WHERE l."taskId" = n."taskId" AND l."dependsOnId" = n."otherId"`
  type LinkEvent = 'task.dependencyAdded' | 'task.dependencyRemoved'
  const recorded = (type: LinkEvent) => ({ taskId, title, otherId, name }: BatchLink) =>
    record(type, { type: 'Task', id: taskId }, { title, dependsOn: toTypeId('Task', otherId), dependsOnTitle: name })
  added.forEach(recorded('task.dependencyAdded'))
  removed.forEach(recorded('task.dependencyRemoved'))
}

/** Raises the versions of tasks whose links alone changed. */
export const raiseVersionsIn = ({ tx, project }: ProjectChange, taskIds: readonly string[]) => tx.$executeRaw`
  UPDATE "Task" SET "version" = "version" + 1, "updatedAt" = now()
  WHERE "id" = ANY(${[...taskIds]}::uuid[]) AND "projectId" = ${project.id}::uuid`
