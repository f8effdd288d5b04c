import type { MailedLink, MailedLinkKind } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import { invalidInput } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { hashSecret, newSecret } from './secret.ts'

const HOUR_MS = 3_600_000

/** How long a link opens, in hours, and what it is called in sentences. */
export const MAILED_LINKS = {
  VERIFY_EMAIL: { hours: 24, noun: 'verification' },
  RESET_PASSWORD: { hours: 1, noun: 'reset' },
} as const satisfies Record<MailedLinkKind, { hours: number; noun: string }>

/** Makes a link of single use; answers its secret, which is stored nowhere. */
export async function makeMailedLink({ tx }: Change, kind: MailedLinkKind, userId: string): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + MAILED_LINKS[kind].hours * HOUR_MS)
  await tx.mailedLink.create({ data: { kind, userId, secretHash: hashSecret(secret), expiresAt } })
  return secret
}

const refusal = (sentence: string) => invalidInput({ token: sentence })

const usedUp = (kind: MailedLinkKind) =>
  refusal(`This ${MAILED_LINKS[kind].noun} link was used already or is not valid. Ask for a new one.`)

/** The link with a secret. INVALID_INPUT by the field `token` when it was used, is unknown or its time is over. */
export async function findMailedLink(kind: MailedLinkKind, secret: string): Promise<MailedLink> {
  const { noun } = MAILED_LINKS[kind]
  if (secret === '') throw refusal(`${noun[0]?.toUpperCase()}${noun.slice(1)} token is missing`)
  const link = await prisma.mailedLink.findUnique({ where: { secretHash: hashSecret(secret), kind } })
  if (!link) throw usedUp(kind)
  if (link.expiresAt.getTime() <= Date.now()) throw refusal(`This ${noun} link has expired. Ask for a new one.`)
  return link
}

/** Uses a link up, and with it the person's others of its kind. INVALID_INPUT when somebody was faster. */
export async function useMailedLink(tx: Transaction, { id, kind, userId }: MailedLink): Promise<void> {
  const { count } = await tx.mailedLink.deleteMany({ where: { id } })
  if (count === 0) throw usedUp(kind)
  await tx.mailedLink.deleteMany({ where: { userId, kind } })
}
