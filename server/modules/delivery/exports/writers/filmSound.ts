import type { FrameRate } from '../../../../kernel/frames.ts'
import { exportFailures } from '../../export.failures.ts'
import type { ExportContext } from '../exportFormat.ts'
import type { Film, FilmSound } from '../film.ts'
import { type PlacedSound, SAMPLE_RATE, SoundMix, type SoundSource } from './soundMix.ts'
import { SoundFile } from './soundSource.ts'

/** The sample at which a frame begins: from the first frame on, never a running sum. */
export const sampleAt = (frame: number, { numerator, denominator }: FrameRate): number =>
  Math.round((frame * SAMPLE_RATE * denominator) / numerator)

/** Warns of a sound that cannot be read as far as it should be. */
function reported(file: SoundFile, warn: () => void): SoundSource {
  return {
    read: (count) => file.read(count),
    close() {
      if (file.isBroken) warn()
      file.close()
    },
  }
}

/** The sounds of a film, mixed as they are read; null when there is none. Warns of those that cannot be read. */
export async function mixOf(
  { manifest, mediaFile, warn }: Pick<ExportContext, 'manifest' | 'mediaFile' | 'warn'>,
  { sounds }: Film,
): Promise<SoundMix | null> {
  const { frameRate } = manifest.project
  async function placed({ name, shotId, sound, at, from, to, volume }: FilmSound): Promise<PlacedSound | null> {
    const warnOfIt = () => warn(exportFailures.EXPORT_SOUND_BROKEN({ name }), shotId ?? undefined)
    const path = await mediaFile(sound.mediaId)
    const probe = path === null ? null : await SoundFile.open(path).catch(() => null)
    probe?.close()
    if (path === null || probe === null) {
      warnOfIt()
      return null
    }
    const samples = { at: sampleAt(at, frameRate), from: sampleAt(from, frameRate), to: sampleAt(to, frameRate) }
    return { ...samples, volume, open: async () => reported(await SoundFile.open(path), warnOfIt) }
  }
  const heard: PlacedSound[] = []
  for (const sound of sounds) {
    const found = await placed(sound)
    if (found) heard.push(found)
  }
  return heard.length > 0 ? new SoundMix(heard) : null
}
