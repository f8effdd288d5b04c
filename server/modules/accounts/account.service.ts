import { v7 as uuidv7 } from 'uuid'
import type { AccessToken, User } from '../../__generated__/prisma/client.ts'
import { type Change, changeAccount, changeAccountOf } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { conflict, FramewrightError, unauthenticated } from '../../kernel/errors.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { hashPassword, isPassword } from './password.ts'
import { hashSecret, newSecret } from './secret.ts'

const HOUR_MS = 3_600_000
/** A remembered session ends this long after it began. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS
/** Any other ends this long after its last use. */
const IDLE_MS = 12 * HOUR_MS
/** `lastUsedAt` is written at most this often. */
const LAST_USE_STEP_MS = 60_000

/** A session's secret, told once, whose it is, and its viewer for the rest of the request. */
export interface SignedIn {
  accessToken: string
  user: User
  viewer: Viewer
}

async function startSession(change: Change, user: User, isRemembered: boolean): Promise<SignedIn> {
  const accessToken = newSecret()
  const { id } = await change.tx.accessToken.create({
    data: {
      kind: 'SESSION',
      userId: user.id,
      secretHash: hashSecret(accessToken),
      last4: accessToken.slice(-4),
      remembered: isRemembered,
      lastUsedAt: new Date(),
      expiresAt: isRemembered ? new Date(Date.now() + REMEMBERED_MS) : null,
    },
  })
  change.record('session.started', { type: 'AccessToken', id })
  const viewer = { userId: user.id, tokenId: id, isSession: true, scopes: [], projectId: null, isService: false }
  return { accessToken, user, viewer }
}

/** Makes an account and signs it in. INVALID_INPUT by field; CONFLICT when the e-mail has an account. */
export async function signUp(input: {
  name: string
  email: string
  password: string
  rememberMe: boolean
}): Promise<SignedIn> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  const email = checks.email('email', input.email)
  checks.newPassword('password', input.password)
  checks.done()

  const id = uuidv7()
  const emailKey = email.toLowerCase()
  const passwordHash = await hashPassword(input.password)
  return changeAccountOf(id, null, async (change) => {
    const taken = 'An account with this email already exists'
    const data = { id, name, email, emailKey, passwordHash }
    const { count } = await change.tx.user.createMany({ data: [data], skipDuplicates: true })
    if (count === 0) throw conflict(taken, { email: taken })
    const user = await change.tx.user.findUniqueOrThrow({ where: { id } })
    change.record('account.created', { type: 'User', id })
    return startSession(change, user, input.rememberMe)
  })
}

/** Starts a session. UNAUTHENTICATED, in the same words and time, for an unknown e-mail and a wrong password. */
export async function signIn(input: { email: string; password: string; rememberMe: boolean }): Promise<SignedIn> {
  const checks = new TextChecks()
  const email = checks.email('email', input.email)
  if (input.password === '') checks.refuse('password', 'Password is required')
  checks.done()

  const user = await prisma.user.findUnique({ where: { emailKey: email.normalize('NFC').toLowerCase() } })
  const isRight = await isPassword(input.password.slice(0, 1000), user?.passwordHash ?? null)
  if (!user || !isRight) throw new FramewrightError('UNAUTHENTICATED', 'Email or password is incorrect')
  return changeAccountOf(user.id, null, (change) => startSession(change, user, input.rememberMe))
}

/** Ends the viewer's session, or all of the account's sessions; answers how many ended. FORBIDDEN for API tokens. */
export async function signOut(viewer: Viewer, isEverywhere: boolean): Promise<number> {
  return changeAccount(viewer, 'own', async ({ tx, record }) => {
    const which = isEverywhere ? {} : { id: viewer.tokenId }
    const sessions = await tx.accessToken.findMany({
      where: { userId: viewer.userId, kind: 'SESSION', ...which },
      select: { id: true },
    })
    await tx.accessToken.deleteMany({ where: { id: { in: sessions.map(({ id }) => id) } } })
    for (const { id } of sessions) record('session.ended', { type: 'AccessToken', id })
    return sessions.length
  })
}

function isOver(token: AccessToken, now: number): boolean {
  const isSession = token.kind === 'SESSION' && !token.remembered
  if (isSession && now - (token.lastUsedAt ?? token.createdAt).getTime() > IDLE_MS) return true
  return token.expiresAt !== null && token.expiresAt.getTime() <= now
}

/** Throws UNAUTHENTICATED once the token behind a viewer is over: for what outlives the request it came with. */
export async function demandLiveToken(viewer: Viewer): Promise<void> {
  const token = await prisma.accessToken.findUnique({ where: { id: viewer.tokenId } })
  if (!token || isOver(token, Date.now())) throw unauthenticated('The session has ended. Sign in again.')
}

/** Traces of use are no change of anything: they go past the log. */
async function noteUse({ id, userId }: AccessToken, at: Date): Promise<void> {
  await prisma.$transaction([
    prisma.accessToken.updateMany({ where: { id }, data: { lastUsedAt: at } }),
    prisma.$executeRaw`UPDATE "User" SET "lastActiveAt" = ${at} WHERE "id" = ${userId}::uuid`,
  ])
}

/** Who a bearer secret belongs to; null when it is unknown or over. */
export async function findViewer(secret: string): Promise<Viewer | null> {
  const token = await prisma.accessToken.findUnique({ where: { secretHash: hashSecret(secret) } })
  const now = Date.now()
  if (!token || isOver(token, now)) return null
  if (now - (token.lastUsedAt?.getTime() ?? 0) > LAST_USE_STEP_MS) await noteUse(token, new Date(now))
  const { userId, id: tokenId, scopes, projectId, kind } = token
  return { userId, tokenId, isSession: kind === 'SESSION', scopes, projectId, isService: kind === 'SERVICE' }
}
