import type { Task } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { ONLY_ROW, onlyRow } from '../../kernel/inputRows.ts'
import { locateObjects, type ObjectKind } from '../../objectList.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** Tasks of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedTasks {
  projectId: string
  ids: readonly string[]
}

/** The tasks of a project, as mutations name them. */
export const TASKS: ObjectKind<Task> = {
  noun: 'Task',
  permission: 'tasks:write',
  projectOf: (viewer, id, database) =>
    database.task.findFirst({ where: { id, project: visibleProject(viewer) }, select: { projectId: true } }),
  read: (tx, projectId, ids) => tx.task.findMany({ where: { id: { in: ids }, projectId } }),
}

/** The project of a task, even if the task is in the trash. NOT_FOUND for who may not see the project. */
export const locateTask = (viewer: Viewer, id: string): Promise<string> => locateObjects(TASKS, viewer, onlyRow({ id }))

/** A task of a project as it is under the lock. NOT_FOUND in the trash. */
export async function lockedTask(tx: Transaction, projectId: string, id: string): Promise<Task> {
  const task = await tx.task.findFirst({ where: { id, projectId, deletedAt: null } })
  if (!task) throw ONLY_ROW.notFound('Task')
  return task
}
