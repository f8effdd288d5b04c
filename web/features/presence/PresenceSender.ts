import type { Box } from '../../../drawing/matrix.ts'
import type { GuestInk } from '../../canvas/guestLines.ts'
import type { Position } from '../../canvas/placement.ts'
import type { Playback, PresenceMode } from './BoardPresence.ts'
import { InkBuffer, type InkPiece } from './inkPieces.ts'

/** Least time between two messages, so that there are fewer than 30 a second; milliseconds. */
export const MESSAGE_STEP_MS = 36
/** Between two messages when nothing happens, so that the server knows that the page is there; milliseconds. */
export const HEARTBEAT_MS = 4_000
/** Messages on their way at a time; more would only pile up where the network is slow. */
const MOST_UNDER_WAY = 3
/** So many messages say how long one takes to the server: the fastest of them. */
const TIMED_MESSAGES = 32

/** Where this page is and what its person does. */
export interface OwnPresence {
  readonly shotId: string | null
  readonly viewId: string | null
  readonly mode: PresenceMode
  readonly cursor: Position | null
  /** The box around what is selected in the view; null for nothing. */
  readonly selection: Box | null
  readonly followingId: string | null
}

/** One message. */
export interface PresenceMessage extends OwnPresence {
  readonly wet: readonly InkPiece[]
  readonly playback: Playback | null
}

/**
 * Sends a message; never rejects. Answers, when the server has it, how long that wants to wait for the next one, in
 * milliseconds; null where it did not say.
 */
export type SendPresence = (message: PresenceMessage) => Promise<number | null>

const NOWHERE: OwnPresence = {
  shotId: null, viewId: null, mode: 'LOOKING', cursor: null, selection: null, followingId: null,
}

/**
 * Tells the others where this page is: the newest state with all ink since the last message, never more often than the
 * server takes it, and nothing that nobody would see.
 */
export class PresenceSender {
  readonly #send: SendPresence
  readonly #ink = new InkBuffer()
  #state = NOWHERE
  #readPlayback: () => Playback | null = () => null
  #sentAt = Number.NEGATIVE_INFINITY
  #step = MESSAGE_STEP_MS
  /** Milliseconds until the last messages were answered. */
  readonly #roundTrips: number[] = []
  #underWay = 0
  #hasCompany = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #isTold = false
  #isStopped = false

  constructor(send: SendPresence) {
    this.#send = send
  }

  get state(): OwnPresence {
    return this.#state
  }

  /** Milliseconds that a message takes to the server, or back: half of the fastest round trip; 0 before the first. */
  readonly getTripMs = (): number => this.#roundTrips.length === 0 ? 0 : Math.min(...this.#roundTrips) / 2

  /** Whether anybody would see it. Alone, only the heartbeat goes out, and where one is. */
  setCompany(hasCompany: boolean): void {
    if (this.#hasCompany === hasCompany) return
    this.#hasCompany = hasCompany
    this.#ink.clear()
    this.#isTold = false
    this.#plan()
  }

  /** Changes where this page is. */
  set(change: Partial<OwnPresence>): void {
    const before = this.#state
    const next = { ...before, ...change }
    // A cursor is one in a view.
    const state = next.viewId === null ? { ...next, cursor: null } : next
    const isElsewhere =
      state.viewId !== before.viewId || state.shotId !== before.shotId ||
      state.mode !== before.mode || state.followingId !== before.followingId
    const isPointed = before.cursor?.x !== state.cursor?.x || before.cursor?.y !== state.cursor?.y ||
      before.selection !== state.selection
    if (!isElsewhere && !isPointed) return
    // Ink belongs to the view it was drawn in.
    if (state.viewId !== before.viewId) this.#ink.clear()
    this.#state = state
    if (!isElsewhere && !this.#hasCompany) return
    this.#isTold = false
    this.#plan()
  }

  /** Adds points of the line under way. */
  draw(ink: GuestInk): void {
    if (!this.#hasCompany) return
    this.#ink.add(ink)
    this.#isTold = false
    this.#plan()
  }

  /** What is played is read when a message goes out, so that it is never old. */
  setPlayback(read: () => Playback | null): void {
    this.#readPlayback = read
    this.sendPlayback()
  }

  /** What is played changed in a way that the others cannot foresee. */
  sendPlayback(): void {
    if (!this.#hasCompany) return
    this.#isTold = false
    this.#plan()
  }

  /** Begins: the page is there. */
  start(): void {
    this.#isStopped = false
    this.#isTold = false
    this.#plan()
  }

  /** Tells everything once more, as when the connection is back. */
  repeat(): void {
    this.#ink.clear()
    this.#isTold = false
    this.#plan()
  }

  /** Nothing goes out any more. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
  }

  #plan(): void {
    clearTimeout(this.#timer)
    if (this.#isStopped) return
    const wait = this.#isTold ? HEARTBEAT_MS : this.#step
    this.#timer = setTimeout(() => this.#tell(), Math.max(0, this.#sentAt + wait - performance.now()))
  }

  #tell(): void {
    // Too much is on its way: what comes meanwhile goes with the next one.
    if (this.#underWay >= MOST_UNDER_WAY) return
    const sentAt = performance.now()
    this.#sentAt = sentAt
    this.#isTold = true
    this.#underWay += 1
    const { cursor, shotId } = this.#state
    const playback = this.#readPlayback()
    void this.#send({
      ...this.#state,
      shotId: playback?.shotId ?? shotId,
      cursor: this.#hasCompany ? cursor : null,
      wet: this.#state.viewId === null ? [] : this.#ink.take(),
      playback,
    }).then((pauseMs) => {
      this.#underWay -= 1
      if (pauseMs !== null) this.#roundTrips.push(performance.now() - sentAt)
      if (this.#roundTrips.length > TIMED_MESSAGES) this.#roundTrips.shift()
      this.#step = Math.min(HEARTBEAT_MS, Math.max(MESSAGE_STEP_MS, pauseMs ?? 0))
      this.#plan()
    })
    this.#plan()
  }
}
