import type { Readable } from 'node:stream'
import type { Plan } from '../../__generated__/prisma/enums.ts'
import { MOST_FILE_BYTES } from '../../kernel/fileLimit.ts'
import { type IncomingFile, StreamBroken } from '../../platform/storage/disk.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { files } from './files.ts'
import { type ImageKind, isCutOff, kindOf } from './imageKind.ts'
import type { KeepingOrder, KeepingOutcome, MadeImage } from './imaging.ts'
import { cutOff, damaged, notImage, otherKind, stalled, tooLarge, tooManyPixels } from './uploadRefusal.ts'

/** Milliseconds without a byte after which an upload fails: less than for its request, so that the reason is sent. */
export const PATIENCE_MS = 55_000

const IMAGING = new URL('./imaging.ts', import.meta.url)

/** A file that was taken in and is neither looked into nor kept; null when it had too many bytes. */
export type ReceivedFile = IncomingFile | null

/**
 * Takes a file in as it comes, before anybody asks who sent it: at most so many bytes are read, 10,485,760 unless said
 * otherwise, and none is held in memory. The caller gives the file to `putUpload` or to `discardUpload`.
 */
export async function receiveUpload(stream: Readable, most = MOST_FILE_BYTES): Promise<ReceivedFile> {
  try {
    return await files().receive(stream, most, PATIENCE_MS)
  } catch (error) {
    if (!(error instanceof StreamBroken)) throw error
    throw error.isStalled ? stalled() : cutOff()
  }
}

/** Forgets a file that was received and is not wanted. */
export async function discardUpload(received: ReceivedFile): Promise<void> {
  if (received) await files().discard(received.path)
}

/** An image that was received: recognised, not decoded yet. */
export interface ReceivedImage {
  file: IncomingFile
  kind: ImageKind
}

/** A file as it is kept: a picture, or a sound of so many seconds. */
export type KeptFile = MadeImage & { seconds: number | null }

/** Recognises a file by its bytes. Throws the sentence that says why it is not taken. */
export function demandImage(received: ReceivedFile, plan: Plan): ReceivedImage {
  if (!received) throw tooLarge(plan)
  const kind = kindOf(received.head)
  if (!kind) throw notImage()
  if ('other' in kind) throw otherKind(kind.other)
  if (isCutOff(kind.accepted, received.head, received.bytes)) throw damaged()
  return { file: received, kind: kind.accepted }
}

/** Re-encodes an image and puts it at a key of the storage. Throws the sentence that says why it cannot be read. */
export async function keepImage({ file, kind }: ReceivedImage, key: string): Promise<KeptFile> {
  const target = await files().newPath()
  try {
    const order: KeepingOrder = { path: file.path, target, kind }
    const outcome = await runApart<KeepingOrder, KeepingOutcome>(IMAGING, 'keepImage', order)
    if ('refusal' in outcome) throw outcome.refusal === 'damaged' ? damaged() : tooManyPixels()
    await files().adopt(key, target)
    return { ...outcome, seconds: null }
  } finally {
    await files().discard(target)
  }
}
