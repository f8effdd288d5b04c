import type { Role } from '../../__generated__/prisma/client.ts'
import { changeOrganization, joinOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, forbidden } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { isAdministrator } from '../../kernel/projectAccess.ts'
import { revokeAccess } from './accessRevoked.ts'
import { memberFailures } from './member.failures.ts'
import {
  aboutPerson,
  endMembership,
  inOrganization,
  locateMember,
  lockedMembership,
  type Membership,
  type OrganizationChange,
} from './membership.service.ts'
import { forgetRoles } from './organization.service.ts'
import { demandRoom } from './plan.service.ts'

/** A role that can be given; OWNER is INVALID_INPUT. */
export function givenRole(role: Role): Exclude<Role, 'OWNER'> {
  if (role === 'OWNER') throw fail(memberFailures.ROLE_OF_OWNER(), { field: 'role' })
  return role
}

/** What concerns an ADMIN is the OWNER's to decide; the OWNER's own place only changes by a hand-over. */
async function demandPowerOver({ tx, organization }: OrganizationChange, viewer: Viewer, member: Membership) {
  if (member.role === 'ADMIN') await joinOrganization(tx, viewer, organization.id, 'own')
}

/** PLAN_LIMIT when there is no seat for a VIEWER who becomes more, or no room for one more VIEWER. */
async function demandRoleRoom({ tx, organization }: OrganizationChange, from: Role, to: Role): Promise<void> {
  if (from === 'VIEWER') await demandRoom(tx, organization, { members: 1, viewers: -1 })
  if (to === 'VIEWER') await demandRoom(tx, organization, { members: -1, viewers: 1 })
}

/**
 * The projects of chosen members that an ADMIN sees as one alone, locked: nothing is assigned in them meanwhile. They
 * are locked in the order of their ids, as every other change of several does.
 */
async function lockUnchosen({ tx, organization }: OrganizationChange, { id }: Membership): Promise<string[]> {
  const projects = await tx.$queryRaw<{ id: string }[]>`
    SELECT p."id" FROM "Project" p WHERE p."organizationId" = ${organization.id}::uuid AND p."access" = 'CHOSEN'
      AND NOT EXISTS (SELECT FROM "ProjectMember" c WHERE c."projectId" = p."id" AND c."memberId" = ${id}::uuid)
    ORDER BY p."id" FOR UPDATE`
  return projects.map((project) => project.id)
}

/**
 * Changes a person's role; who is no ADMIN any more loses the projects of other chosen members. NOT_FOUND for
 * outsiders, FORBIDDEN for an ADMIN over an ADMIN, CONFLICT for the OWNER's and at another version, PLAN_LIMIT without
 * room.
 */
export async function changeMemberRole(
  viewer: Viewer,
  memberId: string,
  wished: Role,
  expectedVersion: ExpectedVersion,
): Promise<{ id: string }> {
  const organizationId = await locateMember(viewer, memberId)
  const role = givenRole(wished)
  await changeOrganization(viewer, organizationId, 'members:write', async (change) => {
    const { tx, record, recordIn, organization } = change
    const member = await lockedMembership(tx, organizationId, { id: memberId })
    if (member.role === 'OWNER') throw fail(memberFailures.OWNER_KEEPS_ROLE())
    await demandPowerOver(change, viewer, member)
    demandVersion('Member', member, expectedVersion)
    if (member.role === role) return
    await demandRoleRoom(change, member.role, role)
    const isDemoted = isAdministrator(member.role) && !isAdministrator(role)
    const projectIds = isDemoted ? await lockUnchosen(change, member) : []
    await tx.member.update({ where: { id: memberId }, data: { role, version: { increment: 1 } } })
    if (projectIds.length > 0) await revokeAccess(change, { organizationId, userIds: [member.userId], projectIds })
    const subject = { type: 'Member', id: memberId } as const
    const roles = { from: member.role, to: role }
    record('member.roleChanged', subject, { ...aboutPerson(member), ...roles })
    recordIn('account', member.userId)('member.roleChanged', subject, {
      ...aboutPerson(member),
      ...inOrganization(organization),
      ...roles,
    })
  })
  forgetRoles(viewer)
  return { id: memberId }
}

/** A place that has ended. */
export interface EndedMembership {
  memberId: string
  organizationId: string
}

