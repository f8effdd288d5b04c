import { chainSentence, type Link, shortestChain } from '../../kernel/chains.ts'
import { conflict } from '../../kernel/errors.ts'
import type { Transaction } from '../../platform/database/client.ts'

interface Named {
  id: string
  title: string
}

/** All that a task waits for, through whatever chain, as links; what lies in the trash counts: it may come back. */
const readAwaited = (tx: Transaction, taskId: string) => tx.$queryRaw<Link[]>`
  WITH RECURSIVE awaited("id") AS (
    SELECT ${taskId}::uuid
    UNION SELECT d."dependsOnId" FROM awaited a JOIN "TaskDependency" d ON d."taskId" = a."id"
  )
  SELECT d."taskId" AS "from", d."dependsOnId" AS "to" FROM awaited a JOIN "TaskDependency" d ON d."taskId" = a."id"`

/** Throws CONFLICT, naming the chain, when a task that is to wait for another is one the other waits for. */
export async function refuseCycle(tx: Transaction, task: Named, dependsOn: Named): Promise<void> {
  const chain = shortestChain(await readAwaited(tx, dependsOn.id), dependsOn.id, task.id)
  if (!chain) return
  const tasks = await tx.task.findMany({ where: { id: { in: chain } } })
  const titles = new Map(tasks.map(({ id, title, deletedAt }) => [id, deletedAt ? `${title} (in the trash)` : title]))
  const told = chainSentence(chain.map((id) => titles.get(id) ?? ''), 'waits for')
  const sentence = `${told}: ${task.title} cannot wait for ${dependsOn.title}`
  throw conflict(sentence, { dependsOnId: sentence })
}
