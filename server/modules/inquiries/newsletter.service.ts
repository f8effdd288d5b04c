import { changeInquiries } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { emailKey, TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { newsletterConfirmationLetter, newsletterWelcomeLetter } from './inquiryMails.ts'
import { findNewsletterLink, makeNewsletterLink, useConfirmation } from './newsletterLink.ts'
import { demandFormRate, isFilledByMachine } from './stranger.ts'

const MOST_BY_NETWORK = 20
const MOST_BY_ADDRESS = { name: 'newsletter', most: 5, seconds: 3600 } as const

/** Names the subscription a mail is about. */
interface SubscriptionMail {
  subscriptionId: string
}

/** Asks an address whether it is meant; does nothing when it said so already. */
export const mailNewsletterConfirmation: QueuedTask<SubscriptionMail> = {
  name: 'mailNewsletterConfirmation',
  async run({ subscriptionId }) {
    const subscription = await prisma().newsletterSubscription.findUnique({ where: { id: subscriptionId } })
    const waits = subscription && (subscription.confirmedAt === null || subscription.endedAt !== null)
    if (!waits) return
    const token = await changeInquiries((tx) => makeNewsletterLink(tx, 'CONFIRM', subscriptionId))
    await sendMail(subscription.email, newsletterConfirmationLetter(linkTo('/confirm-newsletter', { token })))
  },
}

/** Welcomes a subscriber; does nothing when the subscription was ended since. */
export const mailNewsletterWelcome: QueuedTask<SubscriptionMail> = {
  name: 'mailNewsletterWelcome',
  async run({ subscriptionId }) {
    const where = { id: subscriptionId, confirmedAt: { not: null }, endedAt: null }
    const subscription = await prisma().newsletterSubscription.findFirst({ where })
    if (!subscription) return
    const token = await changeInquiries((tx) => makeNewsletterLink(tx, 'UNSUBSCRIBE', subscriptionId))
    await sendMail(subscription.email, newsletterWelcomeLetter(linkTo('/'), linkTo('/unsubscribe', { token })))
  },
}

/**
 * Queues a mail that asks an address to confirm the newsletter, unless it is subscribed; neither the response nor its
 * time reveals it. Returns the address. INVALID_INPUT; RATE_LIMITED.
 */
export async function subscribeToNewsletter(
  input: { email: string; website?: string | null | undefined },
  caller: Caller,
): Promise<string> {
  const checks = new TextChecks()
  const email = checks.email('email', input.email)
  checks.done()
  const key = emailKey(email)
  await demandFormRate('newsletterByAddress', MOST_BY_NETWORK, caller)
  await demandRate(MOST_BY_ADDRESS, key)
  if (isFilledByMachine(input)) return email
  await changeInquiries(async (tx) => {
    const where = { emailKey: key }
    const { id } = await tx.newsletterSubscription.upsert({ where, create: { email, emailKey: key }, update: {} })
    await enqueue(tx, mailNewsletterConfirmation, { subscriptionId: id })
  })
  return email
}

/** Puts the address behind a link on the list; answers it. INVALID_INPUT by the field `token`. */
export async function confirmNewsletter(token: string): Promise<string> {
  const link = await findNewsletterLink('CONFIRM', token)
  return changeInquiries(async (tx) => {
    await useConfirmation(tx, link)
    const { email } = await tx.newsletterSubscription.update({
      where: { id: link.subscriptionId },
      data: { confirmedAt: new Date(), endedAt: null },
    })
    await enqueue(tx, mailNewsletterWelcome, { subscriptionId: link.subscriptionId })
    return email
  })
}

/** Takes the address behind a link off the list, as often as it is followed; answers it. INVALID_INPUT by `token`. */
export async function unsubscribeFromNewsletter(token: string): Promise<string> {
  const { subscriptionId } = await findNewsletterLink('UNSUBSCRIBE', token)
  return changeInquiries(async (tx) => {
    const where = { id: subscriptionId, endedAt: null }
    await tx.newsletterSubscription.updateMany({ where, data: { endedAt: new Date() } })
    // A confirmation that is still on its way would put the address back.
    await tx.newsletterLink.deleteMany({ where: { subscriptionId, kind: 'CONFIRM' } })
    return (await tx.newsletterSubscription.findUniqueOrThrow({ where: { id: subscriptionId } })).email
  })
}
