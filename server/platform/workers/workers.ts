import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'

/** Threads for work that would keep everybody else waiting. */
const MOST_THREADS = 2
const IDLE_MS = 60_000
/** Added to the threads' nice value on Unix: requests and the database get the processor first. */
const NICE_INCREMENT = 10

let pool: Piscina | undefined

/**
 * Runs a function that a file exports on a thread of its own, so that heavy computing does not stop the server. Input
 * and result are copied, so they must be plain data.
 */
export function runApart<Input, Result>(file: URL, name: string, input: Input): Promise<Result> {
  pool ??= new Piscina({
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    niceIncrement: NICE_INCREMENT,
    execArgv: ['--import', 'tsx'],
  })
  return pool.run(input, { filename: fileURLToPath(file), name }) as Promise<Result>
}

/** Ends the threads. */
export async function closeWorkers(): Promise<void> {
  await pool?.destroy()
  pool = undefined
}
