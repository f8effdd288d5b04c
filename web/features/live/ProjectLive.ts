import type { LiveEvent } from './liveChanges.ts'
import { changesOf } from './eventEffects.ts'
import type { LiveChanges } from './liveChanges.ts'
import { isHeld, whenReleased } from './holding.ts'

/** A page that is not looked at takes what came at most so often, in milliseconds. */
const HIDDEN_PAUSE_MS = 500

/** What is told of a batch: what it touched, and which of its events were made by others. */
export type LiveListener = (changes: LiveChanges, events: readonly LiveEvent[]) => void

/**
 * The news of one project, or of one organization, on their way to what is open: each event once, in order, those of
 * a frame together, those of this page left out. What somebody here holds makes them wait.
 */
export class ProjectLive {
  readonly #clientId: string
  readonly #changesOf: (events: readonly LiveEvent[]) => LiveChanges
  readonly #listeners = new Set<LiveListener>()
  #lastSeq: number
  #waiting: LiveEvent[] = []
  #isPlanned = false

  /** `clientId`: this page's. `after`: the sequence number up to which everything is known. */
  constructor(clientId: string, after: number, effectsOf = changesOf) {
    this.#clientId = clientId
    this.#changesOf = effectsOf
    this.#lastSeq = after
  }

  /** The number of the last event that came. */
  get lastSeq(): number {
    return this.#lastSeq
  }

  /** Calls the listener with every batch; returns how to stop. */
  readonly subscribe = (listener: LiveListener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes an event in. One that came before, as after a connection was lost, is left out, and so is one `isKnown`. */
  take(event: LiveEvent, isKnown = false): void {
    if (event.seq <= this.#lastSeq) return
    this.#lastSeq = event.seq
    // Anybody may give any name to a page: what others do under its name is theirs.
    const isOfThisPage = event.isOwn && event.clientId === this.#clientId
    if (isKnown || isOfThisPage) return
    this.#waiting.push(event)
    this.#plan()
  }

  #plan(): void {
    if (this.#isPlanned) return
    this.#isPlanned = true
    const deliver = (): void => {
      if (isHeld()) return whenReleased(deliver)
      this.#isPlanned = false
      this.#deliver()
    }
    if (document.visibilityState === 'hidden') setTimeout(deliver, HIDDEN_PAUSE_MS)
    else requestAnimationFrame(deliver)
  }

  #deliver(): void {
    const events = this.#waiting
    this.#waiting = []
    if (events.length === 0) return
    const changes = this.#changesOf(events)
    for (const listener of [...this.#listeners]) listener(changes, events)
  }
}
