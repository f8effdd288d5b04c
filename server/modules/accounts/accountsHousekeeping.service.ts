import { sweep } from '../../change.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'
import { IDLE_MS } from './tokenTime.ts'

/** Removes links, sessions, counters and kept answers whose time is over; API tokens stay, for their owners to see. */
export function forgetExpired(now = Date.now()): Promise<void> {
  const at = new Date(now)
  return sweep(async (tx) => {
    await tx.mailedLink.deleteMany({ where: { expiresAt: { lte: at } } })
    const isIdle = { remembered: false, lastUsedAt: { lte: new Date(now - IDLE_MS) } }
    await tx.accessToken.deleteMany({ where: { kind: 'SESSION', OR: [{ expiresAt: { lte: at } }, isIdle] } })
    await tx.idempotencyKey.deleteMany({ where: { expiresAt: { lte: at } } })
    await tx.rateLimit.deleteMany({ where: { expire: { lte: BigInt(now) } } })
  })
}

/** Does so every night. */
export const forgetExpiredNightly: ScheduledTask = {
  name: 'forgetExpired',
  schedule: '41 3 * * *',
  run: () => forgetExpired(),
}
