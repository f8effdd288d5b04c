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

const claims: EngineClaim[] = []
let engine: DrawingEngine | null = null
let idleTimer: ReturnType<typeof setTimeout> | undefined

function giveToLast(): void {
  clearTimeout(idleTimer)
  const claim = claims.at(-1)
  if (claim) {
    engine ??= new DrawingEngine({ newId })
    claim.onGiven(engine)
    return
  }
  idleTimer = setTimeout(() => {
    engine?.destroy()
    engine = null
  }, IDLE_MS)
}

/**
 * Claims the page's one engine. It goes to the last who claimed it and back to the one before when that claim ends.
 * Returns how to end the claim.
 */
export function claimEngine(claim: EngineClaim): () => void {
  claims.at(-1)?.onTaken()
  claims.push(claim)
  giveToLast()
  return () => {
    const wasLast = claims.at(-1) === claim
    claims.splice(claims.indexOf(claim), 1)
    if (!wasLast) return
    claim.onTaken()
    giveToLast()
  }
}
