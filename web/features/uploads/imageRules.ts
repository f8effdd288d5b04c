import { uploadMessages } from '../../messages/uploads.ts'
import { readError, type ErrorCode } from '../../relay/errors.ts'
import { UploadTimeoutFailure } from '../../relay/upload.ts'
import type { UploadPlan } from './uploadPlan.ts'

/** The largest image, in bytes. */
export const MAXIMUM_IMAGE_BYTES = 10_485_760

const words = uploadMessages
/** Failures of ours: their sentences say nothing that helps. */
const OWN_FAULTS: ReadonlySet<ErrorCode> = new Set(['INTERNAL', 'UNKNOWN', 'UNAVAILABLE', 'TOO_COMPLEX'])

/** Why a file cannot be uploaded as an image, in a sentence; null when the server may look at it. */
export function imageProblem(file: Pick<File, 'type' | 'size'>, { isFree }: UploadPlan): string | null {
  if (!file.type.startsWith('image/')) return words.notImage
  return file.size > MAXIMUM_IMAGE_BYTES ? (isFree ? words.tooLargeFree : words.tooLarge) : null
}

/** Whether a file is one of Photoshop, by its name. */
export const isPsd = ({ name }: Pick<File, 'name'>): boolean => /\.psd$/i.test(name)

/** The sentence for an upload that failed. */
export function uploadFailure(error: unknown): string {
  if (error instanceof UploadTimeoutFailure) return words.timeout
  const { code, message, fields } = readError(error)
  if (code === 'NETWORK') return words.network
  if (OWN_FAULTS.has(code)) return words.failed
  const sentence = Object.values(fields)[0] ?? message
  return sentence === '' ? words.fallback : sentence
}
