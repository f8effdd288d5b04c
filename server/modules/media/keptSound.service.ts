import type { Readable } from 'node:stream'
import type { Viewer } from '../../context.ts'
import { MOST_SOUND_BYTES } from '../../kernel/fileLimit.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { files } from './files.ts'
import { type ImagePlace, type PutImage, putUpload, type Recognise } from './keptImage.service.ts'
import { mediaPath } from './media.service.ts'
import { signedPath } from './signature.ts'
import { isWavCutOff, SOUND_TYPES, soundKindOf } from './soundKind.ts'
import type { ReadingOrder, ReadingOutcome } from './soundReading.ts'
import { damagedSound, notSound, otherSound, soundTooLarge, soundTooLong } from './soundRefusal.ts'
import { type ReceivedFile, receiveUpload } from './upload.service.ts'

const READING = new URL('./soundReading.ts', import.meta.url)
const REFUSALS = { damaged: damagedSound, notSound, tooLong: soundTooLong }

/** Takes a sound in as it comes: at most 104,857,600 bytes. */
export const receiveSound = (stream: Readable): Promise<ReceivedFile> => receiveUpload(stream, MOST_SOUND_BYTES)

/** The address of a sound, signed for seven days; below the address of the API. */
export const soundUrl = (soundId: string): string => signedPath(mediaPath(soundId, 'original'))

/** Recognises a sound by its bytes, whatever it is called; it is kept as it came. */
export const recognizeSound: Recognise = (received) => {
  if (!received) throw soundTooLarge()
  const kind = soundKindOf(received.head)
  if (!kind) throw notSound()
  if ('other' in kind) throw otherSound(kind.other)
  if (kind.accepted === 'wav' && isWavCutOff(received.head, received.bytes)) throw damagedSound()
  return {
    file: received,
    async keep(key) {
      const order = { path: received.path, kind: kind.accepted }
      const outcome = await runApart<ReadingOrder, ReadingOutcome>(READING, 'readSound', order)
      if ('refusal' in outcome) throw REFUSALS[outcome.refusal]()
      await files().adopt(key, received.path)
      const { seconds } = outcome
      return { contentType: SOUND_TYPES[kind.accepted], width: 0, height: 0, seconds, bytes: received.bytes }
    },
  }
}

/** Keeps a received file as a sound and puts it where it is wanted, as `putUpload` does for images. */
export const putSound = <Row>(
  viewer: Viewer,
  received: ReceivedFile,
  findPlace: () => Promise<ImagePlace>,
  put: PutImage<Row>,
): Promise<Row> => putUpload(viewer, received, findPlace, put, recognizeSound)
