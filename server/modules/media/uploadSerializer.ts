import { refusedWith } from '../../rest/errors.ts'
import { type RefusalKind, UploadRefused } from './uploadRefusal.ts'

const STATUSES: Record<RefusalKind, number> = { tooLarge: 413, notImage: 415, notSound: 415, unfinished: 400 }

/** A failure of an upload with the status that HTTP has for it, of the form's part `field`; any other as it is. */
export const serializeRefusal = (error: unknown, field: string): unknown =>
  error instanceof UploadRefused ? refusedWith(STATUSES[error.kind], error.failure, field) : error
