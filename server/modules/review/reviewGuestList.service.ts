import { pool, prisma } from '../../platform/database/client.ts'

/** A guest of a link as the team sees one. */
export interface ListedGuest {
  linkId: string
  userId: string
  name: string
  createdAt: Date
  lastSeenAt: Date
  visitCount: number
  seconds: number
  shotsSeen: number
  downloads: number
  commentCount: number
}

/** The guests of links with their visits of the last 180 days and their comments; who was there last comes first. */
export async function readGuests(linkIds: readonly string[]): Promise<Map<string, ListedGuest[]>> {
  const { rows } = await pool().query<ListedGuest>({
    name: 'reviewGuests',
    text: `SELECT g."linkId", g."userId", g."name", g."createdAt", g."lastSeenAt", v.*,
             (SELECT count(*)::int FROM "Comment" c WHERE c."authorId" = g."userId" AND c."deletedAt" IS NULL)
               AS "commentCount"
           FROM "ReviewGuest" g CROSS JOIN LATERAL (
             SELECT count(*)::int AS "visitCount", coalesce(sum(w."seconds"), 0)::int AS "seconds",
               coalesce(max(w."shotsSeen"), 0) AS "shotsSeen", coalesce(sum(w."downloads"), 0)::int AS "downloads"
             FROM "ReviewVisit" w WHERE w."guestId" = g."id") v
           WHERE g."linkId" = ANY($1::uuid[]) ORDER BY g."lastSeenAt" DESC, g."id"`,
    values: [linkIds],
  })
  const guests = new Map<string, ListedGuest[]>(linkIds.map((id) => [id, []]))
  for (const row of rows) guests.get(row.linkId)?.push(row)
  return guests
}

/** The names of guests by their actors; none of other people. */
export async function readGuestNames(userIds: readonly string[]): Promise<Map<string, string>> {
  const where = { id: { in: [...userIds] }, kind: 'GUEST' as const }
  const rows = await prisma().user.findMany({ where, select: { id: true, name: true } })
  return new Map(rows.map(({ id, name }) => [id, name]))
}
