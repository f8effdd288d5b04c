import { Tab, type TabState, type WetPiece } from './person.ts'
import { MOST_TABS, MOST_TABS_OF_PERSON, PARTING_MS, SILENCE_MS } from './presenceLimits.ts'

/** A tab as it is sent to a subscriber: its state, and the pieces of strokes that were not sent before. */
export interface SentTab extends TabState {
  wet: WetPiece[]
}

/** What changed for a reader. */
export interface PresenceChange {
  /** Whether these are all there are: the first message of a reading. */
  isComplete: boolean
  /** When it was sent, by this server's clock: milliseconds since 1970. */
  now: number
  here: SentTab[]
  left: string[]
}

const isSame = (one: TabState, other: TabState) => JSON.stringify(one) === JSON.stringify(other)

/** Who is on one storyboard, or where one playlist is played, as this server knows it. */
export class Room {
  readonly tabs = new Map<string, Tab>()
  readonly #wakes = new Set<() => void>()
  #version = 0

  /** Whether nobody is there and nobody looks. */
  get isEmpty(): boolean {
    return this.tabs.size === 0 && this.#wakes.size === 0
  }

  get readerCount(): number {
    return this.#wakes.size
  }

  /** Has a reader woken whenever something changes, until the returned function is called. */
  watch(wake: () => void): () => void {
    this.#wakes.add(wake)
    return () => void this.#wakes.delete(wake)
  }

  /** Whether one more tab of a person is shown. */
  hasRoomFor(userId: string): boolean {
    if (this.tabs.size >= MOST_TABS) return false
    let count = 0
    for (const { state } of this.tabs.values()) if (state.userId === userId) count++
    return count < MOST_TABS_OF_PERSON
  }

  /** Notes how a tab is; answers it. */
  put(state: TabState, pieces: readonly WetPiece[], owner: string, now: number): Tab {
    const known = this.tabs.get(state.id)
    const tab = known ?? new Tab(state)
    if (!known) this.tabs.set(state.id, tab)
    tab.owner = owner
    tab.endsAt = now + SILENCE_MS
    if (known && pieces.length === 0 && isSame(known.state, state)) return tab
    tab.state = state
    tab.addPieces(pieces)
    this.#changed(tab)
    return tab
  }

  /** Notes that a tab's connection has ended. */
  part(id: string, now: number): void {
    const tab = this.tabs.get(id)
    if (tab) tab.endsAt = Math.min(tab.endsAt, now + PARTING_MS)
  }

  /** Takes a tab away. */
  remove(id: string): void {
    if (this.tabs.delete(id)) this.#changed(null)
  }

  /** Takes away the tabs nothing was heard of; answers their ids. */
  removeSilent(now: number): string[] {
    const silent = [...this.tabs].filter(([, { endsAt }]) => endsAt <= now).map(([id]) => id)
    for (const id of silent) this.remove(id)
    return silent
  }

  /** The change that a subscriber has not been sent yet; null for none. Marks it as sent. */
  changeFor(sent: SentPresence, now: number): PresenceChange | null {
    const { isComplete } = sent
    if (!isComplete && sent.version === this.#version) return null
    const here: SentTab[] = []
    for (const [id, tab] of this.tabs) {
      const known = sent.tabs.get(id)
      if (id === sent.ownId || known?.version === tab.version) continue
      // Who sees a tab for the first time gets what it is drawing just now.
      here.push({ ...tab.state, wet: tab.piecesAfter(known?.pieceCount ?? 0) })
      sent.tabs.set(id, { version: tab.version, pieceCount: tab.pieceCount })
    }
    const left = [...sent.tabs.keys()].filter((id) => !this.tabs.has(id))
    for (const id of left) sent.tabs.delete(id)
    sent.version = this.#version
    sent.isComplete = false
    return isComplete || here.length > 0 || left.length > 0 ? { isComplete, now, here, left } : null
  }

  #changed(tab: Tab | null): void {
    this.#version++
    if (tab) tab.version = this.#version
    for (const wake of this.#wakes) wake()
  }
}

/** What a subscriber has been sent. It grows with the number of tabs, not with the time it takes to read. */
export class SentPresence {
  isComplete = true
  version = -1
  readonly tabs = new Map<string, { version: number; pieceCount: number }>()

  /** `ownId`: the subscriber's own tab, which is not sent; null for none. */
  constructor(readonly ownId: string | null) {}
}
