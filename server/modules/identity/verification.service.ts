import type { User } from '../../__generated__/prisma/client.ts'
import { changeAccountOf } from '../../change.ts'
import type { Caller, Viewer } from '../../context.ts'
import { TextChecks, textFailures } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail, sendsMail } from '../../platform/mail/mail.ts'
import { verificationLetter } from './accountMails.ts'
import { type Held, proveAddress, wrongPassword } from './addressProof.ts'
import { joinByAddress, joinByInvitation } from './invitation.service.ts'
import { requestLink } from './linkRequest.ts'
import { findMailedLink, makeMailedLink, useMailedLink } from './mailedLink.ts'
import { isPassword } from './password.ts'
import { checkSlowly } from './slowDown.ts'

/** Sends a new link to an address; does nothing when it has no account or is verified already. */
export const sendVerification: QueuedTask<{ emailKey: string }> = {
  name: 'sendVerification',
  async run({ emailKey }) {
    const user = await prisma().user.findUnique({ where: { emailKey } })
    if (!user || user.emailVerifiedAt !== null) return
    const { id } = user
    const token = await changeAccountOf(id, null, async (change) => {
      change.record('verification.sent', { type: 'User', id }, {})
      return makeMailedLink(change, 'VERIFY_EMAIL', id)
    })
    await sendMail(user.email, verificationLetter(linkTo('/verify-email', { token })))
  },
}

/**
 * Queues a verification link if the address has an account that needs one. The response reveals neither; see
 * `requestLink`.
 */
export const requestVerification = (input: { email: string }, caller: Caller): Promise<string> =>
  requestLink(sendVerification, input, caller)

/**
 * Accepts the named invitation, if any, and those that waited for a verified address. Returns the ids of the joined
 * organizations. An invitation that cannot be accepted now stays open, and its link shows the reason.
 */
export async function joinWhatWaits(user: User, invitationToken: string | null = null): Promise<string[]> {
  const ids: string[] = []
  const attempts = [
    async () => invitationToken !== null && ids.push((await joinByInvitation(user, invitationToken)).organizationId),
    async () => user.emailVerifiedAt !== null && ids.push(...(await joinByAddress(user))),
  ]
  for (const attempt of attempts) await attempt().catch(() => {})
  return ids
}

/** Whether this server sends mail; otherwise the links of mails stand in its log. */
export const isMailSent = (): boolean => sendsMail()

/** The account a verification link is for. INVALID_INPUT by the field `token` like `verifyEmail`; uses nothing up. */
export async function readVerificationLink(token: string): Promise<{ userId: string; email: string }> {
  const { userId } = await findMailedLink('VERIFY_EMAIL', token)
  const { email } = await prisma().user.findUniqueOrThrow({ where: { id: userId } })
  return { userId, email }
}

/** Which credential of the account came with the request. INVALID_INPUT, RATE_LIMITED for a wrong password. */
async function heldBy(user: User, password: string | null, viewer: Viewer | null, caller: Caller): Promise<Held> {
  if (viewer?.isSession && viewer.userId === user.id) return { tokenId: viewer.tokenId }
  if (password === null) return null
  const checks = new TextChecks()
  if (password === '') checks.refuse('password', textFailures.TEXT_REQUIRED({ label: 'Password' }))
  checks.done()
  const { emailKey, passwordHash } = user
  const isRight = await checkSlowly(emailKey, caller.address, async () =>
    (await isPassword(password, passwordHash)) ? true : null,
  )
  if (!isRight) throw wrongPassword()
  return { passwordHash }
}

/** What following a verification link led to. */
export interface Verified {
  user: User
  /** Organizations joined by invitations that waited for the address. */
  organizationIds: string[]
  /** Where the mailbox alone was proven: the secret of a reset link, since the account has no password any more. */
  passwordSetToken: string | null
}

/**
 * Verifies the address behind a link and joins by the invitations that waited for it; what else ends, says
 * `proveAddress`. INVALID_INPUT by the field `token` when the link was used, is unknown or its time is over, by
 * `password` when that is wrong; RATE_LIMITED after many wrong ones.
 */
export async function verifyEmail(
  input: { token: string; password: string | null },
  viewer: Viewer | null,
  caller: Caller,
): Promise<Verified> {
  const link = await findMailedLink('VERIFY_EMAIL', input.token)
  const { userId } = link
  const account = await prisma().user.findUniqueOrThrow({ where: { id: userId } })
  const held = await heldBy(account, input.password, viewer, caller)
  const verified = await changeAccountOf(userId, null, async (change) => {
    await useMailedLink(change.tx, link)
    const isNews = await proveAddress(change, userId, held)
    const passwordSetToken = isNews && held === null ? await makeMailedLink(change, 'RESET_PASSWORD', userId) : null
    return { user: await change.tx.user.findUniqueOrThrow({ where: { id: userId } }), passwordSetToken }
  })
  return { ...verified, organizationIds: await joinWhatWaits(verified.user) }
}
