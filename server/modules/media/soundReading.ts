import type { IFormat } from 'music-metadata'
import { LONGEST_SOUND_SECONDS } from '../../kernel/fileLimit.ts'
import type { SoundKind } from './soundKind.ts'

/** A file that came in: a path of this machine, and what its first bytes say. */
export interface ReadingOrder {
  path: string
  kind: SoundKind
}

/** How long it is, or why it is not taken. */
export type ReadingOutcome = { seconds: number } | { refusal: 'damaged' | 'notSound' | 'tooLong' }

/** How the library calls the containers; the first word is compared. */
const CONTAINERS: Record<SoundKind, RegExp> = {
  wav: /^WAVE/,
  mp3: /^MPEG/,
  m4a: /^(?:M4A|mp4|isom|iso\d|MP4|M4B|dash)/i,
  ogg: /^Ogg/,
}

const CODECS: Partial<Record<SoundKind, RegExp>> = {
  mp3: /layer 3/i,
  m4a: /AAC|ALAC|mp4a/i,
  ogg: /Vorbis|Opus|FLAC/i,
}

/** Reads to the end: where a header does not say how long a sound is, its frames do. Runs in a process apart. */
export async function readSound({ path, kind }: ReadingOrder): Promise<ReadingOutcome> {
  let format: IFormat
  try {
    // A static import would be turned into `require` there, for which a part of the library is not made.
    const { parseFile } = await import('music-metadata')
    format = (await parseFile(path, { duration: true, skipCovers: true })).format
  } catch {
    // Whatever the parser says is about the insides of the file.
    return { refusal: 'damaged' }
  }
  const { container = '', codec = '', duration, hasVideo } = format
  if (!CONTAINERS[kind].test(container) || hasVideo) return { refusal: 'notSound' }
  if (!(CODECS[kind] ?? /./).test(codec)) return { refusal: 'notSound' }
  if (duration === undefined || !Number.isFinite(duration) || duration <= 0) return { refusal: 'damaged' }
  if (duration > LONGEST_SOUND_SECONDS) return { refusal: 'tooLong' }
  return { seconds: duration }
}
