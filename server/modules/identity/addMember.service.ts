import type { Role } from '../../__generated__/prisma/client.ts'
import { changeOrganization } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import { type InputRow, type InRow, ONLY_ROW } from '../../kernel/inputRows.ts'
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
import { demandRoom, placeOf } from './plan.service.ts'

/** The result reveals whether an address has an account. */
const ADDING: Rate = { name: 'addMember', most: 60, seconds: 3600 }

/** Whose attempts count together: a person's, and of service tokens, which cost nothing, all those of one OWNER. */
async function countedAs({ userId, isService }: Viewer): Promise<string> {
  if (!isService) return userId
  const organization = { members: { some: { userId } } }
  const owner = await prisma().member.findFirst({ where: { role: 'OWNER', organization } })
  return `services of ${owner?.userId ?? userId}`
}

async function admit(
  change: OrganizationChange,
  userId: string,
  role: Exclude<Role, 'OWNER'>,
  row = ONLY_ROW,
): Promise<Membership> {
  if (await findMembership(change.tx, change.organization.id, { userId })) {
    throw row.fail('email', memberFailures.MEMBER_ALREADY())
  }
  await demandRoom(change.tx, change.organization, placeOf(role))
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

/** Somebody to add. */
interface NewPerson {
  email: string
  role: Role
}

/** Adds one person, whose address and role are checked, inside a change of the organization. */
async function addIn(change: OrganizationChange, viewer: Viewer, { row, email, role: wished }: InRow<NewPerson>) {
  const { tx, organization } = change
  const [organizationId, key, role] = [organization.id, emailKey(email), givenRole(wished)]
  const user = await tx.user.findUnique({ where: { emailKey: key, kind: 'PERSON' } })
  const invitation = await tx.invitation.findUnique({
    where: { organizationId_emailKey: { organizationId, emailKey: key } },
  })
  if (user && (await findMembership(tx, organizationId, { userId: user.id }))) {
    throw row.fail('email', memberFailures.MEMBER_ALREADY())
  }
  if (invitation && invitation.expiresAt > new Date()) {
    throw row.fail('email', memberFailures.MEMBER_INVITED_ALREADY())
  }
  if (user?.emailVerifiedAt) {
    const member = await admit(change, user.id, role, row)
    await enqueue(tx, mailAdded, { organizationId, userId: user.id, addedById: viewer.userId })
    return { organizationId, memberId: member.id, invitationId: null }
  }
  await demandRoom(tx, organization, placeOf(role))
  const { id } = await makeInvitation(change, { email, emailKey: key, role, invitedById: viewer.userId })
  return { organizationId, memberId: null, invitationId: id }
}

/**
 * Adds the verified account of an address as a member, or invites the address: anybody can sign up with an address of
 * somebody else. CONFLICT on `email` for a member or an open invitation, PLAN_LIMIT.
 */
export async function addMember(
  viewer: Viewer,
  organizationId: string,
  input: NewPerson,
): Promise<Added> {
  const checks = new TextChecks()
  const email = checks.email('email', input.email)
  checks.done()
  givenRole(input.role)
  await demandRate(ADDING, await countedAs(viewer))
  return changeOrganization(viewer, organizationId, 'members:write', (change) =>
    addIn(change, viewer, { ...input, email, row: ONLY_ROW }))
}

/** Most people that are added at once. */
export const MOST_ADDED = 50

/** The rows with their addresses checked. INVALID_INPUT, naming the row, for an OWNER or an address given twice. */
function checkPeople(people: readonly InRow<NewPerson>[]): InRow<NewPerson>[] {
  if (people.length > MOST_ADDED) {
    throw fail(commonFailures.ROWS_OUT_OF_RANGE({ most: MOST_ADDED }), { field: 'members' })
  }
  const checks = new TextChecks()
  const checked = people.map(({ row, ...person }) =>
    ({ row, ...person, email: checks.email(row.field('email'), person.email) }))
  checks.done()
  const rows = new Map<string, InputRow>()
  for (const { row, email, role } of checked) {
    if (role === 'OWNER') throw row.fail('role', memberFailures.ROLE_OF_OWNER())
    const other = rows.get(emailKey(email))
    if (other) throw row.fail('email', commonFailures.REPEATED({ other: other.field('email') }))
    rows.set(emailKey(email), row)
  }
  return checked
}

/** Adds people as `addMember` does, in the order of the rows, all or none; failures name the row. */
export async function addMembers(
  viewer: Viewer,
  organizationId: string,
  people: readonly InRow<NewPerson>[],
): Promise<{ organizationId: string; added: Added[] }> {
  const checked = checkPeople(people)
  const counted = await countedAs(viewer)
  for (let count = 0; count < checked.length; count++) await demandRate(ADDING, counted)
  return changeOrganization(viewer, organizationId, 'members:write', async (change) => {
    const added: Added[] = []
    for (const person of checked) added.push(await addIn(change, viewer, person))
    return { organizationId, added }
  })
}
