import { type Coating, coatingOf, type StrokeStyle } from './brush.ts'
import type { DrawingContext, TransformMatrix } from './drawingContext.ts'
import type { DrawingArea } from './fit.ts'
import { boxAfter, doMeet, inverseOf } from './matrix.ts'
import { paintCoats } from './paintBrush.ts'
import { paintSegments, takeStyle } from './paintInk.ts'
import type { PaintKit } from './paintKit.ts'
import { isCoated } from './paintStroke.ts'
import type { StrokePoint } from './stroke.ts'
import { PathBuilder } from './strokePath.ts'
import type { PathSegment } from './strokePath.ts'

/** Antialiasing reaches at most this far beyond a shape, in device pixels. */
const ANTIALIASING_MARGIN = 1

const NO_POINTS: readonly StrokePoint[] = []

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The segments of all coats between two points, and the box they are painted in. */
interface Piece extends Readonly<Box> {
  readonly segments: readonly PathSegment[]
}

/**
 * A stroke that is being drawn, painted as it grows on a context of its own whose transform maps drawing space to the
 * canvas. Only the changed rectangle is cleared and painted again, with all that lies in it, so the picture is at every
 * moment the one paintStroke gives. An eraser is painted like a pen: the caller takes this layer away from the dry one.
 * Every move of a pen runs through here: loops and the one box that grows cost half of what lists of boxes do.
 */
export class WetStroke {
  readonly #context: DrawingContext
  readonly #style: StrokeStyle
  readonly #kit: PaintKit
  readonly #points: StrokePoint[] = []
  readonly #pieces: Piece[] = []
  #tail: Piece[] = []
  /** What its first point says, and a builder for each coat. */
  #coating: Coating | null = null
  #builders: readonly PathBuilder[] = []
  #predicted = NO_POINTS
  #matrix: TransformMatrix

  constructor(context: DrawingContext, style: StrokeStyle, kit: PaintKit) {
    this.#context = context
    this.#style = style
    this.#kit = kit
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
    for (const piece of this.#tail) include(changed, piece)
    for (const point of points) {
      if (!this.#coating) this.#begin(point)
      this.#points.push(point)
      this.#add(this.#pieces, this.#stretch(this.#builders, point), changed)
    }
    const ahead = this.#builders.map((builder) => builder.copy())
    this.#tail = []
    for (const point of predicted) this.#add(this.#tail, this.#stretch(ahead, point), changed)
    this.#add(this.#tail, ahead.map((builder) => builder.end()), changed)
    this.#predicted = predicted
    return changed.left <= changed.right ? this.#paintWithin(changed) : null
  }

  /** Paints all of it again, as after a change of the context's transform; the caller has cleared the canvas. */
  repaint(): void {
    this.#matrix = this.#enter()
    const all = emptyBox()
    for (const piece of this.#pieces) include(all, piece)
    for (const piece of this.#tail) include(all, piece)
    if (all.left <= all.right) this.#paintWithin(all)
  }

  /** Sets the style, which stays while the context keeps its place; answers that place. */
  #enter(): TransformMatrix {
    // Each painting replaces all that was in its rectangle.
    this.#context.globalCompositeOperation = 'copy'
    takeStyle(this.#context, this.#style)
    return this.#context.getTransform()
  }

  #begin(first: StrokePoint): void {
    this.#coating = coatingOf(this.#style, first, this.#kit)
    this.#builders = this.#coating.coats.map(() => new PathBuilder())
  }

  /** The segments that become final with a point. */
  #stretch(builders: readonly PathBuilder[], point: StrokePoint): (PathSegment | null)[] {
    const { x, y } = point
    const coats = this.#coating?.coats ?? []
    return builders.map((builder, index) => builder.add({ x, y, radius: coats[index]?.radiusAt(point) ?? 0 }))
  }

  /** Adds a piece of these segments, whose box becomes part of what has changed. */
  #add(pieces: Piece[], stretch: readonly (PathSegment | null)[], changed: Box): void {
    const segments = stretch.filter((segment) => segment !== null)
    const [widest] = segments
    if (!widest) return
    const piece = { segments, ...boxOf(widest, this.#coating?.margin ?? 0) }
    include(changed, piece)
    pieces.push(piece)
  }

  #paintWithin(box: Box): DrawingArea {
    const context = this.#context
    const { a, b, c, d, e, f } = this.#matrix
    const area = deviceAreaOf(box, this.#matrix)
    const visible = drawingBoxOf(area, this.#matrix)
    const pieces: Piece[] = []
    for (const piece of this.#pieces) if (doMeet(piece, visible)) pieces.push(piece)
    for (const piece of this.#tail) if (doMeet(piece, visible)) pieces.push(piece)

    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.beginPath()
    context.rect(area.x, area.y, area.width, area.height)
    context.clip()
    context.setTransform(a, b, c, d, e, f)
    this.#paint(pieces, visible)
    context.restore()
    return area
  }

  #paint(pieces: readonly Piece[], visible: Readonly<Box>): void {
    const context = this.#context
    if (this.#coating && isCoated(this.#style)) {
      const { left, top, right, bottom } = visible
      context.clearRect(left, top, right - left, bottom - top)
      context.globalCompositeOperation = 'source-over'
      const { coats, margin } = this.#coating
      const segments = coats.map((_, coat) =>
        segmentsOf(pieces, coat).filter((segment) => doMeet(boxOf(segment, margin), visible)))
      paintCoats(context, this.#coating, segments, visible, this.#kit)
      return
    }
    // Of a line with pressure the first point alone decides how it is painted.
    const isFlat = this.#points[0]?.pressure === undefined && this.#predicted.length > 0
    const points = isFlat ? [...this.#points, ...this.#predicted] : this.#points
    paintSegments(context, points, this.#style.radius, segmentsOf(pieces, 0))
  }
}

/** The segments of one coat. */
function segmentsOf(pieces: readonly Piece[], coat: number): PathSegment[] {
  const segments: PathSegment[] = []
  for (const piece of pieces) {
    const segment = piece.segments[coat]
    if (segment) segments.push(segment)
  }
  return segments
}

const emptyBox = (): Box => ({ left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity })

/** Makes a box large enough for another one, too. */
function include(box: Box, other: Readonly<Box>): void {
  box.left = Math.min(box.left, other.left)
  box.top = Math.min(box.top, other.top)
  box.right = Math.max(box.right, other.right)
  box.bottom = Math.max(box.bottom, other.bottom)
}

/** The box in which a segment is painted. */
function boxOf({ from, control, to }: PathSegment, margin: number): Readonly<Box> {
  const middle = control ?? from
  const reach = Math.max(from.radius, to.radius) + margin
  return {
    left: Math.min(from.x, middle.x, to.x) - reach,
    top: Math.min(from.y, middle.y, to.y) - reach,
    right: Math.max(from.x, middle.x, to.x) + reach,
    bottom: Math.max(from.y, middle.y, to.y) + reach,
  }
}

/** The whole device pixels in which a box of drawing space is painted. */
export function deviceAreaOf(box: Readonly<Box>, matrix: TransformMatrix): DrawingArea {
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
