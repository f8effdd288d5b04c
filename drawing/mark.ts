import type { TransformMatrix } from './drawingContext.ts'
import { movedLabel } from './label.ts'
import { COORDINATE_LIMIT, MAX_RADIUS, MIN_RADIUS } from './limits.ts'
import { type Box, determinantOf, IDENTITY, placeAfter } from './matrix.ts'
import { reachOf } from './reach.ts'
import type { Stroke } from './stroke.ts'

/** An eraser that took from a mark before the mark was moved. `matrix` leads from its points to those of the mark. */
export interface TakenAlong {
  readonly stroke: Stroke
  readonly matrix: TransformMatrix
}

/** What lies on a layer: a stroke with its color, opacity, radius and layer of today. */
export interface Mark extends Stroke {
  /** Where it was put, from its own points; absent where it lies as it was drawn. */
  readonly matrix?: TransformMatrix
  /** Erasers that moved with it, from bottom to top. */
  readonly erasers?: readonly TakenAlong[]
  /** Names what changed it. Marks of one id and one look are painted alike. */
  readonly look?: string
}

/** The stroke that looks like a mark: with its points where they lie now, and without what erasers took. */
export function shownStroke(mark: Mark): Stroke {
  const { matrix, erasers: _erasers, look: _look, ...stroke } = mark
  if (!matrix) return mark
  const points = stroke.points.map((point) => {
    const { x, y } = placeAfter(matrix, point.x, point.y)
    return { ...point, x: onPaper(x), y: onPaper(y) }
  })
  const radius = stroke.radius * Math.sqrt(Math.abs(determinantOf(matrix)))
  return { ...stroke, radius: within(radius, MIN_RADIUS, MAX_RADIUS), points, ...movedLabel(stroke.label, matrix) }
}

/** The box in which a stroke is painted. */
export function boxOf(stroke: Stroke, { a, b, c, d, e, f }: TransformMatrix = IDENTITY): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of stroke.points) {
    const across = a * x + c * y + e
    const down = b * x + d * y + f
    left = Math.min(left, across)
    right = Math.max(right, across)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const reach = reachOf(stroke)
  const width = reach * (Math.abs(a) + Math.abs(c))
  const height = reach * (Math.abs(b) + Math.abs(d))
  return { left: left - width, top: top - height, right: right + width, bottom: bottom + height }
}

const onPaper = (coordinate: number): number => within(coordinate, -COORDINATE_LIMIT, COORDINATE_LIMIT)

/** The value, or the limit that it passes. */
export const within = (value: number, minimum: number, maximum: number): number =>
  Math.min(maximum, Math.max(minimum, value))
