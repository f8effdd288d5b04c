import { v7 as uuidv7 } from 'uuid'
import type { Plan, User } from '../../__generated__/prisma/client.ts'
import { type Change, changeAccount, changeAccountOf } from '../../change.ts'
import type { Caller, Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail } from '../../kernel/errors.ts'
import { emailKey, TextChecks } from '../../kernel/text.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { enqueue } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { accountFailures } from './account.failures.ts'
import { VISIBLE_PERSON } from './account.policy.ts'
import { findOpenInvitation } from './invitation.service.ts'
import { isLinkOpen } from './invitationLink.service.ts'
import { networkOf } from './network.ts'
import { hashPassword } from './password.ts'
import { type SignedIn, startSession } from './session.service.ts'
import { tokenFailures } from './token.failures.ts'
import { joinWhatWaits, sendVerification } from './verification.service.ts'

export const SIGN_UPS = { name: 'signUp', most: 30, seconds: 3600 }

/** Who an account is for. */
export interface NewAccount {
  name: string
  email: string
  password: string
}

interface AccountData {
  name: string
  email: string
  emailKey: string
  passwordHash: string
  isVerified: boolean
  firstPlan: Plan | null
}

function checkAccount(input: NewAccount): { name: string; email: string; emailKey: string } {
  const checks = new TextChecks()
  const name = checks.ownName('name', input.name)
  const email = checks.email('email', input.email)
  checks.newPassword('password', input.password)
  checks.done()
  return { name, email, emailKey: emailKey(email) }
}

/** Makes the row; CONFLICT when the e-mail has an account. */
async function addAccount<Result>(
  { isVerified, ...account }: AccountData,
  also: (change: Change, user: User) => Promise<Result>,
  id = uuidv7(),
): Promise<Result> {
  return changeAccountOf(id, null, async (change) => {
    const data = { ...account, id, emailVerifiedAt: isVerified ? new Date() : null }
    const { count } = await change.tx.user.createMany({ data: [data], skipDuplicates: true })
    if (count === 0) throw fail(accountFailures.EMAIL_HAS_ACCOUNT(), { field: 'email' })
    const user = await change.tx.user.findUniqueOrThrow({ where: { id } })
    change.record('account.created', { type: 'User', id }, {})
    return also(change, user)
  })
}

/** Whether an invitation names the address, as a link for anybody never does; INVALID_INPUT when it is not open. */
async function isInvited(emailKey: string, token: string): Promise<boolean> {
  const invitation = await findOpenInvitation(token)
  if (invitation) return invitation.emailKey === emailKey
  if (await isLinkOpen(token)) return false
  throw fail(accountFailures.SIGN_UP_INVITATION_INVALID(), { field: 'invitationToken' })
}

/**
 * Makes an account and signs it in. With an invitation's token it joins at once. The address is verified by that or by
 * a mail. INVALID_INPUT by field; CONFLICT when the e-mail has an account; RATE_LIMITED for an address of the network
 * from which too many sign up.
 */
export async function signUp(
  input: NewAccount & { rememberMe: boolean; plan: Plan | null; invitationToken: string | null },
  caller: Caller,
): Promise<SignedIn> {
  const account = checkAccount(input)
  await demandRate(SIGN_UPS, networkOf(caller.address))
  const { invitationToken } = input
  const isVerified = invitationToken !== null && (await isInvited(account.emailKey, invitationToken))
  const data = {
    ...account,
    passwordHash: await hashPassword(input.password),
    isVerified,
    firstPlan: input.plan,
  }
  const signedIn = await addAccount(data, async (change, user) => {
    if (isVerified) change.record('account.verified', { type: 'User', id: user.id }, {})
    else await enqueue(change.tx, sendVerification, { emailKey: user.emailKey })
    return startSession(change, user, { isRemembered: input.rememberMe, userAgent: caller.userAgent })
  })
  if (invitationToken !== null) await joinWhatWaits(signedIn.user, invitationToken)
  return signedIn
}

/** Makes an account that gets no mail, for somebody whose address is known already. Signs nobody in. */
export async function createAccount(input: NewAccount & { id?: string }): Promise<User> {
  const account = checkAccount(input)
  const passwordHash = await hashPassword(input.password)
  const data = { ...account, passwordHash, isVerified: true, firstPlan: null }
  return addAccount(data, async (_change, user) => user, input.id)
}

/** Those of some people whom the viewer (still) sees, by their ids, in one statement. */
export async function findVisibleUsers(
  ids: readonly string[], { userId, projectId }: Viewer,
): Promise<Map<string, User>> {
  const { rows } = await pool().query<User>({
    name: 'visiblePeople',
    text: `SELECT u.* FROM "User" u WHERE u."id" = ANY($1::uuid[]) AND ${VISIBLE_PERSON}`,
    values: [ids, userId, projectId],
  })
  return new Map(rows.map((user) => [user.id, user]))
}

/** The token's user. FORBIDDEN for a service token, which belongs to an organization. */
export async function readOneself({ userId, isService }: Viewer): Promise<User> {
  if (isService) throw fail(tokenFailures.SERVICE_TOKEN_WITHOUT_PERSON())
  return prisma().user.findUniqueOrThrow({ where: { id: userId } })
}

/** Renames oneself. FORBIDDEN for tokens without the scope `admin`, CONFLICT at another version. */
export async function updateProfile(
  viewer: Viewer,
  input: { name: string; expectedVersion?: ExpectedVersion },
): Promise<void> {
  const checks = new TextChecks()
  const name = checks.ownName('name', input.name)
  checks.done()
  await changeAccount(viewer, 'organization:admin', async ({ tx, record }) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id: viewer.userId } })
    demandVersion('User', before, input.expectedVersion)
    await tx.user.update({ where: { id: viewer.userId }, data: { name, version: { increment: 1 } } })
    record('profile.updated', { type: 'User', id: viewer.userId }, { name: { from: before.name, to: name } })
  })
}
