import type { Task, TaskPriority, TaskStatus } from '../../__generated__/prisma/client.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { dayOf } from './dueDate.ts'
import type { ProjectChange } from './task.service.ts'

/** What a task of a batch is to be; checked. */
export interface BatchTask {
  id: string
  title: string
  description: string
  status: TaskStatus
  priority: TaskPriority
  /** A member of the organization. */
  assigneeId: string | null
  /** A day, as its midnight in UTC. */
  dueDate: Date | null
}

/** Somebody tasks are given to. */
export interface BatchAssignee {
  id: string
  name: string
}

/** A shot and the task that is put in it or taken out of it, with what the log calls them. */
export interface BatchShotLink {
  taskId: string
  title: string
  shotId: string
  code: string
}

/** A task that waits for another, or waits no longer, with what the log calls them. */
export interface BatchTaskLink {
  taskId: string
  title: string
  dependsOnId: string
  dependsOnTitle: string
}

/**
 * The members among people, their places in the organization kept until the end of the change: whoever ends one waits,
 * and then finds the tasks.
 */
export const keepMembers = (tx: Transaction, organizationId: string, userIds: readonly string[]) =>
  tx.$queryRaw<BatchAssignee[]>`
    SELECT u."id", u."name" FROM "Member" m JOIN "User" u ON u."id" = m."userId" AND NOT u."isService"
    WHERE m."organizationId" = ${organizationId}::uuid AND m."userId" = ANY(${[...userIds]}::uuid[])
    ORDER BY m."id" FOR KEY SHARE OF m`

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

const idOf = (userId: string | null) => userId && toTypeId('User', userId)

/** Adds tasks to the ends of their columns inside a change of their project, a few statements however many. */
export async function createTasksIn(
  { tx, record, project }: ProjectChange,
  tasks: readonly BatchTask[],
  assignees: ReadonlyMap<string, BatchAssignee>,
): Promise<void> {
  const ranks = await lastRanks(tx, project.id, tasks.map(({ status }) => status))
  const rows = tasks.map((task, index) => ({ ...task, dueDate: dayOf(task.dueDate), rank: ranks[index] ?? '' }))
  await tx.$executeRaw`
    INSERT INTO "Task" ("projectId", "id", "title", "description", "status", "priority", "assigneeId", "dueDate",
      "rank", "updatedAt")
    SELECT ${project.id}::uuid, n.*, now() FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "title" text, "description" text, "status" "TaskStatus", "priority" "TaskPriority",
      "assigneeId" uuid, "dueDate" date, "rank" text)`
  for (const { id, title, status, assigneeId } of tasks) {
    const assignee = assigneeId === null ? undefined : assignees.get(assigneeId)
    record('task.created', { type: 'Task', id }, {
      title,
      status,
      ...(assignee && { assignee: toTypeId('User', assignee.id), assigneeName: assignee.name }),
    })
  }
}

/** What an event tells of a change, as of a change of a single task. */
function toldOf(before: Task, after: BatchTask, assignees: ReadonlyMap<string, BatchAssignee>) {
  const nameOf = (id: string | null) => assignees.get(id ?? '')?.name ?? null
  const isDue = before.dueDate?.getTime() !== after.dueDate?.getTime()
  return {
    ...(after.description !== before.description && { isDescribed: true }),
    ...(after.status !== before.status && { status: { from: before.status, to: after.status } }),
    ...(after.priority !== before.priority && { priority: { from: before.priority, to: after.priority } }),
    ...(after.assigneeId !== before.assigneeId && {
      assignee: {
        from: idOf(before.assigneeId),
        fromName: nameOf(before.assigneeId),
        to: idOf(after.assigneeId),
        toName: nameOf(after.assigneeId),
      },
    }),
    ...(isDue && { dueDate: { from: dayOf(before.dueDate), to: dayOf(after.dueDate) } }),
  }
}

/** Changes tasks of the locked project inside a change of it; those of another status come to the end of its column. */
export async function updateTasksIn(
  { tx, record, project }: ProjectChange,
  changes: readonly { before: Task; after: BatchTask }[],
  assignees: ReadonlyMap<string, BatchAssignee>,
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
    UPDATE "Task" t SET "description" = n."description", "status" = n."status", "priority" = n."priority",
      "assigneeId" = n."assigneeId", "dueDate" = n."dueDate", "rank" = n."rank", "version" = t."version" + 1,
      "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "description" text, "status" "TaskStatus", "priority" "TaskPriority", "assigneeId" uuid,
      "dueDate" date, "rank" text)
    WHERE t."id" = n."id" AND t."projectId" = ${project.id}::uuid`
  for (const { before, after } of changes) {
    record('task.updated', { type: 'Task', id: before.id }, toldOf(before, after, assignees))
  }
}

/** Puts tasks in shots and takes them out inside a change of their project. */
export async function linkShotsIn(
  { tx, record }: ProjectChange,
  { added, removed }: { added: readonly BatchShotLink[]; removed: readonly BatchShotLink[] },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "TaskShot" ("taskId", "shotId")
    SELECT n.* FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS n("taskId" uuid, "shotId" uuid)`
  await tx.$executeRaw`
    DELETE FROM "TaskShot" l
    USING jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) AS n("taskId" uuid, "shotId" uuid)
    WHERE l."taskId" = n."taskId" AND l."shotId" = n."shotId"`
  const told = (type: 'task.shotAdded' | 'task.shotRemoved') => ({ taskId, title, shotId, code }: BatchShotLink) =>
    record(type, { type: 'Task', id: taskId }, { title, shot: toTypeId('Shot', shotId), code })
  added.forEach(told('task.shotAdded'))
  removed.forEach(told('task.shotRemoved'))
}

/** Makes tasks wait for others, or wait no longer, inside a change of their project; the caller knows of no circle. */
export async function linkTasksIn(
  { tx, record }: ProjectChange,
  { added, removed }: { added: readonly BatchTaskLink[]; removed: readonly BatchTaskLink[] },
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO "TaskDependency" ("taskId", "dependsOnId")
    SELECT n.* FROM jsonb_to_recordset(${JSON.stringify(added)}::jsonb) AS n("taskId" uuid, "dependsOnId" uuid)`
  await tx.$executeRaw`
    DELETE FROM "TaskDependency" l
    USING jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) AS n("taskId" uuid, "dependsOnId" uuid)
    WHERE l."taskId" = n."taskId" AND l."dependsOnId" = n."dependsOnId"`
  type LinkEvent = 'task.dependencyAdded' | 'task.dependencyRemoved'
  const told = (type: LinkEvent) => ({ taskId, title, dependsOnId, dependsOnTitle }: BatchTaskLink) =>
    record(type, { type: 'Task', id: taskId }, { title, dependsOn: toTypeId('Task', dependsOnId), dependsOnTitle })
  added.forEach(told('task.dependencyAdded'))
  removed.forEach(told('task.dependencyRemoved'))
}

/** Raises the versions of tasks whose links alone changed. */
export const raiseVersionsIn = ({ tx, project }: ProjectChange, taskIds: readonly string[]) => tx.$executeRaw`
  UPDATE "Task" SET "version" = "version" + 1, "updatedAt" = now()
  WHERE "id" = ANY(${[...taskIds]}::uuid[]) AND "projectId" = ${project.id}::uuid`
