import type { Media, Scene, Shot, ShotStatus, ShotView } from '../../__generated__/prisma/client.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { pool } from '../../platform/database/client.ts'

/** Which shots of a board: the first `take` between two ranks, and what is read beside their own columns. */
export interface BoardPage {
  after: string | null
  before: string | null
  take: number
  /** How many shots the board has in all. */
  count: boolean
  status: boolean
  scene: boolean
  casting: boolean
  views: boolean
  /** The images of the views. */
  images: boolean
  openThreads: boolean
  unreadThreads: boolean
  /** Who reads the board. */
  userId: string
}

type Image = Pick<Media, 'id' | 'contentType' | 'width' | 'height' | 'bytes'>

type View = Pick<
  ShotView,
  | 'id' | 'name' | 'description' | 'revision' | 'strokeCount' | 'baseWidth' | 'baseHeight' | 'width' | 'height'
  | 'pictureRevision' | 'rank'
>

/** A view of a shot with its image, and its 1-based place. */
export type BoardView = View & { position: number; image: Image | null }

type PlainShot = Pick<
  Shot,
  | 'id' | 'rank' | 'code' | 'name' | 'description' | 'dialogue' | 'notes' | 'cameraNote' | 'frames'
  | 'aspectRatio' | 'scriptLine' | 'version'
>

/** A shot with what boards show of it; of what is not read, none. */
export type BoardShot = PlainShot & {
  /** In seconds. */
  duration: number
  status: Pick<ShotStatus, 'id' | 'name' | 'color'> | null
  scene: Pick<Scene, 'id' | 'number' | 'heading' | 'line' | 'version'> | null
  casting: { totalCount: number }
  /** How many threads about it and its views are open, and have comments that the reader has not read. */
  openThreadCount: number
  unreadThreadCount: number
  views: BoardView[]
}

/** The shots of a page in order, and how many the board has in all; 0 where they are not counted. */
export interface BoardRows {
  shots: BoardShot[]
  totalCount: number
}

/** The answer of the statement: rows as text that is JSON already cost a fraction of rows of columns. */
interface Rows {
  shots: (PlainShot & Pick<Shot, 'storyboardId' | 'statusId' | 'sceneId'>)[] | null
  rates: { id: string; frameRateNumerator: number; frameRateDenominator: number }[] | null
  counts: { id: string; totalCount: number }[] | null
  statuses: NonNullable<BoardShot['status']>[] | null
  scenes: NonNullable<BoardShot['scene']>[] | null
  castings: { id: string; totalCount: number }[] | null
  threads: { id: string; open: number; unread: number }[] | null
  views: (View & Pick<ShotView, 'shotId' | 'imageId'>)[] | null
  images: Image[] | null
}

