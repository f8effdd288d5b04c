/** Frames a second as an exact fraction: 24/1, 24000/1001. */
export type FrameRate = { readonly numerator: number; readonly denominator: number }

const NTSC = 1_001
const DIGITS = 3

/** The rates that are offered, slowest first. */
export const FRAME_RATES: readonly FrameRate[] = [
  { numerator: 12, denominator: 1 },
  { numerator: 15, denominator: 1 },
  { numerator: 24_000, denominator: NTSC },
  { numerator: 24, denominator: 1 },
  { numerator: 25, denominator: 1 },
  { numerator: 30_000, denominator: NTSC },
  { numerator: 30, denominator: 1 },
  { numerator: 48, denominator: 1 },
  { numerator: 50, denominator: 1 },
  { numerator: 60_000, denominator: NTSC },
  { numerator: 60, denominator: 1 },
]

/** What a new project runs at when nothing is said. */
export const DEFAULT_FRAME_RATE: FrameRate = { numerator: 24, denominator: 1 }

/** A rate as people write it: '24', '23.976'. */
export function frameRateName({ numerator, denominator }: FrameRate): string {
  return String(Number((numerator / denominator).toFixed(DIGITS)))
}

/** A rate as the value of a choice: '24000/1001'. */
export function frameRateValue({ numerator, denominator }: FrameRate): string {
  return `${numerator}/${denominator}`
}

/** The offered rate of such a value; undefined when there is none. */
export function frameRateOf(value: string): FrameRate | undefined {
  return FRAME_RATES.find((rate) => frameRateValue(rate) === value)
}

/** Length of frames at a rate, in seconds. */
export function secondsAt(frames: number, { numerator, denominator }: FrameRate): number {
  return (frames * denominator) / numerator
}

/** The nearest whole number of frames of a length in seconds. */
export function framesAt(seconds: number, { numerator, denominator }: FrameRate): number {
  return Math.round((seconds * numerator) / denominator)
}
