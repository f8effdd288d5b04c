import { Prisma } from '../../__generated__/prisma/client.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Said } from './newsOf.ts'
import type { Notice } from './notice.ts'

const MAY_SEE = Prisma.raw(MAY_SEE_PROJECT)

/** In SQL: what a thread `t` is about, by its name. */
const TITLE = Prisma.raw(`coalesce(
  (SELECT s."code" || ' ' || s."name" FROM "Shot" s WHERE s."id" = t."shotId"),
  (SELECT b."name" FROM "Storyboard" b WHERE b."id" = t."storyboardId"),
  (SELECT a."name" FROM "Asset" a WHERE a."id" = t."assetId"),
  (SELECT k."title" FROM "Task" k WHERE k."id" = t."taskId"), '')`)

interface Written {
  id: string
  subject: string
  title: string
  description: string
}

/** The texts of the team's comments as they are now, and their subjects. Guests mention nobody. */
export const readComments = (tx: Transaction, ids: readonly string[]) => tx.$queryRaw<Written[]>`
  SELECT c."id", '' AS "subject", ${TITLE} AS "title", c."body" AS "description" FROM "Comment" c
  JOIN "CommentThread" t ON t."id" = c."threadId"
  JOIN "User" a ON a."id" = c."authorId" AND a."kind" <> 'GUEST'
  WHERE c."id" = ANY(${[...ids]}::uuid[]) AND c."deletedAt" IS NULL`

/** Makes people follow the threads of comments that mention them, but for who muted one. */
export async function followMentioned(
  tx: Transaction,
  mentioned: readonly { subject: string; userId: string }[],
): Promise<void> {
  const rows = mentioned.filter(({ subject }) => fromTypeId(subject).name === 'Comment')
  if (rows.length === 0) return
  const named = rows.map(({ subject, userId }) => ({ id: fromTypeId(subject).uuid, userId }))
  await tx.$executeRaw`
    INSERT INTO "ThreadFollow" ("threadId", "userId", "isFollowed")
    SELECT DISTINCT c."threadId", n."userId", true
    FROM jsonb_to_recordset(${JSON.stringify(named)}::jsonb) AS n("id" uuid, "userId" uuid)
    JOIN "Comment" c ON c."id" = n."id"
    ON CONFLICT DO NOTHING`
}

interface Follower {
  id: string
  title: string
  userId: string
  /** A guest of a review link answers what the team asked. */
  isAnswer: boolean
}

/** In SQL: whether a guest wrote a comment `c` in a thread `t` that the team began. */
const IS_ANSWER = Prisma.raw(`(t."reviewLinkId" IS NOT NULL
  AND EXISTS (SELECT FROM "User" u WHERE u."id" = c."authorId" AND u."kind" = 'GUEST')
  AND EXISTS (SELECT FROM "Comment" f JOIN "User" u ON u."id" = f."authorId"
    WHERE f."threadId" = t."id" AND f."number" = 1 AND u."kind" <> 'GUEST'))`)

/**
 * Whom comments concern: those who follow the thread, and those who have the task or a task in the shot that it is
 * about and did not mute it; as far as they may still see the project.
 */
const readFollowers = (tx: Transaction, projectId: string, ids: readonly string[]) => tx.$queryRaw<Follower[]>`
  WITH said AS (
    SELECT c."id", t."id" AS "threadId", t."shotId", t."taskId", ${TITLE} AS "title", ${IS_ANSWER} AS "isAnswer"
    FROM "Comment" c JOIN "CommentThread" t ON t."id" = c."threadId" WHERE c."id" = ANY(${[...ids]}::uuid[])
  ), concerned AS (
    SELECT said."id", f."userId" FROM said
    JOIN "ThreadFollow" f ON f."threadId" = said."threadId" AND f."isFollowed"
    UNION
    SELECT said."id", a."userId" FROM said
    JOIN "Task" k ON k."deletedAt" IS NULL AND (k."id" = said."taskId" OR EXISTS (
      SELECT FROM "TaskShot" l WHERE l."taskId" = k."id" AND l."shotId" = said."shotId"))
    JOIN "TaskAssignee" a ON a."taskId" = k."id"
    WHERE NOT EXISTS (SELECT FROM "ThreadFollow" f
      WHERE f."threadId" = said."threadId" AND f."userId" = a."userId" AND NOT f."isFollowed")
  )
  SELECT said."id", said."title", said."isAnswer", concerned."userId" FROM concerned
  JOIN said ON said."id" = concerned."id"
  JOIN "Project" p ON p."id" = ${projectId}::uuid
  JOIN "Member" m ON m."organizationId" = p."organizationId" AND m."userId" = concerned."userId" AND ${MAY_SEE}`

/** Notifies whom comments concern, except their authors and those whom they mention, who get that notification. */
export async function noticesOfComments(
  tx: Transaction,
  projectId: string,
  comments: readonly Said[],
): Promise<Notice[]> {
  if (comments.length === 0) return []
  const said = new Map(comments.map((each) => [fromTypeId(each.comment).uuid, each]))
  const subjects = comments.map(({ comment }) => comment)
  const mentions = await tx.mention.findMany({ where: { projectId, subject: { in: subjects } } })
  const mentioned = new Set(mentions.map(({ subject, userId }) => `${subject} ${userId}`))
  const followers = await readFollowers(tx, projectId, [...said.keys()])
  return followers.flatMap(({ id, title, userId, isAnswer }) => {
    const { comment: subject, actorId } = said.get(id) ?? { comment: '', actorId: userId }
    if (actorId === userId || mentioned.has(`${subject} ${userId}`)) return []
    const kind = isAnswer ? 'REVIEW_ANSWERED' as const : 'COMMENTED' as const
    return [{ kind, userId, actorId, projectId, organizationId: null, subject, title, statusName: null }]
  })
}
