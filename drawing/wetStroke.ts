import type { DrawingContext, TransformMatrix } from './drawingContext.ts'
import type { DrawingArea } from './fit.ts'
import { paintSegments } from './paint.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { nodeAt, PathBuilder } from './strokePath.ts'
import type { PathNode, PathSegment } from './strokePath.ts'

/** Antialiasing reaches at most this far beyond a shape, in device pixels. */
const ANTIALIASING_MARGIN = 1

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface BoxedSegment {
  readonly segment: PathSegment
  readonly box: Box
}

/**
 * A stroke that is being drawn, painted as it grows on a context of its own whose transform maps drawing space to the
 * canvas. Only the changed rectangle is cleared and painted again, with all that lies in it, so the picture is at every
 * moment the one paintStroke gives. An eraser is painted like a pen: the caller takes this layer away from the dry one.
 */
export class WetStroke {
  readonly #context: DrawingContext
  readonly #style: Omit<Stroke, 'id' | 'points'>
  readonly #builder = new PathBuilder()
  readonly #points: StrokePoint[] = []
  readonly #segments: BoxedSegment[] = []
  #tail: BoxedSegment[] = []
  #predicted: readonly StrokePoint[] = []

  constructor(context: DrawingContext, style: Omit<Stroke, 'id' | 'points'>) {
    this.#context = context
    this.#style = style
  }

  /** The points so far, without predicted ones. */
  get points(): readonly StrokePoint[] {
    return this.#points
  }

  /**
   * Adds points and paints them. `predicted` points are shown until the next call and not kept. Returns the rectangle
   * that changed, in whole device pixels, which may reach beyond the canvas; null when nothing did.
   */
  extend(points: readonly StrokePoint[], predicted: readonly StrokePoint[] = []): DrawingArea | null {
    const changed = this.#tail.map(({ box }) => box)
    for (const point of points) {
      this.#points.push(point)
      const segment = this.#builder.add(this.#nodeAt(point))
      if (!segment) continue
      const boxed = withBox(segment)
      this.#segments.push(boxed)
      changed.push(boxed.box)
    }
    const ahead = this.#builder.copy()
    const tail = [...predicted.map((point) => ahead.add(this.#nodeAt(point))), ahead.end()]
    this.#tail = tail.filter((segment) => segment !== null).map(withBox)
    this.#predicted = predicted
    changed.push(...this.#tail.map(({ box }) => box))
    return changed.length > 0 ? this.#paintWithin(changed.reduce(unionOf)) : null
  }

  /** Paints all of it again, as after a change of the context's transform; the caller has cleared the canvas. */
  repaint(): void {
    const boxes = [...this.#segments, ...this.#tail].map(({ box }) => box)
    if (boxes.length > 0) this.#paintWithin(boxes.reduce(unionOf))
  }

  #nodeAt(point: StrokePoint): PathNode {
    return nodeAt(point, this.#style.radius)
  }

  #paintWithin(box: Box): DrawingArea {
    const context = this.#context
    const matrix = context.getTransform()
    const area = deviceAreaOf(box, matrix)
    const visible = drawingBoxOf(area, matrix)
    const segments = [...this.#segments, ...this.#tail].filter((boxed) => doMeet(boxed.box, visible))

    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(area.x, area.y, area.width, area.height)
    context.clip()
    context.clearRect(area.x, area.y, area.width, area.height)
    context.setTransform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    context.globalCompositeOperation = 'source-over'
    context.globalAlpha = this.#style.opacity
    const points = this.#predicted.length > 0 ? [...this.#points, ...this.#predicted] : this.#points
    const { radius, color } = this.#style
    paintSegments(context, { points, radius, color }, segments.map(({ segment }) => segment))
    context.restore()
    return area
  }
}

function withBox(segment: PathSegment): BoxedSegment {
  const { from, to } = segment
  const control = segment.control ?? from
  const radius = Math.max(from.radius, to.radius)
  return {
    segment,
    box: {
      left: Math.min(from.x, control.x, to.x) - radius,
      top: Math.min(from.y, control.y, to.y) - radius,
      right: Math.max(from.x, control.x, to.x) + radius,
      bottom: Math.max(from.y, control.y, to.y) + radius,
    },
  }
}

function unionOf(one: Box, other: Box): Box {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

function doMeet(one: Box, other: Box): boolean {
  return (
    one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom
  )
}

function deviceAreaOf(box: Box, matrix: TransformMatrix): DrawingArea {
  const mapped = mappedBoxOf(box, matrix)
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
function drawingBoxOf({ x, y, width, height }: DrawingArea, { a, b, c, d, e, f }: TransformMatrix): Box {
  const determinant = a * d - b * c
  const inverse = {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  }
  const margin = ANTIALIASING_MARGIN
  const box = { left: x - margin, top: y - margin, right: x + width + margin, bottom: y + height + margin }
  return mappedBoxOf(box, inverse)
}

function mappedBoxOf({ left, top, right, bottom }: Box, { a, b, c, d, e, f }: TransformMatrix): Box {
  return {
    left: e + Math.min(a * left, a * right) + Math.min(c * top, c * bottom),
    top: f + Math.min(b * left, b * right) + Math.min(d * top, d * bottom),
    right: e + Math.max(a * left, a * right) + Math.max(c * top, c * bottom),
    bottom: f + Math.max(b * left, b * right) + Math.max(d * top, d * bottom),
  }
}