const STATEMENT = {
  name: 'boardRows',
  text: `
    WITH page AS MATERIALIZED (
      SELECT s.* FROM unnest($1::uuid[]) AS b("id") CROSS JOIN LATERAL (
        SELECT "id", "storyboardId", "statusId", "sceneId", "rank", "code", "name", "description", "dialogue",
          "notes", "cameraNote", "frames", "aspectRatio", "scriptLine", "version"
        FROM "Shot" WHERE "storyboardId" = b."id" AND "deletedAt" IS NULL
          AND "rank" > coalesce($2, '') AND ($3::text IS NULL OR "rank" < $3)
        ORDER BY "rank" LIMIT $4) s),
    pageviews AS MATERIALIZED (
      SELECT "id", "shotId", "imageId", "name", "description", "revision", "strokeCount", "baseWidth", "baseHeight",
        "width", "height", "pictureRevision", "rank"
      FROM "ShotView" WHERE $9::boolean AND "shotId" IN (SELECT "id" FROM page) AND "deletedAt" IS NULL
      ORDER BY "rank")
    SELECT json_build_object(
      'shots', (SELECT json_agg(page) FROM page),
      'rates', (SELECT json_agg(r) FROM (
        SELECT b."id", p."frameRateNumerator", p."frameRateDenominator"
        FROM "Storyboard" b JOIN "Project" p ON p."id" = b."projectId" WHERE b."id" = ANY($1)) r),
      'counts', (SELECT json_agg(r) FROM (
        SELECT "storyboardId" AS "id", count(*) AS "totalCount" FROM "Shot"
        WHERE $5::boolean AND "storyboardId" = ANY($1) AND "deletedAt" IS NULL GROUP BY "storyboardId") r),
      'statuses', (SELECT json_agg(r) FROM (
        SELECT "id", "name", "color" FROM "ShotStatus"
        WHERE $6::boolean AND "id" IN (SELECT "statusId" FROM page)) r),
      'scenes', (SELECT json_agg(r) FROM (
        SELECT "id", "number", "heading", "line", "version" FROM "Scene"
        WHERE $7::boolean AND "id" IN (SELECT "sceneId" FROM page)) r),
      'castings', (SELECT json_agg(r) FROM (
        SELECT c."shotId" AS "id", count(*) AS "totalCount"
        FROM "Casting" c JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
        WHERE $8::boolean AND c."shotId" IN (SELECT "id" FROM page) GROUP BY c."shotId") r),
      'threads', (SELECT json_agg(r) FROM (
        SELECT t."shotId" AS "id", count(*) FILTER (WHERE t."resolvedAt" IS NULL) AS "open",
          count(*) FILTER (WHERE $12::boolean AND t."lastComment" > coalesce(m."number", 0) AND EXISTS (
            SELECT FROM "Comment" c WHERE c."threadId" = t."id" AND c."number" > coalesce(m."number", 0)
              AND c."authorId" <> $13::uuid AND c."deletedAt" IS NULL)) AS "unread"
        FROM "CommentThread" t LEFT JOIN "ThreadRead" m ON m."threadId" = t."id" AND m."userId" = $13::uuid
        WHERE ($11::boolean OR $12::boolean) AND t."shotId" IN (SELECT "id" FROM page) AND t."deletedAt" IS NULL
          AND NOT EXISTS (SELECT FROM "ShotView" v WHERE v."id" = t."viewId" AND v."deletedAt" IS NOT NULL)
        GROUP BY t."shotId") r),
      'views', (SELECT json_agg(pageviews) FROM pageviews),
      'images', (SELECT json_agg(r) FROM (
        SELECT "id", "contentType", "width", "height", "bytes" FROM "Media"
        WHERE $10::boolean AND "id" IN (SELECT "imageId" FROM pageviews)) r)
    ) AS "rows"`,
}

const byId = <Row extends { id: string }>(rows: readonly Row[] | null) =>
  new Map((rows ?? []).map((row) => [row.id, row]))

const found = <Row>(rows: ReadonlyMap<string, Row>, id: string | null): Row | null =>
  (id === null ? undefined : rows.get(id)) ?? null

function assembled(boardIds: readonly string[], read: Rows): Map<string, BoardRows> {
  const rates = byId(read.rates)
  const counts = byId(read.counts)
  const statuses = byId(read.statuses)
  const scenes = byId(read.scenes)
  const castings = byId(read.castings)
  const threads = byId(read.threads)
  const images = byId(read.images)
  const boards = new Map<string, BoardRows>()
  for (const id of boardIds) boards.set(id, { shots: [], totalCount: counts.get(id)?.totalCount ?? 0 })
  const viewsOf = new Map<string, BoardView[]>()
  for (const row of read.shots ?? []) {
    const rate = rates.get(row.storyboardId)
    if (!rate) continue
    const views: BoardView[] = []
    viewsOf.set(row.id, views)
    const shot: BoardShot = Object.assign(row, {
      duration: secondsFor(row.frames, frameRateOf(rate)),
      status: found(statuses, row.statusId),
      scene: found(scenes, row.sceneId),
      casting: { totalCount: castings.get(row.id)?.totalCount ?? 0 },
      openThreadCount: threads.get(row.id)?.open ?? 0,
      unreadThreadCount: threads.get(row.id)?.unread ?? 0,
      views,
    })
    boards.get(row.storyboardId)?.shots.push(shot)
  }
  for (const row of read.views ?? []) {
    const views = viewsOf.get(row.shotId)
    views?.push(Object.assign(row, { position: views.length + 1, image: found(images, row.imageId) }))
  }
  return boards
}

/** Pages of boards with what they show of their shots, in one statement. It does not ask who may see the boards. */
export async function readBoards(boardIds: readonly string[], page: BoardPage): Promise<Map<string, BoardRows>> {
  const { after, before, take, count, status, scene, casting, views, images, openThreads, unreadThreads, userId } = page
  const asked = [count, status, scene, casting, views, images, openThreads, unreadThreads]
  const values = [boardIds, after, before, take, ...asked, userId]
  const { rows } = await pool().query<{ rows: Rows }>({ ...STATEMENT, values })
  return assembled(boardIds, (rows[0] as { rows: Rows }).rows)
}
