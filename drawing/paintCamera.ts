import { radiansOf } from './angle.ts'
import type { CameraRectangle } from './camera.ts'
import type { DrawingContext } from './drawingContext.ts'
import { type DrawingArea, fitInto } from './fit.ts'
import type { DrawingSize } from './operation.ts'

type CameraContext = Pick<DrawingContext, 'beginPath' | 'rect' | 'clip' | 'translate' | 'scale' | 'transform'>

/**
 * Makes drawing-space coordinates valid on a context so that a rectangle lies upright in an area, as large as it fits;
 * nothing is painted beside it. Lasts until `context.restore()`.
 */
export function enterRectangle(context: CameraContext, rectangle: CameraRectangle, area: DrawingArea): void {
  const { x, y, width, height, scale } = fitInto(rectangle, area)
  context.beginPath()
  context.rect(area.x + x, area.y + y, width, height)
  context.clip()
  context.translate(area.x + x + width / 2, area.y + y + height / 2)
  context.scale(scale, scale)
  const [cos, sin] = [Math.cos(radiansOf(rectangle.angle)), Math.sin(radiansOf(rectangle.angle))]
  context.transform(cos, -sin, sin, cos, 0, 0)
  context.translate(-rectangle.x, -rectangle.y)
}

/** A picture of the paper of a drawing: what `drawImage` takes, and the part of drawing space that it shows. */
export interface PaperPicture {
  readonly image: object
  readonly paper: DrawingArea
}

/** Paints what a camera shows of a picture into an area of a context. */
export function paintShown(
  context: CameraContext & Pick<DrawingContext, 'save' | 'restore' | 'drawImage'>,
  { image, paper }: PaperPicture, shown: CameraRectangle, area: DrawingArea,
): void {
  context.save()
  enterRectangle(context, shown, area)
  context.drawImage(image, paper.x, paper.y, paper.width, paper.height)
  context.restore()
}

/** The pixels of a picture of a paper at a scale. */
export const pixelsAt = ({ width, height }: DrawingArea, scale: number): DrawingSize =>
  ({ width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) })
