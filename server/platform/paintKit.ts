import { createCanvas } from '@napi-rs/canvas'
import { paintKitOf } from '../../drawing/paintKit.ts'

/** What a process of the server paints with. */
export const paintKit = paintKitOf((width, height) => {
  const image = createCanvas(width, height)
  return { image, context: image.getContext('2d') }
})
