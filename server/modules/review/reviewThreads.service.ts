import { v7 as uuidv7 } from 'uuid'
import type { CommentThread, Prisma, ReviewLink } from '../../__generated__/prisma/client.ts'
import { changeReview, type ReviewChange } from '../../changeReview.ts'
import type { Guest } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { commentFailures } from './comment.failures.ts'
import {
  addToThread, checkSaid, type DeletedComment, removeComment, type Said, type SaidInThread,
} from './comment.service.ts'
import { AUTHOR_MINUTES, isFresh } from './commentRules.ts'
import { reviewLinkFailures } from './reviewLink.failures.ts'
import { reopenIn } from './thread.service.ts'
import type { ShownReview } from './reviewGuest.service.ts'
import { columnsShown, type ShownPlace } from './shownPlace.service.ts'

/** How many comments a guest may write in a while. */
export const GUEST_COMMENTS = { name: 'reviewComments', most: 30, seconds: 600 }
/** Most bytes of the drawing of a comment of a guest: the page of each guest of a link reads all of them. */
export const MOST_GUEST_INK_BYTES = 128 * 1_024
/** Most threads that a guest reads, newest first. */
export const MOST_REVIEW_THREADS = 500

/** What a guest comments on: a thread, a view or a shot of the version; none of them is all of it. */
export interface ReviewPlace extends ShownPlace {
  threadId?: string | null
  /** That of the version that the guest looks at. */
  versionNumber?: number | null
}

/**
 * The threads that a guest of a link reads: never those of the team, of other links, about shots that the link does not
 * show any more, or that ask another guest; only the own ones where guests are apart from each other.
 */
export const threadsOf = (
  { id, isIsolated, shotIds }: Pick<ReviewLink, 'id' | 'isIsolated' | 'shotIds'>,
  guest: Pick<Guest, 'id' | 'userId'>,
): Prisma.CommentThreadWhereInput => ({
  reviewLinkId: id,
  deletedAt: null,
  AND: [
    ...(shotIds.length > 0 ? [{ OR: [{ shotId: null }, { shotId: { in: shotIds } }] }] : []),
    {
      OR: [
        { reviewGuestId: guest.id },
        { reviewGuestId: null, ...(isIsolated && { comments: { some: { number: 1, authorId: guest.userId } } }) },
      ],
    },
  ],
})

/** The guests of a link who read one of its threads: the rule of `threadsOf`, for the team. */
export interface GuestReaders {
  who: 'ALL' | 'ONE' | 'NONE'
  /** Of the one who does; null for others. */
  name: string | null
}

/** Which guests read threads, by the threads; none of threads of the team alone. */
export async function readGuestReaders(threadIds: readonly string[]): Promise<Map<string, GuestReaders>> {
  const rows = await prisma().commentThread.findMany({
    where: { id: { in: [...threadIds] }, reviewLinkId: { not: null } },
    select: {
      id: true, shotId: true, reviewGuest: { select: { name: true } },
      reviewLink: { select: { isIsolated: true, shotIds: true, revokedAt: true, expiresAt: true } },
      comments: { where: { number: 1 }, select: { author: { select: { kind: true, name: true } } } },
    },
  })
  const now = Date.now()
  const readersOf = (row: (typeof rows)[number]): GuestReaders => {
    const { shotId, reviewGuest, reviewLink: link, comments: [first] } = row
    const isOpen = link !== null && link.revokedAt === null && link.expiresAt.getTime() > now
    const isShown = shotId === null || !link?.shotIds.length || link.shotIds.includes(shotId)
    if (!isOpen || !isShown) return { who: 'NONE', name: null }
    if (reviewGuest) return { who: 'ONE', name: reviewGuest.name }
    if (!link.isIsolated) return { who: 'ALL', name: null }
    return first?.author.kind === 'GUEST' ? { who: 'ONE', name: first.author.name } : { who: 'NONE', name: null }
  }
  return new Map(rows.map((row) => [row.id, readersOf(row)]))
}

const AUTHOR = { author: { select: { id: true, name: true, kind: true, emailKey: true } } } as const

/** The threads of a guest with their comments, newest first. */
export const readThreads = ({ link, guest }: ShownReview) =>
  prisma().commentThread.findMany({
    where: threadsOf(link, guest),
    orderBy: { number: 'desc' },
    take: MOST_REVIEW_THREADS,
    include: { boardVersion: { select: { number: true } }, comments: { orderBy: { number: 'asc' }, include: AUTHOR } },
  })

