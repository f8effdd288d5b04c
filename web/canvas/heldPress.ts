import { createStore } from '../lib/store.ts'

/** A press that has not moved this far only opens a frame and draws no dot, in CSS pixels. */
export const PRESS_SLOP = 4
/** A press nobody has taken for this long is let go, in milliseconds. */
export const PRESS_PATIENCE_MS = 10_000

/**
 * A press on a picture that is about to become a drawing: everything the pointer does is kept from then on, until the
 * drawing is there and takes it. Nobody else hears of its moves.
 */
export class HeldPress {
  readonly down: PointerEvent
  readonly #onMoved: () => void
  readonly #moves: PointerEvent[] = []
  readonly #ending = new AbortController()
  readonly #timer: ReturnType<typeof setTimeout>
  #end: PointerEvent | null = null
  #hasMoved = false
  #taker: (() => void) | null = null

  /** `onMoved` is called once the pointer has gone far enough to draw. */
  constructor(down: PointerEvent, onMoved: () => void) {
    this.down = down
    this.#onMoved = onMoved
    this.#timer = setTimeout(() => this.drop(), PRESS_PATIENCE_MS)
    const options = { signal: this.#ending.signal, capture: true }
    window.addEventListener('pointermove', (event) => this.#move(event), options)
    window.addEventListener('pointerup', (event) => this.#finish(event), options)
    window.addEventListener('pointercancel', (event) => this.#finish(event), options)
  }

  /** What happened since the press, in order; `end` is null while the pointer is still down. */
  get events(): { readonly moves: readonly PointerEvent[]; readonly end: PointerEvent | null } {
    return { moves: this.#moves, end: this.#end }
  }

  /** Whether the press began there. */
  isWithin({ left, top, right, bottom }: DOMRect): boolean {
    const { clientX, clientY } = this.down
    return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  }

  /** Hands the press to one taker, once it has moved, and lets go of it. A press that never moves is never handed. */
  give(take: () => void): void {
    this.#taker = take
    this.#giveIfMoved()
  }

  /** Lets go. */
  drop(): void {
    clearTimeout(this.#timer)
    this.#ending.abort()
    this.#taker = null
    if (held.get() === this) held.set(null)
  }

  #move(event: PointerEvent): void {
    if (event.pointerId !== this.down.pointerId) return
    event.stopImmediatePropagation()
    this.#moves.push(event)
    const distance = Math.hypot(event.clientX - this.down.clientX, event.clientY - this.down.clientY)
    if (!this.#hasMoved && distance >= PRESS_SLOP) {
      this.#hasMoved = true
      this.#onMoved()
    }
    this.#giveIfMoved()
  }

  #finish(event: PointerEvent): void {
    if (event.pointerId !== this.down.pointerId) return
    this.#end = event
    if (!this.#hasMoved) this.drop()
  }

  #giveIfMoved(): void {
    const take = this.#taker
    if (!take || !this.#hasMoved) return
    this.drop()
    take()
  }
}

const held = createStore<HeldPress | null>(null)

/** Holds a press for the drawing that will be where it began, and says once it has moved. One is held at a time. */
export function holdPress(down: PointerEvent, onMoved: () => void = () => undefined): void {
  held.get()?.drop()
  held.set(new HeldPress(down, onMoved))
}

/** The press that waits for a drawing at this place of the page, if there is one. */
export function heldPressWithin(bounds: DOMRect): HeldPress | null {
  const press = held.get()
  return press?.isWithin(bounds) ? press : null
}
