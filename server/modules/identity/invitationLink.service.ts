import type { InvitationLink, Prisma, Role } from '../../__generated__/prisma/client.ts'
import { type Change, changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { linkTo } from '../../platform/mail/mail.ts'
import type { RevokedAccess } from './accessRevoked.ts'
import { memberFailures } from './member.failures.ts'
import { givenRole } from './member.service.ts'
import {
  aboutPerson, findMembership, inOrganization, makeMembership, type Membership, type OrganizationChange,
} from './membership.service.ts'
import { visibleTo } from './organization.policy.ts'
import { demandRoom, placeOf } from './plan.service.ts'
import { hashSecret, newSecret } from './secret.ts'

/** Most links of an organization that are open at a time. */
export const MOST_LINKS = 20
/** Most people that one link with a limit lets in. */
export const MOST_USES = 1000
/** How many days a link is open when nothing else is said, and at most. */
export const LINK_DAYS = { usual: 7, most: 90 }

const DAY_MS = 24 * 3_600_000

/** What a new link is to be. */
export interface NewInvitationLink {
  role: Role
  /** null: after `LINK_DAYS.usual` days. */
  expiresAt: Date | null
  /** null: any number of people. */
  useLimit: number | null
}

/** The links that still let somebody in. */
export const openLinks = (): Prisma.InvitationLinkWhereInput => ({
  revokedAt: null,
  expiresAt: { gt: new Date() },
  organization: { deletedAt: null },
  OR: [{ useLimit: null }, { useCount: { lt: prisma().invitationLink.fields.useLimit } }],
})

/** Throws why a link lets nobody in, if it does not: NOT_FOUND with a reason of its own each. */
export function demandOpen(link: InvitationLink | null): asserts link is InvitationLink {
  if (!link) throw fail(memberFailures.INVITATION_INVALID())
  if (link.revokedAt !== null) throw fail(memberFailures.INVITATION_LINK_REVOKED())
  if (link.expiresAt.getTime() <= Date.now()) throw fail(memberFailures.INVITATION_LINK_EXPIRED())
  if (link.useLimit !== null && link.useCount >= link.useLimit) throw fail(memberFailures.INVITATION_LINK_USED_UP())
}

/** The link with a secret, with what it shows; null when there is none, or its organization is deleted. */
export const findLink = (token: string) =>
  prisma().invitationLink.findFirst({
    where: { secretHash: hashSecret(token), organization: { deletedAt: null } },
    include: { organization: { select: { name: true } }, createdBy: { select: { name: true, kind: true } } },
  })

/** Whether the link with a secret lets somebody in. */
export const isLinkOpen = async (token: string): Promise<boolean> =>
  (await prisma().invitationLink.count({ where: { ...openLinks(), secretHash: hashSecret(token) } })) > 0

function checkNewLink({ role: wished, expiresAt, useLimit }: NewInvitationLink) {
  const [role, now] = [givenRole(wished), Date.now()]
  const end = expiresAt ?? new Date(now + LINK_DAYS.usual * DAY_MS)
  const checks = new TextChecks()
  if (!(end.getTime() > now && end.getTime() <= now + LINK_DAYS.most * DAY_MS)) {
    checks.refuse('expiresAt', memberFailures.INVITATION_LINK_EXPIRY({ most: LINK_DAYS.most }))
  }
  if (useLimit !== null && !(useLimit >= 1 && useLimit <= MOST_USES)) {
    checks.refuse('useLimit', memberFailures.INVITATION_LINK_USE_LIMIT({ most: MOST_USES }))
  }
  checks.done()
  return { role, expiresAt: end, useLimit }
}

/** A link with its address, which is shown only once. */
export interface MadeLink {
  link: InvitationLink
  url: string
  organizationId: string
}

/**
 * Makes a link by which anybody with an account joins. It takes no seat until somebody does. INVALID_INPUT by field,
 * PLAN_LIMIT when there is no seat now, CONFLICT when too many links are open.
 */
export function createInvitationLink(
  viewer: Viewer, organizationId: string, input: NewInvitationLink,
): Promise<MadeLink> {
  const checked = checkNewLink(input)
  return changeOrganization(viewer, organizationId, 'members:write', async ({ tx, record, organization }) => {
    if ((await tx.invitationLink.count({ where: { ...openLinks(), organizationId } })) >= MOST_LINKS) {
      throw fail(memberFailures.INVITATION_LINKS_AT_LIMIT({ most: MOST_LINKS }))
    }
    await demandRoom(tx, organization, placeOf(checked.role))
    const secret = newSecret()
    const data = { ...checked, organizationId, createdById: viewer.userId, secretHash: hashSecret(secret) }
    const link = await tx.invitationLink.create({ data })
    const { role, expiresAt } = link
    record('invitation.linkCreated', { type: 'InvitationLink', id: link.id }, {
      role, expiresAt: expiresAt.toISOString(), useLimit: link.useLimit,
    })
    return { link, url: linkTo('/invitation', { token: secret }), organizationId }
  })
}

/** Ends open links; each says so in the log of its organization. */
export async function revokeLinks({ tx, recordIn }: Change, where: Prisma.InvitationLinkWhereInput): Promise<number> {
  const links = await tx.invitationLink.findMany({ where: { ...where, revokedAt: null } })
  await tx.invitationLink.updateMany({
    where: { id: { in: links.map(({ id }) => id) } }, data: { revokedAt: new Date() },
  })
  for (const { id, organizationId, role } of links) {
    recordIn('organization', organizationId)('invitation.linkRevoked', { type: 'InvitationLink', id }, { role })
  }
  return links.length
}

/** Revokes a link: nobody joins by it any more. NOT_FOUND when it is not open. */
export async function revokeInvitationLink(
  viewer: Viewer, id: string,
): Promise<{ id: string; organizationId: string }> {
  const found = await prisma().invitationLink.findFirst({
    where: { id, organization: visibleTo(viewer) }, select: { organizationId: true },
  })
  if (!found) throw notFound('Invitation')
  const { organizationId } = found
  return changeOrganization(viewer, organizationId, 'members:write', async (change) => {
    if ((await revokeLinks(change, { id })) === 0) throw notFound('Invitation')
    return { id, organizationId }
  })
}

/** Revokes the links that people who lose an organization know: those they made, of a deleted one all. */
export async function revokeLinksOf(change: Change, lost: RevokedAccess): Promise<void> {
  const { organizationId, userIds, projectIds } = lost
  if (projectIds !== null) return
  await revokeLinks(change, {
    organizationId,
    OR: [{ createdById: { in: [...userIds] } }, { organization: { deletedAt: { not: null } } }],
  })
}

/** What an administrator decides about somebody. */
const DECISIONS = ['member.removed', 'member.roleChanged']

/** A link made before an administrator removed somebody, or changed their role, does not take that back. */
async function demandUndecided(tx: Transaction, { organizationId, createdAt }: InvitationLink, userId: string) {
  const payload = { path: ['user'], equals: toTypeId('User', userId) }
  const where = { organizationId, type: { in: DECISIONS }, at: { gte: createdAt }, payload }
  if ((await tx.organizationEvent.count({ where })) > 0) throw fail(memberFailures.INVITATION_LINK_OUTDATED())
}

/**
 * Makes somebody a member by a link, under the lock of its organization; who is one already stays as they are and uses
 * nothing up. NOT_FOUND when it lets nobody in, PLAN_LIMIT without a seat, FORBIDDEN after an administrator's decision.
 */
export async function takeUpLink(change: OrganizationChange, token: string, userId: string): Promise<Membership> {
  const { tx, organization, record, recordIn } = change
  const link = await tx.invitationLink.findUnique({ where: { secretHash: hashSecret(token) } })
  demandOpen(link)
  const present = await findMembership(tx, organization.id, { userId })
  if (present) return present
  await demandUndecided(tx, link, userId)
  const role = givenRole(link.role)
  await demandRoom(tx, organization, placeOf(role))
  await tx.invitationLink.update({ where: { id: link.id }, data: { useCount: { increment: 1 } } })
  const member = await makeMembership(change, userId, role)
  const subject = { type: 'InvitationLink', id: link.id } as const
  record('invitation.linkAccepted', subject, { ...aboutPerson(member), role })
  recordIn('account', userId)('invitation.linkAccepted', subject, {
    ...aboutPerson(member), ...inOrganization(organization), role,
  })
  return member
}
