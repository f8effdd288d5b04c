import type { DrawingContext } from '../drawingContext.ts'
import { compositionOf } from '../paintInk.ts'
import type { Label } from '../label.ts'
import type { Place } from '../matrix.ts'
import { PAPER_COLOR, type Stroke } from '../stroke.ts'
import { ringsOf } from './rings.ts'

/** Paints an area in drawing-space pixels, in one fill call. */
export function paintFill(context: DrawingContext, stroke: Stroke): void {
  context.save()
  context.globalCompositeOperation = compositionOf(stroke)
  context.globalAlpha = stroke.opacity
  if (stroke.label) paintPaper(context, stroke, stroke.label)
  context.fillStyle = stroke.color
  fillRings(context, stroke)
  context.restore()
}

/** Fills what lies within the outlines of an area by the even-odd rule, in the context's style. */
export function fillRings(context: DrawingContext, area: Pick<Stroke, 'points' | 'rings'>): void {
  traceRings(context, ringsOf(area))
  context.fill('evenodd')
}

/** Paints the paper of a balloon: all that lies within its outlines. */
function paintPaper(context: DrawingContext, area: Stroke, { paper }: Label): void {
  if (paper === 0) return
  context.fillStyle = PAPER_COLOR
  traceRings(context, ringsOf(area).slice(0, paper))
  context.fill()
}

function traceRings(context: DrawingContext, rings: readonly (readonly Place[])[]): void {
  context.beginPath()
  for (const [first, ...others] of rings) {
    if (!first) continue
    context.moveTo(first.x, first.y)
    for (const { x, y } of others) context.lineTo(x, y)
    context.closePath()
  }
}
