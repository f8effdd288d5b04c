import type { Viewer } from '../../context.ts'
import { TextChecks } from '../../kernel/text.ts'
import { pool } from '../../platform/database/client.ts'

/** What can be found, in the order in which what fits as well is told. */
export const SEARCH_KINDS = ['PROJECT', 'STORYBOARD', 'SHOT', 'ASSET', 'TASK', 'PERSON'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** Where something stands in what was found: how well it fits, its kind, its name without case, its id. */
export interface SearchPlace {
  /** 0: its code, name or e-mail is the text; 1: begins with it; 2: holds it. */
  fit: number
  kind: SearchKind
  key: string
  id: string
}

/** What is searched for. */
interface SearchQuestion {
  query: string
  kinds: readonly SearchKind[]
  /** The page goes on after it. */
  after: SearchPlace | null
  size: number
}

/** A page of what was found. */
export interface Found {
  places: SearchPlace[]
  total: number
}

const PATTERN_CHARACTERS = /[\\%_]/g

/**
 * Everything a viewer sees whose code, name or e-mail holds a text: the projects that are neither archived nor in the
 * trash, what is in them, and the people of the viewer's organizations; by a token limited to a project, people by name
 * alone.
 */
const STATEMENT = `
  WITH organization AS (
    SELECT o."id" FROM "Member" m JOIN "Organization" o ON o."id" = m."organizationId" AND o."deletedAt" IS NULL
    WHERE m."userId" = $1 AND ($2::uuid IS NULL OR EXISTS (
      SELECT FROM "Project" p WHERE p."id" = $2 AND p."organizationId" = o."id"))
  ), project AS (
    SELECT p."id", p."code", p."name" FROM "Project" p JOIN organization o ON o."id" = p."organizationId"
    WHERE p."deletedAt" IS NULL AND p."archivedAt" IS NULL AND ($2::uuid IS NULL OR p."id" = $2)
  ), thing("kind", "id", "code", "name") AS (
    SELECT 0, p."id", p."code", p."name" FROM project p WHERE 'PROJECT' = ANY($3)
    UNION ALL
    SELECT 1, b."id", b."code", b."name" FROM "Storyboard" b JOIN project p ON p."id" = b."projectId"
    WHERE 'STORYBOARD' = ANY($3) AND b."deletedAt" IS NULL
    UNION ALL
    SELECT 2, s."id", s."code", s."name" FROM "Shot" s
    JOIN "Storyboard" b ON b."id" = s."storyboardId" AND b."deletedAt" IS NULL JOIN project p ON p."id" = b."projectId"
    WHERE 'SHOT' = ANY($3) AND s."deletedAt" IS NULL
    UNION ALL
    SELECT 3, a."id", a."code", a."name" FROM "Asset" a JOIN project p ON p."id" = a."projectId"
    WHERE 'ASSET' = ANY($3) AND a."deletedAt" IS NULL
    UNION ALL
    SELECT 4, t."id", '', t."title" FROM "Task" t JOIN project p ON p."id" = t."projectId"
    WHERE 'TASK' = ANY($3) AND t."deletedAt" IS NULL
    UNION ALL
    SELECT 5, u."id", CASE WHEN $2::uuid IS NULL THEN u."email" ELSE '' END, u."name" FROM "User" u
    WHERE 'PERSON' = ANY($3) AND NOT u."isService" AND EXISTS (
      SELECT FROM "Member" m JOIN organization o ON o."id" = m."organizationId" WHERE m."userId" = u."id")
  ), found AS MATERIALIZED (
    SELECT CASE WHEN lower("code") = lower($4) OR lower("name") = lower($4) THEN 0
        WHEN "code" ILIKE $5 || '%' OR "name" ILIKE $5 || '%' THEN 1 ELSE 2 END AS "fit",
      "kind", lower("name") COLLATE "C" AS "key", "id"
    FROM thing WHERE "code" ILIKE '%' || $5 || '%' OR "name" ILIKE '%' || $5 || '%'
  )
  SELECT counted."total", page.* FROM (SELECT count(*)::int AS "total" FROM found) counted
  LEFT JOIN LATERAL (
    SELECT * FROM found
    WHERE $6::int IS NULL OR ("fit", "kind", "key", "id") > ($6::int, $7::int, $8::text, $9::uuid)
    ORDER BY "fit", "kind", "key", "id" LIMIT $10
  ) page ON true
  ORDER BY page."fit", page."kind", page."key", page."id"`

interface Row {
  total: number
  fit: number
  /** Null in the only row of an empty page. */
  kind: number | null
  key: string
  id: string
}

/**
 * What fits best first, by one statement however much there is: at most `size` after a place. INVALID_INPUT by the
 * field `query` for a blank text.
 */
export async function search(
  { userId, projectId }: Viewer,
  { query, kinds, after, size }: SearchQuestion,
): Promise<Found> {
  const checks = new TextChecks()
  const text = checks.name('query', query, 'Query')
  checks.done()
  const { rows } = await pool().query<Row>({
    name: 'search',
    text: STATEMENT,
    values: [
      userId,
      projectId,
      kinds,
      text,
      text.replace(PATTERN_CHARACTERS, '\\$&'),
      after?.fit ?? null,
      after && SEARCH_KINDS.indexOf(after.kind),
      after?.key ?? null,
      after?.id ?? null,
      size,
    ],
  })
  const places = rows.flatMap(({ kind, fit, key, id }) => {
    const { [kind ?? -1]: name } = SEARCH_KINDS
    return name ? [{ fit, kind: name, key, id }] : []
  })
  return { places, total: rows[0]?.total ?? 0 }
}
