import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalidInput } from '../../kernel/errors.ts'
import { fromTypeId, toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'

async function signatureOf(userId: string): Promise<Buffer> {
  const { mediaKey } = await prisma.installation.findUniqueOrThrow({ where: { id: 1 } })
  return createHmac('sha256', mediaKey).update('digest link').update(userId).digest()
}

/** What ends the mails to somebody and nothing else: good for as long as the mail is kept, and stored nowhere. */
export const digestToken = async (userId: string): Promise<string> =>
  `${toTypeId('User', userId)}.${(await signatureOf(userId)).toString('base64url')}`

const refusal = (sentence: string) => invalidInput({ token: sentence })

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
  if (token === '') throw refusal('The link is not complete: its token is missing')
  const [id = '', signature = ''] = token.split('.')
  const userId = ownerOf(id)
  const given = Buffer.from(signature, 'base64url')
  const right = userId === null ? null : await signatureOf(userId)
  if (userId === null || right?.length !== given.length || !timingSafeEqual(given, right)) {
    throw refusal('This unsubscribe link is not valid. Use the one in the last mail you got.')
  }
  return userId
}
