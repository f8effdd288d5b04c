import type { CommentThread, ReviewLink } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { demandRole } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { enqueueOnce } from '../../platform/jobs/queue.ts'
import type { ReadOperation } from '../board/viewSaving.service.ts'
import { copiedMarks } from './commentOps.service.ts'
import { mailQuestions, QUESTIONS_MS } from './questionMail.service.ts'
import { reviewLinkFailures } from './reviewLink.failures.ts'
import { visibleTo } from './reviewLink.policy.ts'
import { visibleTo as visibleThread } from './thread.policy.ts'
import { columnsShown, findShown } from './shownPlace.service.ts'
import {
  carriedRegion, findSubject, type FoundSubject, type ThreadAnchor, type ThreadSubject,
} from './threadSubject.service.ts'

/** Whom of the guests of a link a thread asks: all of them, or one where the link keeps guests apart. */
export interface ReviewQuestion {
  reviewLinkId: string
  /** The user id of the guest. */
  guestId: string | null
  /** The thread whose first comment it quotes, about the same; its drawing and region are copied. Null for none. */
  quotedThreadId: string | null
}

/** The guest who is asked, where guests are apart from each other; null where all guests are asked. */
async function demandGuest({ tx }: ProjectChange, { id: linkId, isIsolated }: ReviewLink, guestId: string | null) {
  if (!isIsolated) {
    if (guestId !== null) throw fail(reviewLinkFailures.REVIEW_GUESTS_TOGETHER(), { field: 'ask' })
    return null
  }
  if (guestId === null) throw fail(reviewLinkFailures.REVIEW_GUEST_REQUIRED(), { field: 'ask' })
  const guest = await tx.reviewGuest.findFirst({ where: { linkId, userId: guestId } })
  if (!guest) throw notFound('User', 'ask')
  return guest.id
}

/** The thread that a question quotes, with its first comment. NOT_FOUND for a thread about something else. */
async function findQuoted(
  { tx }: ProjectChange, viewer: Viewer, id: string, subject: FoundSubject['ids'] & Pick<CommentThread, 'subjectType'>,
) {
  const quoted = await tx.commentThread.findFirst({
    where: { AND: [visibleThread(viewer), { id, ...subject }] }, include: { comments: { where: { number: 1 } } },
  })
  if (!quoted) throw notFound('Thread', 'ask')
  return quoted
}

/**
 * The columns of a thread that asks the guests of a link about what it shows of a subject, and their mail; and the
 * thread that it quotes. NOT_FOUND for a link of another board; CONFLICT for one that has ended, takes no comments or
 * does not show the subject.
 */
export async function askGuests(
  change: ProjectChange, viewer: Viewer, { reviewLinkId, guestId, quotedThreadId }: ReviewQuestion, found: FoundSubject,
  anchor: ThreadAnchor,
) {
  const { tx, project } = change
  demandRole(project.role, 'MEMBER')
  const { storyboardId, shotId, viewId } = found.ids
  const link = storyboardId && await tx.reviewLink.findFirst({
    where: { AND: [visibleTo(viewer), { id: reviewLinkId, storyboardId }] },
  })
  if (!link) throw notFound('Review', 'ask')
  if ((await tx.reviewLink.count({ where: { AND: [openReviews(), { id: link.id }] } })) === 0) {
    throw fail(reviewLinkFailures.REVIEW_LINK_ENDED(), { field: 'ask' })
  }
  if (!link.canComment) throw fail(reviewLinkFailures.REVIEW_LINK_WITHOUT_COMMENTS(), { field: 'ask' })
  const columns = await columnsShown(tx, link, { ...anchor, shotId, viewId })
  if (!columns) throw fail(reviewLinkFailures.REVIEW_LINK_WITHOUT_SUBJECT(), { field: 'ask' })
  const reviewGuestId = await demandGuest(change, link, guestId)
  const createdAt = new Date()
  if (link.recipientEmail !== '') {
    const from = Math.floor(createdAt.getTime() / QUESTIONS_MS) * QUESTIONS_MS
    await enqueueOnce(tx, mailQuestions, { linkId: link.id, from }, {
      key: `mailQuestions ${link.id} ${from}`, at: new Date(from + QUESTIONS_MS),
    })
  }
  const { subjectType } = columns
  const quoted = quotedThreadId === null
    ? null
    : await findQuoted(change, viewer, quotedThreadId, { ...found.ids, subjectType })
  const region = quoted && !anchor.region ? carriedRegion(quoted, columns) : {}
  return {
    quoted,
    columns: {
      ...columns, ...region, reviewLinkId: link.id, boardVersionId: link.boardVersionId, reviewGuestId, createdAt,
    },
  }
}

/** The drawing of the first comment of a quoted thread, in the drawing space of the question. */
export async function quotedMarks(
  { tx }: ProjectChange, quoted: Awaited<ReturnType<typeof findQuoted>>, to: CommentThread,
): Promise<ReadOperation[]> {
  const [first] = quoted.comments
  return first && first.strokeCount > 0 ? copiedMarks(tx, quoted, first.id, to) : []
}

/** Which of some links the viewer may ask about a subject: those that are open, take comments and show it. */
export async function askableLinks(
  viewer: Viewer, linkIds: readonly string[], subject: ThreadSubject,
): Promise<Set<string>> {
  const { ids: { storyboardId, shotId, viewId } } = await findSubject(prisma(), viewer, subject)
  if (storyboardId === undefined) return new Set()
  const links = await prisma().reviewLink.findMany({
    where: {
      AND: [
        visibleTo(viewer), openReviews(),
        { id: { in: [...linkIds] }, storyboardId, canComment: true, storyboard: { project: { archivedAt: null } } },
      ],
    },
  })
  return new Set((await findShown(prisma(), links, { shotId, viewId })).keys())
}

/** Who of the team asked guests, by the threads; none of threads that guests or the team have for themselves. */
export async function readAskers(threadIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await prisma().comment.findMany({
    where: {
      threadId: { in: [...threadIds] }, number: 1, author: { kind: { not: 'GUEST' } },
      thread: { reviewLinkId: { not: null } },
    },
    select: { threadId: true, authorId: true },
  })
  return new Map(rows.map(({ threadId, authorId }) => [threadId, authorId]))
}
