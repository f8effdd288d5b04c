import type { Scene, Shot } from '../../__generated__/prisma/client.ts'
import type { Change } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { changeObjects } from '../../objectList.ts'
import { demandOutside, gapAt, ranksIn, writeRanks } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { boardOfScenes, type ChangedScenes, SCENES, scenesOf } from './scene.service.ts'
import { reviseStoryboard } from './storyboard.service.ts'

/** The first or last shot of the nearest scene that has any, from a rank on in one direction; null for none. */
async function edgeOfScenes(
  tx: Transaction,
  storyboardId: string,
  movedIds: readonly string[],
  side: { before: string } | { after: string },
): Promise<Place | null> {
  const isBefore = 'before' in side
  const where = {
    storyboardId, id: { notIn: [...movedIds] }, shots: { some: { deletedAt: null } },
    rank: isBefore ? { lte: side.before } : { gte: side.after },
  }
  const scene = await tx.scene.findFirst({ where, orderBy: { rank: isBefore ? 'desc' : 'asc' }, select: { id: true } })
  const shot = scene && await tx.shot.findFirst({
    where: { sceneId: scene.id, deletedAt: null }, orderBy: { rank: isBefore ? 'desc' : 'asc' }, select: { id: true },
  })
  return shot && (isBefore ? { afterId: shot.id } : { beforeId: shot.id })
}

/** Moves the shots of scenes behind each other to a place among the shots of the board. */
async function moveShotsOf({ tx, record }: Change, storyboardId: string, scenes: readonly Scene[], to: Place) {
  const rows = await tx.shot.findMany({
    where: { sceneId: { in: scenes.map(({ id }) => id) }, deletedAt: null }, orderBy: { rank: 'asc' },
  })
  const shots = scenes.flatMap(({ id }) => rows.filter(({ sceneId }) => sceneId === id))
  const gap = await gapAt({ rows: tx.shot, parent: { storyboardId }, noun: 'Shot' }, to, shots.map(({ id }) => id))
  const ranks = ranksIn(gap, shots)
  const places = shots.map(({ id }, index) => ({ id, rank: ranks[index] ?? '' }))
  await tx.$queryRaw<Shot[]>`
    UPDATE "Shot" s SET "rank" = n."rank", "version" = s."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n("id" uuid, "rank" text)
    WHERE s."id" = n."id" AND s."id" = ANY(${shots.map(({ id }) => id)}::uuid[]) AND s."rank" <> n."rank"`
  shots.forEach(({ id, rank }, index) => {
    const next = ranks[index] ?? rank
    if (next !== rank) record('shot.moved', { type: 'Shot', id }, { from: rank, to: next })
  })
}

/** Moves scenes of one board with their shots, in the order of the input, to a place among its scenes, all or none. */
export async function moveScenes(viewer: Viewer, rows: readonly InRow<Named>[], to: Place): Promise<ChangedScenes> {
  demandOutside('Scene', rows, to)
  return changeObjects(SCENES, viewer, rows, async (change, scenes) => {
    const { tx, record } = change
    const storyboardId = boardOfScenes(rows, scenes)
    const ids = scenes.map(({ id }) => id)
    const gap = await gapAt(scenesOf(tx, storyboardId), to, ids)
    const ranks = ranksIn(gap, scenes)
    const edge = (side: Parameters<typeof edgeOfScenes>[3]) => edgeOfScenes(tx, storyboardId, ids, side)
    const before = gap.before === null ? null : { before: gap.before }
    const after = gap.after === null ? null : { after: gap.after }
    let place: Place | null = null
    for (const side of 'afterId' in to ? [before, after] : [after, before]) place ??= side && await edge(side)
    await writeRanks(tx, 'Scene', ids.map((id, index) => ({ id, rank: ranks[index] ?? '' })))
    if (place) await moveShotsOf(change, storyboardId, scenes, place)
    await reviseStoryboard(tx, storyboardId)
    scenes.forEach(({ id, heading, rank }, index) =>
      record('scene.moved', { type: 'Scene', id }, { heading, from: rank, to: ranks[index] ?? rank }))
    return { storyboardId, ids }
  })
}
