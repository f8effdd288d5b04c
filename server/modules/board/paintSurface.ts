import { createCanvas } from '@napi-rs/canvas'
import type { MakeSurface } from '../../../drawing/drawingContext.ts'

/** Where a thread paints what is laid into a picture afterwards. */
export const paintSurface: MakeSurface = (width, height) => {
  const image = createCanvas(width, height)
  return { image, context: image.getContext('2d') }
}
