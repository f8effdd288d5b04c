import { WetFill } from '../../drawing/fill/wetFill.ts'
import type { StrokePoint } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import { paintKit } from '../lib/paintKit.ts'
import type { InkStyle } from './brush.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas } from './placement.ts'

/** What is drawn on a canvas. */
export interface WetLine {
  readonly style: InkStyle
  /** An eraser that takes from all layers. */
  readonly isOfAll: boolean
}

/** A canvas with one line that grows. What an eraser touches shows what lies under it, which is what erasing leaves. */
export class WetCanvas {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  #stroke: WetStroke | WetFill | null = null
  #line: WetLine | null = null
  /** What an eraser shows; null for a pen. */
  #under: HTMLCanvasElement | null = null
  #isPlaced = false

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
  }

  /** The line on it; null while it is empty. */
  get line(): WetLine | null {
    return this.#line
  }

  /** Starts a line on an empty canvas. An eraser shows `under`. */
  begin(line: WetLine, place: LayerPlace, under: HTMLCanvasElement): void {
    const { style } = line
    this.#line = line
    this.#enter(place)
    this.#under = style.tool === 'eraser' ? under : null
    const isArea = style.brush === 'fill'
    this.#stroke = isArea ? new WetFill(this.#context, style) : new WetStroke(this.#context, style, paintKit)
  }

  extend(gained: readonly StrokePoint[], preview: readonly StrokePoint[]): void {
    const changed = this.#stroke?.extend(gained, preview)
    if (changed) this.#showUnder(changed.x, changed.y, changed.width, changed.height)
  }

  /** Moves to another place and repaints the line. */
  place(place: LayerPlace): void {
    this.#enter(place)
    this.#stroke?.repaint()
    this.#showUnder(0, 0, this.element.width, this.element.height)
  }

  /** Empties the canvas until the next line. */
  clear(): void {
    this.#stroke = null
    this.#line = null
    this.#leave()
  }

  #enter(place: LayerPlace): void {
    this.#leave()
    fitCanvas(this.element, place.viewport)
    enterDrawingSpace(this.#context, place)
    this.#isPlaced = true
  }

  #leave(): void {
    if (this.#isPlaced) this.#context.restore()
    this.#isPlaced = false
    this.#context.clearRect(0, 0, this.element.width, this.element.height)
  }

  #showUnder(x: number, y: number, width: number, height: number): void {
    if (!this.#under) return
    const context = this.#context
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    context.globalCompositeOperation = 'source-in'
    context.drawImage(this.#under, 0, 0)
    context.restore()
  }
}
