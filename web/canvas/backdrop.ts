import { emptyDrawing } from '../../drawing/fold.ts'
import { paintDrawing } from '../../drawing/paint.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { fitCanvas } from './placement.ts'

/** What lies under the strokes: paper and the background picture. */
export class Backdrop {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
  }

  paint(place: LayerPlace, background: DrawingBackground | null): void {
    fitCanvas(this.element, place.viewport)
    const { width, height } = this.element
    paintDrawing(this.#context, emptyDrawing(place.size), { width, height, background: background ?? undefined })
  }
}

/** Loads a background picture; rejects when it cannot be read. */
export async function loadBackground(address: string): Promise<DrawingBackground> {
  const image = new Image()
  image.src = address
  await image.decode()
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}
