import type {
  Asset, Casting, Media, Project, Scene, Shot, ShotStatus, ShotView, Storyboard,
} from '../../__generated__/prisma/client.ts'
import { frameRateOf, secondsFor } from '../../kernel/frames.ts'
import type { ReadyList } from '../../kernel/readyRows.ts'
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

/** Which shots of a project, board by board: the first `take` of them. */
export interface ProjectPage {
  /** On these boards; on all of them without any. */
  boardIds: readonly string[]
  /** Beyond this place: the rank and id of a board, and the rank of a shot on it; from the first on when it is null. */
  after: readonly [boardRank: string, boardId: string, rank: string] | null
  take: number
  /** How many shots these boards have in all. */
  count: boolean
}

/** Castings that are read of a shot. */
export const MOST_CAST = 200

type Image = Pick<Media, 'id' | 'contentType' | 'width' | 'height' | 'bytes'>

type View = Pick<
  ShotView,
  | 'id' | 'name' | 'description' | 'revision' | 'strokeCount' | 'baseWidth' | 'baseHeight' | 'width' | 'height'
  | 'pictureRevision' | 'rank' | 'camera'
>

/** A view of a shot with its image, and its 1-based place. */
export type BoardView = View & { position: number; image: Image | null }

type PlainShot = Pick<
  Shot,
  | 'id' | 'storyboardId' | 'rank' | 'code' | 'name' | 'description' | 'dialogue' | 'notes' | 'cameraNote' | 'frames'
  | 'aspectRatio' | 'scriptLine' | 'scriptColor' | 'scriptState' | 'version'
>

/** A casting of a shot, with its asset. */
type Cast = Pick<Casting, 'id' | 'occurrences' | 'label'> & { asset: Pick<Asset, 'id' | 'name' | 'code' | 'type'> }

/** A shot with what pages show of it; of what is not read, none. */
export type BoardShot = PlainShot & {
  projectId: string
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

type Rate = Pick<Project, 'frameRateNumerator' | 'frameRateDenominator'>

/** What a statement of shots answers: rows as text that is JSON already cost a fraction of rows of columns. */
export interface ShotRows {
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
  "notes", "cameraNote", "frames", "aspectRatio", "scriptLine", "scriptColor", "scriptState",
  "version"`

/** Reads the shots of a page, which it asks for by $1 and from $11 on; $2 to $10 are `partValues` of their parts. */
const statementOf = (page: string, counted: string) => `
  WITH page AS MATERIALIZED (${page}),
  pageviews AS MATERIALIZED (
    SELECT "id", "shotId", "imageId", "name", "description", "revision", "strokeCount", "baseWidth", "baseHeight",
      "width", "height", "pictureRevision", "rank", "camera"
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

/** Boards of $11; all of them for null. */
const ON_BOARDS = '"deletedAt" IS NULL AND ($11::uuid[] IS NULL OR "id" = ANY($11))'
const PROJECTS = {
  name: 'projectShotRows',
  text: statementOf(
    `SELECT s.* FROM unnest($1::uuid[]) AS p("id") CROSS JOIN LATERAL (
       SELECT s.* FROM (
         SELECT "id", "rank" FROM "Storyboard"
         WHERE "projectId" = p."id" AND ${ON_BOARDS} AND ("rank" > $12::text OR "id" = $13::uuid)) b
       CROSS JOIN LATERAL (
         SELECT ${SHOT_COLUMNS} FROM "Shot" WHERE "storyboardId" = b."id" AND "deletedAt" IS NULL
           AND "rank" > CASE WHEN b."id" = $13 THEN $14::text ELSE '' END
         ORDER BY "rank" LIMIT $15) s
       ORDER BY b."rank", s."rank" LIMIT $15) s`,
    `SELECT b."projectId" AS "id", count(*) AS "totalCount"
     FROM (SELECT "id", "projectId" FROM "Storyboard" WHERE "projectId" = ANY($1) AND ${ON_BOARDS}) b
     JOIN "Shot" s ON s."storyboardId" = b."id" AND s."deletedAt" IS NULL
     WHERE $16::boolean GROUP BY b."projectId"`,
  ),
}

/** Before every shot of a project. */
const FIRST_PLACE = ['', null, ''] as const

/** Reads the shots of a condition on their ids, for a statement that reads more; it answers `ShotRows`. */
export const shotsWhere = (ids: string) =>
  statementOf(`SELECT ${SHOT_COLUMNS} FROM "Shot" WHERE "id" ${ids}`, 'SELECT WHERE false')

const SHOTS = { name: 'shotRows', text: shotsWhere('= ANY($1::uuid[])') }

const byId = <Row extends { id: string }>(rows: readonly Row[] | null) =>
  new Map((rows ?? []).map((row) => [row.id, row]))

const found = <Row>(rows: ReadonlyMap<string, Row>, id: string | null): Row | null =>
  (id === null ? undefined : rows.get(id)) ?? null

/** Puts together the shots that were read, in their order. */
export function assembled(read: ShotRows, { storyboard: hasStoryboard }: ShotParts): BoardShot[] {
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
      projectId,
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

/** The values of $2 to $10. */
export const partValues = (parts: ShotParts) => {
  const { status, scene, casting, cast, views, images, openThreads, unreadThreads, userId } = parts
  return [status, scene, casting, cast, views, images, openThreads, unreadThreads, userId]
}

async function read({ name, text }: typeof BOARDS, ids: readonly string[], parts: ShotParts, page: unknown[]) {
  const { rows } = await pool().query<{ rows: ShotRows }>({ name, text, values: [ids, ...partValues(parts), ...page] })
  const { rows: answered } = rows[0] as { rows: ShotRows }
  return { shots: assembled(answered, parts), counts: byId(answered.counts) }
}

type Counted = Awaited<ReturnType<typeof read>>

/** The shots by whose they are, and how many each has in all. */
function listsOf(ownerIds: readonly string[], { shots, counts }: Counted, ownerOf: (shot: BoardShot) => string) {
  const lists = new Map(ownerIds.map((id): [string, ReadyList<BoardShot>] =>
    [id, { rows: [], totalCount: counts.get(id)?.totalCount ?? 0 }]))
  for (const shot of shots) lists.get(ownerOf(shot))?.rows.push(shot)
  return lists
}

/** Pages of boards with what they show of their shots, in one statement. It does not ask who may see the boards. */
export async function readBoards(boardIds: readonly string[], page: BoardPage, parts: ShotParts) {
  const { after, before, take, count } = page
  const counted = await read(BOARDS, boardIds, parts, [after, before, take, count])
  return listsOf(boardIds, counted, ({ storyboardId }) => storyboardId)
}

/** The same of pages of projects, board by board. It does not ask who may see the projects. */
export async function readProjects(projectIds: readonly string[], page: ProjectPage, parts: ShotParts) {
  const { boardIds, after, take, count } = page
  const boards = boardIds.length > 0 ? boardIds : null
  const counted = await read(PROJECTS, projectIds, parts, [boards, ...(after ?? FIRST_PLACE), take, count])
  return listsOf(projectIds, counted, ({ projectId }) => projectId)
}

/** Shots by their ids with what pages show of them, in one statement. It does not ask who may see them. */
export const readShots = async (ids: readonly string[], parts: ShotParts): Promise<Map<string, BoardShot>> =>
  byId((await read(SHOTS, ids, parts, [])).shots)
