import { circleOf, type Link, nameInChain, nextsOf, shortestChain } from '../../kernel/chains.ts'
import { fail } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { taskFailures } from './task.failures.ts'

/** All that a task waits for, through whatever chain, as links; what lies in the trash counts: it may come back. */
const readAwaited = (tx: Transaction, taskId: string) => tx.$queryRaw<Link[]>`
  WITH RECURSIVE awaited("id") AS (
    SELECT ${taskId}::uuid
    UNION SELECT d."dependsOnId" FROM awaited a JOIN "TaskDependency" d ON d."taskId" = a."id"
  )
  SELECT d."taskId" AS "from", d."dependsOnId" AS "to" FROM awaited a JOIN "TaskDependency" d ON d."taskId" = a."id"
  ORDER BY d."createdAt", d."dependsOnId"`

/** The titles of the tasks in a chain, by id. */
export async function titlesIn(tx: Transaction, chain: readonly string[]): Promise<Map<string, string>> {
  const tasks = await tx.task.findMany({ where: { id: { in: [...chain] } } })
  return new Map(tasks.map(({ id, title, deletedAt }) => [id, nameInChain(title, deletedAt)]))
}

/** Throws CONFLICT, naming the chain, when a task that is to wait for another is one the other waits for. */
export async function refuseCycle(tx: Transaction, taskId: string, dependsOnId: string): Promise<void> {
  const chain = shortestChain(nextsOf(await readAwaited(tx, dependsOnId)), dependsOnId, taskId)
  if (!chain) return
  throw fail(taskFailures.TASK_WAITS_IN_CIRCLE(circleOf(chain, await titlesIn(tx, chain))), { field: 'dependsOnId' })
}
