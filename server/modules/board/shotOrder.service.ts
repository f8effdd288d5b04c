import type { Shot } from '../../__generated__/prisma/client.ts'
import { changeProjectTogether, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { demandOutside, ranksIn } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type BoardGap, boardGapsAt, scenesAt } from './shotNeighbours.ts'
import {
  type ChangedShots, inBoardOrder, inOrderOf, locateSelection, readShots, selectionOf,
} from './shotSelection.service.ts'
import { reviseStoryboard } from './storyboard.service.ts'

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

/** Shots of one board and where they are to be moved. */
interface Move {
  viewer: Viewer
  storyboardId: string
  rows: readonly InRow<Named>[]
  to: Place
}

type MoveChange = Pick<ProjectChange, 'tx' | 'record'> & { asked: Move }

/** A move, with what it finds on the board. */
interface FoundMove {
  change: MoveChange
  selection: Shot[]
  moved: Shot[]
  gap: BoardGap
}

async function findMoves(tx: Transaction, changes: readonly MoveChange[]): Promise<FoundMove[]> {
  const read = await readShots(tx, changes.flatMap(({ asked }) => asked.rows.map(({ id }) => id)))
  const found: Omit<FoundMove, 'gap'>[] = []
  for (const change of changes) {
    const { viewer, storyboardId, rows } = change.asked
    const selection = await selectionOf(tx, viewer, storyboardId, rows, read)
    found.push({ change, selection, moved: selection.toSorted(inBoardOrder) })
  }
  const gaps = await boardGapsAt(tx, found.map(({ change: { asked: { storyboardId, to } }, moved }) => (
    { storyboardId, place: to, movedIds: moved.map(({ id }) => id) })))
  return found.flatMap((move, index) => {
    const gap = gaps[index]
    return gap ? [{ ...move, gap }] : []
  })
}

const countsAlong = ({ change }: FoundMove) => 'position' in change.asked.to

/** What a move reads or writes: shots, the scenes that they leave or enter, and all places if it counts along them. */
function touchedBy(move: FoundMove): string[] {
  const { moved, gap: { neighbours: { before, after } } } = move
  const shots = [before, ...moved, after].filter((shot) => shot !== null)
  const scenes = new Set(shots.map(({ sceneId }) => sceneId))
  return [
    ...shots.map(({ id }) => id),
    ...(scenes.size > 1 || !before || !after ? [...scenes].filter((id) => id !== null) : []),
    ...(countsAlong(move) ? ['position'] : []),
  ]
}

/**
 * The moves that may be made in one go, as if one after the other: each touches nothing of the others, and one that
 * counts along the board comes first. At least one.
 */
function independentOf(found: readonly FoundMove[]): FoundMove[] {
  const touched = new Set<string>()
  return found.toSorted((one, other) => Number(countsAlong(other)) - Number(countsAlong(one))).filter((move) => {
    const own = touchedBy(move)
    const isFree = own.every((id) => !touched.has(id))
    if (isFree) own.forEach((id) => touched.add(id))
    return isFree
  })
}

/** Makes moves round by round, each time those that are independent of each other by the same statements. */
async function moveTogether(changes: readonly MoveChange[]): Promise<ChangedShots[]> {
  const results = new Map<MoveChange, ChangedShots>()
  for (let left = changes; left[0]; left = left.filter((change) => !results.has(change))) {
    const { tx } = left[0]
    const moves = independentOf(await findMoves(tx, left))
    const places: PlacedShot[][] = []
    for (const { gap, moved } of moves) places.push(await placesIn(gap, tx, moved))
    const written = await writePlaces(tx, places.flat())
    const boards = moves.map(({ change }) => change.asked.storyboardId)
    for (const id of new Set(boards)) await reviseStoryboard(tx, id, boards.filter((board) => board === id).length)
    moves.forEach(({ change, selection, moved }, index) => {
      moved.forEach(({ id, rank }, place) =>
        change.record('shot.moved', { type: 'Shot', id }, { from: rank, to: places[index]?.[place]?.rank ?? rank }))
      const { storyboardId } = change.asked
      results.set(change, { storyboardId, shots: inOrderOf(selection.map(({ id }) => id), written) })
    })
  }
  return changes.flatMap((change) => results.get(change) ?? [])
}

/** Moves shots of one board together, in their order on it, to one place and into the scene there, all or none. */
export async function moveShots(viewer: Viewer, rows: readonly InRow<Named>[], to: Place): Promise<ChangedShots> {
  demandOutside('Shot', rows, to)
  const { projectId, storyboardId } = await locateSelection(viewer, rows)
  const asked: Move = { viewer, storyboardId, rows, to }
  const subject = rows.map(({ id }) => id).join()
  return changeProjectTogether(viewer, projectId, 'shots:write', { subject, asked, make: moveTogether })
}
