import type { AspectRatio, Shot } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { conflict, invalidInput, notFound } from '../../kernel/errors.ts'
import { frameRateOf, framesFor, NEW_SHOT_SECONDS } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { rankBetween } from '../../kernel/ranks.ts'
import { TextChecks } from '../../kernel/text.ts'
import type { Place } from '../../kernel/places.ts'
import { rankFor } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { locateStoryboard, reviseStoryboard } from '../storyboards/storyboard.service.ts'
import { visibleTo as visibleStoryboard } from '../storyboards/storyboard.policy.ts'
import { copyViews, emptyViewSize } from '../views/view.service.ts'
import { assignCodeAt } from './shotCodes.ts'

interface ShotLocation {
  projectId: string
  storyboardId: string
}

/** The board and project of a shot, in the trash or not. NOT_FOUND for who may not see its board. */
async function locateShot(viewer: Viewer, shotId: string): Promise<ShotLocation> {
  const found = await prisma.shot.findFirst({
    where: { id: shotId, storyboard: visibleStoryboard(viewer) },
    select: { storyboardId: true, storyboard: { select: { projectId: true } } },
  })
  if (!found) throw notFound('Shot')
  return { storyboardId: found.storyboardId, projectId: found.storyboard.projectId }
}

/** The shot as it is under the lock. NOT_FOUND in the trash; CONFLICT when it is not at the version expected. */
async function lockedShot(tx: Transaction, id: string, expectedVersion: number | null = null): Promise<Shot> {
  const shot = await tx.shot.findFirst({ where: { id, deletedAt: null } })
  if (!shot) throw notFound('Shot')
  if (expectedVersion !== null && expectedVersion !== shot.version) {
    const current = `The shot has changed meanwhile: it is at version ${shot.version}, not ${expectedVersion}`
    throw conflict(current, { expectedVersion: current })
  }
  return shot
}

const defaultName = async (tx: Transaction, storyboardId: string) =>
  `Shot ${(await tx.shot.count({ where: { storyboardId, deletedAt: null } })) + 1}`

/** Adds a shot with one view, at the end unless a place is given. */
export async function createShot(
  viewer: Viewer,
  storyboardId: string,
  input: { name: string | null; description: string; aspectRatio: AspectRatio; place: Place | null },
): Promise<Shot> {
  const checks = new TextChecks()
  const givenName = input.name?.trim() ? checks.name('name', input.name) : null
  const description = checks.description('description', input.description)
  checks.done()

  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, project, record }) => {
    const rank = await rankFor(tx.shot, { storyboardId }, input.place, 'Shot')
    const shot = await tx.shot.create({
      data: {
        storyboardId,
        code: await assignCodeAt(tx, storyboardId, rank),
        name: givenName ?? (await defaultName(tx, storyboardId)),
        description,
        rank,
        aspectRatio: input.aspectRatio,
        frames: framesFor(NEW_SHOT_SECONDS, frameRateOf(project)),
        views: { create: { rank: rankBetween(null, null), ...emptyViewSize(input.aspectRatio) } },
      },
    })
    await reviseStoryboard(tx, storyboardId)
    record('shot.created', { type: 'Shot', id: shot.id }, { code: shot.code, name: shot.name })
    return shot
  })
}

/** Renames or describes a shot; what is not given stays. */
export async function updateShot(
  viewer: Viewer,
  shotId: string,
  input: { name: string | null; description: string | null; expectedVersion: number | null },
): Promise<Shot> {
  const checks = new TextChecks()
  const name = input.name === null ? null : checks.name('name', input.name)
  const description = input.description === null ? null : checks.description('description', input.description)
  checks.done()
  if (name === null && description === null) throw invalidInput({ name: 'Give a name or a description to change' })

  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedShot(tx, shotId, input.expectedVersion)
    const data = { ...(name !== null && { name }), ...(description !== null && { description }) }
    const shot = await tx.shot.update({ where: { id: shotId }, data: { ...data, version: { increment: 1 } } })
    await reviseStoryboard(tx, storyboardId)
    const changed = name !== null && name !== before.name ? { name: { from: before.name, to: name } } : {}
    record('shot.updated', { type: 'Shot', id: shotId }, { ...changed, isDescribed: description !== null })
    return shot
  })
}

