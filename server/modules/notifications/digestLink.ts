import { createHmac, timingSafeEqual } from 'node:crypto'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { fromTypeId, toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { mailedLinkFailures } from '../identity/mailedLink.failures.ts'

async function signatureOf(userId: string): Promise<Buffer> {
  const { mediaKey } = await prisma().installation.findUniqueOrThrow({ where: { id: 1 } })
  return createHmac('sha256', mediaKey).update('digest link').update(userId).digest()
}

/** What ends the mails to somebody and nothing else: good for as long as the mail is kept, and stored nowhere. */
export const digestToken = async (userId: string): Promise<string> =>
  `${toTypeId('User', userId)}.${(await signatureOf(userId)).toString('base64url')}`

const refusal = (failure: Failure) => fail(failure, { field: 'token' })

const ownerOf = (id: string): string | null => {
  try {
    const { name, uuid } = fromTypeId(id)
    return name === 'User' ? uuid : null
  } catch {
    return null
  }
}

/** Whose mails a token ends. INVALID_INPUT by the field `token`. */
export async function ownerOfDigestToken(token: string): Promise<string> {
  if (token === '') throw refusal(mailedLinkFailures.LINK_WITHOUT_TOKEN())
  const [id = '', signature = ''] = token.split('.')
  const userId = ownerOf(id)
  const given = Buffer.from(signature, 'base64url')
  const right = userId === null ? null : await signatureOf(userId)
  if (userId === null || right?.length !== given.length || !timingSafeEqual(given, right)) {
    throw refusal(mailedLinkFailures.UNSUBSCRIBE_LINK_INVALID())
  }
  return userId
}
