import type { Task, TaskStatus } from '../../__generated__/prisma/client.ts'
import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { Place } from '../../kernel/places.ts'
import { rankBetween } from '../../kernel/ranks.ts'
import { gapAt, neighbourOf, rankAt, type Siblings } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { locateTask, lockedTask } from './taskSelection.service.ts'

const columnOf = (tx: Transaction, projectId: string, status: TaskStatus): Siblings => ({
  rows: tx.task,
  parent: { projectId, status },
  noun: 'Task',
})

/** The rank of a place in a column, for a task that is not in it; the end when no place is given. */
export const rankInColumn = (
  tx: Transaction,
  projectId: string,
  status: TaskStatus,
  place: Place | null = null,
): Promise<string> => rankAt(columnOf(tx, projectId, status), place)

/** The rank a task gets at a place in a column; the one it has when it is there already. */
async function rankOfMoved(tx: Transaction, task: Task, status: TaskStatus, place: Place | null): Promise<string> {
  if (status !== task.status) return rankInColumn(tx, task.projectId, status, place)
  const { before, after } = await gapAt(columnOf(tx, task.projectId, status), place, [task.id])
  const isThere = (before === null || task.rank > before) && (after === null || task.rank < after)
  return isThere ? task.rank : rankBetween(before, after)
}

/**
 * Moves a task to a place in the column of a status, the end when none is given; it has that status from then on.
 * Writes one row however many tasks there are, and none when the task is there already.
 */
export async function moveTask(
  viewer: Viewer,
  taskId: string,
  input: { status: TaskStatus; to: Place | null; expectedVersion: number | null },
): Promise<Task> {
  const { status, to, expectedVersion } = input
  if (to && neighbourOf(to) === taskId) {
    throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun: 'Task' }), { field: 'to' })
  }
  const projectId = await locateTask(viewer, taskId)
  return changeProject(viewer, projectId, 'edit', async ({ tx, record }) => {
    const before = await lockedTask(tx, projectId, taskId, expectedVersion)
    const rank = await rankOfMoved(tx, before, status, to)
    if (status === before.status && rank === before.rank) return before
    const data = { status, rank, version: { increment: 1 } }
    const task = await tx.task.update({ where: { id: taskId }, data })
    record('task.moved', { type: 'Task', id: taskId }, {
      title: task.title,
      status: { from: before.status, to: status },
      rank: { from: before.rank, to: rank },
    })
    return task
  })
}
