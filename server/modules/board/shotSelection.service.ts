import type { Shot } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { type InRow, type Named, objectsOf, ONLY_ROW } from '../../kernel/inputRows.ts'
import { pool, type Transaction } from '../../platform/database/client.ts'
import { reviseStoryboard } from './storyboard.service.ts'
import { visibleBoard, visibleTo as visibleStoryboard } from './storyboard.policy.ts'
import { shotFailures } from './shot.failures.ts'

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

/** The board and project of a selection's first shot, in the trash or not. NOT_FOUND for who may not see the board. */
export async function locateSelection(viewer: Viewer, chosen: readonly InRow<Named>[]): Promise<ShotLocation> {
  const [first] = chosen
  if (!first) throw ONLY_ROW.notFound('Shot')
  const { rows: [found] } = await pool().query<ShotLocation>({
    name: 'locateShot',
    text: `SELECT b.* FROM "Shot" s CROSS JOIN LATERAL (
      SELECT r."id" AS "storyboardId", r."projectId" ${visibleBoard('s."storyboardId"')}) b WHERE s."id" = $1`,
    values: [first.id, viewer.userId, viewer.projectId],
  })
  if (!found) throw first.row.notFound('Shot')
  return found
}

/** Shots by their ids alone: with the board beside them, the planner may walk through all its shots. */
export const readShots = (tx: Transaction, ids: readonly string[]) =>
  tx.$queryRaw<Shot[]>`SELECT * FROM "Shot" WHERE "id" = ANY(${ids}::uuid[])`

/**
 * The shots of a selection among those read under the lock, in its order. NOT_FOUND in the trash unless `withTrashed`;
 * CONFLICT when one is on another board than the first or not at the version expected.
 */
export function selectionOf(
  tx: Transaction,
  viewer: Viewer,
  storyboardId: string,
  chosen: readonly InRow<Named>[],
  read: readonly Shot[],
  { withTrashed = false } = {},
): Promise<Shot[]> {
  const rows = read.filter((shot) => shot.storyboardId === storyboardId && (withTrashed || shot.deletedAt === null))
  return objectsOf('Shot', chosen, rows, async ({ id, row }) => {
    const where = { id, deletedAt: null, storyboardId: { not: storyboardId }, storyboard: visibleStoryboard(viewer) }
    const elsewhere = await tx.shot.findFirst({ where, select: { id: true } })
    return elsewhere ? row.fail(null, shotFailures.SHOTS_ON_DIFFERENT_BOARDS()) : row.notFound('Shot')
  })
}

/** The shots of a selection as they are under the lock. Fails like `selectionOf`. */
export const lockedSelection = async (
  tx: Transaction,
  viewer: Viewer,
  storyboardId: string,
  chosen: readonly InRow<Named>[],
  options?: { withTrashed?: boolean },
): Promise<Shot[]> =>
  selectionOf(tx, viewer, storyboardId, chosen, await readShots(tx, chosen.map(({ id }) => id)), options)

/**
 * Changes the shots named, all or none, and their board's revision; `work` returns those it wrote. `withTrashed` also
 * reaches shots in the trash.
 */
export async function changeSelection(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  work: (change: ProjectChange, shots: Shot[], storyboardId: string) => Promise<readonly Shot[]>,
  options?: { withTrashed: boolean },
): Promise<ChangedShots> {
  const { projectId, storyboardId } = await locateSelection(viewer, rows)
  return changeProject(viewer, projectId, 'shots:write', async (change) => {
    const shots = await lockedSelection(change.tx, viewer, storyboardId, rows, options)
    const written = await work(change, shots, storyboardId)
    if (written.length > 0) await reviseStoryboard(change.tx, storyboardId)
    return { storyboardId, shots: inOrderOf(shots.map(({ id }) => id), [...shots, ...written]) }
  })
}

/** Rows as a statement answered them, in the order of their ids. */
export function inOrderOf(ids: readonly string[], rows: readonly Shot[]): Shot[] {
  const byId = new Map(rows.map((shot) => [shot.id, shot]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Sorts shots of one board as they stand on it. */
export const inBoardOrder = (one: Shot, other: Shot) => (one.rank < other.rank ? -1 : 1)
