import { sweep } from '../../change.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { IDLE_MS } from './tokenTime.ts'

/** An account whose address stays unverified is deleted after this long, unless it is a member somewhere. */
const UNVERIFIED_MS = 7 * 24 * 3_600_000

/** A spent invitation link says why it is over for this long. */
const SPENT_LINK_MS = 30 * 24 * 3_600_000

/** Deletes accounts that nobody proved to own and that left nothing in an organization. */
async function forgetUnverified(tx: Transaction, now: number): Promise<void> {
  const where = {
    kind: 'PERSON' as const,
    emailVerifiedAt: null,
    createdAt: { lte: new Date(now - UNVERIFIED_MS) },
    memberships: { none: {} },
    invitations: { none: {} },
    invitationLinks: { none: {} },
    projectEvents: { none: {} },
  }
  const found = await tx.user.findMany({ where, select: { id: true } })
  const ids = found.map(({ id }) => id)
  // An account that joins or verifies meanwhile holds its row lock: its new state is read once the lock is ours.
  await tx.$executeRaw`SELECT FROM "User" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  await tx.user.deleteMany({ where: { ...where, id: { in: ids } } })
}

/**
 * Removes spent links, sessions, counters and kept answers whose time is over, and accounts that stayed unverified; API
 * tokens stay, for their owners to see.
 */
export function forgetExpired(now = Date.now()): Promise<void> {
  const at = new Date(now)
  return sweep(async (tx) => {
    await tx.mailedLink.deleteMany({ where: { expiresAt: { lte: at } } })
    await tx.invitationLink.deleteMany({ where: { expiresAt: { lte: new Date(now - SPENT_LINK_MS) } } })
    const isIdle = { remembered: false, lastUsedAt: { lte: new Date(now - IDLE_MS) } }
    await tx.accessToken.deleteMany({ where: { kind: 'SESSION', OR: [{ expiresAt: { lte: at } }, isIdle] } })
    await tx.idempotencyKey.deleteMany({ where: { expiresAt: { lte: at } } })
    await tx.rateLimit.deleteMany({ where: { expire: { lte: BigInt(now) } } })
    await forgetUnverified(tx, now)
  })
}

/** Does so every night. */
export const forgetExpiredNightly: ScheduledTask = {
  name: 'forgetExpired',
  schedule: '41 3 * * *',
  run: () => forgetExpired(),
}
