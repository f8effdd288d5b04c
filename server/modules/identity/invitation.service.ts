import type { Invitation, Prisma } from '../../__generated__/prisma/client.ts'
import { changeOrganization, changeOrganizationOf } from '../../change.ts'
import type { Caller, Viewer } from '../../context.ts'
import { fail, FramewrightError, notFound } from '../../kernel/errors.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { demandRate, type Rate } from '../../platform/limiter/limiter.ts'
import { proveAddress } from './addressProof.ts'
import { demandOpen, findLink, takeUpLink } from './invitationLink.service.ts'
import { mailInvitation } from './invitationMail.service.ts'
import { memberFailures } from './member.failures.ts'
import { givenRole } from './member.service.ts'
import {
  aboutPerson,
  findMembership,
  inOrganization,
  makeMembership,
  type OrganizationChange,
} from './membership.service.ts'
import { networkOf } from './network.ts'
import { visibleTo } from './organization.policy.ts'
import { forgetRoles, viewerCan } from './organization.service.ts'
import { demandPlace, demandRoom, placeOf } from './plan.service.ts'
import { hashSecret } from './secret.ts'

/** An invitation's link opens this long after it was made or sent again. */
export const INVITATION_MS = 7 * 24 * 3_600_000

const RESENDING: Rate = { name: 'resendInvitation', most: 5, seconds: 3600 }
/** How often a person joins by links, since leaving and joining again uses one up. */
const JOINING: Rate = { name: 'joinByLink', most: 30, seconds: 3600 }
/** How many tokens that are none are looked up from one network. */
const GUESSING: Rate = { name: 'unknownInvitation', most: 120, seconds: 3600 }

/** Who takes up an invitation. */
export interface Invitee {
  id: string
  /** The address of the account, in lower case. */
  emailKey: string
}

/** What taking up an invitation led to. */
export interface Joined {
  organizationId: string
  memberId: string
}

const invalidInvitation = () => fail(memberFailures.INVITATION_INVALID())

const open = (): Prisma.InvitationWhereInput => ({
  expiresAt: { gt: new Date() },
  organization: { deletedAt: null },
})

/** The open invitation behind the token of a link; null when it is used, revoked, expired or was sent again since. */
export function findOpenInvitation(token: string): Promise<Invitation | null> {
  return prisma().invitation.findFirst({ where: { secretHash: hashSecret(token), ...open() } })
}

/** What somebody who holds an invitation's link may know. */
export interface InvitationOffer extends Pick<Invitation, 'role' | 'expiresAt'> {
  /** Null for a link, by which anybody may join. */
  email: string | null
  organizationName: string
  invitedByName: string
  /** Whether the invited address has an account. */
  hasAccount: boolean
}

/** What an invitation link offers. NOT_FOUND when it lets nobody in, RATE_LIMITED after many tokens that are none. */
async function readLinkOffer(token: string, { address }: Caller): Promise<InvitationOffer> {
  const link = await findLink(token)
  if (!link) await demandRate(GUESSING, networkOf(address))
  demandOpen(link)
  const { role, expiresAt, organization, createdBy } = link
  const invitedByName = createdBy.kind === 'SERVICE' ? '' : createdBy.name
  return { email: null, role, expiresAt, organizationName: organization.name, invitedByName, hasAccount: false }
}

/** What the invitation behind the token of a mail or of an invitation link offers. NOT_FOUND when it is not open. */
export async function readOffer(token: string, caller: Caller): Promise<InvitationOffer> {
  const invitation = await prisma().invitation.findFirst({
    where: { secretHash: hashSecret(token), ...open() },
    include: { organization: { select: { name: true } }, invitedBy: { select: { name: true } } },
  })
  if (!invitation) return readLinkOffer(token, caller)
  const { email, emailKey, role, expiresAt, organization, invitedBy } = invitation
  const hasAccount = (await prisma().user.count({ where: { emailKey } })) > 0
  return { email, role, expiresAt, organizationName: organization.name, invitedByName: invitedBy.name, hasAccount }
}

/** Reserves a place for an address and queues the mail. The caller has checked that the plan has room. */
export async function makeInvitation(
  { tx, record, organization }: OrganizationChange,
  invited: Pick<Invitation, 'email' | 'emailKey' | 'role' | 'invitedById'>,
): Promise<Invitation> {
  const organizationId = organization.id
  const data = { ...invited, createdAt: new Date(), expiresAt: new Date(Date.now() + INVITATION_MS) }
  const invitation = await tx.invitation.upsert({
    where: { organizationId_emailKey: { organizationId, emailKey: invited.emailKey } },
    create: { ...data, organizationId },
    update: { ...data, secretHash: null, sentAt: null },
  })
  const { id, email, role, expiresAt } = invitation
  record('invitation.created', { type: 'Invitation', id }, { email, role })
  const sentById = invited.invitedById
  await enqueue(tx, mailInvitation, { invitationId: id, expiresAt: expiresAt.toISOString(), sentById })
  return invitation
}

/** The holder of an address's link owns the address. Returns whether it was unverified before. */
const verifyAddress = (change: OrganizationChange, { id }: Invitee, tokenId: string | null): Promise<boolean> =>
  proveAddress({ ...change, record: change.recordIn('account', id) }, id, tokenId === null ? null : { tokenId })

