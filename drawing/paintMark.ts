import type { DrawingContext, MakeSurface, TransformMatrix } from './drawingContext.ts'
import type { LayerImage } from './layer.ts'
import { type DrawingLayer, isSeen } from './layering.ts'
import { boxOf, type Mark, type TakenAlong } from './mark.ts'
import { boxAfter } from './matrix.ts'
import { compositionOf } from './paintInk.ts'
import type { PaintKit } from './paintKit.ts'
import { paintStroke } from './paintStroke.ts'

/** Antialiasing reaches at most this far beyond a shape, in device pixels. */
const MARGIN = 1

/** Paints a mark where it lies, in drawing-space pixels, onto a layer of strokes alone. */
export function paintMark(context: DrawingContext, mark: Mark, kit: PaintKit): void {
  const { matrix, erasers } = mark
  if (!matrix) {
    paintStroke(context, mark, kit)
    return
  }
  context.save()
  enter(context, matrix)
  if (erasers) paintErased(context, mark, erasers, kit)
  else paintStroke(context, mark, kit)
  context.restore()
}

const enter = (context: DrawingContext, { a, b, c, d, e, f }: TransformMatrix): void =>
  context.transform(a, b, c, d, e, f)

/** Paints a mark without what erasers took from it before it was moved: apart, or they would take from others, too. */
function paintErased(
  context: DrawingContext,
  mark: Mark,
  erasers: readonly TakenAlong[],
  kit: PaintKit,
): void {
  const matrix = context.getTransform()
  const { left, top, right, bottom } = boxAfter(matrix, boxOf(mark))
  const { width, height } = context.canvas
  const x = Math.max(0, Math.floor(left) - MARGIN)
  const y = Math.max(0, Math.floor(top) - MARGIN)
  const across = Math.min(width, Math.ceil(right) + MARGIN) - x
  const down = Math.min(height, Math.ceil(bottom) + MARGIN) - y
  if (!(across > 0 && down > 0)) return
  const apart = kit.surface(across, down)
  const { a, b, c, d, e, f } = matrix
  apart.context.setTransform(a, b, c, d, e - x, f - y)
  paintStroke(apart.context, { ...mark, isBehind: false }, kit)
  for (const eraser of erasers) {
    apart.context.save()
    enter(apart.context, eraser.matrix)
    paintStroke(apart.context, eraser.stroke, kit)
    apart.context.restore()
  }
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = compositionOf(mark)
  context.drawImage(apart.image, x, y, across, down)
}

/** What `drawImage` takes for the pictures of layers, by their names in the log. */
export type LayerPictures = ReadonlyMap<string, object>

/** Paints the picture of a layer under what is painted already, in drawing-space pixels. */
export function paintUnder(context: DrawingContext, image: LayerImage, pictures: LayerPictures): void {
  const picture = pictures.get(image.mediaId)
  if (!picture) return
  context.save()
  enter(context, image.matrix)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-over'
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, image.width, image.height)
  context.restore()
}

/** How layers come onto what is under them. */
export const COMPOSITIONS: Readonly<Record<DrawingLayer['blend'], 'source-over' | 'multiply'>> = {
  NORMAL: 'source-over', MULTIPLY: 'multiply',
}

/** Paints the layers that can be seen, each on a surface of its own, from bottom to top. */
export function paintLayers(
  context: DrawingContext,
  layers: readonly DrawingLayer[],
  paint: (onto: DrawingContext, layer: DrawingLayer) => void,
  surface: MakeSurface,
): void {
  const seen = layers.filter(isSeen)
  if (seen.length === 0) return
  const { width, height } = context.canvas
  const { a, b, c, d, e, f } = context.getTransform()
  const { context: onto, image } = surface(width, height)
  context.save()
  context.setTransform(1, 0, 0, 1, 0, 0)
  for (const layer of seen) {
    onto.setTransform(1, 0, 0, 1, 0, 0)
    onto.clearRect(0, 0, width, height)
    onto.setTransform(a, b, c, d, e, f)
    paint(onto, layer)
    context.globalAlpha = layer.opacity
    context.globalCompositeOperation = COMPOSITIONS[layer.blend]
    context.drawImage(image, 0, 0, width, height)
  }
  context.restore()
}
