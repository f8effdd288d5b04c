import type { DrawingSize } from '../../drawing/operation.ts'
import { ARROW_WAYS } from './keymap.ts'
import type { Position } from './placement.ts'
import { turnBack, type ViewTurn } from './turn.ts'

/** A step of the drawing cursor and, with Shift, a fine one, in drawing-space pixels. */
export const CURSOR_STEP = 8
export const CURSOR_FINE_STEP = 1

/** What keys do to a drawing. Positions are in drawing space. */
export interface KeyboardPenHandlers {
  /** The space the cursor moves in. */
  sizeOf(): DrawingSize
  /** How the space lies on the screen. */
  turnOf(): ViewTurn
  /** Whether a line is under way, by whatever means. */
  isDrawing(): boolean
  /** Whether keys do something else now. */
  areKeysTaken(): boolean
  onPenDown(at: Position): void
  onPenMove(to: Position): void
  onPenUp(): void
  onPenCancel(): void
  /** The cursor moved without drawing, or appeared, or went. */
  onCursor(): void
}

/**
 * A drawing cursor on a surface with the focus: arrow keys move it, Enter puts the pen down and lifts it, Escape gives
 * the line up. Keys it acts on reach nobody else.
 */
export class KeyboardPen {
  readonly #handlers: KeyboardPenHandlers
  readonly #ending = new AbortController()
  #position: Position | null = null
  #isDown = false
  #isEnabled = true

  constructor(surface: HTMLElement, handlers: KeyboardPenHandlers) {
    this.#handlers = handlers
    const { signal } = this.#ending
    const onKey = (event: KeyboardEvent): void => {
      if (!this.#press(event)) return
      event.preventDefault()
      event.stopPropagation()
    }
    surface.addEventListener('keydown', onKey, { signal })
    surface.addEventListener('blur', () => this.#hide(), { signal })
    const onPointerMove = (event: PointerEvent): void => {
      // A layout change under a resting pointer gives a move of no distance.
      if (event.movementX !== 0 || event.movementY !== 0) this.#hide()
    }
    surface.addEventListener('pointermove', onPointerMove, { signal })
    surface.addEventListener('pointerdown', () => this.#hide(), { signal, capture: true })
  }

  /** Where the cursor is; null while keys do not draw. */
  get position(): Position | null {
    return this.#handlers.areKeysTaken() ? null : this.#position
  }

  setEnabled(isEnabled: boolean): void {
    this.#isEnabled = isEnabled
    if (!isEnabled) this.reset()
  }

  /** Takes the cursor away and lifts the pen without an event. */
  reset(): void {
    this.#position = null
    this.#isDown = false
  }

  /** The pen is up from now on, because the line ended by other means. */
  lift(): void {
    this.#isDown = false
  }

  destroy(): void {
    this.#ending.abort()
  }

  #press(key: KeyboardEvent): boolean {
    if (!this.#isEnabled || this.#handlers.areKeysTaken() || key.ctrlKey || key.metaKey || key.altKey) return false
    const direction = ARROW_WAYS[key.key]
    if (direction) this.#move(direction, key.shiftKey ? CURSOR_FINE_STEP : CURSOR_STEP)
    else if (key.key === 'Enter') this.#toggle()
    else if (key.key === 'Escape' && this.#handlers.isDrawing()) this.#giveUp()
    else return false
    return true
  }

  #move([right, down]: readonly [number, number], step: number): void {
    const { width, height } = this.#handlers.sizeOf()
    const from = this.#position ?? { x: width / 2, y: height / 2 }
    const way = turnBack(this.#handlers.turnOf(), { x: right * step, y: down * step })
    this.#position = {
      x: Math.min(width, Math.max(0, from.x + way.x)),
      y: Math.min(height, Math.max(0, from.y + way.y)),
    }
    if (this.#isDown) this.#handlers.onPenMove(this.#position)
    else this.#handlers.onCursor()
  }

  #toggle(): void {
    const { width, height } = this.#handlers.sizeOf()
    this.#position ??= { x: width / 2, y: height / 2 }
    if (this.#isDown) {
      this.#isDown = false
      this.#handlers.onPenUp()
      return
    }
    this.#isDown = true
    this.#handlers.onPenDown(this.#position)
  }

  #giveUp(): void {
    this.#isDown = false
    this.#handlers.onPenCancel()
  }

  /** The pointer takes over, or the focus goes: a line under way is finished. */
  #hide(): void {
    if (!this.#position) return
    const wasDown = this.#isDown
    this.reset()
    if (wasDown) this.#handlers.onPenUp()
    this.#handlers.onCursor()
  }
}
