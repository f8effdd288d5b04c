import type { Role } from '../../__generated__/prisma/client.ts'
import { changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { emailKey, TextChecks } from '../../kernel/text.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandRate, type Rate } from '../../platform/limiter/limiter.ts'
import { makeInvitation } from './invitation.service.ts'
import { mailAdded } from './invitationMail.service.ts'
import { memberFailures } from './member.failures.ts'
import { givenRole } from './member.service.ts'
import {
  aboutPerson,
  findMembership,
  inOrganization,
  makeMembership,
  type Membership,
  type OrganizationChange,
} from './membership.service.ts'
import { demandRoom } from './plan.service.ts'

/** The result reveals whether an address has an account. */
const ADDING: Rate = { name: 'addMember', most: 60, seconds: 3600 }

/** Whose attempts count together: a person's, and of service tokens, which cost nothing, all those of one OWNER. */
async function countedAs({ userId, isService }: Viewer): Promise<string> {
  if (!isService) return userId
  const organization = { members: { some: { userId } } }
  const owner = await prisma().member.findFirst({ where: { role: 'OWNER', organization } })
  return `services of ${owner?.userId ?? userId}`
}

const onEmail = (failure: Failure) => fail(failure, { field: 'email' })

async function admit(change: OrganizationChange, userId: string, role: Exclude<Role, 'OWNER'>): Promise<Membership> {
  if (await findMembership(change.tx, change.organization.id, { userId })) {
    throw onEmail(memberFailures.MEMBER_ALREADY())
  }
  await demandRoom(change.tx, change.organization, { members: 1 })
  const member = await makeMembership(change, userId, role)
  const subject = { type: 'Member', id: member.id } as const
  change.record('member.added', subject, { ...aboutPerson(member), role })
  change.recordIn('account', userId)('member.added', subject, {
    ...aboutPerson(member),
    ...inOrganization(change.organization),
    role,
  })
  return member
}

/** Makes the person of an account a member, without a mail. CONFLICT when one is already, PLAN_LIMIT without room. */
export function addAccount(
  viewer: Viewer,
  organizationId: string,
  userId: string,
  role: Exclude<Role, 'OWNER'>,
): Promise<{ id: string }> {
  return changeOrganization(viewer, organizationId, 'members:write', (change) => admit(change, userId, role))
}

/** What adding an address led to: one of both. */
export type Added = { organizationId: string } & (
  | { memberId: string; invitationId: null }
  | { memberId: null; invitationId: string }
)

/**
 * Makes whoever has an address a member, or invites them when it has no account that is known to be theirs: anybody
 * can sign up with an address of somebody else. CONFLICT on `email` for a member or an open invitation, PLAN_LIMIT.
 */
export async function addMember(
  viewer: Viewer,
  organizationId: string,
  input: { email: string; role: Role },
): Promise<Added> {
  const checks = new TextChecks()
  const email = checks.email('email', input.email)
  checks.done()
  const role = givenRole(input.role)
  await demandRate(ADDING, await countedAs(viewer))

  const key = emailKey(email)
  return changeOrganization(viewer, organizationId, 'members:write', async (change) => {
    const { tx, organization } = change
    const user = await tx.user.findUnique({ where: { emailKey: key, isService: false } })
    const invitation = await tx.invitation.findUnique({
      where: { organizationId_emailKey: { organizationId, emailKey: key } },
    })
    if (user && (await findMembership(tx, organizationId, { userId: user.id }))) {
      throw onEmail(memberFailures.MEMBER_ALREADY())
    }
    if (invitation && invitation.expiresAt > new Date()) {
      throw onEmail(memberFailures.MEMBER_INVITED_ALREADY())
    }
    if (user?.emailVerifiedAt) {
      const member = await admit(change, user.id, role)
      await enqueue(tx, mailAdded, { organizationId, userId: user.id, addedById: viewer.userId })
      return { organizationId, memberId: member.id, invitationId: null }
    }
    await demandRoom(tx, organization, { members: 1 })
    const { id } = await makeInvitation(change, { email, emailKey: key, role, invitedById: viewer.userId })
    return { organizationId, memberId: null, invitationId: id }
  })
}
