import type {
  Asset, Casting, Media, Project, Scene, Shot, ShotStatus, ShotView, Storyboard,
} from '../../__generated__/prisma/client.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import { pool } from '../../platform/database/client.ts'

/** What is read of shots beside their own columns. */
export interface ShotParts {
  status: boolean
  scene: boolean
  /** How many castings a shot has. */
  casting: boolean
  /** Its first castings themselves, by type and name of the asset; at most `MOST_CAST`. */
  cast: boolean
  storyboard: boolean
  views: boolean
  /** The images of the views. */
  images: boolean
  openThreads: boolean
  unreadThreads: boolean
  /** Who reads them. */
  userId: string
}

/** Which shots of a board: the first `take` between two ranks. */
export interface BoardPage {
  after: string | null
  before: string | null
  take: number
  /** How many shots the board has in all. */
  count: boolean
}

/** Castings that are read of a shot. */
export const MOST_CAST = 200

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
  | 'id' | 'storyboardId' | 'rank' | 'code' | 'name' | 'description' | 'dialogue' | 'notes' | 'cameraNote' | 'frames'
  | 'aspectRatio' | 'scriptLine' | 'version'
>

/** A casting of a shot, with its asset. */
type Cast = Pick<Casting, 'id' | 'occurrences' | 'label'> & { asset: Pick<Asset, 'id' | 'name' | 'code' | 'type'> }

