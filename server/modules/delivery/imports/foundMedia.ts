import { join } from 'node:path'
import { fail } from '../../../kernel/errors.ts'
import { MOST_FILE_BYTES, MOST_SOUND_BYTES } from '../../../kernel/fileLimit.ts'
import { writeLocalFile } from '../../../platform/storage/localFile.ts'
import type { FoundMedia } from './reader.ts'
import { zipFailures } from './zip.failures.ts'
import type { ZippedFile } from './zipEntries.ts'

const GIGABYTE = 1024 ** 3
/** Most bytes of all pictures and sounds together. */
const MOST_BYTES = GIGABYTE
const MOST_OF: Record<FoundMedia['kind'], number> = { IMAGE: MOST_FILE_BYTES, SOUND: MOST_SOUND_BYTES }

/** A picture or a sound in a ZIP. */
export interface ZippedMedia {
  kind: FoundMedia['kind']
  file: ZippedFile
}

/**
 * Unpacks pictures and sounds into a folder, one after the other; those with more bytes than they may have stay out of
 * it. INVALID_INPUT for more than a gigabyte, and for a damaged ZIP.
 */
export async function foundMedia(media: readonly ZippedMedia[], folder: string): Promise<FoundMedia[]> {
  const isTaken = ({ kind, file }: ZippedMedia): boolean => file.bytes <= MOST_OF[kind]
  if (media.filter(isTaken).reduce((sum, { file }) => sum + file.bytes, 0) > MOST_BYTES) {
    throw fail(zipFailures.ZIP_TOO_LARGE({ files: media.length, gigabytes: MOST_BYTES / GIGABYTE }))
  }
  const found: FoundMedia[] = []
  for (const [index, each] of media.entries()) {
    const { kind, file } = each
    const path = isTaken(each) ? join(folder, String(index)) : null
    if (path !== null) await writeLocalFile(path, await file.read())
    found.push({ name: file.name, kind, path })
  }
  return found
}
