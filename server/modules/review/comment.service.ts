import { v7 as uuidv7 } from 'uuid'
import type { Comment, CommentOp, CommentThread } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandRole } from '../../kernel/permissions.ts'
import { isBlank, TextChecks, textFailures } from '../../kernel/text.ts'
import { prisma } from '../../platform/database/client.ts'
import { type ReadOperation, readOperations, type SentOperation } from '../board/viewSaving.service.ts'
import { commentFailures } from './comment.failures.ts'
import { AUTHOR_MINUTES, isFresh } from './commentRules.ts'
import { checkDrawable, storeCommentOps } from './commentOps.service.ts'
import { askGuests, quotedMarks, type ReviewQuestion } from './reviewQuestion.service.ts'
import { checkNote, demandNotes, type SessionNote } from './reviewSession.service.ts'
import { commentsVisibleTo } from './thread.policy.ts'
import { locateThread, lockedThread, placeOf, reopenIn } from './thread.service.ts'
import { anchorOn, checkAnchor, findSubject, type ThreadAnchor, type ThreadSubject } from './threadSubject.service.ts'

/** What somebody says: a text, a drawing over the picture, or both. */
export interface Said {
  body?: string | null
  operations?: readonly SentOperation[] | null
}

/** A thread and a comment in it. */
export interface SaidInThread {
  thread: CommentThread
  comment: Comment
}

/** The same after its checks. */
export interface CheckedSaid {
  body: string
  operations: readonly ReadOperation[]
}

function checkBody(body: string, isRequired: boolean): string {
  const checks = new TextChecks()
  if (isRequired && isBlank(body)) checks.refuse('body', textFailures.TEXT_REQUIRED({ label: 'Comment' }))
  const checked = checks.comment('body', body)
  checks.done()
  return checked
}

/** Checks what somebody says: INVALID_INPUT for neither a text nor a drawing, and for what breaks a rule. */
export function checkSaid({ body, operations }: Said): CheckedSaid {
  const read = operations && operations.length > 0 ? readOperations(operations) : []
  return { body: checkBody(body ?? '', read.length === 0), operations: read }
}

const subjectOf = ({ id }: Comment) => ({ type: 'Comment', id }) as const
const within = (thread: CommentThread) => ({ thread: toTypeId('CommentThread', thread.id), ...placeOf(thread) })

/** Adds a comment to a thread. */
export async function addToThread(
  { tx, record }: ProjectChange,
  userId: string,
  { id: threadId }: CommentThread,
  { body, operations }: CheckedSaid,
): Promise<SaidInThread> {
  const thread = await tx.commentThread.update({ where: { id: threadId }, data: { lastComment: { increment: 1 } } })
  const number = thread.lastComment
  const id = uuidv7()
  checkDrawable(thread, operations)
  await tx.comment.create({ data: { id, threadId, number, authorId: userId, body, createdAt: new Date() } })
  const { drawn } = await storeCommentOps(tx, thread, { id, revision: 0 }, operations)
  const comment = await tx.comment.update({ where: { id }, data: drawn })
  const { strokeCount } = comment
  record('comment.added', subjectOf(comment), { ...within(thread), isReply: number > 1, strokeCount })
  return { thread, comment }
}

/** The same for a member. Who writes has read the thread, and follows it unless it is muted. */
async function say(
  change: ProjectChange, { userId }: Viewer, thread: CommentThread, checked: CheckedSaid,
): Promise<SaidInThread> {
  const said = await addToThread(change, userId, thread, checked)
  const mine = { threadId: thread.id, userId }
  const { number } = said.comment
  await change.tx.threadRead.upsert({
    where: { threadId_userId: mine }, create: { ...mine, number }, update: { number },
  })
  await change.tx.threadFollow.createMany({ data: { ...mine, isFollowed: true }, skipDuplicates: true })
  return said
}

/**
 * Starts a thread about a board, a shot, a view, an asset or a task, with its first comment: of the team, or as a
 * question to guests of a review link. NOT_FOUND for who may not see it; INVALID_INPUT for an anchor that it does not
 * have. A note of a review session is for its note taker to write.
 */
export async function startThread(
  viewer: Viewer,
  subject: ThreadSubject,
  { anchor, note, ask, ...said }: Said & {
    anchor: ThreadAnchor
    note?: SessionNote | null
    ask?: ReviewQuestion | null
  },
): Promise<SaidInThread> {
  const checked = checkSaid(said)
  const noted = note ? checkNote(note) : {}
  checkAnchor(subject, anchor)
  const { projectId } = await findSubject(prisma(), viewer, subject)
  return changeProject(viewer, projectId, 'comments:write', async (change) => {
    const { tx } = change
    if (note) await demandNotes(change, viewer, note)
    const found = await findSubject(tx, viewer, subject)
    const asked = ask ? await askGuests(change, viewer, ask, found, anchor) : null
    const anchored = asked?.columns ?? await anchorOn(tx, found, anchor)
    const { lastThread: number } = await tx.project.update({
      where: { id: projectId }, data: { lastThread: { increment: 1 } }, select: { lastThread: true },
    })
    const data = { id: uuidv7(), projectId, number, subjectType: subject.type, ...found.ids, ...anchored, ...noted }
    const thread = await tx.commentThread.create({ data })
    const marks = asked?.quoted ? await quotedMarks(change, asked.quoted, thread) : []
    return say(change, viewer, thread, { ...checked, operations: [...marks, ...checked.operations] })
  })
}

