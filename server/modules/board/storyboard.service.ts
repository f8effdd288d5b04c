import type { Storyboard } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { storyboardCode } from '../../kernel/codes.ts'
import {
  commonFailures, demandVersion, type ExpectedVersion, fail, notFound, nothingToChange,
} from '../../kernel/errors.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Place } from '../../kernel/places.ts'
import { TextChecks } from '../../kernel/text.ts'
import { frameOfTimecode } from '../../kernel/timecode.ts'
import { neighbourOf, rankAt, type Siblings } from '../../order.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { assignCode, checkCode, recode } from '../projects/assignedCode.ts'
import { touchBoards } from './restoredBoards.ts'
import { storyboardFailures } from './storyboard.failures.ts'
import { visibleTo } from './storyboard.policy.ts'

/** The project a board belongs to. NOT_FOUND for who may not see it. */
export async function locateStoryboard(viewer: Viewer, id: string): Promise<{ id: string; projectId: string }> {
  const found = await prisma().storyboard.findFirst({
    where: { id, ...visibleTo(viewer) },
    select: { id: true, projectId: true },
  })
  if (!found) throw notFound('Storyboard')
  return found
}

/** Raises a board's revision by the number of changes: called by all that changes the board or one of its shots. */
export async function reviseStoryboard(tx: Transaction, id: string, changes = 1): Promise<void> {
  const count = await tx.$executeRaw`
    UPDATE "Storyboard" SET "revision" = "revision" + ${changes}::int, "updatedAt" = now()
    WHERE "id" = ${id}::uuid AND "deletedAt" IS NULL`
  if (count === 0) throw notFound('Storyboard')
}

/** The board as it is under the lock. NOT_FOUND in the trash. */
async function lockedStoryboard(tx: Transaction, id: string): Promise<Storyboard> {
  const storyboard = await tx.storyboard.findFirst({ where: { id, deletedAt: null } })
  if (!storyboard) throw notFound('Storyboard')
  return storyboard
}

const boardsOf = (tx: Transaction, projectId: string): Siblings => ({
  rows: tx.storyboard,
  parent: { projectId },
  noun: 'Storyboard',
})

/** Adds an empty board at the end, under the wished code or the next free one like `codeBase`. */
export async function addStoryboard(
  tx: Transaction,
  projectId: string,
  input: {
    id?: string; name: string; description: string; code: string | null; codeBase: string; startTimecode?: number
  },
): Promise<Storyboard> {
  const { id, name, description, startTimecode = 0 } = input
  const rank = await rankAt(boardsOf(tx, projectId), null)
  const code = await assignCode(tx, { kind: 'STORYBOARD', parentId: projectId }, input.code, input.codeBase)
  const data = { projectId, name, description, code, rank, startTimecode }
  return tx.storyboard.create({ data: id === undefined ? data : { ...data, id } })
}

/** The frame of a start timecode at the rate of its project; null for none. INVALID_INPUT when it names no frame. */
function startFrameOf(timecode: string | null, project: LockedProject): number | null {
  if (timecode === null) return null
  const start = frameOfTimecode(timecode, frameRateOf(project))
  if ('failure' in start) throw fail(start.failure, { field: 'startTimecode' })
  return start.frame
}

/** Adds an empty board at the end of a project. CONFLICT for a code that was ever given there. */
export async function createStoryboard(
  viewer: Viewer,
  projectId: string,
  input: { name: string; description: string; code: string | null; startTimecode: string | null },
): Promise<Storyboard> {
  const checks = new TextChecks()
  const name = checks.name('name', input.name)
  const description = checks.description('description', input.description)
  checkCode(checks, input.code)
  checks.done()

  return changeProject(viewer, projectId, 'boards:write', async ({ tx, record, project }) => {
    const startTimecode = startFrameOf(input.startTimecode, project) ?? 0
    const made = { name, description, code: input.code, codeBase: storyboardCode(name), startTimecode }
    const storyboard = await addStoryboard(tx, projectId, made)
    record('storyboard.created', { type: 'Storyboard', id: storyboard.id }, { name, code: storyboard.code })
    return storyboard
  })
}

/** What changes of a board; null keeps the value. */
interface StoryboardChange {
  name: string | null
  description: string | null
  /** A code that was never given in the project, or that the board had before. */
  code?: string | null
  startTimecode?: string | null
  expectedVersion?: number | null
}

