import { loadBackground } from '../../canvas/backdrop.ts'
import type { DemoImage } from './TryOutSheet.ts'

/** What the server takes as an image; browsers show more than that. */
const TAKEN_TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])
/** Longest side of a repainted image, in pixels. */
const LONGEST_SIDE = 1_920

function paintAnew({ image, width, height }: Awaited<ReturnType<typeof loadBackground>>): Promise<Blob | null> {
  // A drawing made of vectors is as large as one likes.
  const scale = LONGEST_SIDE / Math.max(width, height, 1)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  canvas.getContext('2d')?.drawImage(image as CanvasImageSource, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
}

/** The file an account can take: the image's own, or a PNG of it where the server does not know its kind. */
export async function keptImageOf({ file, address }: DemoImage): Promise<File> {
  if (TAKEN_TYPES.has(file.type)) return file
  const painted = await loadBackground(address).then(paintAnew).catch(() => null)
  return painted === null ? file : new File([painted], `${file.name}.png`, { type: painted.type })
}
