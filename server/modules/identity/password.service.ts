import { type Change, changeAccount } from '../../change.ts'
import type { Caller, Viewer } from '../../context.ts'
import { fail } from '../../kernel/errors.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueue, type QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { accountFailures } from './account.failures.ts'
import { passwordChangedLetter } from './accountMails.ts'
import { hashPassword, isPassword } from './password.ts'
import { endTokens } from './session.service.ts'
import { checkSlowly } from './slowDown.ts'

/** Tells somebody that the password is another now. */
export const sendPasswordChanged: QueuedTask<{ userId: string }> = {
  name: 'sendPasswordChanged',
  async run({ userId }) {
    const user = await prisma().user.findUnique({ where: { id: userId } })
    if (user) await sendMail(user.email, passwordChangedLetter(linkTo('/forgot-password')))
  },
}

/**
 * Sets the password of an account. Ends its sessions but one and its open reset links, and mails the owner. Returns the
 * ids of what ended.
 */
export async function replacePassword(
  change: Change,
  userId: string,
  passwordHash: string,
  keptSessionId: string | null,
): Promise<string[]> {
  await change.tx.user.update({ where: { id: userId }, data: { passwordHash } })
  await change.tx.mailedLink.deleteMany({ where: { userId, kind: 'RESET_PASSWORD' } })
  await enqueue(change.tx, sendPasswordChanged, { userId })
  const others = keptSessionId === null ? {} : { id: { not: keptSessionId } }
  return endTokens(change, userId, { kind: 'SESSION', ...others })
}

/**
 * Changes the viewer's password, keeps this session and ends the others; answers their ids. INVALID_INPUT by field for
 * a wrong current password; RATE_LIMITED after many of those; FORBIDDEN for API tokens.
 */
export async function changePassword(
  viewer: Viewer,
  input: { currentPassword: string; newPassword: string },
  caller: Caller,
): Promise<string[]> {
  demandCredential(viewer, 'own')
  const checks = new TextChecks()
  if (input.currentPassword === '') checks.refuse('currentPassword', accountFailures.CURRENT_PASSWORD_REQUIRED())
  checks.newPassword('newPassword', input.newPassword)
  checks.done()

  const { emailKey, passwordHash: before } = await prisma().user.findUniqueOrThrow({ where: { id: viewer.userId } })
  const isRight = await checkSlowly(emailKey, caller.address, async () =>
    (await isPassword(input.currentPassword, before)) ? true : null,
  )
  if (!isRight) throw fail(accountFailures.CURRENT_PASSWORD_INCORRECT(), { field: 'currentPassword' })
  const passwordHash = await hashPassword(input.newPassword)
  return changeAccount(viewer, 'own', async (change) => {
    change.record('password.changed', { type: 'User', id: viewer.userId }, {})
    return replacePassword(change, viewer.userId, passwordHash, viewer.tokenId)
  })
}
