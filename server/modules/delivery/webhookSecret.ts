import { createHmac, randomBytes } from 'node:crypto'
import type { Webhook } from '../../__generated__/prisma/client.ts'
import { prisma } from '../../platform/database/client.ts'

/** Bytes of a secret (Standard Webhooks: 24 to 64). */
const SECRET_BYTES = 32

/** What a new secret is made from. */
export const newSalt = (): Uint8Array<ArrayBuffer> => new Uint8Array(randomBytes(SECRET_BYTES))

/** The secret of a salt: derived each time from the installation's key, and stored nowhere. */
async function secretOf(salt: Uint8Array): Promise<Buffer> {
  const { mediaKey } = await prisma().installation.findUniqueOrThrow({ where: { id: 1 } })
  return createHmac('sha256', mediaKey).update('webhook secret').update(salt).digest()
}

/** The same as receivers are given it: `whsec_…` (Standard Webhooks). */
export const tellSecret = async (salt: Uint8Array): Promise<string> =>
  `whsec_${(await secretOf(salt)).toString('base64')}`

/** A message as it is signed. */
export interface Message {
  id: string
  /** Seconds since 1970. */
  timestamp: number
  body: string
}

/** Signs a message with the secret of a webhook and, for a while, with the one before: `v1,… v1,…`. */
export async function sign(
  { secretSalt, oldSecretSalt, oldSecretEndsAt }: Webhook,
  { id, timestamp, body }: Message,
): Promise<string> {
  const isOldGood = oldSecretSalt !== null && oldSecretEndsAt !== null && oldSecretEndsAt.getTime() > Date.now()
  const secrets = await Promise.all([secretSalt, ...(isOldGood ? [oldSecretSalt] : [])].map(secretOf))
  return secrets
    .map((secret) => `v1,${createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')}`)
    .join(' ')
}
