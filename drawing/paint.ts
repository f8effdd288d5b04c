import type { CameraRectangle } from './camera.ts'
import type { DrawingContext } from './drawingContext.ts'
import { fitInto } from './fit.ts'
import type { Drawing } from './fold.ts'
import type { DrawingLayer } from './layering.ts'
import { enterRectangle } from './paintCamera.ts'
import type { PaintKit } from './paintKit.ts'
import { type LayerPictures, paintLayers, paintMark, paintUnder } from './paintMark.ts'
import type { DrawingSize } from './operation.ts'
import { PAPER_COLOR } from './stroke.ts'

/** A picture behind the strokes: anything the context's `drawImage` takes, and its own size in pixels. */
export interface DrawingBackground extends DrawingSize {
  readonly image: object
}

/** Size of the picture in the context's units, from its origin on. The drawing space is fitted into it. */
export interface PaintOptions extends DrawingSize {
  readonly kit: PaintKit
  readonly background?: DrawingBackground | undefined
  /** Those that are missing are left out. */
  readonly pictures?: LayerPictures | undefined
  /** What is fitted into the picture in place of the drawing space, such as what a camera shows. */
  readonly part?: CameraRectangle | undefined
}

/**
 * Paints paper, background and strokes into the rectangle of the given size at the context's origin, replacing what was
 * there. Drawing space and background are fitted, never distorted; what leaves the drawing space, or the part that is
 * asked for, is cut off. The context needs an alpha channel: without layers, strokes are painted first and the
 * background is slid beneath them, so that erasers take away strokes only.
 */
export function paintDrawing(context: DrawingContext, drawing: Drawing, options: PaintOptions): void {
  const { width, height } = options
  context.save()
  context.clearRect(0, 0, width, height)
  if (drawing.layers) {
    context.fillStyle = PAPER_COLOR
    context.fillRect(0, 0, width, height)
    paintBackground(context, drawing, options)
    paintStrokes(context, drawing, options)
    context.restore()
    return
  }
  paintStrokes(context, drawing, options)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'destination-over'
  paintBackground(context, drawing, options)
  context.fillStyle = PAPER_COLOR
  context.fillRect(0, 0, width, height)
  context.restore()
}

/**
 * Paints the strokes and pictures of a drawing alone, layer by layer, fitted into the size; what leaves the drawing
 * space is cut off.
 */
export function paintStrokes(context: DrawingContext, drawing: Drawing, options: PaintOptions): void {
  const { size, layers, strokes } = drawing
  const paint = (onto: DrawingContext, layer: Painted): void => paintFitted(onto, size, layer, options)
  if (layers) paintLayers(context, layers, paint, options.kit.surface)
  else paint(context, { strokes })
}

type Painted = Pick<DrawingLayer, 'strokes' | 'image'>

function paintFitted(
  context: DrawingContext,
  drawingSize: DrawingSize,
  { strokes, image }: Painted,
  options: PaintOptions,
): void {
  const { part, pictures } = options
  const space = fitInto(drawingSize, options)
  context.save()
  if (part) enterRectangle(context, part, { x: 0, y: 0, ...options })
  else {
    context.beginPath()
    context.rect(space.x, space.y, space.width, space.height)
    context.clip()
    context.translate(space.x, space.y)
    context.scale(space.scale, space.scale)
  }
  for (const mark of strokes) paintMark(context, mark, options.kit)
  if (image && pictures) paintUnder(context, image, pictures)
  context.restore()
}

/** Paints the picture behind the strokes alone, fitted into the drawing space. */
export function paintBackground(context: DrawingContext, drawing: Drawing, options: PaintOptions): void {
  const { background, part } = options
  if (!background) return
  context.save()
  if (part) enterRectangle(context, part, { x: 0, y: 0, ...options })
  const space = part ? { x: 0, y: 0, ...drawing.size } : fitInto(drawing.size, options)
  const area = fitInto(background, space)
  context.imageSmoothingEnabled = true
  context.imageSmoothingQuality = 'high'
  context.drawImage(background.image, space.x + area.x, space.y + area.y, area.width, area.height)
  context.restore()
}