/** Uses an invitation up, as it is under the lock: `which` is false of one that has changed since. */
async function takeUp(
  change: OrganizationChange,
  which: Prisma.InvitationWhereInput,
  invitee: Invitee,
  tokenId: string | null,
) {
  const { tx, organization, record, recordIn } = change
  const organizationId = organization.id
  const invitation = await tx.invitation.findFirst({ where: { ...which, ...open(), organizationId } })
  if (!invitation) throw invalidInvitation()

  const isOwnAddress = invitation.emailKey === invitee.emailKey
  const isNewlyVerified = isOwnAddress && (await verifyAddress(change, invitee, tokenId))
  await tx.invitation.delete({ where: { id: invitation.id } })
  const present = await findMembership(tx, organizationId, { userId: invitee.id })
  const role = givenRole(invitation.role)
  if (!present) await demandPlace(tx, organization, role)
  const member = present ?? (await makeMembership(change, invitee.id, role))

  const { email } = invitation
  record('invitation.accepted', { type: 'Invitation', id: invitation.id }, {
    email,
    ...aboutPerson(member),
    role: member.role,
  })
  recordIn('account', invitee.id)('invitation.accepted', { type: 'Invitation', id: invitation.id }, {
    email,
    ...inOrganization(organization),
    role: member.role,
  })
  return { joined: { organizationId, memberId: member.id }, isNewlyVerified }
}

/** Makes somebody a member by an invitation link, which says nothing of their address. */
async function joinByLink({ id: userId }: Invitee, token: string, tokenId: string | null): Promise<Joined> {
  await demandRate(JOINING, userId)
  const link = await findLink(token)
  demandOpen(link)
  const { organizationId } = link
  return changeOrganizationOf(organizationId, { userId, tokenId }, async (change) => {
    const { id: memberId } = await takeUpLink(change, token, userId)
    return { organizationId, memberId }
  })
}

/**
 * Adds the holder of an invitation's link as a member, with any address. If it is the invited address, verifies it and
 * accepts its other invitations. NOT_FOUND when the invitation is not open, PLAN_LIMIT when the plan has no room.
 */
export async function joinByInvitation(
  invitee: Invitee,
  token: string,
  tokenId: string | null = null,
): Promise<Joined> {
  const invitation = await findOpenInvitation(token)
  if (!invitation) return joinByLink(invitee, token, tokenId)
  const actor = { userId: invitee.id, tokenId }
  const { joined, isNewlyVerified } = await changeOrganizationOf(invitation.organizationId, actor, (change) =>
    takeUp(change, { secretHash: hashSecret(token) }, invitee, tokenId),
  )
  if (isNewlyVerified) await joinByAddress(invitee, tokenId)
  return joined
}

const STAYING: readonly string[] = ['NOT_FOUND', 'PLAN_LIMIT']

/**
 * Takes up every open invitation of an address that is known to be the person's; answers the ids of the organizations
 * joined. One whose organization has no place stays open.
 */
export async function joinByAddress(invitee: Invitee, tokenId: string | null = null): Promise<string[]> {
  const invitations = await prisma().invitation.findMany({
    where: { emailKey: invitee.emailKey, ...open() },
    orderBy: { id: 'asc' },
  })
  const joinedIds: string[] = []
  for (const { id, organizationId } of invitations) {
    const actor = { userId: invitee.id, tokenId }
    try {
      await changeOrganizationOf(organizationId, actor, (change) => takeUp(change, { id }, invitee, tokenId))
      joinedIds.push(organizationId)
    } catch (error) {
      if (!(error instanceof FramewrightError) || !STAYING.includes(error.code)) throw error
    }
  }
  return joinedIds
}

/** The same for who is signed in by a session. FORBIDDEN for API tokens. */
export async function acceptInvitation(viewer: Viewer, token: string): Promise<Joined> {
  demandCredential(viewer, 'own')
  const { id, emailKey } = await prisma().user.findUniqueOrThrow({ where: { id: viewer.userId } })
  const joined = await joinByInvitation({ id, emailKey }, token, viewer.tokenId)
  forgetRoles(viewer)
  return joined
}

async function locateInvitation(viewer: Viewer, id: string): Promise<string> {
  const found = await prisma().invitation.findFirst({
    where: { id, organization: visibleTo(viewer) },
    select: { organizationId: true },
  })
  if (!found) throw notFound('Invitation')
  return found.organizationId
}

/** Sends an invitation again with a new link and a new end; the old link is dead at once. NOT_FOUND when it is gone. */
export async function resendInvitation(viewer: Viewer, id: string): Promise<{ id: string }> {
  const organizationId = await locateInvitation(viewer, id)
  if (await viewerCan(viewer, organizationId, 'members:write')) await demandRate(RESENDING, id)
  return changeOrganization(viewer, organizationId, 'members:write', async ({ tx, record, organization }) => {
    const invitation = await tx.invitation.findUnique({ where: { id } })
    if (!invitation) throw notFound('Invitation')
    const now = Date.now()
    if (invitation.expiresAt.getTime() <= now) await demandRoom(tx, organization, placeOf(invitation.role))
    const expiresAt = new Date(now + INVITATION_MS)
    await tx.invitation.update({ where: { id }, data: { expiresAt, secretHash: null, sentAt: null } })
    const { email, role } = invitation
    record('invitation.resent', { type: 'Invitation', id }, { email, role })
    const mail = { invitationId: id, expiresAt: expiresAt.toISOString(), sentById: viewer.userId }
    await enqueue(tx, mailInvitation, mail)
    return { id }
  })
}

/** Takes an invitation back: its link is dead and its place free. NOT_FOUND when it is gone. */
export async function revokeInvitation(viewer: Viewer, id: string): Promise<{ id: string; organizationId: string }> {
  const organizationId = await locateInvitation(viewer, id)
  return changeOrganization(viewer, organizationId, 'members:write', async ({ tx, record }) => {
    const invitation = await tx.invitation.findUnique({ where: { id } })
    if (!invitation) throw notFound('Invitation')
    await tx.invitation.delete({ where: { id } })
    record('invitation.revoked', { type: 'Invitation', id }, { email: invitation.email, role: invitation.role })
    return { id, organizationId }
  })
}
