import { Prisma } from './__generated__/prisma/client.ts'
import { commonFailures, fail, notFound } from './kernel/errors.ts'
import type { Noun } from './kernel/failure.ts'
import type { Place } from './kernel/places.ts'
import { rankBetween, ranksBetween } from './kernel/ranks.ts'
import type { Transaction } from './platform/database/client.ts'

/** The tables of objects that `writeRanks` moves, and what it sets beside the rank. */
const RANKED_TABLES = {
  ShotView: Prisma.sql`"ShotView" o SET "updatedAt" = now(), `,
  ShotStatus: Prisma.sql`"ShotStatus" o SET `,
  Scene: Prisma.sql`"Scene" o SET `,
  ProjectColor: Prisma.sql`"ProjectColor" o SET `,
  FrameTemplate: Prisma.sql`"FrameTemplate" o SET `,
}

interface Ranked {
  id: string
  rank: string
}

/** What a place is looked up by in a Prisma model that has `id` and `rank`. */
export interface RankedRows {
  findFirst(query: {
    where: Record<string, unknown>
    orderBy?: { rank: 'asc' | 'desc' }
    skip?: number
    select: { id: true; rank: true }
  }): PromiseLike<Ranked | null>
  findUnique(query: { where: { id: string } }): PromiseLike<(Ranked & Record<string, unknown>) | null>
}

/** Rows of one parent that have an order. */
export interface Siblings {
  rows: RankedRows
  /** What all of them have in common. */
  parent: Record<string, unknown>
  /** Names one that is not there, with a capital: "Shot". */
  noun: Noun
  /** False for a model without `deletedAt`. */
  hasTrash?: boolean
}

/** The ranks on both sides of a place; null for the end on that side. */
export interface Gap {
  before: string | null
  after: string | null
}

const select = { id: true, rank: true } as const

/**
 * The gap at a place, under the lock of the parent, as if what is moved were not there. What lies in the trash keeps
 * its rank, so it counts as a neighbour but not as a position. A position beyond the end, or none, is the end.
 */
export async function gapAt(
  siblings: Siblings,
  place: Place | null,
  movedIds: readonly string[] = [],
): Promise<Gap> {
  const { rows, parent } = siblings
  const others = { ...parent, ...(movedIds.length > 0 && { id: { notIn: [...movedIds] } }) }
  const pivot = place && (await pivotOf(siblings, others, place))
  if (pivot === null) {
    const last = await rows.findFirst({ where: others, orderBy: { rank: 'desc' }, select })
    return { before: last?.rank ?? null, after: null }
  }
  if (pivot.side === 'before') {
    const where = { ...others, rank: { lt: pivot.rank } }
    const previous = await rows.findFirst({ where, orderBy: { rank: 'desc' }, select })
    return { before: previous?.rank ?? null, after: pivot.rank }
  }
  const where = { ...others, rank: { gt: pivot.rank } }
  const next = await rows.findFirst({ where, orderBy: { rank: 'asc' }, select })
  return { before: pivot.rank, after: next?.rank ?? null }
}

/** The rank of a place, found like its gap. */
export async function rankAt(siblings: Siblings, place: Place | null, movedId?: string): Promise<string> {
  const { before, after } = await gapAt(siblings, place, movedId === undefined ? [] : [movedId])
  return rankBetween(before, after)
}

/**
 * Ranks in a gap for siblings that move there, in their order; those they have if they are there already. The first
 * comes after the last one inside, so that no new rank is one that another sibling still has.
 */
export function ranksIn({ before, after }: Gap, moved: readonly Ranked[]): string[] {
  const ranks = moved.map(({ rank }) => rank)
  const inside = ranks.filter((rank) => (before === null || rank > before) && (after === null || rank < after))
  const isSorted = ranks.every((rank, index) => index === 0 || rank > (ranks[index - 1] ?? ''))
  const isThere = inside.length === ranks.length && isSorted
  return isThere ? ranks : ranksBetween(inside.toSorted().at(-1) ?? before, after, ranks.length)
}

/** Writes the ranks of rows of a table by one statement; their versions do not count places. */
export const writeRanks = (
  tx: Transaction,
  table: keyof typeof RANKED_TABLES,
  places: readonly Ranked[],
) => tx.$executeRaw`
  UPDATE ${RANKED_TABLES[table]} "rank" = n."rank"
  FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n("id" uuid, "rank" text)
  WHERE o."id" = n."id" AND o."id" = ANY(${places.map(({ id }) => id)}::uuid[])`

/** INVALID_INPUT if the place is beside one of the objects that move there. */
export function demandOutside(noun: Noun, rows: readonly { id: string }[], to: Place): void {
  if (!rows.some(({ id }) => id === neighbourOf(to))) return
  throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun }), { field: 'to' })
}

/** The sibling a place is beside; null when the place is a position. */
export const neighbourOf = (place: Place): string | null =>
  'beforeId' in place ? place.beforeId : 'afterId' in place ? place.afterId : null

async function pivotOf(
  { rows, parent, noun, hasTrash = true }: Siblings,
  others: Record<string, unknown>,
  place: Place,
): Promise<{ rank: string; side: 'before' | 'after' } | null> {
  const live = hasTrash ? { deletedAt: null } : {}
  if ('position' in place) {
    if (place.position < 1) throw fail(commonFailures.POSITION_TOO_SMALL(), { field: 'position' })
    const where = { ...others, ...live }
    const found = await rows.findFirst({ where, orderBy: { rank: 'asc' }, skip: place.position - 1, select })
    return found && { rank: found.rank, side: 'before' }
  }
  const side = 'beforeId' in place ? 'before' : 'after'
  const id = 'beforeId' in place ? place.beforeId : place.afterId
  // By the id alone: with the parent beside it, the planner may walk through all siblings.
  const found = await rows.findUnique({ where: { id } })
  const isSibling = found && Object.entries({ ...parent, ...live }).every(([column, value]) => found[column] === value)
  if (!isSibling) throw notFound(noun)
  return { rank: found.rank, side }
}
