import type { ProjectChange } from '../../../change.ts'
import { ranksInOrder } from '../../board/restoredOrder.ts'
import { writePlaces } from '../../board/shotOrder.service.ts'

/** Where a shot was before. */
export interface PlaceBefore {
  id: string
  rank: string
  sceneId: string | null
}

/**
 * Gives shots of a board back the places that they had among the others, and their scenes, those that are still there.
 * As few shots as possible get another rank.
 */
export async function returnPlaces(
  { tx, record }: ProjectChange, storyboardId: string, places: readonly PlaceBefore[],
): Promise<void> {
  const all = await tx.shot.findMany({
    where: { storyboardId }, select: { id: true, rank: true, sceneId: true, deletedAt: true },
  })
  const scenes = await tx.scene.findMany({ where: { storyboardId, deletedAt: null }, select: { id: true } })
  const known = new Set<string | null>([null, ...scenes.map(({ id }) => id)])
  const before = new Map(places.map((place) => [place.id, place]))
  const rankOf = ({ id, rank }: { id: string; rank: string }) => before.get(id)?.rank ?? rank
  const ordered = all.filter(({ deletedAt }) => deletedAt === null)
    .toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1))
  const ranks = new Map(ranksInOrder(ordered, all.map(({ rank }) => rank)).map(({ id, rank }) => [id, rank]))
  const written = ordered.flatMap(({ id, rank: from, sceneId: present }) => {
    const place = before.get(id)
    const rank = ranks.get(id) ?? from
    const sceneId = place && known.has(place.sceneId) ? place.sceneId : present
    return rank !== from || sceneId !== present ? [{ id, from, rank, sceneId }] : []
  })
  if (written.length > 0) await writePlaces(tx, written.map(({ id, rank, sceneId }) => ({ id, rank, sceneId })))
  for (const { id, from, rank } of written) {
    if (rank !== from) record('shot.moved', { type: 'Shot', id }, { from, to: rank })
  }
}
