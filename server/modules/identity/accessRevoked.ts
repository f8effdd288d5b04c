import type { Change } from '../../change.ts'
import { declareHook } from '../../kernel/hook.ts'

/** Who can no longer reach what: people of an organization, and the projects they lose, null for all of it. */
export interface RevokedAccess {
  organizationId: string
  userIds: readonly string[]
  projectIds: readonly string[] | null
  /** Whether the service tokens and webhooks that those people made for the organization end too. */
  isMachineAccessRevoked?: boolean
}

/**
 * Runs in the same change whenever people lose access: a member is removed or leaves, is no ADMIN any more or not among
 * the chosen members of a project, a project moves to another organization, an organization is deleted.
 */
export const accessRevoked = declareHook<(change: Change, revoked: RevokedAccess) => Promise<void>>('accessRevoked')

/** The one place that revokes access: it notifies every module, and open subscriptions check again. */
export async function revokeAccess(change: Change, revoked: RevokedAccess): Promise<void> {
  for (const revokeIn of accessRevoked()) await revokeIn(change, revoked)
  for (const userId of revoked.userIds) change.recheckAccess(userId)
}
