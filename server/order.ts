import { invalidInput, notFound } from './kernel/errors.ts'
import type { Place } from './kernel/places.ts'
import { rankBetween } from './kernel/ranks.ts'

interface Ranked {
  id: string
  rank: string
}

/** What `rankFor` reads of a Prisma model that has `id`, `rank` and perhaps `deletedAt`. */
export interface RankedRows {
  findFirst(query: {
    where: Record<string, unknown>
    orderBy?: { rank: 'asc' | 'desc' }
    skip?: number
    select: { id: true; rank: true }
  }): PromiseLike<Ranked | null>
}

const select = { id: true, rank: true } as const

/**
 * The rank of a place, under the lock of the parent. `noun` names a sibling that is not there. What lies in the trash
 * keeps its rank, so it counts as a neighbour but not as a position. A position beyond the end, or none, is the end.
 */
export async function rankFor(
  rows: RankedRows,
  parent: Record<string, unknown>,
  place: Place | null,
  noun: string,
  movedId?: string,
): Promise<string> {
  const others = { ...parent, ...(movedId !== undefined && { id: { not: movedId } }) }
  const pivot = place && (await pivotOf(rows, parent, others, place, noun))
  if (pivot === null) {
    const last = await rows.findFirst({ where: others, orderBy: { rank: 'desc' }, select })
    return rankBetween(last?.rank ?? null, null)
  }
  if (pivot.side === 'before') {
    const where = { ...others, rank: { lt: pivot.rank } }
    const previous = await rows.findFirst({ where, orderBy: { rank: 'desc' }, select })
    return rankBetween(previous?.rank ?? null, pivot.rank)
  }
  const where = { ...others, rank: { gt: pivot.rank } }
  const next = await rows.findFirst({ where, orderBy: { rank: 'asc' }, select })
  return rankBetween(pivot.rank, next?.rank ?? null)
}

async function pivotOf(
  rows: RankedRows,
  parent: Record<string, unknown>,
  others: Record<string, unknown>,
  place: Place,
  noun: string,
): Promise<{ rank: string; side: 'before' | 'after' } | null> {
  if ('position' in place) {
    if (place.position < 1) throw invalidInput({ position: 'Position starts at 1' })
    const where = { ...others, deletedAt: null }
    const found = await rows.findFirst({ where, orderBy: { rank: 'asc' }, skip: place.position - 1, select })
    return found && { rank: found.rank, side: 'before' }
  }
  const side = 'beforeId' in place ? 'before' : 'after'
  const id = 'beforeId' in place ? place.beforeId : place.afterId
  const found = await rows.findFirst({ where: { ...parent, id, deletedAt: null }, select })
  if (!found) throw notFound(noun)
  return { rank: found.rank, side }
}
