import { sweep } from '../../change.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'

const DAY_MS = 86_400_000
/** How long notifications are kept, read or not. */
export const NOTIFICATION_DAYS = 90

/** Removes notifications whose time is over. */
export const forgetNotifications = (now = Date.now()): Promise<void> =>
  sweep(async (tx) => {
    const createdAt = { lte: new Date(now - NOTIFICATION_DAYS * DAY_MS) }
    await tx.notification.deleteMany({ where: { createdAt } })
  })

/** Does so every night. */
export const forgetNotificationsNightly: ScheduledTask = {
  name: 'forgetNotifications',
  schedule: '37 3 * * *',
  run: () => forgetNotifications(),
}
