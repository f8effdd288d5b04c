import type { DrawingLayer } from '../../drawing/layering.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { Ground } from './ground.ts'
import { createSlicedCanvas } from './layerCanvas.ts'
import type { LayerPlace, Position } from './placement.ts'
import { SheetPainting } from './sheetPictures.ts'

/** Pixels of its picture in one of the drawing. */
const SCALE = 2

const inHex = (value: number): string => value.toString(16).padStart(2, '0')

/**
 * Reads colors from the composed picture of a drawing, with its paper and background. It paints a picture of its own,
 * unseen and a little at a time: pixels of a visible canvas may differ from one graphics card to another.
 */
export class ColorReader {
  readonly #size: DrawingSize
  readonly #ground = new Ground()
  readonly #painting: SheetPainting
  #picture: CanvasRenderingContext2D | null = null

  constructor(layers: readonly DrawingLayer[], size: DrawingSize, background: DrawingBackground | null) {
    const [width, height] = [size.width * SCALE, size.height * SCALE]
    const placement = { x: 0, y: 0, width, height, scale: SCALE }
    const place: LayerPlace = { viewport: { width, height, pixelRatio: 1 }, placement, size }
    this.#size = size
    this.#ground.paint(place, { background, underlay: null, gridCell: null })
    this.#painting = SheetPainting.under(layers, place, this.#ground.element)
  }

  /** Goes on painting until about `end` on the clock of `performance.now`. Returns whether colors can be read. */
  work(end: number): boolean {
    if (this.#picture) return true
    if (!this.#painting.work(end)) return false
    const { canvas, context } = createSlicedCanvas()
    const painted = this.#painting.canvases[0] ?? this.#ground.element
    canvas.width = painted.width
    canvas.height = painted.height
    context.drawImage(painted, 0, 0)
    this.#picture = context
    return true
  }

  /** The color at a place of the drawing, as `#rrggbb`; null outside of it, and until it is painted. */
  colorAt({ x, y }: Position): string | null {
    const { width, height } = this.#size
    if (!this.#picture || x < 0 || y < 0 || x >= width || y >= height) return null
    const { data: [red = 0, green = 0, blue = 0] } =
      this.#picture.getImageData(Math.floor(x * SCALE), Math.floor(y * SCALE), 1, 1)
    return `#${inHex(red)}${inHex(green)}${inHex(blue)}`
  }

  /** Gives its memory back. */
  release(): void {
    for (const canvas of [this.#ground.element, this.#picture?.canvas, ...this.#painting.canvases]) {
      if (canvas) canvas.width = canvas.height = 0
    }
    this.#picture = null
  }
}
