import type { DrawingLayer } from '../../drawing/layering.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import { createSlicedCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'
import { SheetPainting } from './sheetPictures.ts'

/** Where a drawing is that has so many pixels of a picture in one of its own. */
export function placeAtScale(size: DrawingSize, scale: number): LayerPlace {
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)]
  return { viewport: { width, height, pixelRatio: 1 }, placement: { x: 0, y: 0, width, height, scale }, size }
}

/**
 * A picture of layers whose pixels are read. It is painted unseen and a little at a time, on a canvas of its own:
 * pixels of a visible one may differ from one graphics card to another.
 */
export class LayersPicture {
  readonly #place: LayerPlace
  readonly #ground: HTMLCanvasElement | null
  readonly #painting: SheetPainting
  #picture: CanvasRenderingContext2D | null = null

  /** `ground` lies under the layers; without one there is no paper. */
  constructor(layers: readonly DrawingLayer[], place: LayerPlace, ground: HTMLCanvasElement | null) {
    this.#place = place
    this.#ground = ground
    this.#painting = SheetPainting.under(layers, place, ground)
  }

  /** Goes on painting until about `end` on the clock of `performance.now`. Returns whether pixels can be read. */
  work(end: number): boolean {
    if (this.#picture) return true
    if (!this.#painting.work(end)) return false
    const { canvas, context } = createSlicedCanvas()
    const { width, height } = this.#place.viewport
    canvas.width = width
    canvas.height = height
    const painted = this.#painting.canvases[0] ?? this.#ground
    if (painted) context.drawImage(painted, 0, 0)
    this.#picture = context
    return true
  }

  /** A rectangle of its pixels; null until it is painted. */
  read(x: number, y: number, width: number, height: number): ImageData | null {
    return this.#picture?.getImageData(x, y, width, height) ?? null
  }

  /** Gives its memory back. */
  release(): void {
    for (const canvas of [this.#picture?.canvas, ...this.#painting.canvases]) {
      if (canvas) canvas.width = canvas.height = 0
    }
    this.#picture = null
  }
}
