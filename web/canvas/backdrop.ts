import type { DrawingBackground } from '../../drawing/paint.ts'

/** Loads a picture; rejects when it cannot be read. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = address
  await image.decode()
  return image
}

/** Loads a background picture; rejects when it cannot be read. */
export async function loadBackground(address: string): Promise<DrawingBackground> {
  const image = await loadImage(address)
  return { image, width: image.naturalWidth, height: image.naturalHeight }
}
