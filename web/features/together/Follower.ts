import type { FrameRate } from '../../lib/frameRates.ts'
import type { Player } from '../../playback/player.ts'
import type { ReceivedPlayback } from '../presence/BoardPresence.ts'
import { playedId } from './playedPlace.ts'

/** So many frames may a player that plays on be off before it seeks. */
export const MOST_OFF = 2

/**
 * Keeps a player where somebody else's is. The speed is never bent, which would change the sound: a player that is too
 * far off seeks, at a cut, or after the other one did.
 */
export class Follower {
  readonly #player: Player
  readonly #framesPerSecond: number
  readonly #getServerTime: () => number
  #received: ReceivedPlayback | null = null
  /** Whether what was received last waits for its shot. */
  #isWaiting = false
  #shot = -1

  constructor(player: Player, { numerator, denominator }: FrameRate, getServerTime: () => number) {
    this.#player = player
    this.#framesPerSecond = numerator / denominator
    this.#getServerTime = getServerTime
  }

  /** Takes what the other one plays. */
  take(received: ReceivedPlayback): void {
    if (received === this.#received) return
    const before = this.#received
    if (before && this.#isLate(received, before)) return
    this.#received = received
    this.#apply(received, before)
  }

  /** Called as the player plays, and when it has other shots. */
  readonly check = (): void => {
    const received = this.#received
    if (received === null) return
    if (this.#isWaiting) this.#apply(received, null)
    const shot = this.#player.getShotIndex()
    if (shot === this.#shot) return
    this.#shot = shot
    this.#correct(MOST_OFF)
  }

  /** Whether what was received is as foreseen, and took longer to the server than what was received before. */
  #isLate(received: ReceivedPlayback, before: ReceivedPlayback): boolean {
    if (!received.isPlaying || !before.isPlaying || received.speed !== before.speed) return false
    const due = this.#dueOf(received)
    const foreseen = this.#dueOf(before)
    return due !== null && foreseen !== null && this.#player.isRunning() && due < foreseen && foreseen - due <= MOST_OFF
  }

  #apply(received: ReceivedPlayback, before: ReceivedPlayback | null): void {
    const due = this.#dueOf(received)
    this.#isWaiting = due === null
    if (due === null) return
    const player = this.#player
    const { isPlaying, speed } = player.getState()
    // At its end the other one stops, and says so.
    const isOver = received.speed > 0 && due === player.getTimeline().frames - 1
    if (!received.isPlaying || isOver) {
      if (isPlaying) player.pause()
      if (player.getFrame() !== due) player.seek(due)
    } else if (!isPlaying || speed !== received.speed) {
      player.seek(due)
      void player.play(received.speed).then(() => this.#correct(0))
    } else {
      const foreseen = before?.isPlaying ? this.#dueOf(before) : null
      if (foreseen === null || Math.abs(foreseen - due) > MOST_OFF) this.#correct(0)
    }
  }

  /** The frame that is due in so many seconds; null where the shot is not played here. */
  #dueOf(received: ReceivedPlayback, ahead = 0): number | null {
    const { shots, starts, frames } = this.#player.getTimeline()
    const index = shots.findIndex(({ id }) => id === playedId(received))
    if (index < 0) return null
    const seconds = Math.max(0, this.#getServerTime() - received.at) / 1_000 + ahead
    const passed = seconds * this.#framesPerSecond * received.speed
    // What is shown is half over, on average.
    const place = (starts[index] ?? 0) + received.frame + (received.isPlaying ? passed + 0.5 : 0)
    return Math.max(0, Math.min(Math.floor(place), frames - 1))
  }

  /** Seeks when it is more than so many frames off, to what is due when the device has begun there. */
  #correct(most: number): void {
    const player = this.#player
    const received = this.#received
    if (!received?.isPlaying || !player.isRunning()) return
    const due = this.#dueOf(received, player.getDelay())
    if (due === null || Math.abs(player.advance() - due) <= most) return
    player.seek(this.#dueOf(received, player.getStartDelay()) ?? due)
  }
}
