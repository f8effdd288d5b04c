import { changeAccountOf } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { resetLetter } from './accountMails.ts'
import { proveAddress } from './addressProof.ts'
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
    const user = await prisma().user.findUnique({ where: { emailKey } })
    if (!user) return
    const { id } = user
    const token = await changeAccountOf(id, null, async (change) => {
      change.record('passwordReset.requested', { type: 'User', id }, {})
      return makeMailedLink(change, 'RESET_PASSWORD', id)
    })
    await sendMail(user.email, resetLetter(linkTo('/reset-password', { token })))
  },
}

/**
 * Queues a link to set a new password if the address has an account. The response does not reveal it; see
 * `requestLink`.
 */
export const requestPasswordReset = (input: { email: string }, caller: Caller): Promise<string> =>
  requestLink(sendPasswordReset, input, caller)

/**
 * Whose password a link sets, and how many personal tokens that person has. INVALID_INPUT by the field `token` like
 * `resetPassword`; uses nothing up.
 */
export async function readResetLink(token: string): Promise<{ email: string; personalTokens: number }> {
  const { userId } = await findMailedLink('RESET_PASSWORD', token)
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } })
  return { email, personalTokens: await prisma().accessToken.count({ where: { userId, kind: 'PERSONAL' } }) }
}

/**
 * Sets the password by a link: ends every session, and personal tokens unless they are to stay, lets the account be
 * signed in to without a wait again and verifies the address, whose mailbox is proven. Answers the address.
 * INVALID_INPUT by the field `token` when the link was used, is unknown or its time is over.
 */
export async function resetPassword(
  input: { token: string; newPassword: string; endPersonalTokens: boolean },
): Promise<string> {
  const checks = new TextChecks()
  checks.newPassword('newPassword', input.newPassword)
  checks.done()
  const link = await findMailedLink('RESET_PASSWORD', input.token)
  const { userId } = link
  const passwordHash = await hashPassword(input.newPassword)
  const user = await changeAccountOf(userId, null, async (change) => {
    const { tx, record } = change
    await useMailedLink(tx, link)
    record('password.reset', { type: 'User', id: userId }, {})
    await proveAddress(change, userId, null)
    await replacePassword(change, userId, passwordHash, null)
    if (input.endPersonalTokens) await endTokens(change, userId, { kind: 'PERSONAL' })
    return tx.user.findUniqueOrThrow({ where: { id: userId } })
  })
  await forgetAttempts(user.emailKey)
  await joinWhatWaits(user)
  return user.email
}
