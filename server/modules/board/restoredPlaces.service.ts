import type { ProjectChange } from '../../change.ts'
import { rankBetween } from '../../kernel/ranks.ts'
import { writeRanks } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { ranksInOrder } from './restoredOrder.ts'
import { trashScenes } from './scene.service.ts'
import { writePlaces } from './shotOrder.service.ts'
import type { VersionHead } from './versionContent.ts'
import type { RestoredPlaces } from './versionRestorePlan.ts'

const isLive = ({ deletedAt }: { deletedAt: Date | null }) => deletedAt === null

const readScenes = (tx: Transaction, storyboardId: string) =>
  tx.scene.findMany({ where: { storyboardId }, orderBy: { rank: 'asc' } })

/** Brings back the scenes that shots are to have: out of the trash, or made again under their ids. */
async function returnScenes(
  { tx, record }: ProjectChange,
  storyboardId: string,
  { order }: RestoredPlaces,
  head: VersionHead,
): Promise<void> {
  const scenes = new Map((await readScenes(tx, storyboardId)).map((scene) => [scene.id, scene]))
  let last = [...scenes.values()].at(-1)?.rank ?? null
  for (const id of new Set(order.map(({ sceneId }) => sceneId))) {
    const known = id === null ? undefined : scenes.get(id)
    if (id === null || (known && isLive(known))) continue
    const shotCount = order.filter(({ sceneId }) => sceneId === id).length
    if (known) {
      const data = { deletedAt: null, shotIds: [], version: { increment: 1 } }
      await tx.scene.update({ where: { id }, data })
      const trashed = { id: { in: known.shotIds }, deletedAt: { not: null } }
      await tx.shot.updateMany({ where: trashed, data: { sceneId: id } })
      record('scene.restored', { type: 'Scene', id }, { number: known.number, heading: known.heading, shotCount })
    } else {
      const { number = '', heading = '' } = head.scenes.find((scene) => scene.id === id) ?? {}
      last = rankBetween(last, null)
      await tx.scene.create({ data: { id, storyboardId, number, heading, rank: last } })
      record('scene.created', { type: 'Scene', id }, { number, heading, shotCount })
    }
  }
}

/** Orders scenes as their first shots are; those without shots stay behind the scene that they follow. */
async function orderScenes({ tx, record }: ProjectChange, storyboardId: string, order: RestoredPlaces['order']) {
  const all = await readScenes(tx, storyboardId)
  const live = all.filter(isLive)
  const shown = [...new Set(order.map(({ sceneId }) => sceneId))].filter((id) => id !== null)
  const ids = [...shown]
  for (const [index, { id }] of live.entries()) {
    if (!shown.includes(id)) ids.splice(ids.indexOf(live[index - 1]?.id ?? '') + 1, 0, id)
  }
  const byId = new Map(live.map((scene) => [scene.id, scene]))
  const moved = ranksInOrder(ids.flatMap((id) => byId.get(id) ?? []), all.map(({ rank }) => rank))
  await writeRanks(tx, 'Scene', moved)
  for (const { id, rank } of moved) {
    const { heading = '', rank: from = rank } = byId.get(id) ?? {}
    record('scene.moved', { type: 'Scene', id }, { heading, from, to: rank })
  }
}

/** Gives the shots of a board, which are all in the list, their order and scenes, and its scenes the order of these. */
export async function placeShots(change: ProjectChange, storyboardId: string, order: RestoredPlaces['order']) {
  const { tx, record } = change
  const all = await tx.shot.findMany({ where: { storyboardId }, select: { id: true, rank: true, sceneId: true } })
  const byId = new Map(all.map((shot) => [shot.id, shot]))
  const ordered = order.flatMap(({ id }) => byId.get(id) ?? [])
  const ranks = new Map(ranksInOrder(ordered, all.map(({ rank }) => rank)).map(({ id, rank }) => [id, rank]))
  const written = order.flatMap(({ id, sceneId }) => {
    const before = byId.get(id)
    const rank = ranks.get(id) ?? before?.rank ?? ''
    return before && (rank !== before.rank || sceneId !== before.sceneId) ? [{ id, rank, sceneId }] : []
  })
  await writePlaces(tx, written)
  for (const { id, rank } of written) {
    const from = byId.get(id)?.rank ?? rank
    if (from !== rank) record('shot.moved', { type: 'Shot', id }, { from, to: rank })
  }
  await orderScenes(change, storyboardId, order)
}

/** Gives the shots of a board the places and scenes of a plan. `putsAwayNewer` puts away newer scenes left empty. */
export async function restorePlaces(
  change: ProjectChange,
  storyboardId: string,
  { places, head, putsAwayNewer }: { places: RestoredPlaces; head: VersionHead; putsAwayNewer: boolean },
): Promise<void> {
  await returnScenes(change, storyboardId, places, head)
  await placeShots(change, storyboardId, places.order)
  if (!putsAwayNewer) return
  const filled = new Set(places.order.map(({ sceneId }) => sceneId))
  const known = new Set(head.scenes.map(({ id }) => id))
  const scenes = (await readScenes(change.tx, storyboardId)).filter(isLive)
  const emptied = scenes.filter(({ id }) => !filled.has(id) && !known.has(id))
  if (emptied.length > 0) await trashScenes(change, storyboardId, emptied)
}
