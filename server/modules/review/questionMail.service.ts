import { openReviews } from '../../kernel/openReviews.ts'
import { prisma } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { sendMail } from '../../platform/mail/mail.ts'
import { addressOf, readManifests, readStates } from '../board/versionReading.service.ts'
import { shownEntries } from './reviewReading.service.ts'

/** Questions of so many milliseconds go out in one mail. */
export const QUESTIONS_MS = 5 * 60_000

const NAMES = new Intl.ListFormat('en', { type: 'conjunction' })

/**
 * The questions of a stretch of time that wait for an answer of the guests of a link. Where guests are apart, only
 * those that ask the person whom the link is for: its one guest, or the one of that name.
 */
async function readQuestions(linkId: string, from: number) {
  const link = await prisma().reviewLink.findFirst({
    where: { AND: [openReviews(), { id: linkId, canComment: true }] },
    include: { guests: { select: { id: true, name: true } } },
  })
  if (!link || link.recipientEmail === '') return null
  const { guests, recipientName, shotIds } = link
  const isRecipient = ({ name }: { name: string }) => guests.length === 1 || name === recipientName
  const guestIds = guests.filter(isRecipient).map(({ id }) => id)
  const questions = await prisma().commentThread.findMany({
    where: {
      reviewLinkId: linkId, deletedAt: null, createdAt: { gte: new Date(from), lt: new Date(from + QUESTIONS_MS) },
      comments: { some: { number: 1, author: { kind: { not: 'GUEST' } } }, none: { author: { kind: 'GUEST' } } },
      AND: [
        { OR: [{ reviewGuestId: null }, { reviewGuestId: { in: guestIds } }] },
        ...(shotIds.length > 0 ? [{ OR: [{ shotId: null }, { shotId: { in: shotIds } }] }] : []),
      ],
    },
    orderBy: { number: 'asc' },
    select: { shotId: true, comments: { where: { number: 1 }, select: { author: { select: { name: true } } } } },
  })
  return { link, questions }
}

type Questions = NonNullable<Awaited<ReturnType<typeof readQuestions>>>

/** What the guests of a link call its shots: by their codes where the link shows them, by their places elsewhere. */
async function namesOfShots({ link }: Questions): Promise<Map<string, string>> {
  const { storyboardId, boardVersionId, shows } = link
  const manifest = (await readManifests([boardVersionId])).get(boardVersionId)
  const shown = manifest ? shownEntries({ link }, manifest) : []
  if (!shows.includes('CODES')) return new Map(shown.map(({ id }, index) => [id, `shot ${index + 1}`]))
  const states = await readStates(shown.map(({ key }) => addressOf(storyboardId, key)))
  return new Map(shown.map(({ id, key }) => [id, states.get(addressOf(storyboardId, key))?.content.code ?? '']))
}

/** Mails what the team asked the person whom a link is for: where, but not what. */
export const mailQuestions: QueuedTask<{ linkId: string; from: number }> = {
  name: 'mailQuestions',
  async run({ linkId, from }) {
    const found = await readQuestions(linkId, from)
    if (!found || found.questions.length === 0) return
    const { link: { title, recipientEmail }, questions } = found
    const shots = await namesOfShots(found)
    const places = questions.map(({ shotId }) => (shotId === null ? title : shots.get(shotId) ?? title))
    const askers = [...new Set(questions.flatMap(({ comments }) => comments.map(({ author }) => author.name)))]
    const [place] = places
    const heading = `${NAMES.format(askers)} asked you ` +
      (questions.length === 1 ? `about ${place}` : `${questions.length} questions`)
    await sendMail(recipientEmail, {
      subject: heading,
      heading,
      paragraphs: [
        ...(questions.length === 1 ? [] : [`About ${NAMES.format([...new Set(places)])}.`]),
        `To read and answer, open the link to “${title}” that you were sent.`,
      ],
      footnote: 'You get this mail because the link is for you.',
    })
  },
}
