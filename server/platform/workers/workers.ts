import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import { currentResources, ownedByResources } from '../../kernel/resources.ts'
import { translation } from './childProcess.ts'

/** Threads for work that would keep everybody else waiting. */
const MOST_THREADS = 2
/** A thread that waits keeps its memory; starting one takes a tenth of a second. */
const IDLE_MS = 10_000
/** Added to the threads' nice value on Unix: requests and the database get the processor first. */
const NICE_INCREMENT = 10

/** The threads for files like the first, which end with the server. */
const threads = ownedByResources(() => {
  let pool: Piscina | undefined
  currentResources().onClose(() => pool?.destroy())
  return (file: URL) => (pool ??= new Piscina({
    minThreads: 0,
    maxThreads: MOST_THREADS,
    idleTimeout: IDLE_MS,
    // A thread that waits by Atomics never comes to its next turn, in which native memory is given back.
    atomics: 'disabled',
    niceIncrement: NICE_INCREMENT,
    execArgv: translation(file),
  }))
})

/**
 * Runs a function that a file exports on a thread of its own, so that heavy computing does not stop the server. Input
 * and result are copied, so they must be plain data.
 */
export function runApart<Input, Result>(file: URL, name: string, input: Input): Promise<Result> {
  return threads()(file).run(input, { filename: fileURLToPath(file), name }) as Promise<Result>
}
