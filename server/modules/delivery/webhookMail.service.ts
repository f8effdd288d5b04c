import type { Failure } from '../../kernel/failure.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { pages } from '../../kernel/pages.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'

/** Who gets a mail about which disabled webhook, and when it was disabled. */
interface DisabledMail {
  webhookId: string
  userId: string
  /** ISO 8601. */
  disabledAt: string
}

/** Tells somebody that a webhook was switched off. Does nothing when it is on again, or not theirs to know any more. */
export const mailWebhookDisabled: QueuedTask<DisabledMail> = {
  name: 'mailWebhookDisabled',
  async run({ webhookId: id, userId, disabledAt }) {
    const webhook = await prisma().webhook.findFirst({
      where: { id, disabledAt: new Date(disabledAt), organization: { deletedAt: null } },
      include: { organization: true },
    })
    if (!webhook) return
    const { organizationId } = webhook
    const role = { in: ['ADMIN' as const, 'OWNER' as const] }
    const member = await prisma().member.findFirst({ where: { userId, organizationId, role }, include: { user: true } })
    if (!member) return
    const { organization, name, disabledFailure } = webhook
    const last = await prisma().webhookDelivery.findFirst({
      where: { webhookId: id, responseStatus: { not: null } },
      orderBy: { lastAttemptAt: 'desc' },
    })
    const failures = [disabledFailure, last?.failure].filter(Boolean) as unknown as Failure[]
    const { host } = new URL(webhook.url)
    const sentences = [`It sends events of ${organization.name} to ${host}`, ...failures.map(({ message }) => message)]
    await sendMail(member.user.email, {
      subject: `The webhook ${name} of ${organization.name} was switched off`,
      heading: `The webhook ${name} was switched off`,
      paragraphs: [
        sentences.map((sentence) => `${sentence}.`).join(' '),
        'Switch it on once the receiver answers. The events since then are sent; failed deliveries can be sent again.',
      ],
      action: {
        label: 'Open settings',
        url: linkTo(pages.organizationSettings(toTypeId('Organization', organization.id))),
      },
      footnote: 'You get this mail because you administer the organization.',
    })
  },
}
