import type { Readable } from 'node:stream'
import type { FileUpload } from 'graphql-upload-minimal'
import { fail } from '../kernel/errors.ts'
import { requestFailures } from '../kernel/request.failures.ts'

/** What every field says that takes a picture. */
export const UPLOAD_RULE = 'At most 10,485,760 bytes: PNG, JPEG, WebP, GIF or AVIF, 50 megapixels.'

/** What every field says that takes a sound. */
export const SOUND_RULE =
  'At most 104,857,600 bytes and 4 hours: WAV, MP3, M4A (AAC or ALAC) or Ogg (Vorbis, Opus or FLAC). The ' +
  'contents decide the format.'

/** The stream of a file of the request; a file may be named in one place only. `field` is the input's name for it. */
export async function streamOf(file: Promise<FileUpload>, field: string): Promise<Readable> {
  const upload = await file
  try {
    return upload.createReadStream()
  } catch {
    throw fail(requestFailures.FILE_UNREADABLE(), { field })
  }
}
