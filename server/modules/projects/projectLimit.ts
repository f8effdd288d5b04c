import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { exceededLimit } from '../../kernel/plans.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { LimitedOrganization } from '../identity/organizationLock.ts'

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
