import type { Soundtrack } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { isBlank, TEXT_LIMITS } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { type ImagePlace, PLACE_SELECT, writablePlace } from '../media/keptImage.service.ts'
import { putSound } from '../media/keptSound.service.ts'
import type { ReceivedFile } from '../media/upload.service.ts'
import { visibleSoundtrack } from './sound.policy.ts'
import { soundtrackFailures } from './soundtrack.failures.ts'
import { visibleTo as visibleBoard } from './storyboard.policy.ts'
import { reviseStoryboard } from './storyboard.service.ts'

/** Furthest beginning of a soundtrack from the board's, in frames either way: a day at 120 a second. */
export const FURTHEST_OFFSET = 10_368_000

/**
 * Where a board is. NOT_FOUND for who may not see it, FORBIDDEN for a role or token that may not: asked before a file
 * is read.
 */
export async function demandEditableBoard(viewer: Viewer, storyboardId: string): Promise<ImagePlace> {
  const found = await prisma().storyboard.findFirst({
    where: { id: storyboardId, ...visibleBoard(viewer) },
    select: { project: { select: PLACE_SELECT } },
  })
  if (!found) throw notFound('Storyboard')
  return writablePlace(viewer, found.project, 'media:write')
}

// eslint-disable-next-line no-control-regex
const UNFIT = /[\u0000-\u001f\u007f-\u009f\p{Surrogate}]/gu

/** What a file is called, as a name: without a folder and what no name may have. */
export function nameOfFile(fileName: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? ''
  const name = [...last.replaceAll(UNFIT, '').normalize('NFC').trim()].slice(0, TEXT_LIMITS.name).join('')
  return isBlank(name) ? 'Soundtrack' : name
}

const boardOf = ({ storyboardId }: Soundtrack) => ({ type: 'Storyboard', id: storyboardId }) as const

const moveToTrash = (tx: Transaction, { userId }: Viewer, storyboardId: string) =>
  tx.soundtrack.updateMany({
    where: { storyboardId, deletedAt: null },
    data: { deletedAt: new Date(), deletedById: userId },
  })

async function demandBoard({ tx, project }: ProjectChange, storyboardId: string): Promise<void> {
  const where = { id: storyboardId, deletedAt: null, projectId: project.id }
  if ((await tx.storyboard.count({ where })) === 0) throw notFound('Storyboard')
}

/** Makes a sound of the organization, which is locked, the soundtrack of a board; the one before goes to the trash. */
export async function putSoundtrack(
  viewer: Viewer,
  change: ProjectChange,
  storyboardId: string,
  made: Pick<Soundtrack, 'soundId' | 'name'> & Partial<Pick<Soundtrack, 'offset' | 'volume'>>,
): Promise<Soundtrack> {
  const { tx, record } = change
  await demandBoard(change, storyboardId)
  const { count } = await moveToTrash(tx, viewer, storyboardId)
  const soundtrack = await tx.soundtrack.create({ data: { storyboardId, ...made } })
  await reviseStoryboard(tx, storyboardId)
  record('soundtrack.set', boardOf(soundtrack), { file: made.name, isReplaced: count > 0 })
  return soundtrack
}

/** Makes a received file the soundtrack of a board, from its first frame on; the one before goes to the trash. */
export const setSoundtrack = (
  viewer: Viewer,
  storyboardId: string,
  { received, fileName }: { received: ReceivedFile; fileName: string },
): Promise<Soundtrack> =>
  putSound(
    viewer,
    received,
    () => demandEditableBoard(viewer, storyboardId),
    (change, soundId) => putSoundtrack(viewer, change, storyboardId, { soundId, name: nameOfFile(fileName) }),
  )

async function locateSoundtrack(viewer: Viewer, id: string): Promise<string> {
  const found = await prisma().soundtrack.findFirst({
    where: { id, ...visibleSoundtrack(viewer) },
    select: { storyboard: { select: { projectId: true } } },
  })
  if (!found) throw notFound('Soundtrack')
  return found.storyboard.projectId
}

async function lockedSoundtrack(tx: Transaction, id: string): Promise<Soundtrack> {
  const where = { id, deletedAt: null, storyboard: { deletedAt: null } }
  const soundtrack = await tx.soundtrack.findFirst({ where })
  if (!soundtrack) throw notFound('Soundtrack')
  return soundtrack
}

