import { sweep } from '../../change.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'

const DAY_MS = 86_400_000
/** How long visits of guests are kept. */
export const VISIT_DAYS = 180

/** Removes visits whose time is over, and the actors of guests of links that are gone and who left nothing. */
export const forgetVisits = (now = Date.now()): Promise<void> =>
  sweep(async (tx) => {
    await tx.reviewVisit.deleteMany({ where: { openedAt: { lte: new Date(now - VISIT_DAYS * DAY_MS) } } })
    await tx.user.deleteMany({
      where: {
        kind: 'GUEST', reviewGuest: null, projectEvents: { none: {} }, comments: { none: {} }, approvals: { none: {} },
      },
    })
  })

/** Does so every night. */
export const forgetVisitsNightly: ScheduledTask = {
  name: 'forgetVisits',
  schedule: '51 3 * * *',
  run: () => forgetVisits(),
}
