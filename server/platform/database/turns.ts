/** Most pieces of work that run together. */
const MOST_TOGETHER = 32

/** One piece of a batch failed, and with it nothing of the batch was done. */
export class WorkFailed extends Error {
  constructor(cause: unknown) {
    super('A piece of work failed', { cause })
  }
}

/**
 * Work in the order it came, in groups: pieces that follow one another are of one group when they have the same `make`
 * and each a subject that none of the others has.
 */
export function inGroups<Work extends { make: unknown; subject: string | null }>(batch: readonly Work[]) {
  const groups: [Work, ...Work[]][] = []
  for (const work of batch) {
    const group = groups.at(-1)
    const joins = group?.every(({ make, subject }) => make === work.make && subject !== work.subject)
    if (group && joins) group.push(work)
    else groups.push([work])
  }
  return groups
}

interface Waiting<Work> {
  work: Work
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Lets work on the same key take turns in this server, so that waiting for a row's lock holds no connection, and runs
 * what has gathered meanwhile together. When a piece of a batch fails (`WorkFailed`), each runs again alone and meets
 * its own end; any other failure, such as a connection lost in a commit, may have done the work and is everybody's.
 */
export function takeTurns<Work>(run: (key: string, batch: readonly Work[]) => Promise<unknown[]>) {
  const queues = new Map<string, Waiting<Work>[]>()

  async function runAlone(key: string, { work, resolve, reject }: Waiting<Work>): Promise<void> {
    await run(key, [work]).then(
      ([result]) => resolve(result),
      (error: unknown) => reject(error instanceof WorkFailed ? error.cause : error),
    )
  }

  async function runBatch(key: string, batch: readonly Waiting<Work>[]): Promise<void> {
    const [first] = batch
    if (batch.length === 1 && first) return runAlone(key, first)
    try {
      const results = await run(key, batch.map(({ work }) => work))
      batch.forEach(({ resolve }, index) => resolve(results[index]))
    } catch (error) {
      if (!(error instanceof WorkFailed)) return batch.forEach(({ reject }) => reject(error))
      for (const waiting of batch) await runAlone(key, waiting)
    }
  }

  async function drain(key: string, queue: Waiting<Work>[]): Promise<void> {
    while (queue.length > 0) await runBatch(key, queue.splice(0, MOST_TOGETHER))
    queues.delete(key)
  }

  return (key: string, work: Work): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const waiting = { work, resolve, reject }
      const queue = queues.get(key)
      if (queue) {
        queue.push(waiting)
        return
      }
      const started = [waiting]
      queues.set(key, started)
      void drain(key, started)
    })
}
