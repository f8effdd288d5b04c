import type { Position } from './placement.ts'
import { capturePointer, positionReader } from './surfacePosition.ts'

/** How the hand stands to the view: about to move it with the next press, moving it, or neither. */
export type Grip = 'none' | 'ready' | 'holding'

/** What gestures do to the view. Positions and distances are in CSS pixels of the surface. */
export interface ViewGestureHandlers {
  /** Whether the view may be moved now; not while a line is drawn. */
  mayMove(): boolean
  /** A second finger has come: whether both move the view from now on. A line under way may be given up for it. */
  mayPinch(secondFinger: PointerEvent): boolean
  /** Whether a touch is the palm. */
  isPalm(touch: PointerEvent): boolean
  onPan(x: number, y: number): void
  onZoom(factor: number, at: Position): void
  onFit(): void
  onGrip(grip: Grip): void
}

const PRIMARY_BUTTON = 0
const MIDDLE_BUTTON = 1
/** A turn of the wheel by this many CSS pixels zooms by e; pinching on a touchpad turns it a little at a time. */
const WHEEL_PER_E = 100
/** The most one event of the wheel counts for, in CSS pixels: a mouse's notch is 100 or more at once. */
const WHEEL_MOST = 25
/** CSS pixels of a wheel's line or page. */
const WHEEL_LINE = 16
/** Fingers nearer than this are taken for this far apart, in CSS pixels. */
const PINCH_LEAST = 8

interface Pinch {
  readonly middle: Position
  readonly distance: number
}

/**
 * Reads what moves the view of a surface: Space or the middle button with a drag, two fingers, the wheel with Ctrl, and
 * Ctrl+0. Events it acts on reach nobody else.
 */
export class ViewGestures {
  readonly #surface: HTMLElement
  readonly #handlers: ViewGestureHandlers
  readonly #ending = new AbortController()
  readonly #fingers = new Map<number, Position>()
  #isPinching = false
  #isSpaceDown = false
  #drag: { readonly pointerId: number; readonly at: Position } | null = null

  constructor(surface: HTMLElement, handlers: ViewGestureHandlers) {
    this.#surface = surface
    this.#handlers = handlers
    // Before those who draw.
    const options = { signal: this.#ending.signal, capture: true, passive: false }
    const listen = <Kind extends keyof HTMLElementEventMap>(
      type: Kind,
      isTaken: (event: HTMLElementEventMap[Kind]) => boolean,
    ): void => {
      const listener = (event: HTMLElementEventMap[Kind]): void => {
        if (!isTaken(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }
      surface.addEventListener(type, listener, options)
    }
    listen('pointerdown', (event) => this.#down(event))
    listen('pointermove', (event) => this.#move(event))
    listen('pointerup', (event) => this.#up(event))
    listen('pointercancel', (event) => this.#up(event))
    // The middle button would scroll by itself.
    listen('mousedown', (event) => event.button === MIDDLE_BUTTON)
    listen('wheel', (event) => this.#wheel(event))
    listen('keydown', (event) => this.#press(event))
    listen('keyup', (event) => this.#release(event))
    surface.addEventListener('blur', () => this.#setSpace(false), { signal: this.#ending.signal })
  }

  /** Forgets what is under way. */
  reset(): void {
    this.#fingers.clear()
    this.#isPinching = false
    this.#isSpaceDown = false
    this.#drag = null
    this.#handlers.onGrip('none')
  }

  destroy(): void {
    this.#ending.abort()
  }

  #down(event: PointerEvent): boolean {
    const at = positionReader(this.#surface)(event)
    if (event.pointerType === 'touch') return this.#fingerDown(event, at)
    const isGrip = event.button === MIDDLE_BUTTON || (event.button === PRIMARY_BUTTON && this.#isSpaceDown)
    if (!isGrip || this.#drag || !this.#handlers.mayMove()) return false
    this.#drag = { pointerId: event.pointerId, at }
    capturePointer(this.#surface, event.pointerId)
    this.#handlers.onGrip('holding')
    return true
  }

  #fingerDown(event: PointerEvent, at: Position): boolean {
    if (this.#handlers.isPalm(event)) return false
    this.#fingers.set(event.pointerId, at)
    if (this.#fingers.size === 2 && !this.#isPinching) this.#isPinching = this.#handlers.mayPinch(event)
    return this.#isPinching
  }

  #move(event: PointerEvent): boolean {
    const { pointerId } = event
    const isDrag = this.#drag?.pointerId === pointerId
    if (!isDrag && !this.#fingers.has(pointerId)) return false
    const at = positionReader(this.#surface)(event)
    if (this.#drag && isDrag) {
      const from = this.#drag.at
      this.#drag = { pointerId, at }
      this.#handlers.onPan(at.x - from.x, at.y - from.y)
      return true
    }
    const before = this.#pinch()
    this.#fingers.set(pointerId, at)
    const after = this.#pinch()
    if (this.#isPinching && before && after) {
      this.#handlers.onPan(after.middle.x - before.middle.x, after.middle.y - before.middle.y)
      this.#handlers.onZoom(after.distance / before.distance, after.middle)
    }
    return this.#isPinching
  }

  #up({ pointerId }: PointerEvent): boolean {
    if (this.#drag?.pointerId === pointerId) {
      this.#drag = null
      this.#handlers.onGrip(this.#isSpaceDown ? 'ready' : 'none')
      return true
    }
    if (!this.#fingers.delete(pointerId) || !this.#isPinching) return false
    // A finger left over does not begin to draw.
    this.#isPinching = this.#fingers.size > 0
    return true
  }

  #pinch(): Pinch | null {
    const [one, other] = [...this.#fingers.values()]
    if (!one || !other) return null
    const distance = Math.hypot(one.x - other.x, one.y - other.y)
    return {
      middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
      distance: Math.max(PINCH_LEAST, distance),
    }
  }

  #wheel(event: WheelEvent): boolean {
    if (!event.ctrlKey && !event.metaKey) return false
    if (!this.#handlers.mayMove()) return true
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_LINE
    const counted = Math.min(WHEEL_MOST, Math.max(-WHEEL_MOST, turned))
    this.#handlers.onZoom(Math.exp(-counted / WHEEL_PER_E), positionReader(this.#surface)(event))
    return true
  }

  #press(event: KeyboardEvent): boolean {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (altKey || shiftKey) return false
    if (ctrlKey || metaKey) {
      if (key !== '0') return false
      if (this.#handlers.mayMove()) this.#handlers.onFit()
      return true
    }
    if (key !== ' ') return false
    this.#setSpace(true)
    return true
  }

  #release({ key }: KeyboardEvent): boolean {
    if (key !== ' ' || !this.#isSpaceDown) return false
    this.#setSpace(false)
    return true
  }

  #setSpace(isDown: boolean): void {
    if (this.#isSpaceDown === isDown) return
    this.#isSpaceDown = isDown
    if (!this.#drag) this.#handlers.onGrip(isDown ? 'ready' : 'none')
  }
}
