import type { DrawingContext } from '../drawingContext.ts'
import type { DrawingArea } from '../fit.ts'
import { boxOf } from '../mark.ts'
import { takeStyle } from '../paintInk.ts'
import type { Stroke, StrokePoint } from '../stroke.ts'
import { deviceAreaOf } from '../wetStroke.ts'
import { fillRings } from './paintFill.ts'

/** An area whose outline is being drawn, as WetStroke is a line. All of it is painted again with every point. */
export class WetFill {
  readonly #context: DrawingContext
  readonly #style: Omit<Stroke, 'id' | 'points'>
  readonly #points: StrokePoint[] = []
  #shown: readonly StrokePoint[] = []

  constructor(context: DrawingContext, style: Omit<Stroke, 'id' | 'points'>) {
    this.#context = context
    this.#style = style
  }

  /** As that of WetStroke. */
  extend(points: readonly StrokePoint[], predicted: readonly StrokePoint[] = []): DrawingArea | null {
    const former = this.#shown
    this.#points.push(...points)
    this.#shown = [...this.#points, ...predicted]
    return this.#paint([...former, ...predicted])
  }

  /** As that of WetStroke. */
  repaint(): void {
    this.#paint(this.#shown)
  }

  /** Paints the area where it or these points are. */
  #paint(changed: readonly StrokePoint[]): DrawingArea | null {
    const points = [...changed, ...this.#shown]
    if (points.length === 0) return null
    const context = this.#context
    const matrix = context.getTransform()
    const area = deviceAreaOf(boxOf({ ...this.#style, id: '', points }), matrix)
    const { a, b, c, d, e, f } = matrix
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(area.x, area.y, area.width, area.height)
    context.setTransform(a, b, c, d, e, f)
    takeStyle(context, this.#style)
    fillRings(context, { points: this.#shown })
    context.restore()
    return area
  }
}
