import type { Shot } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { demandOutside, ranksIn } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type BoardGap, boardGapAt, scenesAt } from './shotNeighbours.ts'
import { type ChangedShots, changeSelection, inBoardOrder } from './shotSelection.service.ts'

/** A place of a shot on its board. */
export interface PlacedShot {
  id: string
  rank: string
  sceneId: string | null
}

/** The places of shots in a gap, in order. Those that all lie in it already stay as they are. */
async function placesIn(
  { gap, neighbours }: BoardGap, tx: Transaction, moved: readonly Shot[],
): Promise<PlacedShot[]> {
  const ranks = ranksIn(gap, moved)
  const [first] = moved
  if (!first || ranks[0] === first.rank) return moved.map(({ id, rank, sceneId }) => ({ id, rank, sceneId }))
  const scenes = await scenesAt(tx, neighbours, moved)
  return moved.map(({ id }, index) => ({ id, rank: ranks[index] ?? '', sceneId: scenes[index] ?? null }))
}

/**
 * Writes places of shots with one statement; each is one version further. The list of ids is for the planner: by a join
 * alone it may read the whole table.
 */
export const writePlaces = (tx: Transaction, places: readonly PlacedShot[]) =>
  tx.$queryRaw<Shot[]>`
    UPDATE "Shot" s SET "rank" = n."rank", "sceneId" = n."sceneId", "version" = s."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n("id" uuid, "rank" text, "sceneId" uuid)
    WHERE s."id" = n."id" AND s."id" = ANY(${places.map(({ id }) => id)}::uuid[]) RETURNING s.*`

/** Moves shots of one board together, in their order on it, to one place and into the scene there, all or none. */
export async function moveShots(viewer: Viewer, rows: readonly InRow<Named>[], to: Place): Promise<ChangedShots> {
  demandOutside('Shot', rows, to)
  return changeSelection(viewer, rows, async ({ tx, record }, selection, storyboardId) => {
    const moved = selection.toSorted(inBoardOrder)
    const ids = moved.map(({ id }) => id)
    const places = await placesIn(await boardGapAt(tx, storyboardId, to, ids), tx, moved)
    const written = await writePlaces(tx, places)
    moved.forEach(({ id, rank }, index) =>
      record('shot.moved', { type: 'Shot', id }, { from: rank, to: places[index]?.rank ?? rank }),
    )
    return written
  })
}
