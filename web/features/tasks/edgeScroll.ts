import { AUTO_SCROLL_INTERVAL_MS } from '../../dnd/gestures.ts'
import type { Point } from './cardPress.ts'

/** How far it scrolls then at its very edge, in pixels. */
const MOST_STEP = 10
/** The part of a scrolling area, at each edge, in which it scrolls. */
const EDGE_SHARE = 0.2

type Axis = 'x' | 'y'

/** The areas around an element that scroll, the innermost first, with the window's own at the end. */
function scrollersAround(element: Element): Element[] {
  const found: Element[] = []
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(each)
    if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) found.push(each)
  }
  const root = document.scrollingElement
  return root && !found.includes(root) ? [...found, root] : found
}

function edgesOf(scroller: Element, axis: Axis): { start: number; size: number } {
  if (scroller === document.scrollingElement) {
    return { start: 0, size: axis === 'y' ? window.innerHeight : window.innerWidth }
  }
  const box = scroller.getBoundingClientRect()
  return axis === 'y' ? { start: box.top, size: box.height } : { start: box.left, size: box.width }
}

/** How fast an area scrolls for a pointer, from -1 to 1. */
function speedAt(scroller: Element, axis: Axis, at: number): number {
  const { start, size } = edgesOf(scroller, axis)
  const edge = size * EDGE_SHARE
  const fromStart = at - start
  const fromEnd = start + size - at
  if (fromStart < edge) return -Math.min(1, (edge - fromStart) / edge)
  return fromEnd < edge ? Math.min(1, (edge - fromEnd) / edge) : 0
}

function scrollBy(scroller: Element, axis: Axis, step: number): boolean {
  const before = axis === 'y' ? scroller.scrollTop : scroller.scrollLeft
  scroller.scrollBy(axis === 'y' ? { top: step, behavior: 'instant' } : { left: step, behavior: 'instant' })
  return before !== (axis === 'y' ? scroller.scrollTop : scroller.scrollLeft)
}

/** Scrolls the areas a card is held over while it is at their edges and was moved towards them. */
export class EdgeScroll {
  #inner: Element | null = null
  #scrollers: Element[] = []
  #last: Point | null = null
  #direction = { x: 0, y: 0 }
  #steps: { scroller: Element; axis: Axis; step: number }[] = []
  #timer: ReturnType<typeof setInterval> | undefined

  /** Follows the pointer over what it is in. */
  follow(inner: Element, point: Point): void {
    if (inner !== this.#inner) {
      this.#inner = inner
      this.#scrollers = scrollersAround(inner)
    }
    const last = this.#last ?? point
    this.#direction = {
      x: Math.sign(point.x - last.x) || this.#direction.x,
      y: Math.sign(point.y - last.y) || this.#direction.y,
    }
    this.#last = point
    this.#steps = this.#scrollers.flatMap((scroller) =>
      (['y', 'x'] as const).flatMap((axis) => {
        const speed = speedAt(scroller, axis, point[axis])
        const isMeant = speed !== 0 && Math.sign(speed) === this.#direction[axis]
        return isMeant ? [{ scroller, axis, step: speed * MOST_STEP }] : []
      }),
    )
    if (this.#steps.length === 0) this.#rest()
    else this.#timer ??= setInterval(() => this.#scroll(), AUTO_SCROLL_INTERVAL_MS)
  }

  /** Ends with the drag. */
  stop(): void {
    this.#rest()
    this.#inner = null
    this.#last = null
    this.#direction = { x: 0, y: 0 }
  }

  #scroll(): void {
    if (!this.#steps.some(({ scroller, axis, step }) => scrollBy(scroller, axis, step))) this.#rest()
  }

  #rest(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
