import { v7 as newId } from 'uuid'
import { DrawingEngine } from './engine.ts'

/** Somebody who wants the page's engine. */
export interface EngineClaim {
  /** The engine is yours until `onTaken`. */
  readonly onGiven: (engine: DrawingEngine) => void
  readonly onTaken: () => void
}

/** An engine nobody wants is ended after this long, in milliseconds: on a board the next card wants it at once. */
const IDLE_MS = 30_000

class EngineHolder {
  readonly #claims: EngineClaim[] = []
  #engine: DrawingEngine | null = null
  #idleTimer: ReturnType<typeof setTimeout> | undefined

  #giveToLast(): void {
    clearTimeout(this.#idleTimer)
    const claim = this.#claims.at(-1)
    if (claim) return claim.onGiven(this.#engine ??= new DrawingEngine({ newId }))
    this.#idleTimer = setTimeout(() => {
      this.#engine?.destroy()
      this.#engine = null
    }, IDLE_MS)
  }

  /**
   * Claims the page's one engine. It goes to the last who claimed it and back to the one before when that claim ends.
   * Returns how to end the claim.
   */
  readonly claim = (claim: EngineClaim): (() => void) => {
    this.#claims.at(-1)?.onTaken()
    this.#claims.push(claim)
    this.#giveToLast()
    return () => {
      const wasLast = this.#claims.at(-1) === claim
      this.#claims.splice(this.#claims.indexOf(claim), 1)
      if (!wasLast) return
      claim.onTaken()
      this.#giveToLast()
    }
  }
}

/** The engine of this page. */
export const engineHolder = new EngineHolder()
