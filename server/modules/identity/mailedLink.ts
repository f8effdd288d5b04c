import type { MailedLink, MailedLinkKind } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { mailedLinkFailures } from './mailedLink.failures.ts'
import { hashSecret, newSecret } from './secret.ts'

const HOUR_MS = 3_600_000

/** How long a link opens, in hours, and why it is refused. */
export const MAILED_LINKS = {
  VERIFY_EMAIL: {
    hours: 24,
    withoutToken: mailedLinkFailures.VERIFICATION_TOKEN_MISSING,
    used: mailedLinkFailures.VERIFICATION_LINK_USED,
    expired: mailedLinkFailures.VERIFICATION_LINK_EXPIRED,
  },
  RESET_PASSWORD: {
    hours: 1,
    withoutToken: mailedLinkFailures.RESET_TOKEN_MISSING,
    used: mailedLinkFailures.RESET_LINK_USED,
    expired: mailedLinkFailures.RESET_LINK_EXPIRED,
  },
} as const satisfies Record<MailedLinkKind, object>

/** Makes a link of single use; answers its secret, which is stored nowhere. */
export async function makeMailedLink({ tx }: Change, kind: MailedLinkKind, userId: string): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + MAILED_LINKS[kind].hours * HOUR_MS)
  await tx.mailedLink.create({ data: { kind, userId, secretHash: hashSecret(secret), expiresAt } })
  return secret
}

const refusal = (kind: MailedLinkKind, why: 'withoutToken' | 'used' | 'expired') =>
  fail(MAILED_LINKS[kind][why](), { field: 'token' })

/** The link with a secret. INVALID_INPUT by the field `token` when it was used, is unknown or its time is over. */
export async function findMailedLink(kind: MailedLinkKind, secret: string): Promise<MailedLink> {
  if (secret === '') throw refusal(kind, 'withoutToken')
  const link = await prisma().mailedLink.findUnique({ where: { secretHash: hashSecret(secret), kind } })
  if (!link) throw refusal(kind, 'used')
  if (link.expiresAt.getTime() <= Date.now()) throw refusal(kind, 'expired')
  return link
}

/** Uses a link up, and with it the person's others of its kind. INVALID_INPUT when somebody was faster. */
export async function useMailedLink(tx: Transaction, { id, kind, userId }: MailedLink): Promise<void> {
  const { count } = await tx.mailedLink.deleteMany({ where: { id } })
  if (count === 0) throw refusal(kind, 'used')
  await tx.mailedLink.deleteMany({ where: { userId, kind } })
}
