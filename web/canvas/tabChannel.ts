import type { JournalRow } from './journal.ts'
import type { Acknowledgement } from './sending.ts'

/** The messages of a tab to the others of the same person. */
export type TabMessage =
  /** A row is in the journal. */
  | { readonly type: 'journaled'; readonly row: JournalRow }
  /** The server has these operations of a view. */
  | { readonly type: 'stored'; readonly viewId: string; readonly acknowledgements: readonly Acknowledgement[] }
  /** The server has this description of a shot, which was the row's. */
  | { readonly type: 'described'; readonly shotId: string; readonly opId: string; readonly text: string }

/** The way to the other tabs of this browser in which the same person works. */
export interface TabChannel {
  post(message: TabMessage): void
  /** Calls the listener for every message of another tab; returns how to stop. */
  subscribe(listener: (message: TabMessage) => void): () => void
  close(): void
}

const NOBODY: TabChannel = {
  post: () => undefined,
  subscribe: () => () => undefined,
  close: () => undefined,
}

/** Opens a person's channel; where browsers know none, nobody is there. */
export function openTabChannel(userId: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return NOBODY
  const channel = new BroadcastChannel(`framewright-drawing-${userId}`)
  return {
    post: (message) => channel.postMessage(message),
    subscribe(listener) {
      const onMessage = ({ data }: MessageEvent<TabMessage>): void => listener(data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close: () => channel.close(),
  }
}
