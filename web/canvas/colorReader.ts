import type { DrawingLayer } from '../../drawing/layering.ts'
import type { DrawingSize } from '../../drawing/operation.ts'
import type { DrawingBackground } from '../../drawing/paint.ts'
import { Ground } from './ground.ts'
import { LayersPicture, placeAtScale } from './layersPicture.ts'
import type { Position } from './placement.ts'

/** Pixels of its picture in one of the drawing. */
const SCALE = 2

const inHex = (value: number): string => value.toString(16).padStart(2, '0')

/** Reads colors from the composed picture of a drawing, with its paper and background. */
export class ColorReader {
  readonly #size: DrawingSize
  readonly #ground = new Ground()
  readonly #picture: LayersPicture

  constructor(layers: readonly DrawingLayer[], size: DrawingSize, background: DrawingBackground | null) {
    const place = placeAtScale(size, SCALE)
    this.#size = size
    this.#ground.paint(place, { background, underlays: [], gridCell: null })
    this.#picture = new LayersPicture(layers, place, this.#ground.element)
  }

  /** As that of LayersPicture. */
  work(end: number): boolean {
    return this.#picture.work(end)
  }

  /** The color at a place of the drawing, as `#rrggbb`; null outside of it, and until it is painted. */
  colorAt({ x, y }: Position): string | null {
    const { width, height } = this.#size
    if (x < 0 || y < 0 || x >= width || y >= height) return null
    const pixel = this.#picture.read(Math.floor(x * SCALE), Math.floor(y * SCALE), 1, 1)
    if (!pixel) return null
    const { data: [red = 0, green = 0, blue = 0] } = pixel
    return `#${inHex(red)}${inHex(green)}${inHex(blue)}`
  }

  /** Gives its memory back. */
  release(): void {
    this.#picture.release()
    this.#ground.element.width = this.#ground.element.height = 0
  }
}
