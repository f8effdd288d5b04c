import { changeAccountOf } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { resetLetter } from './accountMails.ts'
import { requestLink } from './linkRequest.ts'
import { findMailedLink, makeMailedLink, useMailedLink } from './mailedLink.ts'
import { hashPassword } from './password.ts'
import { replacePassword } from './password.service.ts'
import { endTokens } from './session.service.ts'
import { forgetAttempts } from './slowDown.ts'
import { joinWhatWaits } from './verification.service.ts'

/** Sends a link to a new password; does nothing when the address has no account. */
export const sendPasswordReset: QueuedTask<{ emailKey: string }> = {
  name: 'sendPasswordReset',
  async run({ emailKey }) {
    const user = await prisma.user.findUnique({ where: { emailKey } })
    if (!user) return
    const { id } = user
    const token = await changeAccountOf(id, null, async (change) => {
      change.record('passwordReset.requested', { type: 'User', id })
      return makeMailedLink(change, 'RESET_PASSWORD', id)
    })
    await sendMail(user.email, resetLetter(linkTo('/reset-password', { token })))
  },
}

/**
 * Has a link to a new password sent, if the address has an account; what is answered, and when, does not tell. See
 * `requestLink`.
 */
export const requestPasswordReset = (input: { email: string }, caller: Caller): Promise<string> =>
  requestLink(sendPasswordReset, input, caller)

/**
 * Sets the password by a link: ends every session, lets the account be signed in to without a wait again and counts the
 * address as verified, for its mailbox is proven; where that is news, personal tokens end too. Answers the address.
 * INVALID_INPUT by the field `token` when the link was used, is unknown or its time is over.
 */
export async function resetPassword(input: { token: string; newPassword: string }): Promise<string> {
  const checks = new TextChecks()
  checks.newPassword('newPassword', input.newPassword)
  checks.done()
  const link = await findMailedLink('RESET_PASSWORD', input.token)
  const { userId } = link
  const passwordHash = await hashPassword(input.newPassword)
  const user = await changeAccountOf(userId, null, async (change) => {
    const { tx, record } = change
    await useMailedLink(tx, link)
    record('password.reset', { type: 'User', id: userId })
    await replacePassword(change, userId, passwordHash, null)
    const where = { id: userId, emailVerifiedAt: null }
    const { count } = await tx.user.updateMany({ where, data: { emailVerifiedAt: new Date() } })
    if (count === 1) {
      record('account.verified', { type: 'User', id: userId })
      // Until now nobody knew whose account it was: tokens may be those of whoever signed up with this address.
      await endTokens(change, userId, { kind: 'PERSONAL' })
    }
    return tx.user.findUniqueOrThrow({ where: { id: userId } })
  })
  await forgetAttempts(user.emailKey)
  await joinWhatWaits(user)
  return user.email
}
