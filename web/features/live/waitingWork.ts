import { Listeners } from '../../lib/listeners.ts'

/** Tells how many changes wait to be sent. */
export interface WaitingWork {
  readonly subscribe: (listener: () => void) => () => void
  readonly count: () => number
}

const sources = new Map<WaitingWork, () => void>()
const listeners = new Listeners()

/** Names something that holds work until it is sent; returns how to take it away. */
export function noteWaitingWork(source: WaitingWork): () => void {
  sources.set(source, source.subscribe(listeners.tell))
  listeners.tell()
  return () => {
    sources.get(source)?.()
    sources.delete(source)
    listeners.tell()
  }
}

/** For useSyncExternalStore. */
export const subscribeToWaitingWork = listeners.subscribe

/** How many changes of this page wait to be sent. */
export function countWaitingWork(): number {
  let count = 0
  for (const source of sources.keys()) count += source.count()
  return count
}