/** Changes the fields of a board that are given. CONFLICT at another version, and for the code of another board. */
export async function updateStoryboard(
  viewer: Viewer,
  storyboardId: string,
  input: StoryboardChange,
): Promise<Storyboard> {
  const { code = null, startTimecode = null } = input
  const checks = new TextChecks()
  const name = input.name === null ? null : checks.name('name', input.name)
  const description = input.description === null ? null : checks.description('description', input.description)
  checkCode(checks, code)
  checks.done()
  if (name === null && description === null && code === null && startTimecode === null) {
    throw nothingToChange('name', 'name, description, code, startTimecode')
  }

  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'boards:write', async ({ tx, record, project }) => {
    const before = await lockedStoryboard(tx, storyboardId)
    demandVersion('Storyboard', before, input.expectedVersion)
    const startFrame = startFrameOf(startTimecode, project)
    if (code !== null) {
      const space = { kind: 'STORYBOARD', parentId: projectId } as const
      const subject = toTypeId('Storyboard', storyboardId)
      await recode(tx, { space, projectId, subject, from: before.code, to: code, field: 'code' })
    }
    const data = {
      ...(name !== null && { name }),
      ...(description !== null && { description }),
      ...(code !== null && { code }),
      ...(startFrame !== null && { startTimecode: startFrame }),
    }
    const storyboard = await tx.storyboard.update({
      where: { id: storyboardId },
      data: { ...data, version: { increment: 1 }, revision: { increment: 1 } },
    })
    const payload = {
      ...(name !== null && name !== before.name && { name: { from: before.name, to: name } }),
      ...(code !== null && code !== before.code && { code: { from: before.code, to: code } }),
      ...(startFrame !== null && startFrame !== before.startTimecode && {
        startFrame: { from: before.startTimecode, to: startFrame },
      }),
      isDescribed: description !== null,
    }
    record('storyboard.updated', { type: 'Storyboard', id: storyboardId }, payload)
    return storyboard
  })
}

/** Moves a board to a place in its project. Writes one row however many boards there are. */
export async function moveStoryboard(
  viewer: Viewer,
  storyboardId: string,
  to: Place,
  expectedVersion: ExpectedVersion,
): Promise<Storyboard> {
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'boards:write', async ({ tx, record }) => {
    const before = await lockedStoryboard(tx, storyboardId)
    demandVersion('Storyboard', before, expectedVersion)
    if (neighbourOf(to) === storyboardId) {
      throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun: 'Storyboard' }), { field: 'to' })
    }
    const rank = await rankAt(boardsOf(tx, projectId), to, storyboardId)
    const storyboard = await tx.storyboard.update({
      where: { id: storyboardId },
      data: { rank, revision: { increment: 1 } },
    })
    record('storyboard.moved', { type: 'Storyboard', id: storyboardId }, { from: before.rank, to: rank })
    return storyboard
  })
}

/** Moves a board to the trash inside a change of its project. */
export async function trashBoardIn({ tx, record }: Change, { id, code, name }: Storyboard): Promise<void> {
  await tx.storyboard.update({ where: { id }, data: { deletedAt: new Date(), revision: { increment: 1 } } })
  record('storyboard.deleted', { type: 'Storyboard', id }, { code, name })
}

/** Moves a board to the trash, restorable for 30 days. CONFLICT for the last one. */
export async function deleteStoryboard(
  viewer: Viewer,
  storyboardId: string,
  expectedVersion: ExpectedVersion,
): Promise<{ projectId: string }> {
  const { projectId } = await locateStoryboard(viewer, storyboardId)
  return changeProject(viewer, projectId, 'boards:write', async (change) => {
    const { tx } = change
    const storyboard = await lockedStoryboard(tx, storyboardId)
    demandVersion('Storyboard', storyboard, expectedVersion)
    const count = await tx.storyboard.count({ where: { projectId, deletedAt: null } })
    if (count <= 1) throw fail(storyboardFailures.STORYBOARD_IS_LAST())
    await trashBoardIn(change, storyboard)
    return { projectId }
  })
}

/** Takes a board out of the trash inside a change of its project, back to its place. */
export async function restoreTrashedBoard({ tx, record }: Change, id: string): Promise<Storyboard> {
  const data = { deletedAt: null, revision: { increment: 1 } }
  const storyboard = await tx.storyboard.update({ where: { id }, data })
  await touchBoards(tx, [id])
  const { code, name } = storyboard
  record('storyboard.restored', { type: 'Storyboard', id }, { code, name })
  return storyboard
}

/** Takes a board out of the trash, back to its place. A board that is not in the trash stays as it is. */
export async function restoreStoryboard(viewer: Viewer, storyboardId: string): Promise<Storyboard> {
  const located = await prisma().storyboard.findFirst({
    where: { id: storyboardId, project: visibleProject(viewer) },
    select: { projectId: true },
  })
  if (!located) throw notFound('Storyboard')
  return changeProject(viewer, located.projectId, 'boards:write', async (change) => {
    const trashed = await change.tx.storyboard.findUnique({ where: { id: storyboardId } })
    if (!trashed) throw notFound('Storyboard')
    return trashed.deletedAt === null ? trashed : restoreTrashedBoard(change, storyboardId)
  })
}