/** Ends a person's place and says so, in the log of the organization and in theirs. */
export async function endPlace(
  change: OrganizationChange,
  member: Membership,
  type: 'member.removed' | 'member.left',
  isMachineAccessRevoked = false,
): Promise<void> {
  await endMembership(change, member, isMachineAccessRevoked)
  const subject = { type: 'Member', id: member.id } as const
  change.record(type, subject, { ...aboutPerson(member), role: member.role })
  change.recordIn('account', member.userId)(type, subject, {
    ...aboutPerson(member),
    ...inOrganization(change.organization),
  })
}

interface Removal {
  isMachineAccessRevoked?: boolean
  expectedVersion?: ExpectedVersion
}

/**
 * Removes a person; all access ends at once, and where asked the service tokens and webhooks they created. NOT_FOUND
 * for outsiders, FORBIDDEN for an ADMIN over an ADMIN, CONFLICT for the OWNER, for oneself, who leaves instead,
 * and at another version.
 */
export async function removeMember(
  viewer: Viewer,
  memberId: string,
  { isMachineAccessRevoked = false, expectedVersion }: Removal = {},
): Promise<EndedMembership> {
  const organizationId = await locateMember(viewer, memberId)
  return changeOrganization(viewer, organizationId, 'members:write', async (change) => {
    const member = await lockedMembership(change.tx, organizationId, { id: memberId })
    if (member.role === 'OWNER') throw fail(memberFailures.OWNER_CANNOT_BE_REMOVED())
    if (member.userId === viewer.userId) throw fail(memberFailures.MEMBER_CANNOT_REMOVE_ITSELF())
    await demandPowerOver(change, viewer, member)
    demandVersion('Member', member, expectedVersion)
    await endPlace(change, member, 'member.removed', isMachineAccessRevoked)
    return { memberId, organizationId }
  })
}

/** Leaves an organization. FORBIDDEN for API tokens, CONFLICT for the OWNER, who hands over first. */
export async function leaveOrganization(viewer: Viewer, organizationId: string): Promise<EndedMembership> {
  const ended = await changeOrganization(viewer, organizationId, 'read', async (change) => {
    demandCredential(viewer, 'own')
    const member = await lockedMembership(change.tx, organizationId, { userId: viewer.userId })
    if (member.role === 'OWNER') throw fail(memberFailures.OWNER_CANNOT_LEAVE())
    await endPlace(change, member, 'member.left')
    return { memberId: member.id, organizationId }
  })
  forgetRoles(viewer)
  return ended
}

/** Who was the OWNER and who is now, by their places. */
export interface Handover {
  organizationId: string
  ownerId: string
  previousOwnerId: string
}

/**
 * Transfers an organization; the OWNER before becomes an ADMIN. Takes a session of the OWNER. NOT_FOUND for people who
 * are not members, CONFLICT for oneself, PLAN_LIMIT for a VIEWER when no seat is free.
 */
export async function transferOwnership(viewer: Viewer, memberId: string): Promise<Handover> {
  const organizationId = await locateMember(viewer, memberId)
  const handover = await changeOrganization(viewer, organizationId, 'own', async (change) => {
    const { tx, record, recordIn, organization } = change
    const previous = await lockedMembership(tx, organizationId, { userId: viewer.userId })
    const next = await lockedMembership(tx, organizationId, { id: memberId })
    // Of two hand-overs at once the second finds that the first was faster.
    if (previous.role !== 'OWNER') throw forbidden()
    if (next.id === previous.id) throw fail(memberFailures.OWNER_ALREADY())
    await demandRoleRoom(change, next.role, 'OWNER')

    // In this order: there is never a moment with two.
    await tx.member.update({ where: { id: previous.id }, data: { role: 'ADMIN', version: { increment: 1 } } })
    await tx.member.update({ where: { id: next.id }, data: { role: 'OWNER', version: { increment: 1 } } })
    const subject = { type: 'Member', id: next.id } as const
    const people = {
      ...aboutPerson(next),
      from: toTypeId('User', previous.userId),
      fromName: previous.name,
      to: toTypeId('User', next.userId),
      toName: next.name,
    }
    record('ownership.transferred', subject, people)
    for (const { userId } of [previous, next]) {
      recordIn('account', userId)('ownership.transferred', subject, { ...people, ...inOrganization(organization) })
    }
    return { organizationId, ownerId: next.id, previousOwnerId: previous.id }
  })
  forgetRoles(viewer)
  return handover
}
