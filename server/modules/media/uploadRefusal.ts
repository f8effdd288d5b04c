import { type Plan } from '../../__generated__/prisma/enums.ts'
import { FramewrightError } from '../../kernel/errors.ts'

/**
 * Why a file is not taken: `tooLarge` in bytes, `notImage` and `notSound` for what is none that is accepted and whole,
 * `unfinished` for what did not come to its end.
 */
export type RefusalReason = 'tooLarge' | 'notImage' | 'unfinished' | 'notSound'

const ACCEPTED = 'PNG, JPEG, WebP, GIF or AVIF'

/** A file that is not taken. INVALID_INPUT, with a sentence for people. */
export class UploadRefused extends FramewrightError {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, sentence: string, field = 'file') {
    super('INVALID_INPUT', sentence, { fields: { [field]: sentence } })
    this.reason = reason
  }

  /** The same, told of the input field that the file came in. */
  inField(field: string): UploadRefused {
    return new UploadRefused(this.reason, this.message, field)
  }
}

/** The file has more bytes than a file may have. */
export const tooLarge = (plan: Plan) =>
  new UploadRefused(
    'tooLarge',
    plan === 'STARTER'
      ? 'File size too large. Maximum size is 10MB for free accounts. Please compress your image or upgrade your plan.'
      : 'File size too large. Please compress your image before uploading.',
  )

/** The file is no image at all. */
export const notImage = () =>
  new UploadRefused('notImage', 'Only image files are allowed. Please select a valid image file.')

/** The file is an image of a kind that is not taken: "SVG". */
export const otherKind = (kind: string) =>
  new UploadRefused('notImage', `${kind} images are not supported. Please select a ${ACCEPTED} image.`)

/** The file begins as an image and cannot be read to its end. */
export const damaged = () =>
  new UploadRefused('notImage', 'The image is damaged or incomplete. Please select a valid image file.')

/** The image has more pixels than an image may have. */
export const tooManyPixels = () =>
  new UploadRefused('notImage', 'The image has more than 50 megapixels. Please resize your image before uploading.')

/** Nothing came of the upload for too long. */
export const stalled = () =>
  new UploadRefused('unfinished', 'Upload timeout. Please try again with a smaller file or check your connection.')

/** The upload ended before the file did. */
export const cutOff = () => new UploadRefused('unfinished', 'Failed to upload image. Please try again.')
