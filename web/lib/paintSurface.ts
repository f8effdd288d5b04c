import type { MakeSurface } from '../../drawing/drawingContext.ts'

/** Where a page paints what is laid into a picture afterwards. Throws when the browser has no Canvas 2D to give. */
export const paintSurface: MakeSurface = (width, height) => {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  const context = image.getContext('2d')
  if (!context) throw new Error('This browser gives no Canvas 2D')
  return { image, context }
}
