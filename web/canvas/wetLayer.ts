import type { StrokePoint } from '../../drawing/stroke.ts'
import type { InkStyle } from './brush.ts'
import type { LayerPlace } from './placement.ts'
import { WetCanvas } from './wetCanvas.ts'

interface FinishedLine {
  readonly strokeId: string
  readonly canvas: WetCanvas
  isSafe: boolean
}

/**
 * Lines on their way from the pen to the dry layer: the one being drawn, and those finished but not yet journaled and
 * baked. Each has a canvas of its own, so that taking one away leaves the others alone.
 */
export class WetLayer {
  readonly #parent: HTMLElement
  readonly #above: HTMLElement
  readonly #ground: HTMLCanvasElement
  /** Empty, and left in the page: to put one in and out costs as much as a dozen samples. */
  #spare: WetCanvas | null = null
  #place: LayerPlace | null = null
  #current: WetCanvas | null = null
  #finished: FinishedLine[] = []

  /** Canvases are put into `parent`, under `above`. Erased places show `ground`. */
  constructor(parent: HTMLElement, above: HTMLElement, ground: HTMLCanvasElement) {
    this.#parent = parent
    this.#above = above
    this.#ground = ground
  }

  /** Sets size and place in the viewport and paints everything wet anew. */
  place(place: LayerPlace): void {
    this.#place = place
    for (const canvas of [...this.#finished.map((line) => line.canvas), this.#current]) canvas?.place(place)
  }

  begin(style: InkStyle): void {
    if (!this.#place) return
    this.cancel()
    const canvas = this.#spare ?? new WetCanvas(this.#ground)
    this.#spare = null
    if (canvas.element.nextElementSibling !== this.#above) this.#parent.insertBefore(canvas.element, this.#above)
    canvas.begin(style, this.#place)
    this.#current = canvas
  }

  /** Paints points the line has gained, and for the moment those of `preview` after them. */
  extend(gained: readonly StrokePoint[], preview: readonly StrokePoint[]): void {
    this.#current?.extend(gained, preview)
  }

  /** The line is finished and stays visible. Returns how to say that it is journaled. */
  finish(strokeId: string): () => void {
    if (!this.#current) return () => undefined
    const line: FinishedLine = { strokeId, canvas: this.#current, isSafe: false }
    this.#current = null
    this.#finished.push(line)
    return () => {
      line.isSafe = true
    }
  }

  /** Gives the line up. */
  cancel(): void {
    if (this.#current) this.#putAway(this.#current)
    this.#current = null
  }

  /** A new drawing is shown: lines that lie on the dry layer go, and so do journaled ones that the drawing left out. */
  settle(isBaked: (strokeId: string) => boolean): void {
    const staying: FinishedLine[] = []
    for (const line of this.#finished) {
      if (line.isSafe || isBaked(line.strokeId)) this.#putAway(line.canvas)
      else staying.push(line)
    }
    this.#finished = staying
  }

  /** Takes everything away. */
  reset(): void {
    this.cancel()
    for (const line of this.#finished) this.#putAway(line.canvas)
    this.#finished = []
  }

  #putAway(canvas: WetCanvas): void {
    if (this.#spare) {
      canvas.element.remove()
      return
    }
    canvas.clear()
    this.#spare = canvas
  }
}
