import type { User } from '../../__generated__/prisma/client.ts'
import { changeAccountOf } from '../../change.ts'
import type { Caller } from '../../context.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { joinByAddress, joinByInvitation } from '../organizations/invitation.service.ts'
import { verificationLetter } from './accountMails.ts'
import { requestLink } from './linkRequest.ts'
import { findMailedLink, makeMailedLink, useMailedLink } from './mailedLink.ts'

/** Sends a new link to an address; does nothing when it has no account or is verified already. */
export const sendVerification: QueuedTask<{ emailKey: string }> = {
  name: 'sendVerification',
  async run({ emailKey }) {
    const user = await prisma.user.findUnique({ where: { emailKey } })
    if (!user || user.emailVerifiedAt !== null) return
    const { id } = user
    const token = await changeAccountOf(id, null, async (change) => {
      change.record('verification.sent', { type: 'User', id })
      return makeMailedLink(change, 'VERIFY_EMAIL', id)
    })
    await sendMail(user.email, verificationLetter(linkTo('/verify-email', { token })))
  },
}

/**
 * Has a verification link sent, if the address has an account that needs one; what is answered, and when, does not
 * tell. See `requestLink`.
 */
export const requestVerification = (input: { email: string }, caller: Caller): Promise<string> =>
  requestLink(sendVerification, input, caller)

/**
 * Joins by an invitation, where one is named, and by those that waited for a verified address; answers the ids of the
 * organizations joined. One that cannot be joined now fails nothing: its invitation stays open, and its link tells why.
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

/**
 * Marks the address behind a link as verified and joins by the invitations that waited for it. INVALID_INPUT by the
 * field `token` when the link was used, is unknown or its time is over.
 */
export async function verifyEmail(token: string): Promise<{ user: User; organizationIds: string[] }> {
  const link = await findMailedLink('VERIFY_EMAIL', token)
  const { userId } = link
  const user = await changeAccountOf(userId, null, async ({ tx, record }) => {
    await useMailedLink(tx, link)
    const where = { id: userId, emailVerifiedAt: null }
    const { count } = await tx.user.updateMany({ where, data: { emailVerifiedAt: new Date() } })
    if (count === 1) record('account.verified', { type: 'User', id: userId })
    return tx.user.findUniqueOrThrow({ where: { id: userId } })
  })
  return { user, organizationIds: await joinWhatWaits(user) }
}
