import type { EngineEvents } from './engineEvents.ts'
import { penActionOf } from './penButtons.ts'
import type { Position } from './placement.ts'
import { followMark } from './quickMark.ts'
import { positionReader } from './surfacePosition.ts'

/** A pen that is down for this long without a move asks for the quick menu, in milliseconds. */
export const LONG_PRESS_MS = 600
/** A pen that trembles is still, in CSS pixels. */
const SLOP = 5

/** What a pen asks of the page beside its line. */
export interface QuickPenHandlers {
  readonly mayBegin: () => boolean
  readonly isDrawing: () => boolean
  /** The line under way is none: the pen has asked for the quick menu. */
  readonly onGivenUp: () => void
  readonly events: () => EngineEvents | null
}

/** Reads what a pen asks for by its buttons and by a long press: the quick menu, undo and redo. */
export class QuickPen {
  readonly #handlers: QuickPenHandlers
  readonly #ending = new AbortController()
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Where a pen came down that has not moved since. */
  #still: Position | null = null
  #stopFollowing: (() => void) | null = null

  constructor(surface: HTMLElement, handlers: QuickPenHandlers) {
    this.#handlers = handlers
    const { signal } = this.#ending
    const listen = (event: PointerEvent): void => {
      if (event.pointerType !== 'pen' || !handlers.mayBegin()) return
      this.rest()
      const action = penActionOf(event)
      if (action === null) this.#wait(event, positionReader(surface)(event))
      else if (action !== 'eraser' && action !== 'pan') {
        event.preventDefault()
        event.stopImmediatePropagation()
        // What appears under the pen reads its moves.
        if (surface.hasPointerCapture(event.pointerId)) surface.releasePointerCapture(event.pointerId)
        if (handlers.isDrawing()) return
        if (action === 'menu') this.#begin(event)
        else if (action !== 'nothing') handlers.events()?.onPenCommand?.(action)
      }
    }
    surface.addEventListener('pointerdown', listen, { signal, capture: true })
  }

  /** The pen that draws is there now. */
  move(to: Position | null): void {
    const from = this.#still
    if (from && to && Math.hypot(to.x - from.x, to.y - from.y) > SLOP) this.rest()
  }

  /** The pen is still no more. */
  rest(): void {
    clearTimeout(this.#timer)
    this.#still = null
  }

  /** Forgets what is under way. */
  reset(): void {
    this.rest()
    this.#stopFollowing?.()
    this.#stopFollowing = null
  }

  destroy(): void {
    this.reset()
    this.#ending.abort()
  }

  #wait(press: PointerEvent, from: Position): void {
    this.#still = from
    this.#timer = setTimeout(() => {
      if (this.#handlers.isDrawing() && this.#begin(press)) this.#handlers.onGivenUp()
    }, LONG_PRESS_MS)
  }

  #begin(press: PointerEvent): boolean {
    const { clientX: x, clientY: y } = press
    const tell = (mark: Parameters<NonNullable<EngineEvents['onQuickMark']>>[0]): boolean =>
      this.#handlers.events()?.onQuickMark?.(mark) ?? false
    if (!tell({ phase: 'begun', at: { x, y }, direction: null })) return false
    this.#stopFollowing?.()
    this.#stopFollowing = followMark(press, tell)
    return true
  }
}
