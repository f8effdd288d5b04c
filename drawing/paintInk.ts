import type { DrawingContext } from './drawingContext.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { traceOutline } from './strokeOutline.ts'
import { isDot, nodeAt, PathBuilder, traceCircle, traceMiddle } from './strokePath.ts'
import type { PathSegment } from './strokePath.ts'

/** Paints a stroke of ink as paintStroke does, in one fill or stroke call. */
export function paintInk(context: DrawingContext, stroke: Stroke): void {
  const { points, radius } = stroke
  context.save()
  context.globalCompositeOperation = compositionOf(stroke)
  takeStyle(context, stroke)
  paintSegments(context, points, radius, segmentsOf(points, (point) => nodeAt(point, radius).radius))
  context.restore()
}

/** The curve through points with half its width at each, in drawing-space pixels. */
export function segmentsOf(
  points: readonly StrokePoint[],
  radiusAt: (point: StrokePoint) => number,
): PathSegment[] {
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
