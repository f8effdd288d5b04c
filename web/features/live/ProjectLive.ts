import { clientId } from '../../lib/clientId.ts'
import type { OwnEvents } from '../../relay/ownEvents.ts'
import { changesOf } from './eventEffects.ts'
import type { LiveChanges, LiveEvent } from './liveChanges.ts'
import { isHeld, whenReleased } from '../../lib/holding.ts'

/** A page that is not looked at takes what came at most so often, in milliseconds. */
const HIDDEN_PAUSE_MS = 500

/** So long a batch is remembered for parts of the page that are on their way meanwhile, in milliseconds. */
const REMEMBERED_MS = 5_000

/**
 * Told of a batch: what it touched, and whether this page did it. Then the promise settles once what the page shows of
 * it is in the store.
 */
export type LiveListener = (changes: LiveChanges, isOwn: boolean) => Promise<void> | void

/**
 * The news of one project, or of one organization, on their way to what is open: each event once, in order, those of
 * a frame together, without those that came with the response to a mutation. What somebody here holds makes them wait.
 */
export class ProjectLive {
  readonly #ownerId: string
  readonly #ownEvents: OwnEvents
  readonly #changesOf: (events: readonly LiveEvent[]) => LiveChanges
  readonly #listeners = new Set<LiveListener>()
  #lastSeq: number
  #waiting: LiveEvent[] = []
  #delivered: { at: number; changes: LiveChanges }[] = []
  #isPlanned = false

  /** `after`: the sequence number in the owner's log up to which everything is known. */
  constructor(
    ownEvents: OwnEvents,
    ownerId: string,
    after: number,
    effectsOf: (events: readonly LiveEvent[]) => LiveChanges = changesOf,
  ) {
    this.#ownEvents = ownEvents
    this.#ownerId = ownerId
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

  /** The last batches, for who reads something at this moment: the answer may be older than they are. */
  recent(): readonly LiveChanges[] {
    const since = Date.now() - REMEMBERED_MS
    return this.#delivered.filter(({ at }) => at >= since).map(({ changes }) => changes)
  }

  /** Takes an event in. One that came before, as after a connection was lost, is left out, and so is one `isKnown`. */
  take(event: LiveEvent, isKnown = false): void {
    if (event.seq <= this.#lastSeq) return
    this.#lastSeq = event.seq
    if (isKnown) return
    // Anybody may give any name to a page: what others do under its name is theirs.
    const isOfThisPage = event.isOwn && event.clientId === clientId
    if (!isOfThisPage) return this.#add(event)
    // It may come before its response, which holds it too, or a lost connection may have swallowed that.
    this.#ownEvents.whenIdle(() => {
      if (!this.#ownEvents.isKnown({ ownerId: this.#ownerId, seq: event.seq })) this.#add(event)
    })
  }

  #add(event: LiveEvent): void {
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
    const at = Date.now()
    this.#delivered = [...this.#delivered.filter((batch) => batch.at >= at - REMEMBERED_MS), { at, changes }]
    for (const listener of [...this.#listeners]) void listener(changes, false)
  }
}
