import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId, uuidOf } from '../../kernel/ids.ts'
import { touchBoards } from '../storyboards/comeBack.ts'
import { FIRST_STORYBOARD } from '../storyboards/firstStoryboard.ts'
import { addStoryboard } from '../storyboards/storyboard.service.ts'
import { projectFailures } from './project.failures.ts'
import { TRASH_DAYS } from './trash.service.ts'

/** What a reset moved to the trash, as its event tells it; ids are TypeIDs. */
interface Removed {
  storyboards: string[]
  storyboardCount: number
  shotCount: number
  /** Not there in events from before there were assets. */
  assets?: string[]
  assetCount?: number
}

/** Everything a reset removes goes to the trash here, all at one moment. What is not named here stays. */
async function removeContents({ tx }: Change, projectId: string): Promise<Removed> {
  const boards = await tx.storyboard.findMany({ where: { projectId, deletedAt: null }, orderBy: { rank: 'asc' } })
  const ids = boards.map(({ id }) => id)
  const shotCount = await tx.shot.count({ where: { storyboardId: { in: ids }, deletedAt: null } })
  const deletedAt = new Date()
  await tx.storyboard.updateMany({ where: { id: { in: ids } }, data: { deletedAt, revision: { increment: 1 } } })
  const gone = await tx.asset.updateManyAndReturn({
    where: { projectId, deletedAt: null },
    data: { deletedAt, version: { increment: 1 } },
    select: { id: true },
  })
  const storyboards = ids.map((id) => toTypeId('Storyboard', id))
  const assets = gone.map(({ id }) => toTypeId('Asset', id))
  return { storyboards, storyboardCount: ids.length, shotCount, assets, assetCount: assets.length }
}

/** The way back of `removeContents`, for what still lies in the trash; answers how much came back. */
async function restoreContents({ tx }: Change, projectId: string, removed: Removed): Promise<number> {
  const { storyboards, assets = [] } = removed
  const boardIds = storyboards.map((id) => uuidOf('Storyboard', id))
  const { count } = await tx.storyboard.updateMany({
    where: { id: { in: boardIds }, projectId, deletedAt: { not: null } },
    data: { deletedAt: null, revision: { increment: 1 } },
  })
  await touchBoards(tx, boardIds)
  // As one array: there may be more of them than a statement may have parameters.
  const assetIds = assets.map((id) => uuidOf('Asset', id))
  const restored = await tx.$executeRaw`
    UPDATE "Asset" SET "deletedAt" = NULL, "version" = "version" + 1, "updatedAt" = now()
    WHERE "id" = ANY(${assetIds}::uuid[]) AND "projectId" = ${projectId}::uuid AND "deletedAt" IS NOT NULL`
  return count + restored
}

/**
 * Moves all boards and assets to the trash and leaves a new, empty board; tasks, statuses and history stay. Restorable
 * for 30 days.
 */
export function resetProject(viewer: Viewer, projectId: string): Promise<{ id: string }> {
  return changeProject(viewer, projectId, 'administer', async (change) => {
    const removed = await removeContents(change, projectId)
    const { name, code } = FIRST_STORYBOARD
    const replacement = await addStoryboard(change.tx, projectId, { name, description: '', code: null, codeBase: code })
    change.record('project.reset', { type: 'Project', id: projectId }, {
      ...removed,
      replacement: toTypeId('Storyboard', replacement.id),
    })
    return { id: projectId }
  })
}

/** Moves the empty board a reset left to the trash; one that was drawn on stays. */
async function removeReplacement({ tx }: Change, projectId: string, replacement: string): Promise<void> {
  const id = uuidOf('Storyboard', replacement)
  if ((await tx.shot.count({ where: { storyboardId: id, deletedAt: null } })) > 0) return
  await tx.storyboard.updateMany({
    where: { id, projectId, deletedAt: null },
    data: { deletedAt: new Date(), revision: { increment: 1 } },
  })
}

/**
 * Takes a reset back by the number of its event: what still lies in the trash returns. CONFLICT the second time and
 * when nothing is left, NOT_FOUND when that event is no reset.
 */
export function undoProjectReset(viewer: Viewer, projectId: string, seq: number): Promise<{ id: string }> {
  return changeProject(viewer, projectId, 'administer', async (change) => {
    const { tx, record } = change
    const reset = await tx.event.findFirst({ where: { projectId, seq, type: 'project.reset' } })
    if (!reset) throw notFound('Reset')
    const undone = { projectId, type: 'project.resetUndone', payload: { path: ['seq'], equals: seq } }
    if (await tx.event.findFirst({ where: undone })) throw fail(projectFailures.PROJECT_RESET_UNDONE_ALREADY())
    const removed = reset.payload as unknown as Removed & { replacement: string }
    if ((await restoreContents(change, projectId, removed)) === 0) {
      throw fail(projectFailures.PROJECT_RESET_LEFT_NOTHING({ days: TRASH_DAYS }))
    }
    await removeReplacement(change, projectId, removed.replacement)
    record('project.resetUndone', { type: 'Project', id: projectId }, { seq })
    return { id: projectId }
  })
}
