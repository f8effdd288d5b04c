import type { Shot } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, demandVersion, fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleStoryboard } from '../storyboards/storyboard.policy.ts'
import { BATCH_LIMIT, type InputRow, ONLY_ROW, rowsOf } from './inputRow.ts'
import { shotFailures } from './shot.failures.ts'

/** A shot that an input names. */
export interface Chosen {
  shotId: string
  row: InputRow
  /** Null or nothing for any. */
  expectedVersion?: number | null
}

/** Whose a shot is. */
export interface ShotLocation {
  projectId: string
  storyboardId: string
}

/** What a batch answers: its shots in the order they were named in. */
export interface ChangedShots {
  storyboardId: string
  shots: Shot[]
}

/** Throws INVALID_INPUT unless a list of an input has 1 to 500 rows. */
export function checkBatch(list: 'shots' | 'shotIds', count: number): void {
  if (count < 1 || count > BATCH_LIMIT) throw fail(shotFailures.SHOTS_REQUIRED({ most: BATCH_LIMIT }), { field: list })
}

/** Throws INVALID_INPUT when a list of an input names a shot twice. */
export function checkDistinct(list: 'shots' | 'shotIds', shotIds: readonly string[]): void {
  const first = new Map<string, number>()
  shotIds.forEach((id, index) => {
    const earlier = first.get(id)
    if (earlier === undefined) return first.set(id, index)
    throw fail(commonFailures.REPEATED({ other: `${list}.${earlier}` }), { field: `${list}.${index}` })
  })
}

/** The selection of a single shot. */
export const onlyShot = (shotId: string, expectedVersion: number | null = null): Chosen[] => [
  { shotId, row: ONLY_ROW, expectedVersion },
]

/** The selection a list of ids makes. INVALID_INPUT when it is empty, too long or names a shot twice. */
export function chosenShots(shotIds: readonly string[]): Chosen[] {
  checkBatch('shotIds', shotIds.length)
  checkDistinct('shotIds', shotIds)
  const rows = rowsOf('shotIds', shotIds.length)
  return shotIds.map((shotId, index) => ({ shotId, row: rows[index] ?? ONLY_ROW }))
}

/** The board and project of a selection's first shot, in the trash or not. NOT_FOUND for who may not see the board. */
export async function locateSelection(viewer: Viewer, chosen: readonly Chosen[]): Promise<ShotLocation> {
  const [first] = chosen
  const found = first && await prisma.shot.findFirst({
    where: { id: first.shotId, storyboard: visibleStoryboard(viewer) },
    select: { storyboardId: true, storyboard: { select: { projectId: true } } },
  })
  if (!found) throw (first?.row ?? ONLY_ROW).notFound('Shot')
  return { storyboardId: found.storyboardId, projectId: found.storyboard.projectId }
}

/**
 * The shots of a selection as they are under the lock, in its order. NOT_FOUND in the trash unless `withTrashed`;
 * CONFLICT when one is on another board than the first or not at the version expected.
 */
export async function lockedSelection(
  tx: Transaction,
  viewer: Viewer,
  storyboardId: string,
  chosen: readonly Chosen[],
  { withTrashed = false } = {},
): Promise<Shot[]> {
  const ids = chosen.map(({ shotId }) => shotId)
  const rows = await tx.$queryRaw<Shot[]>`
    SELECT * FROM "Shot" WHERE "id" = ANY(${ids}::uuid[]) AND "storyboardId" = ${storyboardId}::uuid
      AND (${withTrashed}::boolean OR "deletedAt" IS NULL)`
  const found = new Map(rows.map((shot) => [shot.id, shot]))
  const shots: Shot[] = []
  for (const { shotId, row, expectedVersion = null } of chosen) {
    const shot = found.get(shotId)
    if (!shot) throw await missing(tx, viewer, storyboardId, shotId, row)
    demandVersion('Shot', shot, expectedVersion, row.field('expectedVersion'))
    shots.push(shot)
  }
  return shots
}

async function missing(tx: Transaction, viewer: Viewer, storyboardId: string, shotId: string, row: InputRow) {
  const elsewhere = await tx.shot.findFirst({
    where: { id: shotId, deletedAt: null, storyboardId: { not: storyboardId }, storyboard: visibleStoryboard(viewer) },
    select: { id: true },
  })
  return elsewhere ? row.fail(null, shotFailures.SHOTS_ON_DIFFERENT_BOARDS()) : row.notFound('Shot')
}

/** Rows as a statement answered them, in the order of their ids. */
export function inOrderOf(ids: readonly string[], rows: readonly Shot[]): Shot[] {
  const byId = new Map(rows.map((shot) => [shot.id, shot]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Sorts shots of one board as they stand on it. */
export const inBoardOrder = (one: Shot, other: Shot) => (one.rank < other.rank ? -1 : 1)
