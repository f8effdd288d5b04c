import type { CommentThread } from '../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound } from '../../kernel/errors.ts'
import { type NodeName, toTypeId } from '../../kernel/ids.ts'
import { demandRole } from '../../kernel/permissions.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo } from './thread.policy.ts'

/** The id of what a thread is about, and the name of its type. */
export function subjectOf(thread: CommentThread): { name: NodeName; id: string } {
  const { storyboardId, shotId, viewId, assetId, taskId } = thread
  switch (thread.subjectType) {
    case 'STORYBOARD': return { name: 'Storyboard', id: storyboardId ?? '' }
    case 'SHOT': return { name: 'Shot', id: shotId ?? '' }
    case 'VIEW': return { name: 'View', id: viewId ?? '' }
    case 'ASSET': return { name: 'Asset', id: assetId ?? '' }
    case 'TASK': return { name: 'Task', id: taskId ?? '' }
  }
}

/** Where a thread is, as its events say it. */
export function placeOf(thread: CommentThread) {
  const { number, storyboardId, shotId, frameFrom, frameTo, reviewSessionId } = thread
  const { name, id } = subjectOf(thread)
  return {
    number,
    subject: toTypeId(name, id),
    ...(storyboardId !== null && { storyboard: toTypeId('Storyboard', storyboardId) }),
    ...(shotId !== null && { shot: toTypeId('Shot', shotId) }),
    ...(frameFrom !== null && { frameFrom }),
    ...(frameTo !== null && { frameTo }),
    ...(reviewSessionId !== null && { reviewSession: toTypeId('ReviewSession', reviewSessionId) }),
  }
}

/** The project of a thread. NOT_FOUND for who may not see it, and where what it is about lies in the trash. */
export async function locateThread(viewer: Viewer, id: string): Promise<string> {
  const where = { AND: [visibleTo(viewer), { id }] }
  const found = await prisma().commentThread.findFirst({ where, select: { projectId: true } })
  if (!found) throw notFound('Thread')
  return found.projectId
}

/** A thread under the lock of its project. NOT_FOUND as `locateThread`. */
export async function lockedThread(tx: Transaction, viewer: Viewer, id: string): Promise<CommentThread> {
  const thread = await tx.commentThread.findFirst({ where: { AND: [visibleTo(viewer), { id }] } })
  if (!thread) throw notFound('Thread')
  return thread
}

/** Reopens a resolved thread; an open one stays as it is. */
export async function reopenIn({ tx, record }: ProjectChange, thread: CommentThread): Promise<CommentThread> {
  if (thread.resolvedAt === null) return thread
  const data = { resolvedAt: null, resolvedById: null, version: { increment: 1 } }
  const reopened = await tx.commentThread.update({ where: { id: thread.id }, data })
  record('thread.reopened', { type: 'CommentThread', id: thread.id }, placeOf(thread))
  return reopened
}

/** Resolves a thread; one that is resolved stays as it is. A VIEWER may not. CONFLICT at another version. */
export async function resolveThread(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<CommentThread> {
  const projectId = await locateThread(viewer, id)
  return changeProject(viewer, projectId, 'comments:write', async ({ tx, project, record }) => {
    demandRole(project.role, 'MEMBER')
    const thread = await lockedThread(tx, viewer, id)
    demandVersion('Thread', thread, expectedVersion)
    if (thread.resolvedAt !== null) return thread
    const data = { resolvedAt: new Date(), resolvedById: viewer.userId, version: { increment: 1 } }
    record('thread.resolved', { type: 'CommentThread', id }, placeOf(thread))
    return tx.commentThread.update({ where: { id }, data })
  })
}

/** Reopens a thread; an open one stays as it is. A VIEWER may not. CONFLICT at another version. */
export async function reopenThread(
  viewer: Viewer,
  id: string,
  expectedVersion: ExpectedVersion,
): Promise<CommentThread> {
  const projectId = await locateThread(viewer, id)
  return changeProject(viewer, projectId, 'comments:write', async (change) => {
    demandRole(change.project.role, 'MEMBER')
    const thread = await lockedThread(change.tx, viewer, id)
    demandVersion('Thread', thread, expectedVersion)
    return reopenIn(change, thread)
  })
}
