import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { RevokedAccess } from '../identity/accessRevoked.ts'
import { taskFailures } from './task.failures.ts'

/** The most people a task is assigned to. */
export const MAX_ASSIGNEES = 20

/** The failure of a task with too many assignees. */
export const tooManyAssignees = () => taskFailures.TASK_ASSIGNEES_AT_LIMIT({ most: MAX_ASSIGNEES })

/** A person tasks are assigned to. */
export interface Assignee {
  id: string
  name: string
}

/** The assignees of a task before and after a change, in their order. */
export interface AssigneeChange {
  from: readonly Assignee[]
  to: readonly Assignee[]
}

/** A task and the people it is to be assigned to, in this order; null or absent keeps those it has. */
interface Assignment {
  id: string
  assigneeIds?: readonly string[] | null
}

/** The assignees of tasks by the ids of the tasks, in their order. */
export async function readAssignees(
  database: Pick<Transaction, 'taskAssignee'>,
  where: Prisma.TaskAssigneeWhereInput,
): Promise<Map<string, Assignee[]>> {
  const rows = await database.taskAssignee.findMany({
    where,
    orderBy: { rank: 'asc' },
    select: { taskId: true, user: { select: { id: true, name: true } } },
  })
  const byTask = new Map<string, Assignee[]>()
  for (const { taskId, user } of rows) byTask.set(taskId, [...(byTask.get(taskId) ?? []), user])
  return byTask
}

const MAY_SEE = Prisma.raw(MAY_SEE_PROJECT)

/**
 * Those among people who see the locked project, their places in the organization kept until the end of the change:
 * a change that ends one waits, and then finds the tasks.
 */
const keepMembers = (tx: Transaction, projectId: string, userIds: readonly string[]) => tx.$queryRaw<Assignee[]>`
  SELECT u."id", u."name" FROM "Project" p JOIN "Member" m ON m."organizationId" = p."organizationId" AND ${MAY_SEE}
  JOIN "User" u ON u."id" = m."userId" AND u."kind" = 'PERSON'
  WHERE p."id" = ${projectId}::uuid AND m."userId" = ANY(${[...userIds]}::uuid[])
  ORDER BY m."id" FOR KEY SHARE OF m`

/** Replaces the assignees of tasks, in two statements however many there are. */
async function writeAssignees(tx: Transaction, changes: ReadonlyMap<string, AssigneeChange>): Promise<void> {
  const assigned = [...changes].filter(([, { from }]) => from.length > 0).map(([taskId]) => taskId)
  const data = [...changes].flatMap(([taskId, { to }]) => to.map(({ id }, rank) => ({ taskId, userId: id, rank })))
  if (assigned.length > 0) await tx.taskAssignee.deleteMany({ where: { taskId: { in: assigned } } })
  if (data.length > 0) await tx.taskAssignee.createMany({ data })
}

/**
 * Assigns tasks to exactly the people of their wishes, and returns the changes by task. `before` holds the present
 * assignees. Throws `refusal` for a new assignee who does not see the project, with the index in the list.
 */
export async function setAssignees<Wish extends Assignment>(
  tx: Transaction,
  projectId: string,
  wishes: readonly Wish[],
  before: ReadonlyMap<string, readonly Assignee[]>,
  refusal: (wish: Wish, index: number) => Error,
): Promise<Map<string, AssigneeChange>> {
  const wanted = wishes.flatMap((wish) => {
    const from = before.get(wish.id) ?? []
    const ids = wish.assigneeIds ?? from.map(({ id }) => id)
    const isSame = ids.length === from.length && from.every(({ id }, index) => ids[index] === id)
    return isSame ? [] : [{ wish, from, ids }]
  })
  const added = new Set(wanted.flatMap(({ from, ids }) => ids.filter((id) => from.every((each) => each.id !== id))))
  const members = added.size === 0 ? [] : await keepMembers(tx, projectId, [...added])
  const people = new Map(members.map((person) => [person.id, person]))
  const changes = new Map(
    wanted.map(({ wish, from, ids }) => {
      const to = ids.map((id, index) => {
        const person = from.find((each) => each.id === id) ?? people.get(id)
        if (!person) throw refusal(wish, index)
        return person
      })
      return [wish.id, { from, to }]
    }),
  )
  await writeAssignees(tx, changes)
  return changes
}

/** A list of assignees in an event. */
export const idsAndNames = (assignees: readonly Assignee[]) => ({
  ids: assignees.map(({ id }) => toTypeId('User', id)),
  names: assignees.map(({ name }) => name),
})

interface Unassigned {
  taskId: string
  projectId: string
  title: string
  userId: string
  name: string
}

/**
 * Unassigns the tasks of people in projects that they may not see any more, also those in the trash, and in all
 * projects of an organization that was deleted. The projects are locked in the order of their ids
 * before any task is, as every other change of them does.
 */
export async function unassignTasksOf(
  { tx, recordIn }: Change,
  { organizationId, userIds, projectIds }: RevokedAccess,
): Promise<void> {
  const ofProjects = projectIds === null
    ? Prisma.sql`p."organizationId" = ${organizationId}::uuid`
    : Prisma.sql`p."id" = ANY(${[...projectIds]}::uuid[])`
  const left = Prisma.sql`a."userId" = ANY(${[...userIds]}::uuid[]) AND NOT EXISTS (
    SELECT FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" AND o."deletedAt" IS NULL
    WHERE m."organizationId" = p."organizationId" AND m."userId" = a."userId" AND ${MAY_SEE})`
  await tx.$executeRaw`
    SELECT FROM "Project" p WHERE ${ofProjects} AND EXISTS (
      SELECT FROM "Task" t JOIN "TaskAssignee" a ON a."taskId" = t."id" WHERE t."projectId" = p."id" AND ${left})
    ORDER BY p."id" FOR UPDATE`
  const tasks = await tx.$queryRaw<Unassigned[]>`
    WITH lost AS (
      DELETE FROM "TaskAssignee" a USING "Task" t, "Project" p, "User" u
      WHERE t."id" = a."taskId" AND p."id" = t."projectId" AND u."id" = a."userId" AND ${ofProjects} AND ${left}
      RETURNING a."taskId", a."userId", u."name"
    ), changed AS (
      UPDATE "Task" SET "version" = "version" + 1, "updatedAt" = now() WHERE "id" IN (SELECT "taskId" FROM lost)
      RETURNING "id", "projectId", "title"
    )
    SELECT lost.*, changed."projectId", changed."title" FROM lost JOIN changed ON changed."id" = lost."taskId"`
  for (const { taskId, projectId, title, userId, name } of tasks) {
    const payload = { title, assignee: toTypeId('User', userId), assigneeName: name }
    recordIn('project', projectId)('task.unassigned', { type: 'Task', id: taskId }, payload)
  }
}
