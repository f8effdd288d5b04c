import { closedStroke } from '../../drawing/fill/outline.ts'
import { isClosed, type Shape, shapePoints } from '../../drawing/shape.ts'
import type { Stroke, StrokePoint } from '../../drawing/stroke.ts'
import type { InkStyle } from './brush.ts'
import type { Position } from './placement.ts'
import type { InkManner } from './pointerInput.ts'

/** How a shape of a style looks: what has no inside is a line, and a block arrow an area. */
function styleOf(shape: Shape, style: InkStyle): InkStyle {
  if (shape === 'block') return { ...style, brush: 'fill' }
  if (isClosed(shape) || style.brush !== 'fill') return style
  const { brush: _brush, isBehind: _isBehind, ...line } = style
  return line
}

/** A shape that the pen draws from where it came down to where it is. */
export class ShapeDrag {
  readonly style: InkStyle
  /** Where the pen came down. */
  readonly start: Position
  readonly #id: string
  readonly #shape: Exclude<Shape, 'path'>
  #points: readonly StrokePoint[] = []

  constructor(id: string, shape: Exclude<Shape, 'path'>, style: InkStyle, start: Position) {
    this.#id = id
    this.#shape = shape
    this.start = start
    this.style = styleOf(shape, style)
  }

  /** The points of the shape to a place: with Shift even, with Alt from its middle on. */
  draw(to: Position, { isStraight: isEven, isTakingOff: isFromMiddle }: InkManner): readonly StrokePoint[] {
    this.#points = shapePoints(this.#shape, this.start, to, this.style.radius, { isEven, isFromMiddle })
    return this.#points
  }

  /** The shape as a stroke; null where it was not drawn yet, or encloses nothing. */
  toStroke(): Stroke | null {
    if (this.#points.length === 0) return null
    const drawn = { id: this.#id, ...this.style, points: this.#points }
    return drawn.brush === 'fill' ? closedStroke(drawn) : drawn
  }
}
