import { Listeners } from '../../lib/listeners.ts'
import { createStore } from '../../lib/store.ts'

/** Tells how many changes wait to be sent. */
export interface WaitingWork {
  readonly subscribe: (listener: () => void) => () => void
  readonly count: () => number
}

const sources = createStore<readonly WaitingWork[]>([])
const listeners = new Listeners()

/** Names something that holds work until it is sent; returns how to take it away. */
export function noteWaitingWork(source: WaitingWork): () => void {
  const stop = source.subscribe(listeners.tell)
  sources.set([...sources.get(), source])
  listeners.tell()
  return () => {
    stop()
    sources.set(sources.get().filter((each) => each !== source))
    listeners.tell()
  }
}

/** For useSyncExternalStore. */
export const subscribeToWaitingWork = listeners.subscribe

/** How many changes of this page wait to be sent. */
export const countWaitingWork = (): number => sources.get().reduce((sum, source) => sum + source.count(), 0)
