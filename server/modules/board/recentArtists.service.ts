import { pool } from '../../platform/database/client.ts'

/** Somebody who drew in a view lately. */
export interface RecentArtist {
  userId: string
  name: string
  /** When last. */
  at: Date
  /** In how many steps. */
  operationCount: number
}

/** How many steps of a view are looked through at most, from the newest. */
const LOOKED_THROUGH = 1_000

/** The people who drew in views within the last seconds, the latest first; one statement for all views. */
export async function readRecentArtists(
  viewIds: readonly string[],
  seconds: number,
): Promise<Map<string, RecentArtist[]>> {
  const { rows } = await pool().query<RecentArtist & { viewId: string }>({
    name: 'recentArtists',
    text: `SELECT v."id" AS "viewId", u."id" AS "userId", u."name", max(o."at") AS "at",
             count(*)::int AS "operationCount"
           FROM unnest($1::uuid[]) AS v("id")
           CROSS JOIN LATERAL (
             SELECT "actorId", "at" FROM "DrawingOp" WHERE "viewId" = v."id" ORDER BY "seq" DESC LIMIT $3) o
           JOIN "User" u ON u."id" = o."actorId"
           WHERE o."at" > now() - make_interval(secs => $2)
           GROUP BY v."id", u."id" ORDER BY "at" DESC`,
    values: [viewIds, seconds, LOOKED_THROUGH],
  })
  const artists = new Map<string, RecentArtist[]>()
  for (const { viewId, ...artist } of rows) artists.set(viewId, [...(artists.get(viewId) ?? []), artist])
  return artists
}
