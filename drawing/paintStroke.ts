import { coatingOf } from './brush.ts'
import type { DrawingContext } from './drawingContext.ts'
import { paintFill } from './fill/paintFill.ts'
import { boxOf } from './mark.ts'
import { paintCoats } from './paintBrush.ts'
import { compositionOf, paintInk, segmentsOf } from './paintInk.ts'
import type { PaintKit } from './paintKit.ts'
import type { Stroke } from './stroke.ts'

/**
 * Paints a stroke in drawing-space pixels onto a layer of strokes alone: an eraser takes from whatever is there, and
 * what lies behind is slid beneath it. What it covers twice does not darken: a line of ink is one fill or stroke call,
 * an area too, and the coats of other brushes lie within or beside each other.
 */
export function paintStroke(context: DrawingContext, stroke: Stroke, kit: PaintKit): void {
  const [first] = stroke.points
  if (!first) return
  if (stroke.brush === 'fill') {
    paintFill(context, stroke)
    return
  }
  if (!isCoated(stroke)) {
    paintInk(context, stroke)
    return
  }
  const coating = coatingOf(stroke, first, kit)
  const segments = coating.coats.map(({ radiusAt }) => segmentsOf(stroke.points, radiusAt))
  context.save()
  context.globalCompositeOperation = compositionOf(stroke)
  paintCoats(context, coating, segments, boxOf(stroke), kit)
  context.restore()
}

/** Whether a brush paints more than a line of one color. */
export const isCoated = ({ brush = 'ink' }: Pick<Stroke, 'brush'>): boolean => brush !== 'ink'
