import { Session } from 'node:inspector'
import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'

/**
 * How often it is looked for a calm moment, in milliseconds, and the share of its time that the process then works:
 * two people who draw take more.
 */
const LOOK_MS = 5_000
const CALM = 0.05
/** How much the process grows before its memory is worth a collection. */
const GROWN = 1.1
/** The first of several leaves pages that are given back after it. */
const COLLECTIONS = 2
/**
 * How far the heap grows beyond what is alive before it is collected, in percent. Without a number the engine lets it
 * grow several times as large; with a smaller one, collecting takes a fifth of the processor time.
 */
const HEAP_GROWTH = 100

/**
 * Sets how this process uses memory, before anything large is loaded. Of WebAssembly, which plans the queries of the
 * database client, the first translation is kept: the optimizing one holds 50 MB and saves no measurable time.
 */
export function setMemoryFlags(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_GROWTH}`)
  setFlagsFromString('--liftoff-only')
}

/**
 * Keeps the memory of this process small: in calm moments, all garbage that starting and busy times left is collected
 * at once, and free pages go back to the system. That takes a tenth of a second. Returns what ends it.
 */
export function keepMemorySmall(): () => void {
  const session = new Session()
  session.connect()
  let [kept, left] = [0, 0]
  let before = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, before)
    before = now
    if (process.memoryUsage.rss() > kept * GROWN) left = COLLECTIONS
    if (utilization > CALM || left === 0) return
    session.post('HeapProfiler.collectGarbage')
    kept = process.memoryUsage.rss()
    left--
  }, LOOK_MS)
  timer.unref()
  return () => {
    clearInterval(timer)
    session.disconnect()
  }
}
