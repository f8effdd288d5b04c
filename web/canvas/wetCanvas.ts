import type { StrokePoint } from '../../drawing/stroke.ts'
import { WetStroke } from '../../drawing/wetStroke.ts'
import type { InkStyle } from './brush.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas } from './placement.ts'

/** A canvas with one line that grows. What an eraser touches shows the ground, which is what erasing leaves. */
export class WetCanvas {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly #ground: HTMLCanvasElement
  #stroke: WetStroke | null = null
  #isEraser = false
  #isPlaced = false

  constructor(ground: HTMLCanvasElement) {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
    this.#ground = ground
  }

  /** Starts a line on an empty canvas. */
  begin(style: InkStyle, place: LayerPlace): void {
    this.#enter(place)
    this.#isEraser = style.tool === 'eraser'
    this.#stroke = new WetStroke(this.#context, style)
  }

  extend(gained: readonly StrokePoint[], preview: readonly StrokePoint[]): void {
    const changed = this.#stroke?.extend(gained, preview)
    if (changed && this.#isEraser) this.#showGround(changed.x, changed.y, changed.width, changed.height)
  }

  /** Moves to another place and paints the line anew. */
  place(place: LayerPlace): void {
    this.#enter(place)
    this.#stroke?.repaint()
    if (this.#isEraser) this.#showGround(0, 0, this.element.width, this.element.height)
  }

  /** Empties the canvas until the next line. */
  clear(): void {
    this.#stroke = null
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

  #showGround(x: number, y: number, width: number, height: number): void {
    const context = this.#context
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(x, y, width, height)
    context.clip()
    context.globalCompositeOperation = 'source-in'
    context.drawImage(this.#ground, 0, 0)
    context.restore()
  }
}
