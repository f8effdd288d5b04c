import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { startAtRate } from './boardFrameRate.ts'
import { dropSoundtrack, putSoundtrack } from './soundtrack.service.ts'
import type { BoardContent } from './versionContent.ts'
import type { Restoring } from './versionRestorePlan.ts'

async function restoreSceneTexts({ tx, record }: ProjectChange, storyboardId: string, { head }: BoardContent) {
  const live = await tx.scene.findMany({ where: { storyboardId, deletedAt: null } })
  const kept = new Map(head.scenes.map((scene) => [scene.id, scene]))
  for (const { id, ...before } of live) {
    const { number, heading } = kept.get(id) ?? before
    if (number === before.number && heading === before.heading) continue
    await tx.scene.update({ where: { id }, data: { number, heading, version: { increment: 1 } } })
    record('scene.updated', { type: 'Scene', id }, {
      ...(number !== before.number && { number: { from: before.number, to: number } }),
      ...(heading !== before.heading && { heading: { from: before.heading, to: heading } }),
    })
  }
}

async function restoreStart({ tx, record, project }: ProjectChange, id: string, kept: BoardContent): Promise<void> {
  const { startTimecode: from } = await tx.storyboard.findUniqueOrThrow({ where: { id } })
  const to = startAtRate(kept.startTimecode, frameRateOf(kept), frameRateOf(project))
  if (from === to) return
  await tx.storyboard.update({ where: { id }, data: { startTimecode: to, version: { increment: 1 } } })
  record('storyboard.updated', { type: 'Storyboard', id }, { startFrame: { from, to }, isDescribed: false })
}

/** The file of a soundtrack of a version; null if it is gone. */
const soundOf = ({ soundId, head: { soundtrack } }: BoardContent) =>
  (soundId === null || !soundtrack ? null : { soundId, soundtrack })

const liveSoundtrack = (tx: Transaction, storyboardId: string) =>
  tx.soundtrack.findFirst({ where: { storyboardId, deletedAt: null } })

/** Gives a board the soundtrack of a version, or none if the version has none. */
export async function restoreSoundtrack(
  change: ProjectChange,
  viewer: Viewer,
  storyboardId: string,
  { kept, framesAt }: Restoring,
): Promise<void> {
  const { tx, record, project } = change
  const before = await liveSoundtrack(tx, storyboardId)
  if (kept.head.soundtrack === null) {
    if (before) await dropSoundtrack(viewer, change, before)
    return
  }
  const sound = soundOf(kept)
  if (!sound) return
  const { soundId, soundtrack: { name, volume } } = sound
  const offset = framesAt(frameRateOf(project), sound.soundtrack.offset)
  if (before?.soundId !== soundId) {
    await lockOrganizations(tx, [project.organizationId])
    await putSoundtrack(viewer, change, storyboardId, { soundId, name, offset, volume })
  } else if (before.offset !== offset || before.volume !== volume) {
    await tx.soundtrack.update({ where: { id: before.id }, data: { offset, volume, version: { increment: 1 } } })
    record('soundtrack.updated', { type: 'Storyboard', id: storyboardId }, {
      ...(offset !== before.offset && { offset: { from: before.offset, to: offset } }),
      ...(volume !== before.volume && { volume: { from: before.volume, to: volume } }),
    })
  }
}

/** Brings back the texts of scenes, the start timecode and the soundtrack, as far as the scope has them. */
export async function restoreBoard(
  change: ProjectChange,
  viewer: Viewer,
  storyboardId: string,
  restoring: Restoring,
): Promise<void> {
  const { kept, scope: { parts, includesBoard } } = restoring
  if (!includesBoard) return
  if (parts.has('TEXTS')) await restoreSceneTexts(change, storyboardId, kept)
  if (parts.has('TIMING')) await restoreStart(change, storyboardId, kept)
  if (parts.has('SOUNDS')) await restoreSoundtrack(change, viewer, storyboardId, restoring)
}
