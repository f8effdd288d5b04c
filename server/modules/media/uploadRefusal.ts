import { type Plan } from '../../__generated__/prisma/enums.ts'
import { FramewrightError } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { MOST_PIXELS } from '../../kernel/fileLimit.ts'
import { mediaFailures } from './media.failures.ts'

/**
 * Why a file is not taken: `tooLarge` in bytes, `notImage` and `notSound` for what is none that is accepted and whole,
 * `unfinished` for what did not come to its end.
 */
export type RefusalKind = 'tooLarge' | 'notImage' | 'unfinished' | 'notSound'

/** A file that is not taken. INVALID_INPUT, with a sentence for people. */
export class UploadRefused extends FramewrightError {
  readonly kind: RefusalKind

  constructor(kind: RefusalKind, failure: Failure, field = 'file') {
    super(failure, { fields: { [field]: failure } })
    this.kind = kind
  }

  /** The same refusal, of the input field that the file came in. */
  inField(field: string): UploadRefused {
    return new UploadRefused(this.kind, this.failure, field)
  }
}

/** The file has more bytes than a file may have. */
export const tooLarge = (plan: Plan) =>
  new UploadRefused(
    'tooLarge',
    plan === 'STARTER' ? mediaFailures.IMAGE_TOO_LARGE_FOR_STARTER() : mediaFailures.IMAGE_TOO_LARGE(),
  )

/** The file is no image at all. */
export const notImage = () => new UploadRefused('notImage', mediaFailures.IMAGE_INVALID())

/** The file is an image of a kind that is not taken: "SVG". */
export const otherKind = (kind: string) =>
  new UploadRefused('notImage', mediaFailures.IMAGE_KIND_UNSUPPORTED({ kind }))

/** The file begins as an image and cannot be read to its end. */
export const damaged = () => new UploadRefused('notImage', mediaFailures.IMAGE_DAMAGED())

/** The image has more pixels than an image may have. */
export const tooManyPixels = () =>
  new UploadRefused('notImage', mediaFailures.IMAGE_WITH_MANY_PIXELS({ most: MOST_PIXELS / 1_000_000 }))

/** Nothing came of the upload for too long. */
export const stalled = () => new UploadRefused('unfinished', mediaFailures.UPLOAD_STALLED())

/** The upload ended before the file did. */
export const cutOff = () => new UploadRefused('unfinished', mediaFailures.UPLOAD_CUT_OFF())
