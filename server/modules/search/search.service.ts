import type { Viewer } from '../../context.ts'
import { MAY_SEE_PROJECT } from '../../kernel/projectAccess.ts'
import { TextChecks } from '../../kernel/text.ts'
import { excerptOf, phraseQuery } from '../../kernel/words.ts'
import { pool } from '../../platform/database/client.ts'

/** The kinds of search results, in the order of results that match equally. */
export const SEARCH_KINDS = ['PROJECT', 'STORYBOARD', 'SHOT', 'ASSET', 'TASK', 'PERSON'] as const

export type SearchKind = (typeof SEARCH_KINDS)[number]

/** The `fit` of what is found by its words alone. */
export const FOUND_BY_WORDS = 3

/** Where something stands in what was found: how well it fits, its kind, its name without case, its id. */
export interface SearchPlace {
  /** 0: its code, name or e-mail is the text; 1: begins with it; 2: holds it; 3: a text of it has the words. */
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

/** The index "Shot_words" holds this expression. */
const SHOT_WORDS = '"searchWords"(s."description", s."dialogue", s."notes", s."cameraNote")'

/** A shot of a board in sight that is found by its words, not by its code or name. */
const AMONG_WORDS = `
  JOIN board b ON b."id" = s."storyboardId"
  WHERE 'SHOT' = ANY($3) AND s."deletedAt" IS NULL
    AND NOT (s."code" ILIKE '%' || $5 || '%' OR s."name" ILIKE '%' || $5 || '%')`

/**
 * Everything a viewer sees whose code, name or e-mail holds a text: the projects that are neither archived nor in the
 * trash, what is in them, and the people of the viewer's organizations; by a token limited to a project, people by name
 * alone. Then the shots that have its words in their texts or in the heading of their scene.
 */
const STATEMENT = `
  WITH organization AS (
    SELECT o."id", m."id" AS "memberId" FROM "Member" m
    JOIN "Organization" o ON o."id" = m."organizationId" AND o."deletedAt" IS NULL
    WHERE m."userId" = $1 AND ($2::uuid IS NULL OR EXISTS (
      SELECT FROM "Project" p WHERE p."id" = $2 AND p."organizationId" = o."id"))
  ), project AS (
    SELECT p."id", p."code", p."name" FROM "Project" p JOIN organization o ON o."id" = p."organizationId"
    JOIN "Member" m ON m."id" = o."memberId" AND ${MAY_SEE_PROJECT}
    WHERE p."deletedAt" IS NULL AND p."archivedAt" IS NULL AND ($2::uuid IS NULL OR p."id" = $2)
  ), board AS (
    SELECT b."id", b."code", b."name" FROM "Storyboard" b JOIN project p ON p."id" = b."projectId"
    WHERE b."deletedAt" IS NULL
  ), thing("kind", "id", "code", "name") AS (
    SELECT 0, p."id", p."code", p."name" FROM project p WHERE 'PROJECT' = ANY($3)
    UNION ALL
    SELECT 1, b."id", b."code", b."name" FROM board b WHERE 'STORYBOARD' = ANY($3)
    UNION ALL
    SELECT 2, s."id", s."code", s."name" FROM "Shot" s JOIN board b ON b."id" = s."storyboardId"
    WHERE 'SHOT' = ANY($3) AND s."deletedAt" IS NULL
    UNION ALL
    SELECT 3, a."id", a."code", a."name" FROM "Asset" a JOIN project p ON p."id" = a."projectId"
    WHERE 'ASSET' = ANY($3) AND a."deletedAt" IS NULL
    UNION ALL
    SELECT 4, t."id", '', t."title" FROM "Task" t JOIN project p ON p."id" = t."projectId"
    WHERE 'TASK' = ANY($3) AND t."deletedAt" IS NULL
    UNION ALL
    SELECT 5, u."id", CASE WHEN $2::uuid IS NULL THEN u."email" ELSE '' END, u."name" FROM "User" u
    WHERE 'PERSON' = ANY($3) AND u."kind" = 'PERSON' AND EXISTS (
      SELECT FROM "Member" m JOIN organization o ON o."id" = m."organizationId" WHERE m."userId" = u."id")
  ), found AS MATERIALIZED (
    SELECT CASE WHEN lower("code") = lower($4) OR lower("name") = lower($4) THEN 0
        WHEN "code" ILIKE $5 || '%' OR "name" ILIKE $5 || '%' THEN 1 ELSE 2 END AS "fit",
      "kind", lower("name") COLLATE "C" AS "key", "id"
    FROM thing WHERE "code" ILIKE '%' || $5 || '%' OR "name" ILIKE '%' || $5 || '%'
    UNION ALL (
      SELECT 3, 2, lower(s."name") COLLATE "C", s."id" FROM "Shot" s ${AMONG_WORDS}
        AND ${SHOT_WORDS} @@ to_tsquery('simple', $11)
      UNION
      SELECT 3, 2, lower(s."name") COLLATE "C", s."id"
      FROM "Scene" c JOIN "Shot" s ON s."sceneId" = c."id" ${AMONG_WORDS}
        AND "searchWords"(c."heading") @@ to_tsquery('simple', $11)
    )
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
      phraseQuery(text),
    ],
  })
  const places = rows.flatMap(({ kind, fit, key, id }) => {
    const { [kind ?? -1]: name } = SEARCH_KINDS
    return name ? [{ fit, kind: name, key, id }] : []
  })
  return { places, total: rows[0]?.total ?? 0 }
}

/** The texts by which shots are found, in the order in which they are looked through. */
export const SEARCH_FIELDS = ['DESCRIPTION', 'DIALOGUE', 'CAMERA_NOTE', 'NOTES', 'SCENE'] as const

/** Where a text was found: the field, and its part around the place, on one line. */
export interface SearchMatch {
  field: (typeof SEARCH_FIELDS)[number]
  text: string
}

type Texts = { id: string } & Record<SearchMatch['field'], string>

/** Where the words of a text are in shots that were found by them, by the ids of the shots; one statement. */
export async function matchesIn(shotIds: readonly string[], query: string): Promise<Map<string, SearchMatch>> {
  if (shotIds.length === 0) return new Map()
  const { rows } = await pool().query<Texts>({
    name: 'searchMatches',
    text: `SELECT s."id", s."description" AS "DESCRIPTION", s."dialogue" AS "DIALOGUE",
        s."cameraNote" AS "CAMERA_NOTE", s."notes" AS "NOTES", coalesce(c."heading", '') AS "SCENE"
      FROM "Shot" s LEFT JOIN "Scene" c ON c."id" = s."sceneId" WHERE s."id" = ANY($1::uuid[])`,
    values: [shotIds],
  })
  return new Map(rows.flatMap((texts) => {
    const matches = SEARCH_FIELDS.flatMap((field) => {
      const text = excerptOf(texts[field], query)
      return text === null ? [] : [{ field, text }]
    })
    return matches.slice(0, 1).map((match) => [texts.id, match] as const)
  }))
}
