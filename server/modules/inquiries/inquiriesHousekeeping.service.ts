import { sweep } from '../../change.ts'
import type { ScheduledTask } from '../../platform/jobs/jobs.ts'

const DAY_MS = 86_400_000
/** How long messages are kept, as the privacy policy says. */
const MESSAGE_DAYS = 730
/** How long an address is kept that never confirmed or has unsubscribed: its links are understood as long. */
const ADDRESS_DAYS = 30

/** Removes what strangers left with us and its time is over. */
export function forgetInquiries(now = Date.now()): Promise<void> {
  const before = (days: number) => ({ lte: new Date(now - days * DAY_MS) })
  return sweep(async (tx) => {
    await tx.contactMessage.deleteMany({ where: { createdAt: before(MESSAGE_DAYS) } })
    await tx.consultationRequest.deleteMany({ where: { createdAt: before(MESSAGE_DAYS) } })
    await tx.newsletterLink.deleteMany({ where: { expiresAt: before(ADDRESS_DAYS) } })
    const neverConfirmed = { confirmedAt: null, createdAt: before(ADDRESS_DAYS), links: { none: {} } }
    await tx.newsletterSubscription.deleteMany({ where: { OR: [neverConfirmed, { endedAt: before(ADDRESS_DAYS) }] } })
  })
}

/** Does so every night. */
export const forgetInquiriesNightly: ScheduledTask = {
  name: 'forgetInquiries',
  schedule: '53 3 * * *',
  run: () => forgetInquiries(),
}
