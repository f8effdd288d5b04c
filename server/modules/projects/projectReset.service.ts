import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { TRASH_DAYS } from '../../kernel/days.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { projectFailures } from './project.failures.ts'
import { type ResetContents, resettable } from './projectHooks.ts'

/**
 * Moves all boards and assets to the trash and leaves a new, empty board; tasks, statuses and history stay. Restorable
 * for 30 days. CONFLICT at another version.
 */
export function resetProject(
  viewer: Viewer,
  projectId: string,
  expectedVersion: ExpectedVersion,
): Promise<{ id: string }> {
  return changeProject(viewer, projectId, 'organization:admin', async ({ tx, record, project }) => {
    demandVersion('Project', project, expectedVersion)
    await tx.project.update({ where: { id: projectId }, data: { version: { increment: 1 } } })
    const removed: Partial<ResetContents> = {}
    const deleted = { at: new Date(), by: viewer.userId }
    for (const contents of resettable()) {
      Object.assign(removed, await contents.reset(tx, projectId, deleted))
    }
    record('project.reset', { type: 'Project', id: projectId }, removed as ResetContents)
    return { id: projectId }
  })
}

/**
 * Takes a reset back by the number of its event: what still lies in the trash returns. CONFLICT the second time and
 * when nothing is left, NOT_FOUND when that event is no reset.
 */
export function undoProjectReset(viewer: Viewer, projectId: string, seq: number): Promise<{ id: string }> {
  return changeProject(viewer, projectId, 'organization:admin', async ({ tx, record }) => {
    const reset = await tx.event.findFirst({ where: { projectId, seq, type: 'project.reset' } })
    if (!reset) throw notFound('Reset')
    const undone = { projectId, type: 'project.resetUndone', payload: { path: ['seq'], equals: seq } }
    if (await tx.event.findFirst({ where: undone })) throw fail(projectFailures.PROJECT_RESET_UNDONE_ALREADY())
    const removed = reset.payload as unknown as ResetContents
    let count = 0
    for (const contents of resettable()) count += await contents.restore(tx, projectId, removed)
    if (count === 0) throw fail(projectFailures.PROJECT_RESET_LEFT_NOTHING({ days: TRASH_DAYS }))
    record('project.resetUndone', { type: 'Project', id: projectId }, { seq })
    return { id: projectId }
  })
}
