/** Whether the server can be heard, and since when it cannot; times by `Date.now()`. */
export interface ConnectionState {
  readonly isOnline: boolean
  readonly lostAt: number | null
}

const ONLINE: ConnectionState = { isOnline: true, lostAt: null }

/** How the live connection of this page stands; one that nobody needs is online. */
export class ConnectionWatch {
  readonly #listeners = new Set<() => void>()
  #state = ONLINE

  /** For useSyncExternalStore. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly get = (): ConnectionState => this.#state

  /** The server is heard again, or nobody listens any more. */
  found(): void {
    this.#change(ONLINE)
  }

  /** The server is not heard; the first moment of it counts. */
  lost(): void {
    if (this.#state.isOnline) this.#change({ isOnline: false, lostAt: Date.now() })
  }

  #change(state: ConnectionState): void {
    if (state === this.#state) return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}

/** The state of this page's one live connection. */
export const connectionWatch = new ConnectionWatch()
