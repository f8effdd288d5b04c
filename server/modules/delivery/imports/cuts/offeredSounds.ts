import type { ZippedMedia } from '../foundMedia.ts'
import type { ZippedFile } from '../zipEntries.ts'
import type { Cut } from './cut.ts'

/** A sound in the ZIP of a cut, which may become the soundtrack of the board. */
export interface OfferedSound {
  /** Its path in the ZIP. */
  file: string
  /** Frames of the cut from its first one to the beginning of the sound. */
  offset: number
  /** How many frames of the cut it sounds; 0 if the cut does not use it. */
  frames: number
}

const MOST_OFFERS = 3
const IS_SOUND = /\.(?:wav|mp3|m4a|ogg)$/i

const nameOf = (path: string): string => (path.split(/[/\\]/).at(-1) ?? '').normalize('NFC').toLowerCase()

/** The sounds in a ZIP that may become the soundtrack: those that the cut uses most, else any. */
export function offeredSounds({ sounds }: Pick<Cut, 'sounds'>, files: readonly ZippedFile[]): OfferedSound[] {
  const used = new Map<string, { offset: number; frames: number }>()
  for (const { name, media, start, frames, sourceIn } of sounds) {
    const key = nameOf(media ?? name)
    const known = used.get(key)
    if (known) known.frames += frames
    else used.set(key, { offset: start - sourceIn, frames })
  }
  const found = files.filter(({ name }) => IS_SOUND.test(name))
    .map(({ name: file }) => ({ file, offset: 0, frames: 0, ...used.get(nameOf(file)) }))
  const inUse = found.filter(({ frames }) => frames > 0)
  return (inUse.length > 0 ? inUse : found).toSorted((one, other) => other.frames - one.frames).slice(0, MOST_OFFERS)
}

/** The same as files to keep. */
export const offeredMedia = (offers: readonly OfferedSound[], files: readonly ZippedFile[]): ZippedMedia[] =>
  files.filter(({ name }) => offers.some(({ file }) => file === name)).map((file) => ({ kind: 'SOUND', file }))
