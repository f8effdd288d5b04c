import { toTypeId } from '../../kernel/ids.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'

interface PassedLinks {
  linkIds: string[]
  /** Whose they were. */
  formerId: string
  ownerId: string
}

/** Tells the owner of an organization which open review links passed to them from somebody who lost access. */
export const mailPassedLinks: QueuedTask<PassedLinks> = {
  name: 'mailPassedLinks',
  async run({ linkIds, formerId, ownerId }) {
    const links = await prisma().reviewLink.findMany({
      where: { AND: [openReviews(), { id: { in: linkIds }, createdById: ownerId }] },
      include: { createdBy: true, storyboard: true },
      orderBy: { id: 'asc' },
    })
    const [first] = links
    const former = await prisma().user.findUnique({ where: { id: formerId } })
    if (!first || !former) return
    const count = links.length === 1 ? 'A review link is' : `${links.length} review links are`
    await sendMail(first.createdBy.email, {
      subject: `${count} yours now`,
      heading: `${count} yours now`,
      paragraphs: [
        `${former.name} made ${links.length === 1 ? 'it' : 'them'} and no longer sees the project. Guests can still ` +
        'open what you see below. Revoke what should end.',
      ],
      items: links.map(({ title, storyboard }) => ({
        text: title,
        url: linkTo(`/dashboard/projects/${toTypeId('Project', storyboard.projectId)}/storyboard`, {
          board: toTypeId('Storyboard', storyboard.id),
        }),
      })),
      footnote: 'The links stand under “Share for review” in the menu of each board.',
    })
  },
}
