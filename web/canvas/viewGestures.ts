import { degreesOf, inCircle } from '../../drawing/angle.ts'
import { SHORTCUTS, isPressed } from '../lib/shortcuts.ts'
import { isTypingTarget } from './keymap.ts'
import { penActionOf } from './penButtons.ts'
import type { Position } from './placement.ts'
import { capturePointer, type ClientPosition, positionReader } from './surfacePosition.ts'
import type { ViewTurn } from './turn.ts'

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
  /** Whether one finger draws; else it moves the view. */
  mayFingersDraw(): boolean
  onPan(x: number, y: number): void
  onZoom(factor: number, at: Position): void
  /** Two fingers turn the view about their middle, clockwise by degrees. */
  onTurn(degrees: number, middle: ClientPosition): void
  /** How the surface lies on the screen. */
  turnOf(): ViewTurn
  onFit(): void
  /** Fingers, two or more, came down together and left again without moving. */
  onTap(fingers: number): void
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

/** Two fingers that pan and zoom turn a little, too: the view turns once they turned this far, in degrees. */
const TWIST_LEAST = 8

/** A tap takes this long at most, in milliseconds, and moves no finger as far as this, in CSS pixels. */
const TAP_MS = 350
const TAP_SLOP = 10

/** Fingers that may be tapping: when the first came down, and how many there were at most. */
interface Tap {
  readonly startedAt: number
  readonly fingers: number
}

interface Pinch {
  readonly middle: ClientPosition
  readonly distance: number
  /** Of the line from one finger to the other, in degrees. */
  readonly angle: number
}

/** How Space stands: not pressed, pressed for whatever has the focus, or pressed to move the view alone. */
type SpaceState = 'up' | 'shared' | 'taken'

/**
 * Reads what moves the view of a surface: Space or the middle button with a drag, two fingers, which turn it too, or
 * one where fingers do not draw, the wheel with Ctrl, and Ctrl+0; and taps with more than one finger. Events it acts on
 * reach nobody else.
 *
 * Space is heard wherever the focus is, except in text. It belongs to the surface while that has the focus or the
 * pointer came over it after the focus moved; otherwise also to the focused control, which a drag takes it from.
 */
export class ViewGestures {
  readonly #surface: HTMLElement
  readonly #handlers: ViewGestureHandlers
  readonly #ending = new AbortController()
  readonly #fingers = new Map<number, ClientPosition>()
  #isPinching = false
  /** How far two fingers turned before the view turns with them, in degrees. */
  #twisted = 0
  #tap: Tap | null = null
  #space: SpaceState = 'up'
  #isPointed = false
  #drag: { readonly pointerId: number; readonly at: Position } | null = null

