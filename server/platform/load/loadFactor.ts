import { type EventLoopUtilization, performance } from 'node:perf_hooks'
import { ownedByResources } from '../../kernel/resources.ts'

/** How often the load is looked at, in milliseconds; what nobody asked for so long is forgotten. */
const LOOK_MS = 250
const FORGET_MS = 5_000
/** Shares of the time this process computes: above the first the factor grows, below the second it falls. */
const BUSY = 0.6
const CALM = 0.4
const LARGEST_FACTOR = 8

/** The load factor at the last look. */
interface Look {
  factor: number
  at: number
  utilization?: EventLoopUtilization
}

const look = ownedByResources((): Look => ({ factor: 1, at: 0 }))

/** The load factor after a time of which the process computed such a share (0 to 1), after it was `before`. */
export function nextLoadFactor(before: number, share: number): number {
  if (share > BUSY) return Math.min(LARGEST_FACTOR, before * 1.5)
  return share < CALM ? Math.max(1, before / 1.25) : before
}

/**
 * How many times more seldom than in a calm process things that may wait are to be done here: 1 to 8. Follows within
 * a second or two how much of its time the event loop of the process is busy.
 */
export function loadFactor(): number {
  const now = performance.now()
  const last = look()
  if (now - last.at < LOOK_MS) return last.factor
  const current = performance.eventLoopUtilization()
  const { utilization } = performance.eventLoopUtilization(current, last.utilization)
  const factor = now - last.at > FORGET_MS ? 1 : nextLoadFactor(last.factor, utilization)
  Object.assign(last, { factor, at: now, utilization: current })
  return factor
}
