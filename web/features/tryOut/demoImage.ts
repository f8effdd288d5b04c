import { readableBytes } from '../../lib/bytes.ts'
import { tryOutMessages } from '../../messages/tryOut.ts'
import { MAXIMUM_IMAGE_BYTES } from '../uploads/imageRules.ts'

const words = tryOutMessages

/** What is said of a file that calls itself an image and is none. */
export const UNREADABLE_IMAGE = words.unreadable

/** Why a file cannot lie under the drawing, in a sentence; null when it may be tried. */
export function demoImageProblem(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return words.notImage
  if (file.size <= MAXIMUM_IMAGE_BYTES) return null
  return words.tooLarge(readableBytes(MAXIMUM_IMAGE_BYTES), readableBytes(file.size))
}
