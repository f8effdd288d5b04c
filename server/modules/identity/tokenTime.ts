import type { AccessToken } from '../../__generated__/prisma/client.ts'

/** A session that is not remembered ends this long after its last use. */
export const IDLE_MS = 12 * 3_600_000

/** What says how long a token is good. */
export type TokenTime = Pick<AccessToken, 'kind' | 'remembered' | 'expiresAt' | 'lastUsedAt' | 'createdAt'>

/** When a token ends if it is not used again; null for never. */
export function endOf(token: TokenTime): Date | null {
  if (token.kind !== 'SESSION' || token.remembered) return token.expiresAt
  const idleEnd = (token.lastUsedAt ?? token.createdAt).getTime() + IDLE_MS
  return new Date(Math.min(idleEnd, token.expiresAt?.getTime() ?? idleEnd))
}

/** Whether a token opens nothing any more at a time in milliseconds. */
export function isOver(token: TokenTime, now: number): boolean {
  const end = endOf(token)
  return end !== null && end.getTime() <= now
}
