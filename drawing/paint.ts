import type { DrawingContext } from './drawingContext.ts'
import { fitInto } from './fit.ts'
import type { Drawing } from './fold.ts'
import type { DrawingSize } from './operation.ts'
import type { Stroke, StrokePoint } from './stroke.ts'
import { traceOutline } from './strokeOutline.ts'
import { isDot, nodeAt, PathBuilder, traceCircle, traceMiddle } from './strokePath.ts'
import type { PathSegment } from './strokePath.ts'

/** Color of the paper in every theme, thumbnail and export. */
export const PAPER_COLOR = '#FFFFFF'

/** A picture behind the strokes: anything the context's `drawImage` takes, and its own size in pixels. */
export interface DrawingBackground extends DrawingSize {
  readonly image: object
}

/** Size of the picture in the context's units, from its origin on. The drawing space is fitted into it. */
export interface PaintOptions extends DrawingSize {
  readonly background?: DrawingBackground | undefined
}

/**
 * Paints paper, background and strokes into the rectangle of the given size at the context's origin, replacing what was
 * there. Drawing space and background are fitted, never distorted; what leaves the drawing space is cut off. The
 * context needs an alpha channel: strokes are painted first and the background is slid beneath them, so that erasers
 * take away strokes only.
 */
export function paintDrawing(context: DrawingContext, drawing: Drawing, options: PaintOptions): void {
  const { width, height } = options
  context.save()
  context.clearRect(0, 0, width, height)
  paintStrokes(context, drawing, options)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-over'
  paintBackground(context, drawing, options)
  context.fillStyle = PAPER_COLOR
  context.fillRect(0, 0, width, height)
  context.restore()
}

/** Paints the strokes of a drawing alone, fitted into the size; what leaves the drawing space is cut off. */
export function paintStrokes(context: DrawingContext, drawing: Drawing, size: DrawingSize): void {
  const space = fitInto(drawing.size, size)
  context.save()
  context.beginPath()
  context.rect(space.x, space.y, space.width, space.height)
  context.clip()
  context.translate(space.x, space.y)
  context.scale(space.scale, space.scale)
  for (const stroke of drawing.strokes) paintStroke(context, stroke)
  context.restore()
}

/** Paints the picture behind the strokes alone, fitted into the drawing space. */
export function paintBackground(context: DrawingContext, drawing: Drawing, options: PaintOptions): void {
  const { background } = options
  if (!background) return
  const space = fitInto(drawing.size, options)
  const area = fitInto(background, space)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(background.image, space.x + area.x, space.y + area.y, area.width, area.height)
}

/**
 * Paints a stroke in drawing-space pixels onto a layer of strokes alone: an eraser takes from whatever is there. One
 * fill or stroke call paints all of it, so a semi-transparent line does not darken where it crosses itself.
 */
export function paintStroke(context: DrawingContext, stroke: Stroke): void {
  const builder = new PathBuilder()
  const segments: PathSegment[] = []
  for (const point of stroke.points) {
    const segment = builder.add(nodeAt(point, stroke.radius))
    if (segment) segments.push(segment)
  }
  const end = builder.end()
  if (end) segments.push(end)
  context.save()
  context.globalCompositeOperation = stroke.tool === 'eraser' ? 'destination-out' : 'source-over'
  takeStyle(context, stroke)
  paintSegments(context, stroke.points, stroke.radius, segments)
  context.restore()
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
