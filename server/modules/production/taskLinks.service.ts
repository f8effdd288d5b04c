import type { Task } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { taskFailures } from './task.failures.ts'
import { refuseCycle } from './taskDependencyCycle.ts'
import { locateTask, lockedTask } from './taskSelection.service.ts'

/** Most shots a task is in, and most tasks it waits for. */
export const MAX_SHOTS = 500
export const MAX_DEPENDENCIES = 100

/** Why a task cannot be in more shots. */
export const tooManyShots = () => taskFailures.TASK_SHOTS_AT_LIMIT({ most: MAX_SHOTS })

/** Why a task cannot wait for more tasks. */
export const tooManyDependencies = () => taskFailures.TASK_DEPENDENCIES_AT_LIMIT({ most: MAX_DEPENDENCIES })

/** Shots of a project that are not in the trash, by their ids. */
export const shotsOf = (tx: Transaction, projectId: string, ids: readonly string[]) =>
  tx.shot.findMany({
    where: { id: { in: [...new Set(ids)] }, deletedAt: null, storyboard: { projectId, deletedAt: null } },
    select: { id: true, code: true },
  })

/** What a change of a link answers. */
export interface LinkedShot {
  taskId: string
  shotId: string
}

const raiseVersion = (tx: Transaction, id: string) =>
  tx.task.update({ where: { id }, data: { version: { increment: 1 } } })

async function shotOf(tx: Transaction, projectId: string, shotId: string) {
  const [shot] = await shotsOf(tx, projectId, [shotId])
  if (!shot) throw notFound('Shot')
  return shot
}

/** Puts a task in a shot of its project. CONFLICT when it is in it, INVALID_INPUT beyond 500 shots. */
export async function addTaskShot(viewer: Viewer, taskId: string, shotId: string): Promise<LinkedShot> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'tasks:write', async ({ tx, record }) => {
    const { title } = await lockedTask(tx, projectId, taskId)
    const { code } = await shotOf(tx, projectId, shotId)
    const others = await tx.taskShot.count({ where: { taskId, shotId: { not: shotId } } })
    if (others >= MAX_SHOTS) throw fail(tooManyShots(), { field: 'shotId' })
    const { count } = await tx.taskShot.createMany({ data: [{ taskId, shotId }], skipDuplicates: true })
    if (count === 0) throw fail(taskFailures.TASK_IN_SHOT_ALREADY({ shot: code }))
    await raiseVersion(tx, taskId)
    record('task.shotAdded', { type: 'Task', id: taskId }, { title, shot: toTypeId('Shot', shotId), code })
    return { taskId, shotId }
  })
}

/** Takes a task out of a shot. CONFLICT when it is not in it. */
export async function removeTaskShot(viewer: Viewer, taskId: string, shotId: string): Promise<LinkedShot> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'tasks:write', async ({ tx, record }) => {
    const { title } = await lockedTask(tx, projectId, taskId)
    const { code } = await shotOf(tx, projectId, shotId)
    const { count } = await tx.taskShot.deleteMany({ where: { taskId, shotId } })
    if (count === 0) throw fail(taskFailures.TASK_NOT_IN_SHOT({ shot: code }))
    await raiseVersion(tx, taskId)
    record('task.shotRemoved', { type: 'Task', id: taskId }, { title, shot: toTypeId('Shot', shotId), code })
    return { taskId, shotId }
  })
}

/** What a change of a dependency answers. */
export interface LinkedTask {
  taskId: string
  dependsOnId: string
}

/**
 * Makes a task wait for another of its project. INVALID_INPUT for itself and beyond 100 others; CONFLICT when it does
 * so already, and when that other waits for it, through whatever chain.
 */
export async function addTaskDependency(viewer: Viewer, taskId: string, dependsOnId: string): Promise<LinkedTask> {
  if (taskId === dependsOnId) throw fail(taskFailures.TASK_WAITS_FOR_ITSELF(), { field: 'dependsOnId' })
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'tasks:write', async ({ tx, record }) => {
    const task = await lockedTask(tx, projectId, taskId)
    const dependsOn = await lockedTask(tx, projectId, dependsOnId)
    const others = await tx.taskDependency.count({ where: { taskId, dependsOnId: { not: dependsOnId } } })
    if (others >= MAX_DEPENDENCIES) throw fail(tooManyDependencies(), { field: 'dependsOnId' })
    await refuseCycle(tx, taskId, dependsOnId)
    const { count } = await tx.taskDependency.createMany({ data: [{ taskId, dependsOnId }], skipDuplicates: true })
    if (count === 0) throw fail(taskFailures.TASK_WAITS_ALREADY({ task: task.title, other: dependsOn.title }))
    await raiseVersion(tx, taskId)
    record('task.dependencyAdded', { type: 'Task', id: taskId }, payloadOf(task, dependsOn))
    return { taskId, dependsOnId }
  })
}

const payloadOf = ({ title }: Task, dependsOn: Task) => ({
  title,
  dependsOn: toTypeId('Task', dependsOn.id),
  dependsOnTitle: dependsOn.title,
})

/** Makes a task wait no longer for another. CONFLICT when it does not. */
export async function removeTaskDependency(viewer: Viewer, taskId: string, dependsOnId: string): Promise<LinkedTask> {
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'tasks:write', async ({ tx, record }) => {
    const task = await lockedTask(tx, projectId, taskId)
    const dependsOn = await lockedTask(tx, projectId, dependsOnId)
    const { count } = await tx.taskDependency.deleteMany({ where: { taskId, dependsOnId } })
    if (count === 0) throw fail(taskFailures.TASK_DOES_NOT_WAIT({ task: task.title, other: dependsOn.title }))
    await raiseVersion(tx, taskId)
    record('task.dependencyRemoved', { type: 'Task', id: taskId }, payloadOf(task, dependsOn))
    return { taskId, dependsOnId }
  })
}
