import type { Role } from '../../__generated__/prisma/client.ts'
import { changeOrganizationOf } from '../../change.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { hashSecret, newSecret } from './secret.ts'

/** Which letter of an invitation is to go out: sending it again gives it another end and a letter of its own. */
interface InvitationMail {
  invitationId: string
  /** ISO 8601. */
  expiresAt: string
  /** Who had it sent. */
  sentById: string
}

const AS_ROLE: Record<Role, string> = {
  OWNER: 'as its owner', ADMIN: 'as an admin', MEMBER: 'as a member', VIEWER: 'as a viewer',
}

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Invited {
  organizationName: string
  invitedByName: string
  role: Role
  expiresAt: Date
}

const invitationLetter = ({ organizationName, invitedByName, role, expiresAt }: Invited, token: string): Letter => ({
  subject: `${invitedByName} invited you to ${organizationName} on Framewright`,
  heading: `Join ${organizationName}`,
  paragraphs: [
    `${invitedByName} invited you to ${organizationName} ${AS_ROLE[role]}.`,
    'Framewright is where the studio boards, plans and tracks its film.',
  ],
  action: { label: 'Accept invitation', url: linkTo('/invitation', { token }) },
  footnote:
    `The link works once, until ${DATE.format(expiresAt)}. ` +
    'If you do not know who this is from, you can ignore this mail.',
})

/** Mails an invitation. Does nothing when it was used, revoked or sent again since. */
export const mailInvitation: QueuedTask<InvitationMail> = {
  name: 'mailInvitation',
  async run({ invitationId: id, expiresAt, sentById }) {
    const invitation = await prisma().invitation.findFirst({
      where: { id, expiresAt: new Date(expiresAt), organization: { deletedAt: null } },
      include: { organization: true, invitedBy: true },
    })
    if (!invitation) return
    const { organizationId, email, role, invitedBy, organization } = invitation
    const sender = { userId: sentById, tokenId: null }
    const token = newSecret()
    const secretHash = hashSecret(token)

    const isCurrent = await changeOrganizationOf(organizationId, sender, async ({ tx }) => {
      const { count } = await tx.invitation.updateMany({ where: { id, expiresAt }, data: { secretHash } })
      return count === 1
    })
    if (!isCurrent) return
    const invited = { organizationName: organization.name, invitedByName: invitedBy.name, role }
    await sendMail(email, invitationLetter({ ...invited, expiresAt: invitation.expiresAt }, token))
    await changeOrganizationOf(organizationId, sender, async ({ tx, record }) => {
      const { count } = await tx.invitation.updateMany({ where: { id, secretHash }, data: { sentAt: new Date() } })
      if (count === 1) record('invitation.sent', { type: 'Invitation', id }, { email, role })
    })
  },
}

/** Who was added to what, and by whom. */
interface AddedMail {
  organizationId: string
  userId: string
  addedById: string
}

/** Tells a person with an account that somebody made them a member. Does nothing when they are none any more. */
export const mailAdded: QueuedTask<AddedMail> = {
  name: 'mailAdded',
  async run({ organizationId, userId, addedById }) {
    const member = await prisma().member.findFirst({
      where: { organizationId, userId, organization: { deletedAt: null } },
      include: { organization: true, user: true },
    })
    const addedBy = await prisma().user.findUnique({ where: { id: addedById } })
    if (!member || !addedBy) return
    const { name } = member.organization
    await sendMail(member.user.email, {
      subject: `You were added to ${name} on Framewright`,
      heading: `You were added to ${name}`,
      paragraphs: [`${addedBy.name} added you to ${name} ${AS_ROLE[member.role]}. You can start right away.`],
      action: { label: `Open ${name}`, url: linkTo('/dashboard/organizations') },
      footnote: 'You can leave the organization on its Members page at any time.',
    })
  },
}
