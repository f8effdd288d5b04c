import type { Task } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import { type InRow, type Named, objectsOf, ONLY_ROW, onlyRow } from '../../kernel/inputRows.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** Tasks of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedTasks {
  projectId: string
  ids: readonly string[]
}

/** The project of the first task named, even if the task is in the trash. NOT_FOUND for who may not see the project. */
export async function locateTasks(viewer: Viewer, [first]: readonly InRow<Named>[]): Promise<string> {
  const found = first && await prisma().task.findFirst({
    where: { id: first.id, project: visibleProject(viewer) },
    select: { projectId: true },
  })
  if (!found) throw (first?.row ?? ONLY_ROW).notFound('Task')
  return found.projectId
}

/** The project of a task, even if the task is in the trash. NOT_FOUND for who may not see the project. */
export const locateTask = (viewer: Viewer, id: string): Promise<string> => locateTasks(viewer, onlyRow({ id }))

/**
 * The tasks named, as they are under the lock of their project, in the order of the rows. NOT_FOUND for tasks in the
 * trash unless `withTrashed`; CONFLICT for a task of another project or at another version than expected.
 */
export async function lockedTasks(
  tx: Transaction,
  viewer: Viewer,
  projectId: string,
  rows: readonly InRow<Named>[],
  { withTrashed = false } = {},
): Promise<Task[]> {
  const live = withTrashed ? {} : { deletedAt: null }
  const found = await tx.task.findMany({ where: { id: { in: rows.map(({ id }) => id) }, projectId, ...live } })
  return objectsOf('Task', rows, found, async ({ id, row }) => {
    const where = { id, deletedAt: null, projectId: { not: projectId }, project: visibleProject(viewer) }
    const isElsewhere = (await tx.task.count({ where })) > 0
    return isElsewhere ? row.fail(null, commonFailures.ROWS_OF_DIFFERENT_PROJECTS()) : row.notFound('Task')
  })
}

/** A task of a project as it is under the lock. NOT_FOUND in the trash. */
export async function lockedTask(tx: Transaction, projectId: string, id: string): Promise<Task> {
  const task = await tx.task.findFirst({ where: { id, projectId, deletedAt: null } })
  if (!task) throw ONLY_ROW.notFound('Task')
  return task
}
