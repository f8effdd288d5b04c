import type { Shot } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { Place } from '../../kernel/places.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { type Gap, gapAt, neighbourOf } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { reviseStoryboard } from '../storyboards/storyboard.service.ts'
import { ONLY_ROW } from './inputRow.ts'
import { shotFailures } from './shot.failures.ts'
import { neighboursOf, scenesAt } from './shotNeighbours.ts'
import {
  type ChangedShots,
  type Chosen,
  chosenShots,
  inBoardOrder,
  inOrderOf,
  locateSelection,
  lockedSelection,
  onlyShot,
} from './shotSelection.service.ts'

interface PlacedShot {
  id: string
  rank: string
  sceneId: string | null
}

/** The places of shots in a gap, in order. Those that all lie in it already stay as they are. */
async function placesIn({ before, after }: Gap, tx: Transaction, moved: readonly Shot[]): Promise<PlacedShot[]> {
  const inside = moved.filter(({ rank }) => (before === null || rank > before) && (after === null || rank < after))
  const [first] = moved
  if (!first || inside.length === moved.length) return moved.map(({ id, rank, sceneId }) => ({ id, rank, sceneId }))
  // After the last one that is there, so that no new rank is one that another of them still has.
  const ranks = ranksBetween(inside.at(-1)?.rank ?? before, after, moved.length)
  const { storyboardId } = first
  const range = { first: ranks[0] ?? '', last: ranks.at(-1) ?? '' }
  const neighbours = await neighboursOf(tx, storyboardId, range, moved.map(({ id }) => id))
  const scenes = await scenesAt(tx, neighbours, moved)
  return moved.map(({ id }, index) => ({ id, rank: ranks[index] ?? '', sceneId: scenes[index] ?? null }))
}

/** Writes places of shots with one statement; each is one version further. */
const writePlaces = (tx: Transaction, places: readonly PlacedShot[]) =>
  tx.$queryRaw<Shot[]>`
    UPDATE "Shot" s SET "rank" = n."rank", "sceneId" = n."sceneId", "version" = s."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n("id" uuid, "rank" text, "sceneId" uuid)
    WHERE s."id" = n."id" RETURNING s.*`

async function moveSelection(viewer: Viewer, chosen: readonly Chosen[], to: Place): Promise<ChangedShots> {
  if (chosen.some(({ shotId }) => shotId === neighbourOf(to))) {
    const ofOne = commonFailures.PLACE_BESIDE_ITSELF({ noun: 'Shot' })
    throw fail(chosen.length > 1 ? shotFailures.SHOTS_BESIDE_ONE_OF_THEM() : ofOne, { field: 'to' })
  }
  const { projectId, storyboardId } = await locateSelection(viewer, chosen)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const selection = await lockedSelection(tx, viewer, storyboardId, chosen)
    const moved = selection.toSorted(inBoardOrder)
    const ids = moved.map(({ id }) => id)
    const gap = await gapAt({ rows: tx.shot, parent: { storyboardId }, noun: 'Shot' }, to, ids)
    const places = await placesIn(gap, tx, moved)
    const shots = inOrderOf(selection.map(({ id }) => id), await writePlaces(tx, places))
    await reviseStoryboard(tx, storyboardId)
    moved.forEach(({ id, rank }, index) =>
      record('shot.moved', { type: 'Shot', id }, { from: rank, to: places[index]?.rank ?? rank }),
    )
    return { storyboardId, shots }
  })
}

/** Moves a shot to a place on its board, into the scene it has there. Writes one row whatever the board's length. */
export async function moveShot(
  viewer: Viewer,
  shotId: string,
  to: Place,
  expectedVersion: number | null = null,
): Promise<Shot> {
  const { shots: [shot] } = await moveSelection(viewer, onlyShot(shotId, expectedVersion), to)
  if (!shot) throw ONLY_ROW.notFound('Shot')
  return shot
}

/** Moves up to 500 shots together, in their order on the board, to one place: all of them or none. */
export const moveShots = async (viewer: Viewer, shotIds: readonly string[], to: Place): Promise<ChangedShots> =>
  moveSelection(viewer, chosenShots(shotIds), to)
