import type { Mark } from '../../drawing/mark.ts'
import { paintMark } from '../../drawing/paintMark.ts'
import { paintKit } from '../lib/paintKit.ts'
import type { Checkpoint, DryLayer } from './dryLayer.ts'
import { createSlicedCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { enterDrawingSpace, fitCanvas } from './placement.ts'

/** Finished strokes on a Canvas 2D: for browsers whose WebGL is missing or software. */
export class CanvasDryLayer implements DryLayer {
  readonly kind = 'canvas'
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  readonly flush: () => void
  #place: LayerPlace | null = null

  constructor() {
    const { canvas, context, flush } = createSlicedCanvas()
    this.element = canvas
    this.#context = context
    this.flush = flush
  }

  get resolution(): { readonly width: number; readonly height: number } {
    return this.element
  }

  place(place: LayerPlace): void {
    this.#place = place
    if (!fitCanvas(this.element, place.viewport)) this.clear()
  }

  clear(): void {
    this.#context.clearRect(0, 0, this.element.width, this.element.height)
  }

  bake(strokes: readonly Mark[]): void {
    if (!this.#place) return
    enterDrawingSpace(this.#context, this.#place)
    for (const stroke of strokes) paintMark(this.#context, stroke, paintKit)
    this.#context.restore()
  }

  save(): Checkpoint | null {
    const canvas = document.createElement('canvas')
    canvas.width = this.element.width
    canvas.height = this.element.height
    const context = canvas.getContext('2d')
    if (!context) return null
    context.drawImage(this.element, 0, 0)
    return {
      restore: () => {
        this.clear()
        this.#context.drawImage(canvas, 0, 0)
      },
      release: () => {
        canvas.width = 0
        canvas.height = 0
      },
    }
  }

  show(): void {
    // A Canvas 2D shows itself.
  }

  another(): DryLayer {
    return new CanvasDryLayer()
  }

  destroy(): void {
    this.element.remove()
    this.element.width = 0
    this.element.height = 0
  }
}
