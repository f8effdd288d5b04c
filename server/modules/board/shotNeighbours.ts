import { Prisma } from '../../__generated__/prisma/client.ts'
import { commonFailures, fail, notFound } from '../../kernel/errors.ts'
import type { Place } from '../../kernel/places.ts'
import { type Gap, neighbourOf } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** What a shot that is put somewhere needs to know of those beside it. */
export interface Neighbour {
  id: string
  code: string
  sceneId: string | null
}

/** The shots on both sides of a place, without those in the trash; null for an end of the board. */
export interface Neighbours {
  before: Neighbour | null
  after: Neighbour | null
}

/** A gap on a board, and the shots on both sides of it. */
export interface BoardGap {
  gap: Gap
  neighbours: Neighbours
}

/** A place on a board, null for the end, and the shots that are moved there. */
export interface PlaceOnBoard {
  storyboardId: string
  place: Place | null
  movedIds: readonly string[]
}

/** What the statement reads of a place: the shot it is beside, or how many shots are before it. */
function searched({ storyboardId, place, movedIds }: PlaceOnBoard, index: number) {
  const besideId = place && neighbourOf(place)
  const isAfter = place !== null && 'afterId' in place
  if (!place || !('position' in place)) return { index, storyboardId, movedIds, besideId, isAfter }
  if (place.position < 1) throw fail(commonFailures.POSITION_TOO_SMALL(), { field: 'position' })
  return { index, storyboardId, movedIds, isAfter, offset: place.position - 1 }
}

/** Greater than every rank. */
const END = '~'
const LIVE = Prisma.sql`AND s."deletedAt" IS NULL`
const OTHERS = Prisma.sql`FROM "Shot" s WHERE s."storyboardId" = place."storyboardId"
  AND s."id" <> ALL(place."movedIds")`
const BELOW = Prisma.sql`${OTHERS} AND s."rank" <= place."rank" AND (place."isAfter" OR s."rank" <> place."rank")`
const ABOVE = Prisma.sql`${OTHERS} AND s."rank" >= place."rank" AND NOT (place."isAfter" AND s."rank" = place."rank")`
const SHOT = Prisma.sql`json_build_object('id', s."id", 'code', s."code", 'sceneId', s."sceneId")`

type Found = Gap & { index: number; shotBefore: Neighbour | null; shotAfter: Neighbour | null }

/**
 * The gaps at places of boards with the shots beside them, under the lock, each as if what is moved there were not on
 * the board. What lies in the trash keeps its rank, so it counts for the gap and not as a position or neighbour. A
 * position beyond the end is the end. NOT_FOUND for a place beside a shot that is not on the board.
 */
export async function boardGapsAt<const Places extends readonly PlaceOnBoard[]>(
  tx: Transaction, places: Places,
): Promise<{ [Index in keyof Places]: BoardGap }> {
  // A shot is looked up by its id alone: with the board beside it, the planner may walk through all its shots.
  const found = await tx.$queryRaw<Found[]>`
    WITH place AS MATERIALIZED (
      SELECT p."index", p."storyboardId", p."movedIds", p."isAfter",
        COALESCE(beside."rank", "at"."rank", ${END}) AS "rank"
      FROM jsonb_to_recordset(${JSON.stringify(places.map(searched))}::jsonb) AS p("index" integer,
        "storyboardId" uuid, "movedIds" uuid[], "besideId" uuid, "isAfter" boolean, "offset" integer)
      LEFT JOIN LATERAL (SELECT * FROM "Shot" WHERE "id" = p."besideId" OFFSET 0) beside
        ON beside."storyboardId" = p."storyboardId" AND beside."deletedAt" IS NULL
      LEFT JOIN LATERAL (
        SELECT s."rank" FROM "Shot" s WHERE s."storyboardId" = p."storyboardId" AND s."id" <> ALL(p."movedIds") ${LIVE}
        ORDER BY s."rank" OFFSET p."offset" LIMIT 1
      ) "at" ON p."offset" IS NOT NULL
      WHERE p."besideId" IS NULL OR beside."id" IS NOT NULL
    )
    SELECT place."index",
      (SELECT s."rank" ${BELOW} ORDER BY s."rank" DESC LIMIT 1) AS "before",
      (SELECT s."rank" ${ABOVE} ORDER BY s."rank" LIMIT 1) AS "after",
      (SELECT ${SHOT} ${BELOW} ${LIVE} ORDER BY s."rank" DESC LIMIT 1) AS "shotBefore",
      (SELECT ${SHOT} ${ABOVE} ${LIVE} ORDER BY s."rank" LIMIT 1) AS "shotAfter"
    FROM place`
  const byIndex = new Map(found.map((gap) => [gap.index, gap]))
  const gaps = places.map((_place, index): BoardGap => {
    const gap = byIndex.get(index)
    if (!gap) throw notFound('Shot')
    const { before, after, shotBefore, shotAfter } = gap
    return { gap: { before, after }, neighbours: { before: shotBefore, after: shotAfter } }
  })
  return gaps as { [Index in keyof Places]: BoardGap }
}

/** The scenes of which every shot is among the moved ones. */
async function wholeScenes(
  tx: Transaction,
  moved: readonly { id: string; sceneId: string | null }[],
): Promise<ReadonlySet<string>> {
  const sceneIds = new Set(moved.flatMap(({ sceneId }) => sceneId ?? []))
  if (sceneIds.size === 0) return sceneIds
  const left = await tx.$queryRaw<{ id: string }[]>`
    SELECT scene."id" FROM unnest(${[...sceneIds]}::uuid[]) AS scene("id") WHERE EXISTS (
      SELECT 1 FROM "Shot" s WHERE s."sceneId" = scene."id" AND s."deletedAt" IS NULL
        AND NOT s."id" = ANY(${moved.map(({ id }) => id)}::uuid[]))`
  for (const { id } of left) sceneIds.delete(id)
  return sceneIds
}

type InScene = Pick<Neighbour, 'sceneId'>

function sceneBetween(before: InScene | null, after: InScene | null, ownId: string | null): string | null {
  const [nearest, other] = before ? [before, after] : [after, null]
  if (!nearest) return ownId
  return other?.sceneId === ownId ? ownId : nearest.sceneId
}

/**
 * The scenes of shots at their new place, one after the other. Between two shots of one scene they are in that. On a
 * border a scene that moves as a whole stays one; any other shot keeps its own scene when a neighbour is in it, else it
 * takes that of the shot before it, at the beginning of the board that of the shot after.
 */
export async function scenesAt(
  tx: Transaction,
  { before, after }: Neighbours,
  moved: readonly { id: string; sceneId: string | null }[],
): Promise<(string | null)[]> {
  if (!before && !after) return moved.map(({ sceneId }) => sceneId)
  if (before && before.sceneId !== null && before.sceneId === after?.sceneId) return moved.map(() => before.sceneId)
  const whole = await wholeScenes(tx, moved)
  let previous: InScene | null = before
  return moved.map(({ sceneId }) => {
    const stays = sceneId !== null && whole.has(sceneId)
    const placedId = stays ? sceneId : sceneBetween(previous, after, sceneId)
    previous = { sceneId: placedId }
    return placedId
  })
}
