import type { Plan } from '../../__generated__/prisma/enums.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { exceededLimit } from '../../kernel/plans.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** An organization as its plan's limits see it. */
export interface LimitedOrganization {
  id: string
  plan: Plan
  storageBytes: bigint
}

/**
 * The limit that one more project, with so many bytes of images, would exceed; null when there is room. What is
 * archived counts, what lies in the trash does not.
 */
export async function problemOfOneMore(
  database: Pick<Transaction, 'project'>,
  { id, plan, storageBytes }: LimitedOrganization,
  bytes = 0,
): Promise<Failure | null> {
  const projects = await database.project.count({ where: { organizationId: id, deletedAt: null } })
  return exceededLimit(plan, { projects: projects + 1, storageBytes: Number(storageBytes) + bytes })
}

/** Throws PLAN_LIMIT when there is no room for one more project. The organization must be locked. */
export async function demandRoom(tx: Transaction, organization: LimitedOrganization, bytes = 0): Promise<void> {
  const problem = await problemOfOneMore(tx, organization, bytes)
  if (problem !== null) throw fail(problem)
}

/** Locks organizations in the order of their ids, so that changes which need the same ones never wait in a circle. */
export async function lockOrganizations(
  tx: Transaction,
  ids: readonly string[],
): Promise<(LimitedOrganization & { name: string })[]> {
  const rows = await tx.$queryRaw<(LimitedOrganization & { name: string })[]>`
    SELECT "id", "name", "plan"::text AS "plan", "storageBytes" FROM "Organization"
    WHERE "id" = ANY(${ids}::uuid[]) AND "deletedAt" IS NULL ORDER BY "id" FOR UPDATE`
  if (rows.length < ids.length) throw notFound('Organization')
  return rows
}
