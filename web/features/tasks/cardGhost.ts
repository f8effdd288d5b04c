import { DROP_DURATION_MS } from '../../dnd/gestures.ts'
import { isMotionReduced } from '../../lib/reducedMotion.ts'
import type { Point } from './cardPress.ts'

const moved = ({ x, y }: Point): string => `translate3d(${x}px, ${y}px, 0)`

/**
 * The picture of a card that hangs on the pointer: a copy of what is on the page, so that picking up renders nothing.
 * In flight to its place it is out of reach, so that the card it lands on can be pressed at once.
 */
export class CardGhost {
  readonly #layer: HTMLElement
  #grip: Point = { x: 0, y: 0 }
  #at: Point = { x: 0, y: 0 }
  #flight: Animation | null = null
  #landing: HTMLElement | null = null

  /** The layer is empty, and fixed at the window's corner. */
  constructor(layer: HTMLElement) {
    this.#layer = layer
  }

  /** Copies the face of a card (`data-look`) and holds it where the pointer has it. */
  lift(card: HTMLElement, point: Point): void {
    this.clear()
    const face = card.querySelector<HTMLElement>('[data-look]')
    if (!face) return
    const { left, top, width, height } = card.getBoundingClientRect()
    const copy = face.cloneNode(true) as HTMLElement
    copy.querySelector('[data-buttons]')?.remove()
    copy.dataset['look'] = 'lifted'
    this.#grip = { x: point.x - left, y: point.y - top }
    const size = { width: `${width}px`, height: `${height}px` }
    Object.assign(this.#layer.style, { ...size, display: 'block', pointerEvents: '' })
    this.#layer.replaceChildren(copy)
    this.follow(point)
  }

  /** Goes on with the pointer. */
  follow(point: Point): void {
    this.#at = { x: point.x - this.#grip.x, y: point.y - this.#grip.y }
    this.#layer.style.transform = moved(this.#at)
  }

  /** Flies to a card, which shows when it has arrived; goes at once where there is none or nothing is to move. */
  land(card: HTMLElement | null): void {
    const isStill = isMotionReduced()
    if (!card || isStill || !this.#layer.firstChild) return this.clear()
    const { left, top } = card.getBoundingClientRect()
    this.#layer.style.pointerEvents = 'none'
    card.style.opacity = '0'
    this.#landing = card
    this.#flight = this.#layer.animate(
      [{ transform: moved(this.#at) }, { transform: moved({ x: left, y: top }) }],
      { duration: DROP_DURATION_MS, easing: 'ease', fill: 'forwards' },
    )
    this.#flight.onfinish = () => this.clear()
  }

  /** Takes it off the page. */
  clear(): void {
    if (this.#landing) this.#landing.style.opacity = ''
    this.#flight?.cancel()
    this.#flight = null
    this.#landing = null
    this.#layer.style.display = 'none'
    this.#layer.replaceChildren()
  }
}
