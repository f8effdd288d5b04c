import { Prisma } from '../../__generated__/prisma/client.ts'
import { commonFailures, fail, notFound } from '../../kernel/errors.ts'
import type { Place } from '../../kernel/places.ts'
import type { Gap } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** What a shot that is put somewhere needs to know of those beside it. */
export interface Neighbour {
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

/** What lies on both sides of a place: of the ranks, and of the shot with `pivot."rank"`. */
interface Sides {
  /** Selects `rank` of the shot that the place is beside. */
  pivot: Prisma.Sql
  below: Prisma.Sql
  above: Prisma.Sql
}

const BEFORE = { below: Prisma.sql`s."rank" < pivot."rank"`, above: Prisma.sql`s."rank" >= pivot."rank"` }
const AFTER = { below: Prisma.sql`s."rank" <= pivot."rank"`, above: Prisma.sql`s."rank" > pivot."rank"` }
const END: Sides = {
  pivot: Prisma.sql`SELECT NULL::text AS "rank"`, below: Prisma.sql`TRUE`, above: Prisma.sql`FALSE`,
}

const LIVE = Prisma.sql`AND s."deletedAt" IS NULL`

function sidesOf(place: Place, shots: Prisma.Sql, storyboardId: string): Sides {
  if ('position' in place) {
    if (place.position < 1) throw fail(commonFailures.POSITION_TOO_SMALL(), { field: 'position' })
    const offset = place.position - 1
    const pivot = Prisma.sql`SELECT s."rank" ${shots} ${LIVE} ORDER BY s."rank" OFFSET ${offset}::int LIMIT 1`
    return { ...BEFORE, pivot }
  }
  const id = 'beforeId' in place ? place.beforeId : place.afterId
  // By the id alone: with the board beside it, the planner may walk through all its shots.
  const pivot = Prisma.sql`SELECT s."rank" FROM (SELECT * FROM "Shot" WHERE "id" = ${id}::uuid OFFSET 0) s
    WHERE s."storyboardId" = ${storyboardId}::uuid ${LIVE}`
  return { ...('beforeId' in place ? BEFORE : AFTER), pivot }
}

type Found = Gap & { shotBefore: Neighbour | null; shotAfter: Neighbour | null }

/**
 * The gap at a place of a board with the shots beside it, under the lock, as if what is moved were not there. What lies
 * in the trash keeps its rank, so it counts for the gap and not as a position or neighbour. A position beyond the end,
 * or none, is the end.
 */
export async function boardGapAt(
  tx: Transaction, storyboardId: string, place: Place | null, movedIds: readonly string[] = [],
): Promise<BoardGap> {
  const shots = Prisma.sql`
    FROM "Shot" s WHERE s."storyboardId" = ${storyboardId}::uuid AND s."id" <> ALL(${movedIds}::uuid[])`
  const { pivot, below, above } = place ? sidesOf(place, shots, storyboardId) : END
  const shot = Prisma.sql`json_build_object('code', s."code", 'sceneId', s."sceneId")`
  const [found] = await tx.$queryRaw<Found[]>`
    WITH pivot AS MATERIALIZED (${pivot})
    SELECT
      (SELECT s."rank" ${shots} AND ${below} ORDER BY s."rank" DESC LIMIT 1) AS "before",
      (SELECT s."rank" ${shots} AND ${above} ORDER BY s."rank" LIMIT 1) AS "after",
      (SELECT ${shot} ${shots} AND ${below} ${LIVE} ORDER BY s."rank" DESC LIMIT 1) AS "shotBefore",
      (SELECT ${shot} ${shots} AND ${above} ${LIVE} ORDER BY s."rank" LIMIT 1) AS "shotAfter"
    FROM pivot`
  if (found) {
    const { before, after, shotBefore, shotAfter } = found
    return { gap: { before, after }, neighbours: { before: shotBefore, after: shotAfter } }
  }
  if (place && !('position' in place)) throw notFound('Shot')
  return boardGapAt(tx, storyboardId, null, movedIds)
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
