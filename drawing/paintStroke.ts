import { type Coat, coatingOf } from './brush.ts'
import type { DrawingContext } from './drawingContext.ts'
import { boxOf } from './mark.ts'
import { paintCoats } from './paintBrush.ts'
import type { PaintKit } from './paintKit.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { traceOutline } from './strokeOutline.ts'
import { isDot, nodeAt, PathBuilder, traceCircle, traceMiddle } from './strokePath.ts'
import type { PathSegment } from './strokePath.ts'

/**
 * Paints a stroke in drawing-space pixels onto a layer of strokes alone: an eraser takes from whatever is there, and
 * what lies behind is slid beneath it. What it covers twice does not darken: a line of ink is one fill or stroke call,
 * and the coats of other brushes lie within or beside each other.
 */
export function paintStroke(context: DrawingContext, stroke: Stroke, kit: PaintKit): void {
  const [first] = stroke.points
  if (!first) return
  const coating = coatingOf(stroke, first, kit)
  const segments = coating.coats.map((coat) => segmentsOf(stroke.points, coat))
  context.save()
  context.globalCompositeOperation = compositionOf(stroke)
  if (isCoated(stroke)) {
    paintCoats(context, coating, segments, boxOf(stroke), kit)
  } else {
    takeStyle(context, stroke)
    paintSegments(context, stroke.points, stroke.radius, segments[0] ?? [])
  }
  context.restore()
}

/** Whether a brush paints more than a line of one color. */
export const isCoated = ({ brush = 'ink' }: Pick<Stroke, 'brush'>): boolean => brush !== 'ink'

function segmentsOf(points: readonly StrokePoint[], { radiusAt }: Coat): PathSegment[] {
  const builder = new PathBuilder()
  const segments: PathSegment[] = []
  for (const point of points) {
    const segment = builder.add({ x: point.x, y: point.y, radius: radiusAt(point) })
    if (segment) segments.push(segment)
  }
  const end = builder.end()
  if (end) segments.push(end)
  return segments
}

/** How a stroke comes onto its layer. */
export function compositionOf({ tool, isBehind = false }: Stroke): string {
  if (tool === 'eraser') return 'destination-out'
  return isBehind ? 'destination-over' : 'source-over'
}

/** Sets the context to the color, opacity and width of a stroke. */
export function takeStyle(context: DrawingContext, { color, opacity, radius }: Omit<Stroke, 'id' | 'points'>): void {
  context.globalAlpha = opacity
  context.fillStyle = color
  context.strokeStyle = color
  context.lineWidth = radius * 2
  context.lineCap = 'round'
  context.lineJoin = 'round'
}

/**
 * Paints segments of a stroke in the context's style and composition. Points with pressure give an outline of varying
 * width, others a line `radius` × 2 wide, or a filled circle when they all lie in one place.
 */
export function paintSegments(
  context: DrawingContext,
  points: readonly StrokePoint[],
  radius: number,
  segments: readonly PathSegment[],
): void {
  const [first] = points
  if (!first) return
  context.beginPath()
  if (first.pressure !== undefined) {
    traceOutline(context, segments)
    context.fill()
  } else if (isDot(points)) {
    traceCircle(context, nodeAt(first, radius))
    context.fill()
  } else {
    traceMiddle(context, segments)
    context.stroke()
  }
}
