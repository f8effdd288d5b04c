import type { GuestInk } from '../../canvas/guestLines.ts'
import type { Box } from '../../../drawing/matrix.ts'
import type { Position } from '../../canvas/placement.ts'
import { Listeners } from '../../lib/listeners.ts'

/** What somebody does. */
export type PresenceMode = 'LOOKING' | 'DRAWING' | 'PLAYING'

/** What somebody plays. */
export interface Playback {
  /** The item of the playlist; null where a board is played. */
  readonly itemId: string | null
  readonly shotId: string
  /** Frames from the first one of the shot. */
  readonly frame: number
  readonly isPlaying: boolean
  readonly speed: number
  /** Whether the next pictures are there. */
  readonly isReady: boolean
}

/** The same with the time at which it was so: milliseconds since 1970, by the server's clock. */
export interface ReceivedPlayback extends Playback {
  readonly at: number
}

/** Somebody on the board or the playlist, in one tab. */
export interface Person {
  readonly id: string
  readonly userId: string
  readonly name: string
  readonly shotId: string | null
  readonly viewId: string | null
  readonly mode: PresenceMode
  /** The `id` of whom they follow. */
  readonly followingId: string | null
  /** The box around what they have selected in the view, in drawing space; null where nothing is. */
  readonly selection?: Box | null | undefined
}

/** Where somebody points at, in drawing space. */
export interface GuestCursor extends Position {
  readonly id: string
  readonly userId: string
  readonly name: string
}

/** Somebody as the server describes them. */
export interface ToldPerson extends Person {
  readonly cursor: Position | null
  readonly ink: readonly (GuestInk & { readonly viewId: string })[]
  readonly playback: ReceivedPlayback | null
}

/** What changed of those who are here; `isComplete`: these are all. */
export interface PresenceNews {
  readonly isComplete: boolean
  /** When it was sent: milliseconds since 1970, by the server's clock. */
  readonly now: number
  readonly here: readonly ToldPerson[]
  readonly left: readonly string[]
}

/** Hears what is drawn in a view, and what the person plays who draws it. */
export type InkListener = (ink: GuestInk, played: ReceivedPlayback | null) => void

const NOBODY: readonly Person[] = []
const NOTHING: readonly GuestCursor[] = []

/** So many messages say by how much the clocks differ: the fastest of them. */
const TIMED_MESSAGES = 32

function watch(lists: Map<string, Set<InkListener>>, viewId: string, listener: InkListener): () => void {
  const listeners = lists.get(viewId) ?? new Set()
  lists.set(viewId, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) lists.delete(viewId)
  }
}

/** The others on a board or a playlist. Cursors, ink and playback change often and have listeners of their own. */
export class BoardPresence {
  readonly #people = new Map<string, Person>()
  readonly #cursors = new Map<string, GuestCursor & { readonly viewId: string }>()
  readonly #listeners = new Listeners()
  readonly #ink = new Map<string, Set<InkListener>>()
  readonly #marks = new Map<string, Set<InkListener>>()
  readonly #playbacks = new Map<string, ReceivedPlayback>()
  readonly #playbackListeners = new Listeners()
  /** How much the server's clock was ahead of this page's when the last messages came, in milliseconds. */
  readonly #leads: number[] = []
  #others = NOBODY
  #cursorsByView = new Map<string, readonly GuestCursor[]>()

  /** For useSyncExternalStore: any change. */
  readonly subscribe = this.#listeners.subscribe

  /** The others; the same array until one comes, goes or is elsewhere. */
  readonly getOthers = (): readonly Person[] => this.#others

  /** The cursors in a view; the same array until one moves. */
  getCursors(viewId: string): readonly GuestCursor[] {
    return this.#cursorsByView.get(viewId) ?? NOTHING
  }

  /** What somebody plays, by the `id` of the person; null where nothing is known. */
  getPlayback(id: string): ReceivedPlayback | null {
    return this.#playbacks.get(id) ?? null
  }

  /** Calls the listener when the playback of somebody changes; returns how to stop. */
  readonly watchPlaybacks = this.#playbackListeners.subscribe

  /** The server's time when the last messages were sent, and since: milliseconds since 1970. */
  readonly getServerTime = (): number => performance.now() + Math.max(...this.#leads)

  /** Calls the listener with what others draw in a view; returns how to stop. */
  watchInk(viewId: string, listener: InkListener): () => void {
    return watch(this.#ink, viewId, listener)
  }

  /** The same with what others mark over its picture for a comment. */
  watchMarks(viewId: string, listener: InkListener): () => void {
    return watch(this.#marks, viewId, listener)
  }

  /** Whether it is known who is there. */
  readonly isHeard = (): boolean => this.#leads.length > 0

  /** Takes a message of the server. */
  take({ isComplete, now, here, left }: PresenceNews): void {
    const isFirst = !this.isHeard()
    this.#leads.push(now - performance.now())
    if (this.#leads.length > TIMED_MESSAGES) this.#leads.shift()
    const stay = new Set(here.map(({ id }) => id))
    const gone = isComplete ? [...this.#people.keys()].filter((id) => !stay.has(id)) : left
    let areOthersNew = false
    const views = new Set<string>()
    for (const id of gone) {
      areOthersNew = this.#people.delete(id) || areOthersNew
      this.#point(id, null, views)
      this.#playbacks.delete(id)
    }
    for (const tab of here) {
      areOthersNew = this.#put(tab) || areOthersNew
      const { id, userId, name, viewId, cursor } = tab
      this.#point(id, cursor && viewId !== null ? { id, userId, name, viewId, ...cursor } : null, views)
      if (tab.playback) this.#playbacks.set(id, tab.playback)
      else this.#playbacks.delete(id)
      for (const ink of tab.ink) {
        for (const listener of (ink.isMark ? this.#marks : this.#ink).get(ink.viewId) ?? []) listener(ink, tab.playback)
      }
    }
    if (areOthersNew) this.#others = [...this.#people.values()]
    for (const viewId of views) this.#gather(viewId)
    this.#playbackListeners.tell()
    if (!areOthersNew && views.size === 0 && !isFirst) return
    this.#listeners.tell()
  }

  /** Nobody is known any more, as when the connection is lost. */
  forget(): void {
    this.take({ isComplete: true, now: 0, here: [], left: [] })
    this.#leads.length = 0
    this.#listeners.tell()
  }

  #put({ id, userId, name, shotId, viewId, mode, followingId, selection }: ToldPerson): boolean {
    const person = { id, userId, name, shotId, viewId, mode, followingId, selection }
    if (JSON.stringify(this.#people.get(id)) === JSON.stringify(person)) return false
    this.#people.set(id, person)
    return true
  }

  #point(id: string, cursor: (GuestCursor & { readonly viewId: string }) | null, views: Set<string>): void {
    const before = this.#cursors.get(id)
    if (before?.x === cursor?.x && before?.y === cursor?.y && before?.viewId === cursor?.viewId) return
    if (before) views.add(before.viewId)
    if (cursor) {
      views.add(cursor.viewId)
      this.#cursors.set(id, cursor)
    } else this.#cursors.delete(id)
  }

  #gather(viewId: string): void {
    const cursors = [...this.#cursors.values()].filter((cursor) => cursor.viewId === viewId)
    if (cursors.length > 0) this.#cursorsByView.set(viewId, cursors)
    else this.#cursorsByView.delete(viewId)
  }
}
