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
  open(): Promise<SoundSource>
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

/** Samples skipped at once. */
const SKIPPED_AT_ONCE = SAMPLE_RATE

async function opened({ at, from, open }: PlacedSound): Promise<SoundSource> {
  const source = await open()
  for (let left = from - at; left > 0; left -= SKIPPED_AT_ONCE) await source.read(Math.min(left, SKIPPED_AT_ONCE))
  return source
}

/** Mixes sounds, each by its absolute place, so that nothing drifts. Read it from the beginning on. */
export class SoundMix {
  /** Whether something was louder than −1 dBFS. */
  isLimited = false
  readonly #waiting: PlacedSound[]
  #heard: { sound: PlacedSound; source: SoundSource }[] = []
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
    for (let next = this.#waiting[0]; next && next.from < end; next = this.#waiting[0]) {
      this.#waiting.shift()
      this.#heard.push({ sound: next, source: await opened(next) })
    }
    for (const { sound, source } of this.#heard) {
      const from = Math.max(begin, sound.from)
      const samples = await source.read(Math.min(end, sound.to) - from)
      const offset = (from - begin) * CHANNELS
      for (let index = 0; index < samples.length; index++) {
        mixed[offset + index] = (mixed[offset + index] ?? 0) + (samples[index] ?? 0) * sound.volume
      }
    }
    this.#heard = this.#heard.filter(({ sound, source }) => {
      if (sound.to > end) return true
      source.close()
      return false
    })
    for (const [index, sample] of mixed.entries()) {
      if (Math.abs(sample) <= CEILING) continue
      this.isLimited = true
      mixed[index] = limited(sample)
    }
    return mixed
  }
}
