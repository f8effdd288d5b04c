import type { Change } from '../../change.ts'

/** Who can no longer reach what: people of an organization, and the projects they lose, null for all of it. */
export interface LostAccess {
  organizationId: string
  userIds: readonly string[]
  projectIds: readonly string[] | null
  /** Whether the service tokens and webhooks that those people made for the organization end too. */
  isMachineAccessRevoked?: boolean
}

type Listener = (change: Change, lost: LostAccess) => Promise<void>

const listeners: Listener[] = []

/**
 * Has something done, in the same change, whenever people lose access: a member is removed or leaves, a project moves
 * to another organization, an organization is deleted. Called once by each module that keeps something of theirs.
 */
export function whenAccessIsLost(listener: Listener): void {
  listeners.push(listener)
}

/** The one place through which access ends: tells every module, and what those people have open looks again. */
export async function loseAccess(change: Change, lost: LostAccess): Promise<void> {
  for (const listener of listeners) await listener(change, lost)
  for (const userId of lost.userIds) change.recheckAccess(userId)
}
