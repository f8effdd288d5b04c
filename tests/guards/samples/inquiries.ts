import { randomUUID } from 'node:crypto'
import type { NewsletterLinkKind } from '../../../server/__generated__/prisma/client.ts'
import { hashSecret, newSecret } from '../../../server/modules/identity/secret.ts'
import { prisma } from '../../harness/running.ts'
import type { MutationSample } from '../mutationSample.ts'

const newEmail = () => `${randomUUID()}@example.com`

/** The secret of a link as a subscriber would find it in a mail. */
async function mailLink(kind: NewsletterLinkKind): Promise<string> {
  const email = newEmail()
  const secret = newSecret()
  const links = { create: { kind, secretHash: hashSecret(secret) } }
  await prisma.newsletterSubscription.create({ data: { email, emailKey: email, links } })
  return secret
}

const forStrangers = (input: MutationSample['input']): MutationSample => ({
  who: 'anybody',
  scope: null,
  log: null,
  input,
})

/** What anybody may leave with us. */
export const inquirySamples: Record<string, MutationSample> = {
  sendContactMessage: forStrangers(() => ({ name: 'Ada', email: newEmail(), subject: 'Schools', message: 'Hello' })),
  requestConsultation: forStrangers(() => ({
    name: 'Ada', email: newEmail(), company: 'Kestrel', teamSize: 'UP_TO_50',
  })),
  subscribeToNewsletter: forStrangers(() => ({ email: newEmail() })),
  confirmNewsletter: forStrangers(async () => ({ token: await mailLink('CONFIRM') })),
  unsubscribeFromNewsletter: forStrangers(async () => ({ token: await mailLink('UNSUBSCRIBE') })),
}