/** What may be changed of a soundtrack; what is not given stays. */
export interface SoundtrackChange {
  offset?: number | null
  volume?: number | null
  expectedVersion?: ExpectedVersion
}

function checkChange({ offset, volume }: SoundtrackChange): void {
  if (offset == null && volume == null) throw nothingToChange('offset', 'offset, volume')
  if (offset != null && Math.abs(offset) > FURTHEST_OFFSET) {
    throw fail(soundtrackFailures.SOUNDTRACK_OFFSET_INVALID({ most: FURTHEST_OFFSET }), { field: 'offset' })
  }
  if (volume != null && !(volume >= 0 && volume <= 1)) {
    throw fail(soundtrackFailures.SOUNDTRACK_VOLUME_INVALID(), { field: 'volume' })
  }
}

/** Moves a soundtrack against the pictures or changes its volume. CONFLICT at another version. */
export async function updateSoundtrack(viewer: Viewer, id: string, wished: SoundtrackChange): Promise<Soundtrack> {
  checkChange(wished)
  const projectId = await locateSoundtrack(viewer, id)
  return changeProject(viewer, projectId, 'media:write', async ({ tx, record }) => {
    const before = await lockedSoundtrack(tx, id)
    demandVersion('Soundtrack', before, wished.expectedVersion)
    const offset = wished.offset ?? before.offset
    const volume = wished.volume ?? before.volume
    const soundtrack = await tx.soundtrack.update({
      where: { id },
      data: { offset, volume, version: { increment: 1 } },
    })
    await reviseStoryboard(tx, before.storyboardId)
    const payload = {
      ...(offset !== before.offset && { offset: { from: before.offset, to: offset } }),
      ...(volume !== before.volume && { volume: { from: before.volume, to: volume } }),
    }
    record('soundtrack.updated', boardOf(soundtrack), payload)
    return soundtrack
  })
}

/** Moves a soundtrack to the trash inside a change of its project. */
export async function dropSoundtrack(viewer: Viewer, { tx, record }: Change, soundtrack: Soundtrack): Promise<void> {
  await moveToTrash(tx, viewer, soundtrack.storyboardId)
  await reviseStoryboard(tx, soundtrack.storyboardId)
  record('soundtrack.removed', boardOf(soundtrack), { file: soundtrack.name })
}

/** Moves a soundtrack to the trash, restorable for 30 days. CONFLICT at another version. */
export async function removeSoundtrack(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<{ storyboardId: string }> {
  const projectId = await locateSoundtrack(viewer, id)
  return changeProject(viewer, projectId, 'media:write', async (change) => {
    const soundtrack = await lockedSoundtrack(change.tx, id)
    demandVersion('Soundtrack', soundtrack, expectedVersion)
    await dropSoundtrack(viewer, change, soundtrack)
    return soundtrack
  })
}

/** Takes a soundtrack out of the trash inside a change of its project; the one that took its place goes there. */
export async function bringSoundtrackBack(
  viewer: Viewer, { tx, record }: Change, { id, storyboardId }: Soundtrack,
): Promise<Soundtrack> {
  await moveToTrash(tx, viewer, storyboardId)
  const soundtrack = await tx.soundtrack.update({ where: { id }, data: { deletedAt: null, deletedById: null } })
  await reviseStoryboard(tx, storyboardId)
  record('soundtrack.restored', boardOf(soundtrack), { file: soundtrack.name })
  return soundtrack
}

/** Takes a soundtrack out of the trash; the one that took its place goes there. One not in the trash stays as it is. */
export async function restoreSoundtrack(viewer: Viewer, id: string): Promise<Soundtrack> {
  const located = await prisma().soundtrack.findFirst({
    where: { id, storyboard: { deletedAt: null, project: visibleProject(viewer) } },
    select: { storyboard: { select: { projectId: true } } },
  })
  if (!located) throw notFound('Soundtrack')
  return changeProject(viewer, located.storyboard.projectId, 'media:write', async (change) => {
    const trashed = await change.tx.soundtrack.findFirst({ where: { id, storyboard: { deletedAt: null } } })
    if (!trashed) throw notFound('Soundtrack')
    return trashed.deletedAt === null ? trashed : bringSoundtrackBack(viewer, change, trashed)
  })
}
