import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { writeRanks } from '../../order.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { ranksInOrder } from './restoredOrder.ts'
import { type FoldedDrawings, restoreDrawings } from './restoredDrawings.service.ts'
import { changeLockedShots } from './shot.service.ts'
import { dropVoice, putVoice } from './shotVoice.service.ts'
import type { RestorePlan, Restoring, ShotRestore } from './versionRestorePlan.ts'
import { restoreTrashedViews, trashViews, writeViewTexts } from './viewList.service.ts'
import { putViewImage } from './viewImage.service.ts'

/** Takes the views of the version out of the trash, of shots that are on the board; answers the ids of the shots. */
export async function returnViews(change: ProjectChange, { kept, scope, isChosen }: Restoring): Promise<string[]> {
  if (!scope.parts.has('DRAWINGS')) return []
  const ids = kept.shots.filter(({ id }) => isChosen(id)).flatMap(({ content }) => content.views.map(({ id }) => id))
  const trashed = await change.tx.shotView.findMany({
    where: { id: { in: ids }, deletedAt: { not: null }, shot: { deletedAt: null } },
    orderBy: [{ shotId: 'asc' }, { rank: 'asc' }],
  })
  if (trashed.length > 0) await restoreTrashedViews(change, trashed)
  return trashed.map(({ shotId }) => shotId)
}

async function orderViews({ tx, record }: ProjectChange, shots: readonly ShotRestore[]): Promise<void> {
  const reordered = shots.flatMap(({ id, viewOrder }) => (viewOrder === null ? [] : [{ id, viewOrder }]))
  if (reordered.length === 0) return
  const all = await tx.shotView.findMany({
    where: { shotId: { in: reordered.map(({ id }) => id) } }, select: { id: true, shotId: true, rank: true },
  })
  const ranks = new Map(all.map(({ id, rank }) => [id, rank]))
  const moved = reordered.flatMap(({ id: shotId, viewOrder }) => {
    const taken = all.filter((view) => view.shotId === shotId).map(({ rank }) => rank)
    return ranksInOrder(viewOrder.map((id) => ({ id, rank: ranks.get(id) ?? '' })), taken)
      .map((view) => ({ ...view, shotId }))
  })
  await writeRanks(tx, 'ShotView', moved.map(({ id, rank }) => ({ id, rank })))
  for (const { id, shotId, rank } of moved) {
    record('view.moved', { type: 'View', id }, {
      shot: toTypeId('Shot', shotId), from: ranks.get(id) ?? rank, to: rank,
    })
  }
}

async function writeTexts(change: ProjectChange, shots: readonly ShotRestore[]): Promise<void> {
  const texts = shots.flatMap(({ viewTexts }) => viewTexts)
  const rows = await change.tx.shotView.findMany({ where: { id: { in: texts.map(({ id }) => id) } } })
  const before = new Map<string, ShotView>(rows.map((view) => [view.id, view]))
  await writeViewTexts(change, texts.flatMap(({ id, name, description }) => {
    const view = before.get(id)
    return view ? [{ name, description, before: view }] : []
  }))
}

async function putFiles(change: ProjectChange, viewer: Viewer, storyboardId: string, shots: readonly ShotRestore[]) {
  const voices = shots.flatMap(({ id, voiceId }) => (voiceId === undefined ? [] : [{ id, voiceId }]))
  const images = shots.flatMap((shot) => shot.images)
  if (voices.length + images.length === 0) return
  // The lock keeps the nightly purge from the files.
  await lockOrganizations(change.tx, [change.project.organizationId])
  for (const { viewId, imageId } of images) await putViewImage(change, viewId, imageId)
  for (const { id, voiceId } of voices) {
    if (voiceId === null) await dropVoice(viewer, change, id, storyboardId)
    else await putVoice(viewer, change, id, voiceId)
  }
}

/** Makes shots of a board what a plan says, by the changes that people make by hand. */
export async function restoreShotContents(
  change: ProjectChange,
  viewer: Viewer,
  storyboardId: string,
  { plan: { shots }, drawings }: { plan: RestorePlan; drawings: FoldedDrawings },
): Promise<void> {
  const details = shots.flatMap((shot) => shot.details ?? [])
  if (details.length > 0) await changeLockedShots(change, viewer, storyboardId, details)
  await writeTexts(change, shots)
  await restoreDrawings(change, viewer, shots.flatMap(({ redrawn }) => redrawn), drawings)
  await putFiles(change, viewer, storyboardId, shots)
  await orderViews(change, shots)
  const newer = shots.flatMap(({ newerViews }) => newerViews)
  if (newer.length > 0) await trashViews(change, await change.tx.shotView.findMany({ where: { id: { in: newer } } }))
}
