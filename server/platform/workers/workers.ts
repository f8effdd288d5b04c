import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { currentResources, ownedByResources } from '../../kernel/resources.ts'

/** Threads for work that would keep everybody else waiting. */
const MOST_THREADS = 2
const IDLE_MS = 60_000
/** Added to the threads' nice value on Unix: requests and the database get the processor first. */
const NICE_INCREMENT = 10

/** The threads, which end with the server. */
const threads = ownedByResources(() => {
  const pool = new Piscina({
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE_INCREMENT,
    execArgv: ['--import', 'tsx'],
  })
  currentResources().onClose(() => pool.destroy())
  return pool
})

/**
 * Runs a function that a file exports on a thread of its own, so that heavy computing does not stop the server. Input
 * and result are copied, so they must be plain data.
 */
export function runApart<Input, Result>(file: URL, name: string, input: Input): Promise<Result> {
  return threads().run(input, { filename: fileURLToPath(file), name }) as Promise<Result>
}
