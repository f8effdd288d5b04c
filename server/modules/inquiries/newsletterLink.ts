import type { NewsletterLink, NewsletterLinkKind } from '../../__generated__/prisma/client.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { hashSecret, newSecret } from '../identity/secret.ts'
import { mailedLinkFailures } from '../identity/mailedLink.failures.ts'

/** How long a link that confirms opens. */
export const CONFIRMATION_HOURS = 48

const HOUR_MS = 3_600_000

const refusal = (failure: Failure) => fail(failure, { field: 'token' })

/** A link that is of no use, or was used up. */
const USELESS: Record<NewsletterLinkKind, () => Failure> = {
  CONFIRM: mailedLinkFailures.CONFIRMATION_LINK_USED,
  UNSUBSCRIBE: mailedLinkFailures.UNSUBSCRIBE_LINK_INVALID,
}

/** Makes a link for a mail; answers its secret, which is stored nowhere. One that ends a subscription stays good. */
export async function makeNewsletterLink(
  tx: Transaction,
  kind: NewsletterLinkKind,
  subscriptionId: string,
): Promise<string> {
  const secret = newSecret()
  const expiresAt = kind === 'CONFIRM' ? new Date(Date.now() + CONFIRMATION_HOURS * HOUR_MS) : null
  await tx.newsletterLink.create({ data: { kind, subscriptionId, secretHash: hashSecret(secret), expiresAt } })
  return secret
}

/** The link with a secret. INVALID_INPUT by the field `token` when it was used, is unknown or its time is over. */
export async function findNewsletterLink(kind: NewsletterLinkKind, secret: string): Promise<NewsletterLink> {
  if (secret === '') throw refusal(mailedLinkFailures.LINK_WITHOUT_TOKEN())
  const link = await prisma().newsletterLink.findUnique({ where: { secretHash: hashSecret(secret), kind } })
  if (!link) throw refusal(USELESS[kind]())
  if (link.expiresAt && link.expiresAt.getTime() <= Date.now()) {
    throw refusal(mailedLinkFailures.CONFIRMATION_LINK_EXPIRED())
  }
  return link
}

/** Uses up a link that confirms, and the others of its subscription. INVALID_INPUT when somebody was faster. */
export async function useConfirmation(tx: Transaction, { id, subscriptionId }: NewsletterLink): Promise<void> {
  const { count } = await tx.newsletterLink.deleteMany({ where: { id } })
  if (count === 0) throw refusal(USELESS.CONFIRM())
  await tx.newsletterLink.deleteMany({ where: { subscriptionId, kind: 'CONFIRM' } })
}
