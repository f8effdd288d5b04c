import { paintKitOf } from '../../drawing/paintKit.ts'

/** What a page paints with. Throws when the browser has no Canvas 2D to give. */
export const paintKit = paintKitOf((width, height) => {
  const image = document.createElement('canvas')
  image.width = width
  image.height = height
  const context = image.getContext('2d')
  if (!context) throw new Error('This browser gives no Canvas 2D')
  return { image, context }
})
