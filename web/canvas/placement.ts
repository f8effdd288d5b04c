import type { FittedArea } from '../../drawing/fit.ts'
import type { DrawingSize } from '../../drawing/operation.ts'

/** A point, in whatever space the name says. */
export interface Position {
  readonly x: number
  readonly y: number
}

/** Where a layer's drawing space lies: everything needed to paint in it. */
export interface LayerPlace {
  /** The visible area in CSS pixels, and how many device pixels make one of them. */
  readonly viewport: DrawingSize & { readonly pixelRatio: number }
  /** The drawing space in the viewport, in CSS pixels: screen = drawing × scale + (x, y). */
  readonly placement: FittedArea
  readonly size: DrawingSize
}

/** Whether two viewports have the same pixels. */
export const isSameViewport = (one: LayerPlace['viewport'], other: LayerPlace['viewport']): boolean =>
  one.width === other.width && one.height === other.height && one.pixelRatio === other.pixelRatio

/** A point of the viewport in drawing space. */
export function toDrawing(placement: FittedArea, point: Position): Position {
  return { x: (point.x - placement.x) / placement.scale, y: (point.y - placement.y) / placement.scale }
}

/** A point of drawing space in the viewport, in CSS pixels. */
export function toScreen(placement: FittedArea, point: Position): Position {
  return { x: point.x * placement.scale + placement.x, y: point.y * placement.scale + placement.y }
}

/** The viewport's size in device pixels. */
export function pixelsOf({ width, height, pixelRatio }: LayerPlace['viewport']): DrawingSize {
  return {
    width: Math.max(1, Math.round(width * pixelRatio)),
    height: Math.max(1, Math.round(height * pixelRatio)),
  }
}

/** Gives a canvas the viewport's device pixels; resizing clears it. Returns whether its size changed. */
export function fitCanvas(canvas: HTMLCanvasElement, viewport: LayerPlace['viewport']): boolean {
  const { width, height } = pixelsOf(viewport)
  if (canvas.width === width && canvas.height === height) return false
  canvas.width = width
  canvas.height = height
  return true
}

/** Makes drawing-space coordinates valid on the context and clips to the drawing space, until `context.restore()`. */
export function enterDrawingSpace(context: CanvasRenderingContext2D, place: LayerPlace): void {
  const { placement, size } = place
  const { pixelRatio } = place.viewport
  const scale = placement.scale * pixelRatio
  context.save()
  context.setTransform(scale, 0, 0, scale, placement.x * pixelRatio, placement.y * pixelRatio)
  context.beginPath()
  context.rect(0, 0, size.width, size.height)
  context.clip()
}

/** Shows an element painted for one place as it would lie in another, a little blurred, until it is repainted. */
export function stretchElement(element: HTMLElement, from: LayerPlace, to: LayerPlace): void {
  const scale = to.placement.scale / from.placement.scale
  const [x, y] = [to.placement.x - from.placement.x * scale, to.placement.y - from.placement.y * scale]
  Object.assign(element.style, {
    width: `${from.viewport.width}px`,
    height: `${from.viewport.height}px`,
    transformOrigin: '0 0',
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
  })
}

/** Shows an element as it was painted. */
export function unstretchElement(element: HTMLElement): void {
  Object.assign(element.style, { width: '100%', height: '100%', transform: '' })
}
