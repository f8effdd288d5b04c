import type { DrawingContext, TransformMatrix } from './drawingContext.ts'
import type { DrawingArea } from './fit.ts'
import { boxAfter, doMeet, inverseOf } from './matrix.ts'
import { paintSegments, takeStyle } from './paintStroke.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { nodeAt, PathBuilder } from './strokePath.ts'
import type { PathNode, PathSegment } from './strokePath.ts'

/** Antialiasing reaches at most this far beyond a shape, in device pixels. */
const ANTIALIASING_MARGIN = 1

const NO_POINTS: readonly StrokePoint[] = []

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A segment and the box it is painted in. */
interface BoxedSegment extends Readonly<Box> {
  readonly segment: PathSegment
}

/**
 * A stroke that is being drawn, painted as it grows on a context of its own whose transform maps drawing space to the
 * canvas. Only the changed rectangle is cleared and painted again, with all that lies in it, so the picture is at every
 * moment the one paintStroke gives. An eraser is painted like a pen: the caller takes this layer away from the dry one.
 * Every move of a pen runs through here: loops and the one box that grows cost half of what lists of boxes do.
 */
export class WetStroke {
  readonly #context: DrawingContext
  readonly #style: Omit<Stroke, 'id' | 'points'>
  readonly #builder = new PathBuilder()
  readonly #points: StrokePoint[] = []
  readonly #segments: BoxedSegment[] = []
  #tail: BoxedSegment[] = []
  #predicted = NO_POINTS
  #matrix: TransformMatrix

  constructor(context: DrawingContext, style: Omit<Stroke, 'id' | 'points'>) {
    this.#context = context
    this.#style = style
    this.#matrix = this.#enter()
  }

  /** The points so far, without predicted ones. */
  get points(): readonly StrokePoint[] {
    return this.#points
  }

  /**
   * Adds points and paints them. `predicted` points are shown until the next call and not kept. Returns the rectangle
   * that changed, in whole device pixels, which may reach beyond the canvas; null when nothing did.
   */
  extend(points: readonly StrokePoint[], predicted = NO_POINTS): DrawingArea | null {
    const changed = emptyBox()
    for (const boxed of this.#tail) include(changed, boxed)
    for (const point of points) {
      this.#points.push(point)
      const segment = this.#builder.add(this.#nodeAt(point))
      if (segment) this.#segments.push(this.#boxed(segment, changed))
    }
    const ahead = this.#builder.copy()
    this.#tail = []
    for (const point of predicted) this.#addToTail(ahead.add(this.#nodeAt(point)), changed)
    this.#addToTail(ahead.end(), changed)
    this.#predicted = predicted
    return changed.left <= changed.right ? this.#paintWithin(changed) : null
  }

  /** Paints all of it again, as after a change of the context's transform; the caller has cleared the canvas. */
  repaint(): void {
    this.#matrix = this.#enter()
    const all = emptyBox()
    for (const boxed of this.#segments) include(all, boxed)
    for (const boxed of this.#tail) include(all, boxed)
    if (all.left <= all.right) this.#paintWithin(all)
  }

  /** Sets the style, which stays while the context keeps its place; answers that place. */
  #enter(): TransformMatrix {
    // Each painting replaces all that was in its rectangle.
    this.#context.globalCompositeOperation = 'copy'
    takeStyle(this.#context, this.#style)
    return this.#context.getTransform()
  }

  #nodeAt(point: StrokePoint): PathNode {
    return nodeAt(point, this.#style.radius)
  }

  #addToTail(segment: PathSegment | null, changed: Box): void {
    if (segment) this.#tail.push(this.#boxed(segment, changed))
  }

  /** A segment with its box, which becomes part of what has changed. */
  #boxed(segment: PathSegment, changed: Box): BoxedSegment {
    const boxed = withBox(segment)
    include(changed, boxed)
    return boxed
  }

  #paintWithin(box: Box): DrawingArea {
    const context = this.#context
    const { a, b, c, d, e, f } = this.#matrix
    const area = deviceAreaOf(box, this.#matrix)
    const visible = drawingBoxOf(area, this.#matrix)
    const segments: PathSegment[] = []
    for (const boxed of this.#segments) if (doMeet(boxed, visible)) segments.push(boxed.segment)
    for (const boxed of this.#tail) if (doMeet(boxed, visible)) segments.push(boxed.segment)

    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(area.x, area.y, area.width, area.height)
    context.clip()
    context.setTransform(a, b, c, d, e, f)
    // Of a line with pressure the first point alone decides how it is painted.
    const isFlat = this.#points[0]?.pressure === undefined && this.#predicted.length > 0
    const points = isFlat ? [...this.#points, ...this.#predicted] : this.#points
    paintSegments(context, points, this.#style.radius, segments)
    context.restore()
    return area
  }
}

const emptyBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

/** Makes a box large enough for another one, too. */
function include(box: Box, other: Readonly<Box>): void {
  box.left = Math.min(box.left, other.left)
  box.top = Math.min(box.top, other.top)
  box.right = Math.max(box.right, other.right)
  box.bottom = Math.max(box.bottom, other.bottom)
}

function withBox(segment: PathSegment): BoxedSegment {
  const { from, to } = segment
  const control = segment.control ?? from
  const radius = Math.max(from.radius, to.radius)
  return {
    segment,
    left: Math.min(from.x, control.x, to.x) - radius,
    top: Math.min(from.y, control.y, to.y) - radius,
    right: Math.max(from.x, control.x, to.x) + radius,
    bottom: Math.max(from.y, control.y, to.y) + radius,
  }
}

function deviceAreaOf(box: Box, matrix: TransformMatrix): DrawingArea {
  const mapped = boxAfter(matrix, box)
  const x = Math.floor(mapped.left) - ANTIALIASING_MARGIN
  const y = Math.floor(mapped.top) - ANTIALIASING_MARGIN
  return {
    x,
    y,
    width: Math.ceil(mapped.right) + ANTIALIASING_MARGIN - x,
    height: Math.ceil(mapped.bottom) + ANTIALIASING_MARGIN - y,
  }
}

/** Drawing-space box of a device rectangle and its margin, through the inverse of the transform. */
function drawingBoxOf({ x, y, width, height }: DrawingArea, matrix: TransformMatrix): Readonly<Box> {
  const margin = ANTIALIASING_MARGIN
  const box = { left: x - margin, top: y - margin, right: x + width + margin, bottom: y + height + margin }
  return boxAfter(inverseOf(matrix), box)
}
