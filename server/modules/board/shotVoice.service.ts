import { v7 as uuidv7 } from 'uuid'
import type { ShotVoice } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { type ImagePlace, PLACE_SELECT, writablePlace } from '../media/keptImage.service.ts'
import { putSound } from '../media/keptSound.service.ts'
import type { ReceivedFile } from '../media/upload.service.ts'
import { visibleTo as visibleShot } from './shot.policy.ts'
import { visibleVoice } from './sound.policy.ts'
import { reviseStoryboard } from './storyboard.service.ts'

/** What of a shot is asked for under the lock. */
const OF_SHOT = { shot: { select: { storyboardId: true } } } as const
const LIVE_SHOT = { deletedAt: null, storyboard: { deletedAt: null } } as const

/**
 * Where a shot is. NOT_FOUND for who may not see it, FORBIDDEN for a role or token that may not: asked before a file is
 * read.
 */
export async function demandEditableShot(viewer: Viewer, shotId: string): Promise<ImagePlace> {
  const found = await prisma().shot.findFirst({
    where: { id: shotId, ...visibleShot(viewer) },
    select: { storyboard: { select: { project: { select: PLACE_SELECT } } } },
  })
  if (!found) throw notFound('Shot')
  return writablePlace(viewer, found.storyboard.project, 'media:write')
}

const moveToTrash = (tx: Transaction, { userId }: Viewer, shotId: string) =>
  tx.shotVoice.updateMany({ where: { shotId, deletedAt: null }, data: { deletedAt: new Date(), deletedById: userId } })

/** A new voice raises the version of its shot, so that copies of the shot are stale. */
async function touch(tx: Transaction, shotId: string, storyboardId: string): Promise<void> {
  await tx.shot.update({ where: { id: shotId }, data: { updatedAt: new Date() } })
  await reviseStoryboard(tx, storyboardId)
}

/** Makes a sound of the organization, which is locked, the voice of a shot; the one before goes to the trash. */
export async function putVoice(
  viewer: Viewer,
  { tx, project, record }: ProjectChange,
  shotId: string,
  soundId: string,
): Promise<ShotVoice> {
  const where = { id: shotId, deletedAt: null, storyboard: { deletedAt: null, projectId: project.id } }
  const shot = await tx.shot.findFirst({ where, select: { storyboardId: true } })
  if (!shot) throw notFound('Shot')
  const { count } = await moveToTrash(tx, viewer, shotId)
  const voice = await tx.shotVoice.create({ data: { shotId, soundId } })
  await touch(tx, shotId, shot.storyboardId)
  record('voice.set', { type: 'Shot', id: shotId }, { isReplaced: count > 0 })
  return voice
}

/** Makes a received file the scratch voice of a shot; the one before goes to the trash. */
export const setShotVoice = (viewer: Viewer, shotId: string, received: ReceivedFile): Promise<ShotVoice> =>
  putSound(
    viewer,
    received,
    () => demandEditableShot(viewer, shotId),
    (change, soundId) => putVoice(viewer, change, shotId, soundId),
  )

/** Moves the voice of a shot to the trash inside a change of its project. */
export async function dropVoice(
  viewer: Viewer,
  { tx, record }: Change,
  shotId: string,
  storyboardId: string,
): Promise<void> {
  await moveToTrash(tx, viewer, shotId)
  await touch(tx, shotId, storyboardId)
  record('voice.removed', { type: 'Shot', id: shotId }, {})
}

/** Moves the voice of a shot to the trash, restorable for 30 days. */
export async function removeShotVoice(viewer: Viewer, id: string): Promise<{ shotId: string }> {
  const located = await prisma().shotVoice.findFirst({
    where: { id, ...visibleVoice(viewer) },
    select: { shot: { select: { storyboard: { select: { projectId: true } } } } },
  })
  if (!located) throw notFound('Voice')
  return changeProject(viewer, located.shot.storyboard.projectId, 'media:write', async (change) => {
    const { shotVoice } = change.tx
    const voice = await shotVoice.findFirst({ where: { id, deletedAt: null, shot: LIVE_SHOT }, include: OF_SHOT })
    if (!voice) throw notFound('Voice')
    await dropVoice(viewer, change, voice.shotId, voice.shot.storyboardId)
    return { shotId: voice.shotId }
  })
}

/** Takes a voice out of the trash inside a change of its project; the one that took its place goes there. */
export async function bringVoiceBack(
  viewer: Viewer, { tx, record }: Change, { id, shotId }: ShotVoice, storyboardId: string,
): Promise<void> {
  await moveToTrash(tx, viewer, shotId)
  await tx.shotVoice.update({ where: { id }, data: { deletedAt: null, deletedById: null } })
  await touch(tx, shotId, storyboardId)
  record('voice.restored', { type: 'Shot', id: shotId }, {})
}

/** Takes a voice out of the trash; the one that took its place goes there. One not in the trash stays as it is. */
export async function restoreShotVoice(viewer: Viewer, id: string): Promise<{ shotId: string }> {
  const located = await prisma().shotVoice.findFirst({
    where: { id, shot: { deletedAt: null, storyboard: { deletedAt: null, project: visibleProject(viewer) } } },
    select: { shot: { select: { storyboard: { select: { projectId: true } } } } },
  })
  if (!located) throw notFound('Voice')
  return changeProject(viewer, located.shot.storyboard.projectId, 'media:write', async (change) => {
    const voice = await change.tx.shotVoice.findFirst({ where: { id, shot: LIVE_SHOT }, include: OF_SHOT })
    if (!voice) throw notFound('Voice')
    if (voice.deletedAt === null) return { shotId: voice.shotId }
    await bringVoiceBack(viewer, change, voice, voice.shot.storyboardId)
    return { shotId: voice.shotId }
  })
}

/** Gives copies of shots, by the ids of the originals, the voices that those have. */
export async function copyVoices(tx: Transaction, copies: ReadonlyMap<string, string>): Promise<void> {
  const voices = await tx.shotVoice.findMany({ where: { shotId: { in: [...copies.keys()] }, deletedAt: null } })
  const rows = voices.map(({ shotId, soundId }) => ({ id: uuidv7(), shotId: copies.get(shotId) ?? '', soundId }))
  if (rows.length > 0) await tx.shotVoice.createMany({ data: rows })
}
