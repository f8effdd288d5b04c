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

/** The neighbours of what lies from one rank to another of a board, as if what is moved were not there. */
export async function neighboursOf(
  tx: Transaction,
  storyboardId: string,
  range: { first: string; last: string },
  movedIds: readonly string[] = [],
): Promise<Neighbours> {
  const beside = (rank: { lt: string } | { gt: string }, direction: 'asc' | 'desc') =>
    tx.shot.findFirst({
      where: { storyboardId, deletedAt: null, rank, ...(movedIds.length > 0 && { id: { notIn: [...movedIds] } }) },
      orderBy: { rank: direction },
      select: { code: true, sceneId: true },
    })
  return { before: await beside({ lt: range.first }, 'desc'), after: await beside({ gt: range.last }, 'asc') }
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
