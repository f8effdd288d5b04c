import type { FrameRate } from '../../../../kernel/frames.ts'
import { exportFailures } from '../../export.failures.ts'
import type { ExportContext } from '../exportFormat.ts'
import type { Film } from '../film.ts'
import { CHANNELS, type PlacedSound, SAMPLE_RATE, SoundMix, type SoundSource } from './soundMix.ts'
import { SoundFile } from './soundSource.ts'

/** The sample at which a frame begins: from the first frame on, never a running sum. */
export const sampleAt = (frame: number, { numerator, denominator }: FrameRate): number =>
  Math.round((frame * SAMPLE_RATE * denominator) / numerator)

/** Samples skipped at once. */
const SKIPPED_AT_ONCE = SAMPLE_RATE

/**
 * The parts of a sound file that are heard one after another. Files are decoded from their beginning, so a part goes on
 * where the one before it ended. `warn` is called when the file cannot be read as far as it should be.
 */
class SoundParts {
  readonly #path: string
  readonly #warn: () => void
  #left: number
  #file: SoundFile | null = null
  #place = 0

  constructor(path: string, parts: number, warn: () => void) {
    this.#path = path
    this.#left = parts
    this.#warn = warn
  }

  /** The next part, from a sample of the file on. */
  async open(sample: number): Promise<SoundSource> {
    if (this.#place > sample) this.#close()
    this.#file ??= await SoundFile.open(this.#path)
    const file = this.#file
    const read = async (count: number): Promise<Float32Array> => {
      const samples = await file.read(count)
      this.#place += samples.length / CHANNELS
      return samples
    }
    for (let left = sample - this.#place; left > 0; left -= SKIPPED_AT_ONCE) await read(Math.min(left, SKIPPED_AT_ONCE))
    return { read, close: () => void (--this.#left === 0 && this.#close()) }
  }

  #close(): void {
    if (this.#file?.isBroken) this.#warn()
    this.#file?.close()
    this.#file = null
    this.#place = 0
  }
}

/** The sounds of a film, mixed as they are read; null when there is none. Warns of those that cannot be read. */
export async function mixOf(
  { manifest, mediaFile, warn }: Pick<ExportContext, 'manifest' | 'mediaFile' | 'warn'>,
  { sounds }: Film,
): Promise<SoundMix | null> {
  const { frameRate } = manifest.project
  const placed: PlacedSound[] = []
  for (const sound of new Set(sounds.map((part) => part.sound))) {
    const parts = sounds.filter((part) => part.sound === sound)
    const { name, shotId = null } = parts[0] ?? { name: '' }
    const warnOfIt = () => warn(exportFailures.EXPORT_SOUND_BROKEN({ name }), shotId ?? undefined)
    const path = await mediaFile(sound.mediaId)
    const probe = path === null ? null : await SoundFile.open(path).catch(() => null)
    probe?.close()
    if (path === null || probe === null) {
      warnOfIt()
      continue
    }
    const file = new SoundParts(path, parts.length, warnOfIt)
    for (const { at, from, to, volume } of parts) {
      const samples = { at: sampleAt(at, frameRate), from: sampleAt(from, frameRate), to: sampleAt(to, frameRate) }
      placed.push({ ...samples, volume, open: (sample) => file.open(sample) })
    }
  }
  return placed.length > 0 ? new SoundMix(placed) : null
}