/** Answers in a thread. A resolved one stays so unless a MEMBER answers with `reopen`. */
export async function addComment(
  viewer: Viewer,
  threadId: string,
  { reopen, ...said }: Said & { reopen?: boolean | null },
): Promise<SaidInThread> {
  const checked = checkSaid(said)
  const projectId = await locateThread(viewer, threadId)
  return changeProject(viewer, projectId, 'comments:write', async (change) => {
    const thread = await lockedThread(change.tx, viewer, threadId)
    if (reopen) demandRole(change.project.role, 'MEMBER')
    return say(change, viewer, reopen ? await reopenIn(change, thread) : thread, checked)
  })
}

/** A comment with its thread. */
type InThread = Comment & { thread: CommentThread }

/** Changes a comment under the lock of its project. NOT_FOUND for who may not see it, CONFLICT for a deleted one. */
async function changeComment<Result>(
  viewer: Viewer,
  id: string,
  work: (change: ProjectChange, comment: InThread) => Promise<Result>,
): Promise<Result> {
  const where = { AND: [commentsVisibleTo(viewer), { id }] }
  const located = await prisma().comment.findFirst({ where, select: { thread: { select: { projectId: true } } } })
  if (!located) throw notFound('Comment')
  return changeProject(viewer, located.thread.projectId, 'comments:write', async (change) => {
    const comment = await change.tx.comment.findFirst({ where, include: { thread: true } })
    if (!comment) throw notFound('Comment')
    if (comment.deletedAt !== null) throw fail(commentFailures.COMMENT_DELETED())
    return work(change, comment)
  })
}

function demandAuthor({ userId }: Viewer, { authorId }: Comment): void {
  if (authorId !== userId) throw fail(commentFailures.COMMENT_OF_OTHERS())
}

/** Marks a thread as changed. */
const touch = ({ tx }: ProjectChange, { id }: CommentThread) =>
  tx.commentThread.update({ where: { id }, data: { updatedAt: new Date() } })

/** Changes the text of one's own comment; one that is the same is not written. CONFLICT at another version. */
export async function updateComment(
  viewer: Viewer,
  id: string,
  { body, expectedVersion }: { body: string; expectedVersion?: ExpectedVersion },
): Promise<Comment> {
  const checked = checkBody(body, false)
  return changeComment(viewer, id, async (change, { thread, ...before }) => {
    demandAuthor(viewer, before)
    demandVersion('Comment', before, expectedVersion)
    checkBody(checked, before.strokeCount === 0)
    if (checked === before.body) return before
    const edited = isFresh(before) ? {} : { editedAt: new Date() }
    const data = { body: checked, version: { increment: 1 }, ...edited }
    const comment = await change.tx.comment.update({ where: { id }, data })
    await touch(change, thread)
    change.record('comment.edited', subjectOf(comment), within(thread))
    return comment
  })
}

/** Appends operations to the drawing of one's own comment, in its first minutes. One that is there is not repeated. */
export async function appendCommentOps(
  viewer: Viewer,
  id: string,
  sent: readonly SentOperation[],
): Promise<{ comment: Comment; operations: CommentOp[] }> {
  const read = readOperations(sent)
  return changeComment(viewer, id, async (change, { thread, ...before }) => {
    demandAuthor(viewer, before)
    if (!isFresh(before)) throw fail(commentFailures.COMMENT_STROKES_FIXED({ minutes: AUTHOR_MINUTES }))
    const { operations, added, drawn } = await storeCommentOps(change.tx, thread, before, read)
    if (added === 0) return { comment: before, operations }
    const comment = await change.tx.comment.update({ where: { id }, data: drawn })
    await touch(change, thread)
    change.record('comment.drawn', subjectOf(comment), { ...within(thread), revision: comment.revision })
    return { comment, operations }
  })
}

/** What is left of a deleted comment, and of its thread; null for nothing. */
export interface DeletedComment {
  id: string
  threadId: string
  comment: Comment | null
  thread: CommentThread | null
}

/**
 * Removes a comment with its drawing. In its first minutes, before anything was written after it, nothing is left, and
 * of a first comment the thread goes too; later the thread says that it was deleted.
 */
export async function removeComment(
  change: ProjectChange,
  userId: string,
  { thread, ...before }: InThread,
): Promise<DeletedComment> {
  const { tx, project, record } = change
  const { id } = before
  const threadId = thread.id
  const after = await tx.comment.count({ where: { threadId, number: { gt: before.number } } })
  const isGone = isFresh(before) && after === 0
  const isThreadGone = isGone && before.number === 1
  await tx.commentOp.deleteMany({ where: { commentId: id } })
  await tx.mention.deleteMany({ where: { projectId: project.id, subject: toTypeId('Comment', id) } })
  record('comment.deleted', subjectOf(before), { ...within(thread), isGone, isThreadGone })
  if (!isGone) {
    const data = { body: '', revision: 0, strokeCount: 0, deletedAt: new Date(), version: { increment: 1 } }
    const comment = await tx.comment.update({ where: { id }, data })
    return { id, threadId, comment, thread: await touch(change, thread) }
  }
  await tx.comment.delete({ where: { id } })
  if (!isThreadGone) return { id, threadId, comment: null, thread: await touch(change, thread) }
  await tx.commentThread.update({ where: { id: threadId }, data: { deletedAt: new Date(), deletedById: userId } })
  return { id, threadId, comment: null, thread: null }
}

/** Deletes a comment: one's own, or as an ADMIN any. CONFLICT at another version. */
export async function deleteComment(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<DeletedComment> {
  return changeComment(viewer, id, async (change, comment) => {
    if (comment.authorId !== viewer.userId) demandRole(change.project.role, 'ADMIN')
    demandVersion('Comment', comment, expectedVersion)
    return removeComment(change, viewer.userId, comment)
  })
}
