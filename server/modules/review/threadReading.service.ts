import type { CommentThread } from '../../__generated__/prisma/client.ts'
import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { fromTypeId, ID_PREFIXES, toTypeId } from '../../kernel/ids.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { visibleTo } from './thread.policy.ts'

/** A thread that somebody has read: up to a comment, or to its newest. */
export interface ThreadReading extends Named {
  commentId?: string | null
}

/**
 * Marks threads as read for the viewer, all or none; nothing becomes unread by it. NOT_FOUND for a thread that one does
 * not see, and for a comment of another one.
 */
export async function markThreadsRead(viewer: Viewer, rows: readonly InRow<ThreadReading>[]): Promise<string[]> {
  return changeAccount(viewer, 'own', async ({ tx, record }) => {
    const ids = rows.map(({ id }) => id)
    const threads = new Map((await tx.commentThread.findMany({
      where: { AND: [visibleTo(viewer), { id: { in: ids } }] }, select: { id: true, lastComment: true },
    })).map((thread) => [thread.id, thread]))
    const named = rows.flatMap(({ commentId }) => commentId ?? [])
    const comments = new Map((await tx.comment.findMany({
      where: { id: { in: named } }, select: { id: true, threadId: true, number: true },
    })).map((comment) => [comment.id, comment]))
    const read = rows.map(({ id, commentId, row }) => {
      const thread = threads.get(id)
      if (!thread) throw row.notFound('Thread', 'threadId')
      if (commentId == null) return { threadId: id, number: thread.lastComment }
      const comment = comments.get(commentId)
      if (comment?.threadId !== id) throw row.notFound('Comment', 'commentId')
      return { threadId: id, number: comment.number }
    })
    const marked = await tx.$executeRaw`
      INSERT INTO "ThreadRead" ("threadId", "userId", "number")
      SELECT n."threadId", ${viewer.userId}::uuid, n."number"
      FROM jsonb_to_recordset(${JSON.stringify(read)}::jsonb) AS n("threadId" uuid, "number" int)
      ON CONFLICT ("threadId", "userId") DO UPDATE SET "number" = excluded."number"
      WHERE "ThreadRead"."number" < excluded."number"`
    if (marked > 0) record('thread.read', { type: 'User', id: viewer.userId }, { count: marked })
    return ids
  })
}

/** Follows a thread, or mutes it for the viewer. NOT_FOUND for who does not see it. */
export async function followThread(viewer: Viewer, id: string, isFollowed: boolean): Promise<CommentThread> {
  return changeAccount(viewer, 'own', async ({ tx, record }) => {
    const thread = await tx.commentThread.findFirst({ where: { AND: [visibleTo(viewer), { id }] } })
    if (!thread) throw notFound('Thread')
    const mine = { threadId: id, userId: viewer.userId }
    await tx.threadFollow.upsert({
      where: { threadId_userId: mine }, create: { ...mine, isFollowed }, update: { isFollowed },
    })
    const payload = { thread: toTypeId('CommentThread', id), isFollowed }
    record('thread.followed', { type: 'User', id: viewer.userId }, payload)
    return thread
  })
}

/** What threads can be counted of. */
export type ThreadOwner = 'projectId' | 'storyboardId' | 'shotId' | 'viewId' | 'assetId' | 'taskId'

/** In SQL: threads `t` with what $2 has read of each, and whether one has comments of others that $2 has not read. */
const READING = `"CommentThread" t LEFT JOIN "ThreadRead" m ON m."threadId" = t."id" AND m."userId" = $2::uuid`
const UNREAD = `(t."lastComment" > coalesce(m."number", 0) AND EXISTS (
  SELECT FROM "Comment" c WHERE c."threadId" = t."id" AND c."number" > coalesce(m."number", 0) AND c."authorId" <> $2
    AND c."deletedAt" IS NULL))`

const notInTrash = (table: string, column: string) =>
  `NOT EXISTS (SELECT FROM "${table}" x WHERE x."id" = t."${column}" AND x."deletedAt" IS NOT NULL)`

/** In SQL: whether a thread `t` is not gone, neither itself nor with what it is about. */
const LIVE = [
  't."deletedAt" IS NULL', notInTrash('Storyboard', 'storyboardId'), notInTrash('Shot', 'shotId'),
  notInTrash('ShotView', 'viewId'), notInTrash('Asset', 'assetId'), notInTrash('Task', 'taskId'),
].join(' AND ')

/** How many open threads each owner has; none of one that is not in the answer. */
export async function countOpen(owner: ThreadOwner, ids: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; count: number }>({
    name: `openThreads ${owner}`,
    text: `SELECT t."${owner}" AS "id", count(*)::int AS "count" FROM "CommentThread" t
      WHERE t."${owner}" = ANY($1::uuid[]) AND t."resolvedAt" IS NULL AND ${LIVE} GROUP BY t."${owner}"`,
    values: [ids],
  })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** How many threads of each owner somebody has not read to the end; none of one that is not in the answer. */
export async function countUnread(
  owner: ThreadOwner,
  ids: readonly string[],
  { userId }: Viewer,
): Promise<Map<string, number>> {
  const { rows } = await pool().query<{ id: string; count: number }>({
    name: `unreadThreads ${owner}`,
    text: `SELECT t."${owner}" AS "id", count(*)::int AS "count" FROM ${READING}
      WHERE t."${owner}" = ANY($1::uuid[]) AND ${LIVE} AND ${UNREAD} GROUP BY t."${owner}"`,
    values: [ids, userId],
  })
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** Which threads somebody has not read to the end, and which one follows. */
export async function readMarks(
  ids: readonly string[],
  { userId }: Viewer,
): Promise<Map<string, { isUnread: boolean; isFollowed: boolean }>> {
  const { rows } = await pool().query<{ id: string; isUnread: boolean; isFollowed: boolean }>({
    name: 'threadMarks',
    text: `SELECT t."id", ${UNREAD} AS "isUnread", coalesce(f."isFollowed", false) AS "isFollowed"
      FROM ${READING} LEFT JOIN "ThreadFollow" f ON f."threadId" = t."id" AND f."userId" = $2
      WHERE t."id" = ANY($1::uuid[])`,
    values: [ids, userId],
  })
  return new Map(rows.map(({ id, ...marks }) => [id, marks]))
}

/** The threads of owners that somebody has not read to the end. */
export async function unreadIds(owner: ThreadOwner, ids: readonly string[], { userId }: Viewer): Promise<string[]> {
  const { rows } = await pool().query<{ id: string }>({
    name: `unreadThreadIds ${owner}`,
    text: `SELECT t."id" FROM ${READING}
      WHERE t."${owner}" = ANY($1::uuid[]) AND t."deletedAt" IS NULL AND ${UNREAD}`,
    values: [ids, userId],
  })
  return rows.map(({ id }) => id)
}

/** The comments that mention somebody. */
export async function mentioningComments({ userId }: Viewer): Promise<string[]> {
  const where = { userId, subject: { startsWith: `${ID_PREFIXES.Comment}_` } }
  const rows = await prisma().mention.findMany({ where, select: { subject: true } })
  return rows.map(({ subject }) => fromTypeId(subject).uuid)
}
