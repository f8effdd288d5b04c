import { pool } from '../../platform/database/client.ts'

/** Something in the trash that guests went on to comment on: a view, or the whole shot. */
export interface CommentedInTrash {
  storyboardId: string
  shotId: string
  /** Null where the shot itself is in the trash. */
  viewId: string | null
  code: string
  threadCount: number
  guestNames: string[]
}

/**
 * Shots and views, by storyboard, that guests commented on while they were in the trash: links still show them. The
 * threads are hidden until the shot or view is restored.
 */
export async function readCommentedInTrash(storyboardIds: readonly string[]): Promise<Map<string, CommentedInTrash[]>> {
  const { rows } = await pool().query<CommentedInTrash>({
    name: 'commentedInTrash',
    text: `SELECT t."storyboardId", s."id" AS "shotId", s."code",
             CASE WHEN s."deletedAt" IS NULL THEN t."viewId" END AS "viewId",
             count(DISTINCT t."id")::int AS "threadCount", array_agg(DISTINCT u."name") AS "guestNames"
           FROM "CommentThread" t JOIN "Shot" s ON s."id" = t."shotId" LEFT JOIN "ShotView" v ON v."id" = t."viewId"
           JOIN "Comment" c ON c."threadId" = t."id" AND c."deletedAt" IS NULL
             AND c."createdAt" > coalesce(s."deletedAt", v."deletedAt")
           JOIN "User" u ON u."id" = c."authorId" AND u."kind" = 'GUEST'
           WHERE t."storyboardId" = ANY($1::uuid[]) AND t."reviewLinkId" IS NOT NULL AND t."deletedAt" IS NULL
             AND t."resolvedAt" IS NULL
           GROUP BY 1, 2, 3, 4 ORDER BY s."code", 4`,
    values: [storyboardIds],
  })
  const found = new Map<string, CommentedInTrash[]>(storyboardIds.map((id) => [id, []]))
  for (const row of rows) found.get(row.storyboardId)?.push(row)
  return found
}
