import type { Plan } from '../../__generated__/prisma/enums.ts'
import { notFound } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** An organization as its plan's limits see it. */
export interface LimitedOrganization {
  id: string
  plan: Plan
  storageBytes: bigint
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