/** A shot with what pages show of it; of what is not read, none. */
export type BoardShot = PlainShot & {
  /** In seconds. */
  duration: number
  status: Pick<ShotStatus, 'id' | 'name' | 'color'> | null
  scene: Pick<Scene, 'id' | 'number' | 'heading' | 'line' | 'version'> | null
  storyboard: { id: string; name: string; code: string; project: { id: string } } | null
  casting: { totalCount: number; nodes: Cast[] }
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

type Rate = Pick<Project, 'frameRateNumerator' | 'frameRateDenominator'>

/** The answer of the statement: rows as text that is JSON already cost a fraction of rows of columns. */
interface Rows {
  shots: (PlainShot & Pick<Shot, 'statusId' | 'sceneId'>)[] | null
  storyboards: (Pick<Storyboard, 'id' | 'name' | 'code' | 'projectId'> & Rate)[] | null
  counts: { id: string; totalCount: number }[] | null
  statuses: NonNullable<BoardShot['status']>[] | null
  scenes: NonNullable<BoardShot['scene']>[] | null
  castings: { id: string; totalCount: number }[] | null
  casts: (Cast & { shotId: string })[] | null
  threads: { id: string; open: number; unread: number }[] | null
  views: (View & Pick<ShotView, 'shotId' | 'imageId'>)[] | null
  images: Image[] | null
}

const SHOT_COLUMNS = `"id", "storyboardId", "statusId", "sceneId", "rank", "code", "name", "description", "dialogue",
  "notes", "cameraNote", "frames", "aspectRatio", "scriptLine", "version"`

/** Reads the shots of a page, which asks for them by $1 and from $11 on, with their parts. */
const statementOf = (page: string, counted: string) => `
  WITH page AS MATERIALIZED (${page}),
  pageviews AS MATERIALIZED (
    SELECT "id", "shotId", "imageId", "name", "description", "revision", "strokeCount", "baseWidth", "baseHeight",
      "width", "height", "pictureRevision", "rank"
    FROM "ShotView" WHERE $6::boolean AND "shotId" IN (SELECT "id" FROM page) AND "deletedAt" IS NULL
    ORDER BY "rank")
  SELECT json_build_object(
    'shots', (SELECT json_agg(page) FROM page),
    'storyboards', (SELECT json_agg(r) FROM (
      SELECT b."id", b."name", b."code", b."projectId", p."frameRateNumerator", p."frameRateDenominator"
      FROM "Storyboard" b JOIN "Project" p ON p."id" = b."projectId"
      WHERE b."id" IN (SELECT "storyboardId" FROM page)) r),
    'counts', (SELECT json_agg(r) FROM (${counted}) r),
    'statuses', (SELECT json_agg(r) FROM (
      SELECT "id", "name", "color" FROM "ShotStatus"
      WHERE $2::boolean AND "id" IN (SELECT "statusId" FROM page)) r),
    'scenes', (SELECT json_agg(r) FROM (
      SELECT "id", "number", "heading", "line", "version" FROM "Scene"
      WHERE $3::boolean AND "id" IN (SELECT "sceneId" FROM page)) r),
    'castings', (SELECT json_agg(r) FROM (
      SELECT c."shotId" AS "id", count(*) AS "totalCount"
      FROM "Casting" c JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
      WHERE $4::boolean AND c."shotId" IN (SELECT "id" FROM page) GROUP BY c."shotId") r),
    'casts', (SELECT json_agg(r) FROM (
      SELECT c.* FROM page CROSS JOIN LATERAL (
        SELECT c."shotId", c."id", c."occurrences", c."label",
          json_build_object('id', a."id", 'name', a."name", 'code', a."code", 'type', a."type") AS "asset"
        FROM "Casting" c JOIN "Asset" a ON a."id" = c."assetId" AND a."deletedAt" IS NULL
        WHERE $5::boolean AND c."shotId" = page."id" ORDER BY a."type", a."name", c."id" LIMIT ${MOST_CAST}) c) r),
    'threads', (SELECT json_agg(r) FROM (
      SELECT t."shotId" AS "id", count(*) FILTER (WHERE t."resolvedAt" IS NULL) AS "open",
        count(*) FILTER (WHERE $9::boolean AND t."lastComment" > coalesce(m."number", 0) AND EXISTS (
          SELECT FROM "Comment" c WHERE c."threadId" = t."id" AND c."number" > coalesce(m."number", 0)
            AND c."authorId" <> $10::uuid AND c."deletedAt" IS NULL)) AS "unread"
      FROM "CommentThread" t LEFT JOIN "ThreadRead" m ON m."threadId" = t."id" AND m."userId" = $10::uuid
      WHERE ($8::boolean OR $9::boolean) AND t."shotId" IN (SELECT "id" FROM page) AND t."deletedAt" IS NULL
        AND NOT EXISTS (SELECT FROM "ShotView" v WHERE v."id" = t."viewId" AND v."deletedAt" IS NOT NULL)
      GROUP BY t."shotId") r),
    'views', (SELECT json_agg(pageviews) FROM pageviews),
    'images', (SELECT json_agg(r) FROM (
      SELECT "id", "contentType", "width", "height", "bytes" FROM "Media"
      WHERE $7::boolean AND "id" IN (SELECT "imageId" FROM pageviews)) r)
  ) AS "rows"`
const BOARDS = {
  name: 'boardRows',
  text: statementOf(
    `SELECT s.* FROM unnest($1::uuid[]) AS b("id") CROSS JOIN LATERAL (
       SELECT ${SHOT_COLUMNS} FROM "Shot" WHERE "storyboardId" = b."id" AND "deletedAt" IS NULL
         AND "rank" > coalesce($11, '') AND ($12::text IS NULL OR "rank" < $12)
       ORDER BY "rank" LIMIT $13) s`,
    `SELECT "storyboardId" AS "id", count(*) AS "totalCount" FROM "Shot"
     WHERE $14::boolean AND "storyboardId" = ANY($1) AND "deletedAt" IS NULL GROUP BY "storyboardId"`,
  ),
}

const SHOTS = {
  name: 'shotRows',
  text: statementOf(`SELECT ${SHOT_COLUMNS} FROM "Shot" WHERE "id" = ANY($1::uuid[])`, 'SELECT WHERE false'),
}

const byId = <Row extends { id: string }>(rows: readonly Row[] | null) =>
  new Map((rows ?? []).map((row) => [row.id, row]))

const found = <Row>(rows: ReadonlyMap<string, Row>, id: string | null): Row | null =>
  (id === null ? undefined : rows.get(id)) ?? null

function assembled(read: Rows, { storyboard: hasStoryboard }: ShotParts): BoardShot[] {
  const storyboards = byId(read.storyboards)
  const statuses = byId(read.statuses)
  const scenes = byId(read.scenes)
  const castings = byId(read.castings)
  const threads = byId(read.threads)
  const images = byId(read.images)
  const shots = (read.shots ?? []).flatMap((row): BoardShot[] => {
    const storyboard = storyboards.get(row.storyboardId)
    if (!storyboard) return []
    const { id, name, code, projectId } = storyboard
    return [Object.assign(row, {
      duration: secondsFor(row.frames, frameRateOf(storyboard)),
      status: found(statuses, row.statusId),
      scene: found(scenes, row.sceneId),
      storyboard: hasStoryboard ? { id, name, code, project: { id: projectId } } : null,
      casting: { totalCount: castings.get(row.id)?.totalCount ?? 0, nodes: [] },
      openThreadCount: threads.get(row.id)?.open ?? 0,
      unreadThreadCount: threads.get(row.id)?.unread ?? 0,
      views: [],
    })]
  })
  const known = byId(shots)
  for (const row of read.casts ?? []) known.get(row.shotId)?.casting.nodes.push(row)
  for (const row of read.views ?? []) {
    const views = known.get(row.shotId)?.views
    views?.push(Object.assign(row, { position: views.length + 1, image: found(images, row.imageId) }))
  }
  return shots
}

const valuesOf = (parts: ShotParts) => {
  const { status, scene, casting, cast, views, images, openThreads, unreadThreads, userId } = parts
  return [status, scene, casting, cast, views, images, openThreads, unreadThreads, userId]
}

/** Pages of boards with what they show of their shots, in one statement. It does not ask who may see the boards. */
export async function readBoards(
  boardIds: readonly string[], { after, before, take, count }: BoardPage, parts: ShotParts,
): Promise<Map<string, BoardRows>> {
  const values = [boardIds, ...valuesOf(parts), after, before, take, count]
  const { rows } = await pool().query<{ rows: Rows }>({ ...BOARDS, values })
  const { rows: read } = rows[0] as { rows: Rows }
  const counts = byId(read.counts)
  const boards = new Map<string, BoardRows>()
  for (const id of boardIds) boards.set(id, { shots: [], totalCount: counts.get(id)?.totalCount ?? 0 })
  for (const shot of assembled(read, parts)) boards.get(shot.storyboardId)?.shots.push(shot)
  return boards
}

/** Shots by their ids with what pages show of them, in one statement. It does not ask who may see them. */
export async function readShots(ids: readonly string[], parts: ShotParts): Promise<Map<string, BoardShot>> {
  const { rows } = await pool().query<{ rows: Rows }>({ ...SHOTS, values: [ids, ...valuesOf(parts)] })
  return byId(assembled((rows[0] as { rows: Rows }).rows, parts))
}