  constructor(surface: HTMLElement, handlers: ViewGestureHandlers) {
    this.#surface = surface
    this.#handlers = handlers
    // Before those who draw.
    const { signal } = this.#ending
    const options = { signal, capture: true, passive: false }
    const takeOver =
      <Kind extends Event>(isTaken: (event: Kind) => boolean) =>
      (event: Kind): void => {
        if (!isTaken(event)) return
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    const listen = <Kind extends keyof HTMLElementEventMap>(
      type: Kind,
      isTaken: (event: HTMLElementEventMap[Kind]) => boolean,
    ): void => surface.addEventListener(type, takeOver(isTaken), options)
    listen('pointerdown', (event) => this.#down(event))
    listen('pointermove', (event) => this.#move(event))
    listen('pointerup', (event) => this.#up(event))
    listen('pointercancel', (event) => this.#up(event))
    // The middle button would scroll by itself.
    listen('mousedown', (event) => event.button === MIDDLE_BUTTON)
    listen('wheel', (event) => this.#wheel(event))
    listen('pointerleave', () => (this.#isPointed = false))
    listen('keydown', (event) => this.#pressOnSurface(event))
    window.addEventListener('keydown', takeOver((event: KeyboardEvent) => this.#pressSpace(event)), options)
    window.addEventListener('keyup', takeOver((event: KeyboardEvent) => this.#release(event)), options)
    window.addEventListener('focusin', () => (this.#isPointed = false), { signal })
    window.addEventListener('blur', () => this.#setSpace('up'), { signal })
  }

  /** Forgets what is under way. */
  reset(): void {
    this.#fingers.clear()
    this.#isPinching = false
    this.#tap = null
    this.#space = 'up'
    this.#isPointed = false
    this.#drag = null
    this.#handlers.onGrip('none')
  }

  destroy(): void {
    this.#ending.abort()
  }

  #down(event: PointerEvent): boolean {
    if (event.pointerType === 'touch') return this.#fingerDown(event)
    const isBySpace = event.button === PRIMARY_BUTTON && this.#space !== 'up'
    const action = penActionOf(event)
    const isByButton = action === null ? event.button === MIDDLE_BUTTON : action === 'pan'
    if (!(isBySpace || isByButton) || this.#drag || !this.#handlers.mayMove()) return false
    if (isBySpace) {
      this.#space = 'taken'
      // A button is pressed where Space comes up on it.
      this.#surface.focus({ preventScroll: true })
    }
    this.#drag = { pointerId: event.pointerId, at: this.#read(event) }
    capturePointer(this.#surface, event.pointerId)
    this.#handlers.onGrip('holding')
    return true
  }

  #fingerDown(event: PointerEvent): boolean {
    if (this.#handlers.isPalm(event)) return false
    const { clientX, clientY } = event
    this.#fingers.set(event.pointerId, { clientX, clientY })
    if (this.#fingers.size === 1) this.#tap = { startedAt: event.timeStamp, fingers: 1 }
    else if (this.#tap) this.#tap = { ...this.#tap, fingers: this.#fingers.size }
    if (this.#fingers.size === 1) this.#isPinching = !this.#handlers.mayFingersDraw() && this.#handlers.mayMove()
    else if (this.#fingers.size === 2) {
      this.#isPinching ||= this.#handlers.mayPinch(event)
      this.#twisted = 0
    }
    return this.#isPinching
  }

  #move(event: PointerEvent): boolean {
    const { pointerId, pointerType, clientX, clientY } = event
    this.#isPointed = pointerType !== 'touch'
    const isDrag = this.#drag?.pointerId === pointerId
    if (!isDrag && !this.#fingers.has(pointerId)) return false
    if (this.#drag && isDrag) {
      const [from, at] = [this.#drag.at, this.#read(event)]
      this.#drag = { pointerId, at }
      this.#handlers.onPan(at.x - from.x, at.y - from.y)
      return true
    }
    const from = this.#fingers.get(pointerId) ?? event
    // While fingers may be tapping, the view stays.
    if (this.#tap && Math.hypot(clientX - from.clientX, clientY - from.clientY) < TAP_SLOP) return this.#isPinching
    this.#tap = null
    const before = this.#pinch()
    this.#fingers.set(pointerId, { clientX, clientY })
    const after = this.#pinch()
    // While a line is drawn, fingers do nothing.
    if (this.#isPinching && before && after && this.#handlers.mayMove()) {
      const [left, reached] = [this.#read(before.middle), this.#read(after.middle)]
      this.#handlers.onPan(reached.x - left.x, reached.y - left.y)
      this.#twist(inCircle(after.angle - before.angle), after.middle)
      this.#handlers.onZoom(after.distance / before.distance, this.#read(after.middle))
    }
    return this.#isPinching
  }

  #twist(degrees: number, middle: ClientPosition): void {
    if (Math.abs(this.#twisted) < TWIST_LEAST) this.#twisted += degrees
    else this.#handlers.onTurn(degrees, middle)
  }

  #read(event: ClientPosition): Position {
    return positionReader(this.#surface, this.#handlers.turnOf())(event)
  }

  #up({ pointerId, type, timeStamp }: PointerEvent): boolean {
    if (this.#drag?.pointerId === pointerId) {
      this.#drag = null
      this.#handlers.onGrip(this.#space === 'up' ? 'none' : 'ready')
      return true
    }
    if (!this.#fingers.delete(pointerId) || !this.#isPinching) return false
    // A finger left over does not begin to draw.
    this.#isPinching = this.#fingers.size > 0
    if (type === 'pointercancel') this.#tap = null
    if (this.#tap && !this.#isPinching) {
      const { startedAt, fingers } = this.#tap
      this.#tap = null
      if (fingers > 1 && timeStamp - startedAt <= TAP_MS) this.#handlers.onTap(fingers)
    }
    return true
  }

  #pinch(): Pinch | null {
    const [one, other] = [...this.#fingers.values()]
    if (one && !other && !this.#handlers.mayFingersDraw()) return { middle: one, distance: PINCH_LEAST, angle: 0 }
    if (!one || !other) return null
    const [across, down] = [other.clientX - one.clientX, other.clientY - one.clientY]
    return {
      middle: { clientX: one.clientX + across / 2, clientY: one.clientY + down / 2 },
      distance: Math.max(PINCH_LEAST, Math.hypot(across, down)),
      angle: degreesOf(Math.atan2(down, across)),
    }
  }

  #wheel(event: WheelEvent): boolean {
    if (!event.ctrlKey && !event.metaKey) return false
    if (!this.#handlers.mayMove()) return true
    const turned = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * WHEEL_LINE
    const counted = Math.min(WHEEL_MOST, Math.max(-WHEEL_MOST, turned))
    this.#handlers.onZoom(Math.exp(-counted / WHEEL_PER_E), this.#read(event))
    return true
  }

  #pressOnSurface(event: KeyboardEvent): boolean {
    if (!isPressed(SHORTCUTS.drawing.fit, event)) return false
    if (this.#handlers.mayMove()) this.#handlers.onFit()
    return true
  }

  #pressSpace({ key, target, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
    if (key !== ' ' || ctrlKey || metaKey || altKey || shiftKey || !this.#surface.isConnected) return false
    if (isTypingTarget(target) && !(target instanceof HTMLSelectElement)) return false
    const isTaken = this.#space === 'taken' || this.#isPointed || target === this.#surface
    this.#setSpace(isTaken ? 'taken' : 'shared')
    return isTaken
  }

  #release({ key }: KeyboardEvent): boolean {
    if (key !== ' ' || this.#space === 'up') return false
    const isTaken = this.#space === 'taken'
    this.#setSpace('up')
    return isTaken
  }

  #setSpace(state: SpaceState): void {
    if (this.#space === state) return
    this.#space = state
    if (!this.#drag) this.#handlers.onGrip(state === 'up' ? 'none' : 'ready')
  }
}
