import type { DrawingContext } from './drawingContext.ts'
import type { StrokePoint } from './stroke.ts'

/** Part of the radius that is left when a pen with pressure does not press at all. */
const LIGHTEST_PRESSURE_WIDTH = 0.25

/** A place on the middle of a stroke and half its width there, in drawing-space pixels. */
export interface PathNode {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** A piece of a stroke: a quadratic curve, or a straight line when there is no control point. */
export interface PathSegment {
  readonly from: PathNode
  readonly control: PathNode | null
  readonly to: PathNode
}

/**
 * Half the width at a point: radius × (0.25 + 0.75 × pressure), so that a full press is the brush's own size, and the
 * radius itself for a point without pressure.
 */
export function nodeAt(point: StrokePoint, radius: number): PathNode {
  const factor =
    point.pressure === undefined ? 1 : LIGHTEST_PRESSURE_WIDTH + (1 - LIGHTEST_PRESSURE_WIDTH) * point.pressure
  return { x: point.x, y: point.y, radius: radius * factor }
}

/**
 * Turns points into the curve that is drawn: a straight line from the first point to the middle of the first two, then
 * from middle to middle with the point between as control, then straight to the last point.
 */
export class PathBuilder {
  #joint: PathNode | null = null
  #last: PathNode | null = null

  /** A builder that goes on from here on its own. */
  copy(): PathBuilder {
    const copy = new PathBuilder()
    copy.#joint = this.#joint
    copy.#last = this.#last
    return copy
  }

  /** Takes the next point; gives the segment that is now final, null for the first point. */
  add(node: PathNode): PathSegment | null {
    const joint = this.#joint
    const last = this.#last
    this.#last = node
    if (!last) return null
    const middle = { x: (last.x + node.x) / 2, y: (last.y + node.y) / 2, radius: (last.radius + node.radius) / 2 }
    this.#joint = middle
    return { from: joint ?? last, control: joint ? last : null, to: middle }
  }

  /** The line to the last point, which the next point replaces; without length when there is one point alone. */
  end(): PathSegment | null {
    return this.#last ? { from: this.#joint ?? this.#last, control: null, to: this.#last } : null
  }
}

/** Whether all points lie in one place. */
export function isDot(points: readonly StrokePoint[]): boolean {
  return points.every(({ x, y }) => x === points[0]?.x && y === points[0]?.y)
}

/** Adds a whole circle to the path. */
export function traceCircle(context: DrawingContext, { x, y, radius }: PathNode): void {
  context.moveTo(x + radius, y)
  context.arc(x, y, radius, 0, 2 * Math.PI)
}

/** Adds the middle line of segments to the path, to be stroked; segments that follow each other are joined. */
export function traceMiddle(context: DrawingContext, segments: readonly PathSegment[]): void {
  let end: PathNode | null = null
  for (const { from, control, to } of segments) {
    if (from !== end) context.moveTo(from.x, from.y)
    if (control) context.quadraticCurveTo(control.x, control.y, to.x, to.y)
    else context.lineTo(to.x, to.y)
    end = to
  }
}