/** A thread as a guest reads it. */
export type ReviewedThread = Awaited<ReturnType<typeof readThreads>>[number]
/** A comment as a guest reads it. */
export type ReviewedComment = ReviewedThread['comments'][number]

/** The same thread, as it is in a guest's list. */
export const readThread = async (review: ShownReview, id: string): Promise<ReviewedThread> => {
  const found = await prisma().commentThread.findFirst({
    where: { AND: [threadsOf(review.link, review.guest), { id }] },
    include: { boardVersion: { select: { number: true } }, comments: { orderBy: { number: 'asc' }, include: AUTHOR } },
  })
  if (!found) throw notFound('Thread')
  return found
}

/** CONFLICT when the link shows another version than the guest looks at. */
export async function demandShown({ tx, link }: ReviewChange, versionNumber: number | null | undefined): Promise<void> {
  if (versionNumber == null) return
  const { number } = await tx.storyboardVersion.findUniqueOrThrow({ where: { id: link.boardVersionId } })
  if (number !== versionNumber) throw fail(reviewLinkFailures.REVIEW_VERSION_CHANGED({ number }))
}

/** Starts a thread, which the maker of the link follows unless that was muted. */
async function startThread(change: ReviewChange, place: ReviewPlace): Promise<CommentThread> {
  const { tx, link, project: { id: projectId } } = change
  await demandShown(change, place.versionNumber)
  const columns = await columnsShown(tx, link, place)
  if (!columns) throw notFound(place.viewId == null ? 'Shot' : 'View')
  const { lastThread: number } = await tx.project.update({
    where: { id: projectId }, data: { lastThread: { increment: 1 } }, select: { lastThread: true },
  })
  const data = { ...columns, projectId, number, reviewLinkId: link.id, boardVersionId: link.boardVersionId }
  const thread = await tx.commentThread.create({ data: { id: uuidv7(), ...data } })
  await tx.threadFollow.createMany({ data: { threadId: thread.id, userId: link.createdById, isFollowed: true } })
  return thread
}

async function findOwn({ tx, link, guest }: ReviewChange, id: string): Promise<CommentThread> {
  const thread = await tx.commentThread.findFirst({ where: { AND: [threadsOf(link, guest), { id }] } })
  if (!thread) throw notFound('Thread')
  return thread
}

/**
 * Comments as a guest: in a thread that the guest reads, or in a new one about a view or a shot that the link shows, or
 * about all of it. NOT_FOUND for anything else, FORBIDDEN where the link takes no comments.
 */
export async function addReviewComment(
  guest: Guest,
  { reopen, body, operations, ...place }: Said & ReviewPlace & { reopen?: boolean | null },
): Promise<SaidInThread> {
  const checked = checkSaid({ body, operations })
  if (checked.operations.reduce((sum, { payload }) => sum + payload.length, 0) > MOST_GUEST_INK_BYTES) {
    throw fail(commentFailures.COMMENT_DRAWING_AT_LIMIT(), { field: 'operations' })
  }
  await demandRate(GUEST_COMMENTS, guest.id)
  return changeReview(guest, 'comment', async (change) => {
    if (place.threadId == null) return addToThread(change, guest.userId, await startThread(change, place), checked)
    const thread = await findOwn(change, place.threadId)
    const isOwn = (await change.tx.comment.count({
      where: { threadId: thread.id, number: 1, authorId: guest.userId },
    })) > 0
    const answered = reopen && isOwn ? await reopenIn(change, thread) : thread
    return addToThread(change, guest.userId, answered, checked)
  })
}

/** Deletes a comment that the guest wrote in the last minutes. NOT_FOUND for all others, CONFLICT for an older one. */
export const deleteReviewComment = (guest: Guest, id: string): Promise<DeletedComment> =>
  changeReview(guest, 'comment', async (change) => {
    const { tx, link } = change
    const comment = await tx.comment.findFirst({
      where: { id, authorId: guest.userId, deletedAt: null, thread: threadsOf(link, guest) },
      include: { thread: true },
    })
    if (!comment) throw notFound('Comment')
    if (!isFresh(comment)) throw fail(reviewLinkFailures.REVIEW_COMMENT_FIXED({ minutes: AUTHOR_MINUTES }))
    return removeComment(change, guest.userId, comment)
  })
