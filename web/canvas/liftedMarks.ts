import type { TransformMatrix } from '../../drawing/drawingContext.ts'
import type { Mark } from '../../drawing/mark.ts'
import { type Box, placeAfter } from '../../drawing/matrix.ts'
import { paintMark } from '../../drawing/paintMark.ts'
import { paintKit } from '../lib/paintKit.ts'
import { createCanvas } from './layerCanvas.ts'
import type { LayerPlace } from './placement.ts'

/** Longest side of the picture, in device pixels: what is larger is painted coarser. */
const MOST_PIXELS = 4_096

/** Marks that are being moved: a picture of them, painted once, which the page moves, turns and scales. */
export class LiftedMarks {
  readonly element: HTMLCanvasElement
  readonly #context: CanvasRenderingContext2D
  #box: Box = { left: 0, top: 0, right: 0, bottom: 0 }

  constructor() {
    const { canvas, context } = createCanvas()
    this.element = canvas
    this.#context = context
    Object.assign(canvas.style, { inset: '0 auto auto 0', transformOrigin: '0 0' })
  }

  /** Paints marks that lie in a box of drawing space, as large as they are seen in a place. */
  paint(marks: readonly Mark[], box: Box, { placement, viewport }: LayerPlace): void {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const most = MOST_PIXELS / Math.max(width, height)
    const scale = Math.min(most, placement.scale * viewport.pixelRatio)
    this.#box = box
    this.element.width = Math.ceil(width * scale)
    this.element.height = Math.ceil(height * scale)
    Object.assign(this.element.style, { width: `${width}px`, height: `${height}px` })
    this.#context.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
    for (const mark of marks) paintMark(this.#context, mark, paintKit)
  }

  /** Shows the marks where a map of drawing space puts them. */
  move({ a, b, c, d, e, f }: TransformMatrix, { placement: { scale, x, y } }: LayerPlace): void {
    const corner = placeAfter({ a, b, c, d, e, f }, this.#box.left, this.#box.top)
    const turn = [a, b, c, d].map((factor) => factor * scale).join(', ')
    this.element.style.transform = `matrix(${turn}, ${corner.x * scale + x}, ${corner.y * scale + y})`
  }
}
