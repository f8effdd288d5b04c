import { fitInto } from '../../drawing/fit.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import type { Limits } from './engineSettings.ts'
import { BOARD_SETTINGS, withinLimits } from './engineSettings.ts'
import type { LayerPlace, Position } from './placement.ts'
import { toDrawing, toScreen } from './placement.ts'

/** How much of the drawing is seen. */
export interface EngineViewState {
  /** 1 shows the whole drawing, as large as it fits. */
  readonly zoom: number
  /** Whether the drawing lies whole in the middle. */
  readonly isFitted: boolean
}

/** What is shown of a revealed point's surroundings, in CSS pixels. */
const REVEAL_MARGIN = 24

function middleOf({ width, height }: DrawingSize): Position {
  return { x: width / 2, y: height / 2 }
}

/**
 * Where a drawing lies in its viewport: fitted at first, then as it is panned and zoomed. The viewport's middle always
 * shows a point of the drawing, so the drawing cannot be lost. Positions are in CSS pixels of the viewport.
 */
export class EngineView {
  #limits: Limits = BOARD_SETTINGS.zoom
  #viewport: LayerPlace['viewport'] | null = null
  #size: DrawingSize | null = null
  #zoom = 1
  /** The point of the drawing in the viewport's middle; null is the drawing's own middle. */
  #centre: Position | null = null

  /** Where the drawing lies; null until there is a frame. */
  get place(): LayerPlace | null {
    if (!this.#viewport || !this.#size) return null
    const [viewport, size] = [this.#viewport, this.#size]
    const fitted = fitInto(size, viewport)
    if (this.state.isFitted) return { viewport, size, placement: fitted }
    const scale = fitted.scale * this.#zoom
    const middle = middleOf(viewport)
    const centre = this.#centre ?? middleOf(size)
    const placement = {
      x: middle.x - centre.x * scale,
      y: middle.y - centre.y * scale,
      width: size.width * scale,
      height: size.height * scale,
      scale,
    }
    return { viewport, size, placement }
  }

  get state(): EngineViewState {
    return { zoom: this.#zoom, isFitted: this.#zoom === 1 && this.#centre === null }
  }

  setLimits(limits: Limits): void {
    this.#limits = limits
    this.#zoom = withinLimits(this.#zoom, limits)
  }

  /** A viewport of another size keeps what is in its middle; a drawing of another size is shown whole. */
  setFrame(viewport: LayerPlace['viewport'], size: DrawingSize): void {
    const isSameSize = this.#size?.width === size.width && this.#size.height === size.height
    this.#viewport = viewport
    this.#size = size
    if (!isSameSize) this.fit()
  }

  /** Forgets the frame. */
  reset(): void {
    this.#viewport = null
    this.#size = null
    this.fit()
  }

  /** Shows the whole drawing. */
  fit(): void {
    this.#zoom = withinLimits(1, this.#limits)
    this.#centre = null
  }

  /** Zooms, within the limits; the drawing's point at `at` stays there. Without it the middle stays. */
  zoomTo(zoom: number, at?: Position): void {
    const before = this.place
    if (!before) return
    const middle = middleOf(before.viewport)
    const pivot = at ?? middle
    const point = toDrawing(before.placement, pivot)
    this.#zoom = withinLimits(zoom, this.#limits)
    const scale = fitInto(before.size, before.viewport).scale * this.#zoom
    this.#setCentre({ x: point.x + (middle.x - pivot.x) / scale, y: point.y + (middle.y - pivot.y) / scale })
  }

  /** Moves the drawing by CSS pixels. */
  panBy(x: number, y: number): void {
    const { place } = this
    if (!place) return
    const middle = middleOf(place.viewport)
    this.#setCentre(toDrawing(place.placement, { x: middle.x - x, y: middle.y - y }))
  }

  /** Moves the drawing as little as brings a point of it into sight. Returns whether it had to move. */
  reveal(point: Position): boolean {
    const { place } = this
    if (!place) return false
    const { width, height } = place.viewport
    const at = toScreen(place.placement, point)
    const lack = (value: number, length: number): number => {
      const margin = Math.min(REVEAL_MARGIN, length / 2)
      return withinLimits(value, { least: margin, most: length - margin }) - value
    }
    const isSeen = at.x >= 0 && at.y >= 0 && at.x <= width && at.y <= height
    if (isSeen) return false
    this.panBy(lack(at.x, width), lack(at.y, height))
    return true
  }

  #setCentre({ x, y }: Position): void {
    if (!this.#size) return
    const { width, height } = this.#size
    this.#centre = { x: withinLimits(x, { least: 0, most: width }), y: withinLimits(y, { least: 0, most: height }) }
  }
}
