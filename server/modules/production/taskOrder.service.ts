import type { Task, TaskStatus } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures, fail } from '../../kernel/errors.ts'
import type { InRow, Named } from '../../kernel/inputRows.ts'
import type { Place } from '../../kernel/places.ts'
import { ranksBetween } from '../../kernel/ranks.ts'
import { changeObjects } from '../../objectList.ts'
import { gapAt, neighbourOf, type Siblings } from '../../order.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { type ChangedTasks, TASKS } from './taskSelection.service.ts'

const columnOf = (tx: Transaction, projectId: string, status: TaskStatus): Siblings => ({
  rows: tx.task,
  parent: { projectId, status },
  noun: 'Task',
})

/** Ranks for new tasks that come one after the other at a place in a column; the end if there is no place. */
export async function ranksInColumn(
  tx: Transaction,
  projectId: string,
  status: TaskStatus,
  place: Place | null,
  count: number,
): Promise<string[]> {
  const { before, after } = await gapAt(columnOf(tx, projectId, status), place)
  return ranksBetween(before, after, count)
}

/** The ranks of tasks that move, in their order, to a place in a column; those they have if they are there already. */
async function ranksOfMoved(tx: Transaction, tasks: readonly Task[], status: TaskStatus, place: Place | null) {
  const [{ projectId = '' } = {}] = tasks
  const { before, after } = await gapAt(columnOf(tx, projectId, status), place, tasks.map(({ id }) => id))
  const isInside = ({ rank }: Task) => (before === null || rank > before) && (after === null || rank < after)
  const inside = tasks.filter((task) => task.status === status && isInside(task))
  const isThere = inside.length === tasks.length &&
    tasks.every(({ rank }, index) => index === 0 || rank > (tasks[index - 1]?.rank ?? ''))
  if (isThere) return tasks.map(({ rank }) => rank)
  // After the last one inside, so that no new rank is one that another task still has.
  const last = inside.map(({ rank }) => rank).toSorted().at(-1)
  return ranksBetween(last ?? before, after, tasks.length)
}

/**
 * Moves tasks of one project to a place in the column of a status, in the order of the input, and gives them that
 * status; the end of the column if there is no place. Tasks that are there already are not written.
 */
export async function moveTasks(
  viewer: Viewer,
  rows: readonly InRow<Named>[],
  { status, to }: { status: TaskStatus; to: Place | null },
): Promise<ChangedTasks> {
  if (to && rows.some(({ id }) => id === neighbourOf(to))) {
    throw fail(commonFailures.PLACE_BESIDE_ITSELF({ noun: 'Task' }), { field: 'to' })
  }
  return changeObjects(TASKS, viewer, rows, async ({ tx, record, project: { id: projectId } }, tasks) => {
    const ranks = await ranksOfMoved(tx, tasks, status, to)
    const moved = tasks
      .map((before, index) => ({ before, rank: ranks[index] ?? before.rank }))
      .filter(({ before, rank }) => before.status !== status || before.rank !== rank)
    const places = moved.map(({ before: { id }, rank }) => ({ id, rank }))
    await tx.$executeRaw`
      UPDATE "Task" t SET "status" = ${status}::"TaskStatus", "rank" = n."rank", "version" = t."version" + 1,
        "updatedAt" = now()
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS n("id" uuid, "rank" text) WHERE t."id" = n."id"`
    for (const { before, rank } of moved) {
      record('task.moved', { type: 'Task', id: before.id }, {
        title: before.title,
        status: { from: before.status, to: status },
        rank: { from: before.rank, to: rank },
      })
    }
    return { projectId, ids: tasks.map(({ id }) => id) }
  })
}
