import type { DrawingContext } from './drawingContext.ts'
import type { StrokePoint } from './stroke.ts'

/** Part of the radius that is left when a pen with pressure does not press at all. */
const LIGHTEST_PRESSURE_WIDTH = 0.25

/** Curves of varying width are cut into straight pieces that lie at most this far off, in drawing-space pixels. */
const FLATNESS = 1 / 32
const MAX_PIECES = 32

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

  /** Takes the next point; gives the segment that is now final, none for the first point. */
  add(node: PathNode): PathSegment[] {
    const [joint, last] = [this.#joint, this.#last]
    this.#last = node
    if (!last) return []
    const middle = { x: (last.x + node.x) / 2, y: (last.y + node.y) / 2, radius: (last.radius + node.radius) / 2 }
    this.#joint = middle
    return joint ? [{ from: joint, control: last, to: middle }] : [{ from: last, control: null, to: middle }]
  }

  /** The line to the last point, which the next point replaces; without length when there is one point alone. */
  end(): PathSegment[] {
    return this.#last ? [{ from: this.#joint ?? this.#last, control: null, to: this.#last }] : []
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

/**
 * Adds the outline of segments of varying width to the path, to be filled with the nonzero rule: a row of overlapping
 * shapes, all turning the same way, so that one fill gives their union without seams.
 */
export function traceOutline(context: DrawingContext, segments: readonly PathSegment[]): void {
  for (const { from, control, to } of segments) {
    const pieces = control ? pieceCount(from, control, to) : 1
    let start = from
    for (let index = 1; index <= pieces; index++) {
      const end = control ? nodeBetween(from, control, to, index / pieces) : to
      traceCapsule(context, start, end)
      start = end
    }
  }
}

/** A quadratic cut into n equal parts is at most |from - 2·control + to| / 4n² away from its chords. */
function pieceCount(from: PathNode, control: PathNode, to: PathNode): number {
  const bend = Math.hypot(from.x - 2 * control.x + to.x, from.y - 2 * control.y + to.y) / 4
  return Math.min(MAX_PIECES, Math.max(1, Math.ceil(Math.sqrt(bend / FLATNESS))))
}

function nodeBetween(from: PathNode, control: PathNode, to: PathNode, part: number): PathNode {
  const [first, second, third] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
  return {
    x: first * from.x + second * control.x + third * to.x,
    y: first * from.y + second * control.y + third * to.y,
    radius: from.radius + (to.radius - from.radius) * part,
  }
}

/** The hull of two circles: an arc around each and the two outer tangents between. */
function traceCapsule(context: DrawingContext, from: PathNode, to: PathNode): void {
  const distance = Math.hypot(to.x - from.x, to.y - from.y)
  if (distance <= Math.abs(from.radius - to.radius)) {
    traceCircle(context, from.radius > to.radius ? from : to)
    return
  }
  const direction = Math.atan2(to.y - from.y, to.x - from.x)
  const opening = Math.acos((from.radius - to.radius) / distance)
  const startAngle = direction + opening
  context.moveTo(from.x + from.radius * Math.cos(startAngle), from.y + from.radius * Math.sin(startAngle))
  context.arc(from.x, from.y, from.radius, startAngle, direction - opening + 2 * Math.PI)
  context.arc(to.x, to.y, to.radius, direction - opening, direction + opening)
  context.closePath()
}
