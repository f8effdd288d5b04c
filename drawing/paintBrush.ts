import type { Coat, Coating } from './brush.ts'
import type { DrawingContext } from './drawingContext.ts'
import { type Box, boxAfter, determinantOf, inverseOf } from './matrix.ts'
import type { PaintKit } from './paintKit.ts'
import { traceOutline } from './strokeOutline.ts'
import type { PathSegment } from './strokePath.ts'

/** Longest side of what soft strokes are painted on: what is longer is painted coarser. */
const MAX_TEXELS = 4_096

/** Paints the coats of a stroke by their segments; all of it lies in `box`, in drawing-space pixels. */
export function paintCoats(
  context: DrawingContext,
  { coats, soft }: Coating,
  segments: readonly (readonly PathSegment[])[],
  box: Box,
  kit: PaintKit,
): void {
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'low'
  if (!soft) {
    fillCoats(context, coats, segments)
    return
  }
  const seen = visiblePart(context, box)
  if (!seen) return
  let { texel } = soft
  while (Math.max(seen.right - seen.left, seen.bottom - seen.top) / texel > MAX_TEXELS) texel *= 2
  // The texels of a stroke lie in the same places whatever is painted of it.
  const left = Math.floor(seen.left / texel) - 1
  const top = Math.floor(seen.top / texel) - 1
  const width = Math.ceil(seen.right / texel) + 1 - left
  const height = Math.ceil(seen.bottom / texel) + 1 - top
  // Smoothing looks at the next texels, too: they must be empty.
  const { context: onto, image } = kit.scratch(width + 1, height + 1)
  onto.setTransform(1 / texel, 0, 0, 1 / texel, -left, -top)
  fillCoats(onto, coats, segments)
  context.globalAlpha = soft.opacity
  const place = [left * texel, top * texel, width * texel, height * texel] as const
  context.drawImage(image, 0, 0, width, height, ...place)
}

/** What of a box is on the canvas; null for nothing. */
function visiblePart(context: DrawingContext, box: Box): Box | null {
  const matrix = context.getTransform()
  if (determinantOf(matrix) === 0) return null
  const { width, height } = context.canvas
  const canvas = boxAfter(inverseOf(matrix), { left: 0, top: 0, right: width, bottom: height })
  const left = Math.max(box.left, canvas.left)
  const top = Math.max(box.top, canvas.top)
  const right = Math.min(box.right, canvas.right)
  const bottom = Math.min(box.bottom, canvas.bottom)
  return left < right && top < bottom ? { left, top, right, bottom } : null
}

function fillCoats(
  context: DrawingContext,
  coats: readonly Coat[],
  segments: readonly (readonly PathSegment[])[],
): void {
  for (const [index, { alpha, fill }] of coats.entries()) {
    context.globalAlpha = alpha
    if (typeof fill === 'string') {
      context.fillStyle = fill
    } else {
      fill.pattern.setTransform(fill.matrix)
      context.fillStyle = fill.pattern
    }
    context.beginPath()
    traceOutline(context, (segments[index] ?? []).filter(({ from, to }) => from.radius > 0 || to.radius > 0))
    context.fill()
  }
}
