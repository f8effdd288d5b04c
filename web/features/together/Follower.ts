import type { FrameRate } from '../../lib/frameRates.ts'
import type { Player } from '../../playback/player.ts'
import type { ToldPlayback } from '../presence/BoardPresence.ts'
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
  #told: ToldPlayback | null = null
  /** Whether what was told last waits for its shot. */
  #isWaiting = false
  #shot = -1

  constructor(player: Player, { numerator, denominator }: FrameRate, getServerTime: () => number) {
    this.#player = player
    this.#framesPerSecond = numerator / denominator
    this.#getServerTime = getServerTime
  }

  /** Takes what the other one plays. */
  take(told: ToldPlayback): void {
    if (told === this.#told) return
    const before = this.#told
    if (before && this.#isLate(told, before)) return
    this.#told = told
    this.#apply(told, before)
  }

  /** Called as the player plays, and when it has other shots. */
  readonly check = (): void => {
    const told = this.#told
    if (told === null) return
    if (this.#isWaiting) this.#apply(told, null)
    const shot = this.#player.getShotIndex()
    if (shot === this.#shot) return
    this.#shot = shot
    this.#correct(MOST_OFF)
  }

  /** Whether what was told is as foreseen, and took longer to the server than what was told before. */
  #isLate(told: ToldPlayback, before: ToldPlayback): boolean {
    if (!told.isPlaying || !before.isPlaying || told.speed !== before.speed) return false
    const due = this.#dueOf(told)
    const foreseen = this.#dueOf(before)
    return due !== null && foreseen !== null && this.#player.isRunning() && due < foreseen && foreseen - due <= MOST_OFF
  }

  #apply(told: ToldPlayback, before: ToldPlayback | null): void {
    const due = this.#dueOf(told)
    this.#isWaiting = due === null
    if (due === null) return
    const player = this.#player
    const { isPlaying, speed } = player.getState()
    // At its end the other one stops, and says so.
    const isOver = told.speed > 0 && due === player.getTimeline().frames - 1
    if (!told.isPlaying || isOver) {
      if (isPlaying) player.pause()
      if (player.getFrame() !== due) player.seek(due)
    } else if (!isPlaying || speed !== told.speed) {
      player.seek(due)
      void player.play(told.speed).then(() => this.#correct(0))
    } else {
      const foreseen = before?.isPlaying ? this.#dueOf(before) : null
      if (foreseen === null || Math.abs(foreseen - due) > MOST_OFF) this.#correct(0)
    }
  }

  /** The frame that is due; null where the shot is not played here. */
  #dueOf(told: ToldPlayback): number | null {
    const { shots, starts, frames } = this.#player.getTimeline()
    const index = shots.findIndex(({ id }) => id === playedId(told))
    if (index < 0) return null
    const passed = Math.max(0, this.#getServerTime() - told.at) / 1_000 * this.#framesPerSecond * told.speed
    // What is shown is half over, on average.
    const place = (starts[index] ?? 0) + told.frame + (told.isPlaying ? passed + 0.5 : 0)
    return Math.max(0, Math.min(Math.floor(place), frames - 1))
  }

  /** Seeks when it is more than so many frames off. */
  #correct(most: number): void {
    const due = this.#told?.isPlaying ? this.#dueOf(this.#told) : null
    if (due === null || !this.#player.isRunning()) return
    if (Math.abs(this.#player.advance() - due) > most) this.#player.seek(due)
  }
}
