import { loadFactor } from '../../platform/load/loadFactor.ts'
import type { Room } from './room.ts'
import { STEP_MS } from './presenceLimits.ts'

/** Longest time between two messages of one tab or to one reader, in milliseconds. */
export const LONGEST_STEP_MS = 500
/** What each tab for each reader adds to the least time. */
const STEP_OF_TAB_MS = 0.075

/**
 * Milliseconds between two messages of one tab or to one reader. The time grows with the tabs, the readers and the load
 * of the server: presence gives way first.
 */
export const paceOf = ({ tabs, readerCount }: Room): number =>
  Math.min(LONGEST_STEP_MS, (STEP_MS + tabs.size * readerCount * STEP_OF_TAB_MS) * loadFactor())
