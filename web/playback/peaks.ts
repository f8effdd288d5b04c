/** Loudest samples of a sound, so many a second, as bytes: 0 is silence, 255 full. */
export interface Peaks {
  readonly perSecond: number
  readonly values: Uint8Array<ArrayBuffer>
}

/** Enough to see a syllable, few enough for hours. */
const PEAKS_PER_SECOND = 50
const LOUDEST = 255

/** The peaks of channels of samples between -1 and 1. */
export function peaksOf(channels: readonly Float32Array[], sampleRate: number): Peaks {
  const length = channels[0]?.length ?? 0
  const values = new Uint8Array(Math.ceil((length / sampleRate) * PEAKS_PER_SECOND))
  for (let index = 0; index < values.length; index += 1) {
    const from = Math.floor((index * sampleRate) / PEAKS_PER_SECOND)
    const to = Math.min(length, Math.floor(((index + 1) * sampleRate) / PEAKS_PER_SECOND))
    let most = 0
    for (const channel of channels) {
      for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(channel[at] ?? 0))
    }
    values[index] = Math.min(LOUDEST, Math.round(most * LOUDEST))
  }
  return { perSecond: PEAKS_PER_SECOND, values }
}

/** The loudest between two seconds, 0 to 1; 0 outside of the sound. */
export function loudestBetween({ perSecond, values }: Peaks, from: number, to: number): number {
  let most = 0
  const end = Math.min(values.length, Math.max(Math.ceil(to * perSecond), Math.floor(from * perSecond) + 1))
  for (let index = Math.max(0, Math.floor(from * perSecond)); index < end; index += 1) {
    most = Math.max(most, values[index] ?? 0)
  }
  return most / LOUDEST
}
