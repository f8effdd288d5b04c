import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { RevokedAccess } from '../identity/accessRevoked.ts'

interface Unassigned {
  id: string
  projectId: string
  title: string
  assigneeId: string
  assigneeName: string
}

/**
 * Unassigns the tasks of people in projects of whose organization they are no members any more, also those in the
 * trash. The projects are locked in the order of their ids before any task is, as every other change of them does.
 */
export async function unassignTasksOf(
  { tx, recordIn }: Change,
  { organizationId, userIds, projectIds }: RevokedAccess,
): Promise<void> {
  const ofProjects = projectIds === null
    ? Prisma.sql`p."organizationId" = ${organizationId}::uuid`
    : Prisma.sql`p."id" = ANY(${[...projectIds]}::uuid[])`
  const left = Prisma.sql`t."assigneeId" = ANY(${[...userIds]}::uuid[]) AND NOT EXISTS (
    SELECT FROM "Member" m WHERE m."organizationId" = p."organizationId" AND m."userId" = t."assigneeId")`
  await tx.$executeRaw`
    SELECT FROM "Project" p WHERE ${ofProjects}
      AND EXISTS (SELECT FROM "Task" t WHERE t."projectId" = p."id" AND ${left})
    ORDER BY p."id" FOR UPDATE`
  const tasks = await tx.$queryRaw<Unassigned[]>`
    WITH lost AS (
      SELECT t."id", t."assigneeId", u."name" AS "assigneeName" FROM "Task" t
      JOIN "Project" p ON p."id" = t."projectId" JOIN "User" u ON u."id" = t."assigneeId"
      WHERE ${ofProjects} AND ${left}
    )
    UPDATE "Task" t SET "assigneeId" = NULL, "version" = t."version" + 1, "updatedAt" = now()
    FROM lost WHERE t."id" = lost."id"
    RETURNING t."id", t."projectId", t."title", lost."assigneeId", lost."assigneeName"`
  for (const { id, projectId, title, assigneeId, assigneeName } of tasks) {
    const assignee = toTypeId('User', assigneeId)
    recordIn('project', projectId)('task.unassigned', { type: 'Task', id }, { title, assignee, assigneeName })
  }
}
