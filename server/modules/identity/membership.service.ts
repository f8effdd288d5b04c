import type { Role } from '../../__generated__/prisma/client.ts'
import type { Change, LockedOrganization } from '../../change.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo } from './organization.policy.ts'
import type { Viewer } from '../../context.ts'
import { revokeAccess } from './accessRevoked.ts'

/** A change of one organization, under its lock. */
export type OrganizationChange = Change & { organization: LockedOrganization }

/** A person in an organization, with the name the log keeps. */
export interface Membership {
  id: string
  userId: string
  role: Role
  version: number
  name: string
}

const MEMBERSHIP = { id: true, userId: true, role: true, version: true, user: { select: { name: true } } } as const

const membershipOf = ({ user, ...member }: Omit<Membership, 'name'> & { user: { name: string } }): Membership => ({
  ...member,
  name: user.name,
})

/** The organization of a member the viewer may see. NOT_FOUND for outsiders and for actors behind service tokens. */
export async function locateMember(viewer: Viewer, memberId: string): Promise<string> {
  const found = await prisma().member.findFirst({
    where: { id: memberId, user: { kind: 'PERSON' }, organization: visibleTo(viewer) },
    select: { organizationId: true },
  })
  if (!found) throw notFound('Member')
  return found.organizationId
}

/** A person's place as it is under the lock; null when the person has none (any more). */
export async function findMembership(
  tx: Transaction,
  organizationId: string,
  where: { id: string } | { userId: string } | { role: 'OWNER' },
): Promise<Membership | null> {
  const found = await tx.member.findFirst({
    where: { ...where, organizationId, user: { kind: 'PERSON' } },
    select: MEMBERSHIP,
  })
  return found && membershipOf(found)
}

/** The same; NOT_FOUND when there is none. */
export async function lockedMembership(
  tx: Transaction,
  organizationId: string,
  where: { id: string } | { userId: string },
): Promise<Membership> {
  const found = await findMembership(tx, organizationId, where)
  if (!found) throw notFound('Member')
  return found
}

/** What the log of a person keeps of an organization. */
export const inOrganization = ({ id, name }: LockedOrganization) => ({
  organization: toTypeId('Organization', id),
  organizationName: name,
})

/** What the log keeps of a person. */
export const aboutPerson = ({ userId, name }: Pick<Membership, 'userId' | 'name'>) => ({
  user: toTypeId('User', userId),
  name,
})

/**
 * Adds a person to an organization without an event: the caller records one. Deletes an invitation of the same address,
 * which would let the person back in after a removal.
 */
export async function makeMembership(
  { tx, organization }: OrganizationChange,
  userId: string,
  role: Exclude<Role, 'OWNER'>,
): Promise<Membership> {
  const organizationId = organization.id
  const { emailKey } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
  await tx.invitation.deleteMany({ where: { organizationId, emailKey } })
  return membershipOf(await tx.member.create({ data: { organizationId, userId, role }, select: MEMBERSHIP }))
}

/** Ends a person's place, by removal or by leaving: whatever that person has open in the organization ends too. */
export async function endMembership(
  change: OrganizationChange,
  { id, userId }: Membership,
  isMachineAccessRevoked: boolean,
): Promise<void> {
  await change.tx.member.delete({ where: { id } })
  const organizationId = change.organization.id
  await revokeAccess(change, { organizationId, userIds: [userId], projectIds: null, isMachineAccessRevoked })
}
