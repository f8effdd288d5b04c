import type { DrawingContext } from '../drawingContext.ts'
import { compositionOf } from '../paintInk.ts'
import type { Stroke } from '../stroke.ts'
import { ringsOf } from './rings.ts'

/** Paints an area in drawing-space pixels, in one fill call. */
export function paintFill(context: DrawingContext, stroke: Stroke): void {
  context.save()
  context.globalCompositeOperation = compositionOf(stroke)
  context.globalAlpha = stroke.opacity
  context.fillStyle = stroke.color
  fillRings(context, stroke)
  context.restore()
}

/** Fills what lies within the outlines of an area by the even-odd rule, in the context's style. */
export function fillRings(context: DrawingContext, area: Pick<Stroke, 'points' | 'rings'>): void {
  context.beginPath()
  for (const [first, ...others] of ringsOf(area)) {
    if (!first) continue
    context.moveTo(first.x, first.y)
    for (const { x, y } of others) context.lineTo(x, y)
    context.closePath()
  }
  context.fill('evenodd')
}
