/** Samples a second of the mixed sound, which is stereo. */
export const SAMPLE_RATE = 48_000
export const CHANNELS = 2

/** A sound that is read from its beginning on: samples of both channels in turn, 48,000 a second. */
export interface SoundSource {
  /** The next samples: 2 × count values, fewer at its end. */
  read(count: number): Promise<Float32Array>
  close(): void
}

/** A sound in its place. Places are samples from the film's first. */
export interface PlacedSound {
  /** Where its beginning lies; it may lie before `from`. */
  at: number
  /** Where it is heard. */
  from: number
  to: number
  volume: number
  /** Opens the sound at one of its samples. */
  open(sample: number): Promise<SoundSource>
}

/** −1 dBFS: below it nothing is changed. */
const CEILING = 10 ** (-1 / 20)
const HEADROOM = 1 - CEILING

/** Bends what is louder than −1 dBFS, so that it stays below full scale. */
export function limited(sample: number): number {
  const loud = Math.abs(sample)
  if (loud <= CEILING) return sample
  return Math.sign(sample) * (CEILING + HEADROOM * Math.tanh((loud - CEILING) / HEADROOM))
}

interface HeardSound {
  sound: PlacedSound
  source: SoundSource
}

/** Mixes sounds, each by its absolute place, so that nothing drifts. Read it from the beginning on. */
export class SoundMix {
  /** Whether something was louder than −1 dBFS. */
  isLimited = false
  readonly #waiting: PlacedSound[]
  #heard: HeardSound[] = []
  #place = 0

  constructor(sounds: readonly PlacedSound[]) {
    this.#waiting = [...sounds].sort((one, other) => one.from - other.from)
  }

  /** The next samples of the mix, 2 × count values; silence where nothing is heard. */
  async read(count: number): Promise<Float32Array> {
    const begin = this.#place
    const end = begin + count
    this.#place = end
    const mixed = new Float32Array(count * CHANNELS)
    /** Adds a sound; whether it goes on behind these samples. A part of the same file is opened after it is closed. */
    const add = async ({ sound, source }: HeardSound): Promise<boolean> => {
      const from = Math.max(begin, sound.from)
      const samples = await source.read(Math.min(end, sound.to) - from)
      const offset = (from - begin) * CHANNELS
      for (let index = 0; index < samples.length; index++) {
        mixed[offset + index] = (mixed[offset + index] ?? 0) + (samples[index] ?? 0) * sound.volume
      }
      if (sound.to <= end) source.close()
      return sound.to > end
    }
    const heard: HeardSound[] = []
    for (const each of this.#heard) if (await add(each)) heard.push(each)
    for (let sound = this.#waiting[0]; sound && sound.from < end; sound = this.#waiting[0]) {
      this.#waiting.shift()
      const opened = { sound, source: await sound.open(sound.from - sound.at) }
      if (await add(opened)) heard.push(opened)
    }
    this.#heard = heard
    for (const [index, sample] of mixed.entries()) {
      if (Math.abs(sample) <= CEILING) continue
      this.isLimited = true
      mixed[index] = limited(sample)
    }
    return mixed
  }
}
