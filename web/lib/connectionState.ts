import { Listeners } from './listeners.ts'

/** Whether the server can be heard, and since when it cannot; times by `Date.now()`. */
export interface ConnectionState {
  readonly isOnline: boolean
  readonly lostAt: number | null
  /** The browser itself says that there is no network. */
  readonly hasNoNetwork: boolean
}

/** The state before anything is lost. */
export const CONNECTED: ConnectionState = { isOnline: true, lostAt: null, hasNoNetwork: false }

/** The state of the network and of this page's live connection; a connection that nobody needs is online. */
export class ConnectionWatch {
  readonly #listeners = new Listeners()
  #state = CONNECTED

  /** For useSyncExternalStore. */
  readonly subscribe = this.#listeners.subscribe

  readonly get = (): ConnectionState => this.#state

  /** Follows what the browser says of the network. Call once at the start. */
  start(): void {
    const look = (): void => {
      if (navigator.onLine) this.found()
      else this.#change({ ...this.#lostNow(), hasNoNetwork: true })
    }
    window.addEventListener('offline', look)
    window.addEventListener('online', look)
    look()
  }

  /** The server is heard again, or nobody listens any more. */
  found(): void {
    this.#change(CONNECTED)
  }

  /** The server is not heard; the first moment of it counts. */
  lost(): void {
    if (this.#state.isOnline) this.#change(this.#lostNow())
  }

  #lostNow(): ConnectionState {
    return { isOnline: false, lostAt: this.#state.lostAt ?? Date.now(), hasNoNetwork: false }
  }

  #change(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    this.#listeners.tell()
  }
}

/** The state of this page's one live connection. */
export const connectionWatch = new ConnectionWatch()

/** Calls back once the connection is back after it was lost; returns how to stop. */
export function whenConnectionReturns(callback: () => void): () => void {
  let wasOnline = connectionWatch.get().isOnline
  return connectionWatch.subscribe(() => {
    const { isOnline } = connectionWatch.get()
    if (isOnline && !wasOnline) callback()
    wasOnline = isOnline
  })
}
