import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { linkTo, sendMail } from '../../platform/mail/mail.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** The digits of a seal that people compare. */
export const SEAL_DIGITS = 16

const readDecision = (id: string) => prisma().approval.findUnique({
  where: { id },
  include: {
    user: true,
    reviewLink: { include: { createdBy: true } },
    boardVersion: true,
    storyboard: { include: { project: true } },
  },
})

type ReadDecision = NonNullable<Awaited<ReturnType<typeof readDecision>>>

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

const ACTS = {
  given: { APPROVED: 'approved', CHANGES_REQUESTED: 'requested changes of' },
  withdrawn: { APPROVED: 'withdrew the approval of', CHANGES_REQUESTED: 'withdrew the request for changes of' },
} as const

/** The same letter for both sides; the side of the team gets the way to the version, too. */
function letterOf(decision: ReadDecision, act: keyof typeof ACTS, isForTeam: boolean): Letter {
  const { user: { name }, storyboard, boardVersion, shotIds, note, createdAt, withdrawnAt, seal } = decision
  const { id, number, shotCount } = boardVersion
  const count = shotIds.length === 0 ? shotCount : shotIds.length
  const digits = Buffer.from(seal).toString('hex').slice(0, SEAL_DIGITS)
  const path = `/dashboard/projects/${toTypeId('Project', storyboard.projectId)}/versions/`
  const heading = `${name} ${ACTS[act][decision.decision]} ${storyboard.name}`
  const isGiven = act === 'given'
  return {
    subject: heading,
    heading,
    paragraphs: [
      `Version ${number}, ${count} ${count === 1 ? 'shot' : 'shots'}, on ${DATE.format(createdAt)} UTC.`,
      ...(isGiven || withdrawnAt === null ? [] : [`Withdrawn on ${DATE.format(withdrawnAt)} UTC.`]),
      ...(isGiven && note !== '' ? [`Note: ${note}`] : []),
      `Seal: ${digits}`,
    ],
    ...(isForTeam && { action: { label: 'Open version', url: linkTo(path + toTypeId('StoryboardVersion', id)) } }),
    footnote: isGiven
      ? 'The seal is made of the pictures, texts and lengths of the shots: any change of them gives another seal. ' +
        'Keep this mail to compare later. A seal is no signature.'
      : 'The mail about this decision has the same seal.',
  }
}

/** The two sides of a decision: who decided, and who asked for it. */
export const SIDES = ['DECIDED', 'ASKED'] as const
type Side = (typeof SIDES)[number]

/** The maker of a version, as far as that person may still see the project and did not decide alone. */
async function findAsker({ user, boardVersion: { madeById }, storyboard: { projectId } }: ReadDecision) {
  if (madeById === null || madeById === user.id) return null
  const sight = { userId: madeById, projectId: null }
  const sees = (await prisma().project.count({ where: { AND: [visibleProject(sight), { id: projectId }] } })) > 0
  return sees ? prisma().user.findFirst({ where: { id: madeById, kind: 'PERSON' }, select: { email: true } }) : null
}

/** The address of a side; null without one. Guests have an address by their link alone. */
async function addressOf(decision: ReadDecision, side: Side): Promise<string | null> {
  const { reviewLink, user } = decision
  if (side === 'DECIDED') return (reviewLink ? reviewLink.recipientEmail : user.email) || null
  return (reviewLink ? reviewLink.createdBy : await findAsker(decision))?.email ?? null
}

/** Mails a decision, or that it was withdrawn, with the first digits of its seal to one side, so that both hold it. */
export const mailApproval: QueuedTask<{ approvalId: string; side: Side; isWithdrawn?: boolean }> = {
  name: 'mailApproval',
  async run({ approvalId, side, isWithdrawn }) {
    const decision = await readDecision(approvalId)
    const address = decision && (await addressOf(decision, side))
    if (!address) return
    const isForTeam = side === 'ASKED' || decision.reviewLink === null
    await sendMail(address, letterOf(decision, isWithdrawn ? 'withdrawn' : 'given', isForTeam))
  },
}
