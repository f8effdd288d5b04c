import { pool } from '../../platform/database/client.ts'

/** What a change of an asset touches, besides its screen time. */
export const IMPACT_KINDS = ['assets', 'shots', 'tasks'] as const

/** Which of these. */
export type ImpactKind = (typeof IMPACT_KINDS)[number]

/** A page of what a change of an asset touches. */
export interface ImpactPage {
  assetId: string
  kind: ImpactKind
  /** The row to go on after, or the place it had when it is not touched any more; null for the beginning. */
  after: string | null
  /** How many rows came before that row; 0 for the beginning. */
  afterNumber: number
  /** How many rows. */
  size: number
}

/** Ids of one page, in order. */
export interface ImpactRows {
  projectId: string
  ids: string[]
  /** How many rows come before them. */
  skipped: number
  /** Rows in all. */
  total: number
}

/** How long a change of an asset is to be seen. */
export interface ImpactTime {
  /** Whole frames of the touched shots, each once. */
  frames: number
  frameRateNumerator: number
  frameRateDenominator: number
}

/** What is asked of impacts; `kind` null asks for the screen time. */
export type ImpactQuestion = ImpactPage | { assetId: string; kind: null }

/** What a question is answered with. */
export type ImpactAnswer = ImpactRows & ImpactTime

/**
 * One statement for any number of assets and questions. UNION ends the circles that USES may close; each walk begins at
 * every asset that is asked for (`root`), so that none of them hides what another touches.
 */
const IMPACT = `
WITH RECURSIVE question AS (
  SELECT * FROM jsonb_to_recordset($1::jsonb) AS q(
    "place" int, "assetId" uuid, "kind" text, "after" uuid, "afterNumber" int,
    "size" int)
), touched AS (
  SELECT DISTINCT a."id" AS "root", a."id", a."projectId" FROM question q JOIN "Asset" a ON a."id" = q."assetId"
  UNION
  SELECT t."root", source."id", t."projectId" FROM touched t
  JOIN "AssetDependency" d ON d."targetId" = t."id"
  JOIN "Asset" source ON source."id" = d."sourceId" AND source."deletedAt" IS NULL
), shot AS MATERIALIZED (
  SELECT DISTINCT t."root", s."id", s."frames", b."rank" AS "boardRank", s."rank" FROM touched t
  JOIN "Casting" c ON c."assetId" = t."id"
  JOIN "Shot" s ON s."id" = c."shotId" AND s."deletedAt" IS NULL
  JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL
), task AS (
  SELECT shot."root", task."id" FROM shot
  JOIN "TaskShot" ts ON ts."shotId" = shot."id"
  JOIN "Task" task ON task."id" = ts."taskId" AND task."deletedAt" IS NULL
  UNION
  SELECT before."root", dependent."id" FROM task before
  JOIN "TaskDependency" d ON d."dependsOnId" = before."id"
  JOIN "Task" dependent ON dependent."id" = d."taskId" AND dependent."deletedAt" IS NULL
), listed AS MATERIALIZED (
  SELECT t."root", 'assets' AS "kind", a."id",
    row_number() OVER (PARTITION BY t."root" ORDER BY a."name", a."id") AS "number"
  FROM touched t JOIN "Asset" a ON a."id" = t."id" WHERE a."id" <> t."root"
  UNION ALL
  SELECT "root", 'shots', "id", row_number() OVER (PARTITION BY "root" ORDER BY "boardRank", "rank", "id") FROM shot
  UNION ALL
  SELECT t."root", 'tasks', task."id",
    row_number() OVER (PARTITION BY t."root" ORDER BY task."status", task."rank", task."id")
  FROM task t JOIN "Task" task ON task."id" = t."id"
), total AS (
  SELECT "root", "kind", max("number")::int AS "total" FROM listed GROUP BY "root", "kind"
), page AS (
  SELECT q."place", array_agg(l."id"::text ORDER BY l."number") AS "ids", (min(l."number") - 1)::int AS "skipped"
  FROM question q
  LEFT JOIN listed edge ON edge."root" = q."assetId" AND edge."kind" = q."kind" AND edge."id" = q."after"
  JOIN listed l ON l."root" = q."assetId" AND l."kind" = q."kind"
    AND l."number" > coalesce(edge."number", q."afterNumber")
    AND l."number" <= coalesce(edge."number", q."afterNumber") + q."size"
  GROUP BY q."place"
), time AS (
  SELECT "root", sum("frames")::float8 AS "frames" FROM shot GROUP BY "root"
)
SELECT q."place", p."id" AS "projectId", p."frameRateNumerator", p."frameRateDenominator",
  coalesce(page."ids", '{}') AS "ids", coalesce(total."total", 0) AS "total",
  coalesce(page."skipped", 0) AS "skipped", coalesce(time."frames", 0) AS "frames"
FROM question q JOIN "Asset" a ON a."id" = q."assetId" JOIN "Project" p ON p."id" = a."projectId"
LEFT JOIN page ON page."place" = q."place"
LEFT JOIN total ON total."root" = q."assetId" AND total."kind" = q."kind"
LEFT JOIN time ON time."root" = q."assetId"`

/**
 * What changes of assets touch, through any depth: the assets that use or own them, the shots one of all these is cast
 * in, the tasks in those shots and the tasks that wait for these; nothing of it in the trash. One statement for all
 * questions; the viewer must be known to see the assets. Assets by name, shots as they stand on the boards, tasks as
 * they stand on the task board. Null for an asset that is gone.
 */
export async function readImpacts(questions: readonly ImpactQuestion[]): Promise<(ImpactAnswer | null)[]> {
  const { rows } = await pool().query<ImpactAnswer & { place: number }>({
    name: 'assetImpacts',
    text: IMPACT,
    values: [JSON.stringify(questions.map((question, place) => ({ ...question, place })))],
  })
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return questions.map((_, place) => byPlace.get(place) ?? null)
}