/** Copies a shot with its views, drawings, status, ratio and duration right after it, under a new code. */
export async function duplicateShot(
  viewer: Viewer,
  shotId: string,
  input: { name: string | null; description: string | null },
): Promise<Shot> {
  const checks = new TextChecks()
  const givenName = input.name?.trim() ? checks.name('name', input.name) : null
  const description = input.description === null ? null : checks.description('description', input.description)
  checks.done()

  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const original = await lockedShot(tx, shotId)
    const rank = await rankFor(tx.shot, { storyboardId }, { afterId: shotId }, 'Shot')
    const hasDefaultName = /^Shot \d+$/.test(original.name)
    const shot = await tx.shot.create({
      data: {
        storyboardId,
        sceneId: original.sceneId,
        statusId: original.statusId,
        code: await assignCodeAt(tx, storyboardId, rank),
        name: givenName ?? (hasDefaultName ? await defaultName(tx, storyboardId) : original.name),
        description: description ?? original.description,
        dialogue: original.dialogue,
        frames: original.frames,
        aspectRatio: original.aspectRatio,
        scriptLine: original.scriptLine,
        rank,
      },
    })
    await copyViews(tx, shotId, shot.id)
    await reviseStoryboard(tx, storyboardId)
    record('shot.duplicated', { type: 'Shot', id: shot.id }, { from: toTypeId('Shot', shotId), code: shot.code })
    return shot
  })
}

/** Moves a shot to the trash; later shots move up by one. Restorable for 30 days. */
export async function deleteShot(viewer: Viewer, shotId: string): Promise<ShotLocation> {
  const location = await locateShot(viewer, shotId)
  return changeProject(viewer, location.projectId, 'edit', async ({ tx, record }) => {
    const shot = await lockedShot(tx, shotId)
    await tx.shot.update({ where: { id: shotId }, data: { deletedAt: new Date(), version: { increment: 1 } } })
    await reviseStoryboard(tx, location.storyboardId)
    record('shot.deleted', { type: 'Shot', id: shotId }, { code: shot.code, name: shot.name })
    return location
  })
}

/** Takes a shot out of the trash, back to its place. A shot that is not in the trash stays as it is. */
export async function restoreShot(viewer: Viewer, shotId: string): Promise<Shot> {
  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const trashed = await tx.shot.findUnique({ where: { id: shotId } })
    if (!trashed) throw notFound('Shot')
    if (trashed.deletedAt === null) return trashed
    const shot = await tx.shot.update({
      where: { id: shotId },
      data: { deletedAt: null, version: { increment: 1 } },
    })
    await reviseStoryboard(tx, storyboardId)
    record('shot.restored', { type: 'Shot', id: shotId }, { code: shot.code })
    return shot
  })
}

/** Moves a shot to a place on its board. Writes one row of the board whatever its length. */
export async function moveShot(
  viewer: Viewer,
  shotId: string,
  to: Place,
  expectedVersion: number | null = null,
): Promise<Shot> {
  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedShot(tx, shotId, expectedVersion)
    const isBesideItself = ('beforeId' in to && to.beforeId === shotId) || ('afterId' in to && to.afterId === shotId)
    if (isBesideItself) throw invalidInput({ to: 'A shot cannot be placed beside itself' })
    const rank = await rankFor(tx.shot, { storyboardId }, to, 'Shot', shotId)
    const shot = await tx.shot.update({ where: { id: shotId }, data: { rank, version: { increment: 1 } } })
    await reviseStoryboard(tx, storyboardId)
    record('shot.moved', { type: 'Shot', id: shotId }, { from: before.rank, to: rank })
    return shot
  })
}

/** Gives a shot another ratio. A view nothing was drawn in takes its size; a drawing is fitted, never distorted. */
export async function changeAspectRatio(viewer: Viewer, shotId: string, aspectRatio: AspectRatio): Promise<Shot> {
  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedShot(tx, shotId)
    const shot = await tx.shot.update({ where: { id: shotId }, data: { aspectRatio, version: { increment: 1 } } })
    await tx.shotView.updateMany({ where: { shotId, revision: 0 }, data: emptyViewSize(aspectRatio) })
    await reviseStoryboard(tx, storyboardId)
    record('shot.aspectRatioChanged', { type: 'Shot', id: shotId }, { from: before.aspectRatio, to: aspectRatio })
    return shot
  })
}

/** Gives a shot one of its project's statuses, or none. */
export async function changeShotStatus(viewer: Viewer, shotId: string, statusId: string | null): Promise<Shot> {
  const { projectId, storyboardId } = await locateShot(viewer, shotId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedShot(tx, shotId)
    const status = statusId === null ? null : await tx.shotStatus.findFirst({ where: { id: statusId, projectId } })
    if (statusId !== null && !status) throw notFound('Status')
    const shot = await tx.shot.update({ where: { id: shotId }, data: { statusId, version: { increment: 1 } } })
    await reviseStoryboard(tx, storyboardId)
    const named = (id: string | null) => id && toTypeId('ShotStatus', id)
    const change = { from: named(before.statusId), to: named(statusId), toName: status?.name ?? null }
    record('shot.statusChanged', { type: 'Shot', id: shotId }, change)
    return shot
  })
}
