import type { StrokePoint } from '../../drawing/stroke.ts'
import type { InkStyle } from './brush.ts'
import type { LayerPlace } from './placement.ts'
import { WetCanvas, type WetLine } from './wetCanvas.ts'

/** Where lines lie in the page, and how they lie on what is under them. */
export interface WetHome {
  readonly parent: HTMLElement
  /** What lies over them; null for nothing. */
  readonly above: HTMLElement | null
  /** 0–1. */
  readonly opacity: number
  /** As a page names it. */
  readonly blend: string
  /** What shows where the line of an eraser goes. */
  readonly under: HTMLCanvasElement
}

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
  readonly #homeOf: (line: WetLine) => WetHome
  /** Empty, and left in the page: to put one in and out costs as much as a dozen samples. */
  #spare: WetCanvas | null = null
  #place: LayerPlace | null = null
  #current: WetCanvas | null = null
  #finished: FinishedLine[] = []

  constructor(homeOf: (line: WetLine) => WetHome) {
    this.#homeOf = homeOf
  }

  /** Whether a line is being drawn. */
  get isDrawing(): boolean {
    return this.#current !== null
  }

  /** Sets size and place in the viewport and repaints everything wet. */
  place(place: LayerPlace): void {
    this.#place = place
    for (const canvas of this.#canvases()) canvas.place(place)
  }

  /** `isOfAll`: an eraser takes from all layers. */
  begin(style: InkStyle, isOfAll = false): void {
    if (!this.#place) return
    this.cancel()
    const canvas = this.#spare ?? new WetCanvas()
    this.#spare = null
    const line = { style, isOfAll }
    const home = this.#homeOf(line)
    goHome(canvas, home)
    canvas.begin(line, this.#place, home.under)
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

  /** Their layer lies elsewhere in the page. */
  moveHome(): void {
    for (const canvas of this.#canvases()) if (canvas.line) goHome(canvas, this.#homeOf(canvas.line))
  }

  /** Takes everything away. */
  reset(): void {
    this.cancel()
    for (const line of this.#finished) this.#putAway(line.canvas)
    this.#finished = []
  }

  #canvases(): WetCanvas[] {
    return [...this.#finished.map(({ canvas }) => canvas), ...(this.#current ? [this.#current] : [])]
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

function goHome({ element }: WetCanvas, { parent, above, opacity, blend }: WetHome): void {
  if (element.parentElement !== parent || element.nextElementSibling !== above) parent.insertBefore(element, above)
  element.style.opacity = String(opacity)
  element.style.mixBlendMode = blend
}
