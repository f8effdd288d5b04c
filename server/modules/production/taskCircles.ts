import { shortestChain } from '../../kernel/chains.ts'

/** What each task waits for, by their ids. */
export type Waiting = ReadonlyMap<string, ReadonlySet<string>>

/** Most circles in a failure; who breaks these gets the next ones. */
const MOST_TOLD = 100

/** The tasks left when those that nobody in the rest waits for are taken away again and again; none without circles. */
function circling(waiting: Waiting): Set<string> {
  const counts = new Map<string, number>()
  for (const others of waiting.values()) for (const id of others) counts.set(id, (counts.get(id) ?? 0) + 1)
  const left = new Set(waiting.keys())
  const free = [...left].filter((id) => !counts.get(id))
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    left.delete(id)
    for (const other of waiting.get(id) ?? []) {
      const count = (counts.get(other) ?? 0) - 1
      counts.set(other, count)
      if (count === 0 && left.has(other)) free.push(other)
    }
  }
  return left
}

/** That a task cannot wait for another, since that waits for it: the chain from the other to the task. */
export interface Circle {
  taskId: string
  dependsOnId: string
  chain: string[]
}

/** The circles that new links close, the first 100 of them; `waiting` has the new links already. */
export function circlesClosedBy(
  waiting: Waiting,
  added: readonly { taskId: string; dependsOnId: string }[],
): Circle[] {
  const left = circling(waiting)
  const circles: Circle[] = []
  if (left.size === 0) return circles
  for (const { taskId, dependsOnId } of added) {
    if (circles.length === MOST_TOLD) break
    if (!left.has(taskId) || !left.has(dependsOnId)) continue
    const chain = shortestChain(waiting, dependsOnId, taskId, (id) => left.has(id))
    if (chain) circles.push({ taskId, dependsOnId, chain })
  }
  return circles
}
