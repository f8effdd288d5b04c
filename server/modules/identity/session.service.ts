import type { AccessToken, Prisma, User } from '../../__generated__/prisma/client.ts'
import { type Change, changeAccount, changeAccountOf } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { sessionEnded } from '../../kernel/errors.ts'
import { grantedBy } from '../../kernel/permissions.ts'
import { pool } from '../../platform/database/client.ts'
import { inOneTick } from '../../platform/database/inOneTick.ts'
import { keepTokens } from './knownTokens.ts'
import { hashSecret, newSecret } from './secret.ts'
import { IDLE_MS, isOver, type TokenTime } from './tokenTime.ts'
import { lastUseOf, noteUse } from './tokenUse.ts'

/** A remembered session ends this long after it began. */
const REMEMBERED_MS = 30 * 24 * 3_600_000

/** A session's secret, shown only once, whose it is, and its viewer for the rest of the request. */
export interface SignedIn {
  accessToken: string
  user: User
  viewer: Viewer
}

/** How a session begins. */
export interface SessionStart {
  /** For 30 days; otherwise until 12 hours after its last use. */
  isRemembered: boolean
  userAgent: string
}

/** Starts a session in a change of the account. */
export async function startSession(change: Change, user: User, start: SessionStart): Promise<SignedIn> {
  const accessToken = newSecret()
  const { id } = await change.tx.accessToken.create({
    data: {
      kind: 'SESSION',
      userId: user.id,
      secretHash: hashSecret(accessToken),
      last4: accessToken.slice(-4),
      userAgent: start.userAgent,
      remembered: start.isRemembered,
      lastUsedAt: new Date(),
      expiresAt: start.isRemembered ? new Date(Date.now() + REMEMBERED_MS) : null,
    },
  })
  change.record('session.started', { type: 'AccessToken', id }, {})
  const granted = grantedBy([])
  const viewer = { userId: user.id, tokenId: id, isSession: true, granted, projectId: null, isService: false }
  return { accessToken, user, viewer }
}

/** Starts a session for somebody who has given the right password; null when that was replaced meanwhile. */
export const openSession = (user: User, start: SessionStart): Promise<SignedIn | null> =>
  changeAccountOf(user.id, null, async (change) => {
    const { passwordHash } = await change.tx.user.findUniqueOrThrow({ where: { id: user.id } })
    return passwordHash === user.passwordHash ? startSession(change, user, start) : null
  })

/** Ends tokens of one person, with what they have open; answers their ids. Sessions that end are logged as that. */
export async function endTokens(
  change: Change,
  userId: string,
  which: Prisma.AccessTokenWhereInput,
): Promise<string[]> {
  const tokens = await change.tx.accessToken.findMany({
    where: { AND: [{ userId }, which] },
    select: { id: true, kind: true, name: true },
    orderBy: { id: 'asc' },
  })
  await change.tx.accessToken.deleteMany({ where: { id: { in: tokens.map(({ id }) => id) } } })
  for (const { id, kind, name } of tokens) {
    if (kind === 'SESSION') change.record('session.ended', { type: 'AccessToken', id }, {})
    else change.record('token.revoked', { type: 'AccessToken', id }, { name })
  }
  if (tokens.length > 0) change.recheckAccess(userId)
  return tokens.map(({ id }) => id)
}

/** Ends the viewer's session, or all of the account's sessions; answers how many ended. FORBIDDEN for API tokens. */
export async function signOut(viewer: Viewer, isEverywhere: boolean): Promise<number> {
  const which = isEverywhere ? {} : { id: viewer.tokenId }
  return changeAccount(viewer, 'own', async (change) => {
    const ended = await endTokens(change, viewer.userId, { kind: 'SESSION', ...which })
    return ended.length
  })
}

/**
 * Ends every session of the viewer but this one, and the personal tokens where asked; answers their ids. FORBIDDEN for
 * API tokens.
 */
export function revokeOtherSessions(viewer: Viewer, isWithPersonalTokens: boolean): Promise<string[]> {
  return changeAccount(viewer, 'own', (change) =>
    endTokens(change, viewer.userId, {
      kind: { in: isWithPersonalTokens ? ['SESSION', 'PERSONAL'] : ['SESSION'] },
      id: { not: viewer.tokenId },
    }),
  )
}

/** Which sessions are not over: for a list. */
export const liveSessions = (userId: string) => ({
  kind: 'SESSION' as const,
  userId,
  OR: [
    { remembered: true, expiresAt: { gt: new Date() } },
    { remembered: false, lastUsedAt: { gt: new Date(Date.now() - IDLE_MS) } },
  ],
})

type TokenRow = TokenTime & Pick<AccessToken, 'id' | 'userId' | 'scopeNames' | 'projectId'>
type ReadToken = TokenRow & Pick<Viewer, 'granted'>

const READ_TOKENS = `SELECT "id", "userId", "kind", "scopes"::text[] || "scopeNames" AS "scopeNames", "projectId",
  "remembered",
  "expiresAt", "lastUsedAt", "createdAt", '\\x' || encode("secretHash", 'hex') AS "hash" FROM "AccessToken"`

/** Reads tokens by a key, once for all who ask in the same moment: every request does, and every wake-up. */
const tokenBy = (key: 'id' | 'hash', name: string, where: string) =>
  inOneTick<string, ReadToken>(
    (value) => value,
    async (values) => {
      const text = `${READ_TOKENS} WHERE ${where}`
      // By hand it takes a fraction of what it takes through Prisma.
      const { rows } = await pool().query<TokenRow & { hash: string }>({ name, text, values: [values] })
      return new Map(rows.map((row) =>
        [row[key], { ...row, lastUsedAt: lastUseOf(row), granted: grantedBy(row.scopeNames) }]))
    },
  )

const tokenOfId = tokenBy('id', 'tokensOfIds', `"id" = ANY($1::uuid[])`)
const tokenOfHash = tokenBy('hash', 'tokensOfSecrets', `"secretHash" = ANY($1::bytea[])`)

/** Throws UNAUTHENTICATED once the token behind a viewer is over: for what outlives the request it came with. */
export async function demandLiveToken(viewer: Viewer): Promise<void> {
  const token = await tokenOfId(viewer.tokenId)
  if (!token || isOver(token, Date.now())) throw sessionEnded()
}

const knownTokens = keepTokens<ReadToken>()

/** Who a bearer secret belongs to; null when it is unknown or over. */
export async function findViewer(secret: string): Promise<Viewer | null> {
  const hash = `\\x${Buffer.from(hashSecret(secret)).toString('hex')}`
  const token = await knownTokens().find(hash, tokenOfHash)
  const now = Date.now()
  if (!token || isOver(token, now)) return null
  noteUse(token, now)
  const { userId, id: tokenId, granted, projectId, kind } = token
  return { userId, tokenId, isSession: kind === 'SESSION', granted, projectId, isService: kind === 'SERVICE' }
}
