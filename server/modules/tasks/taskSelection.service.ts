import type { Task } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, notFound } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'

/** The project of a task, in the trash or not. NOT_FOUND for who may not see the project. */
export async function locateTask(viewer: Viewer, id: string): Promise<string> {
  const found = await prisma.task.findFirst({
    where: { id, project: visibleProject(viewer) },
    select: { projectId: true },
  })
  if (!found) throw notFound('Task')
  return found.projectId
}

/** A task of a project as it is under the lock. NOT_FOUND in the trash; CONFLICT at another version than expected. */
export async function lockedTask(
  tx: Transaction,
  projectId: string,
  id: string,
  expectedVersion: number | null = null,
): Promise<Task> {
  const task = await tx.task.findFirst({ where: { id, projectId, deletedAt: null } })
  if (!task) throw notFound('Task')
  demandVersion('Task', task, expectedVersion)
  return task
}
