import { fail } from './errors.ts'
import { declareFailures, type Failure } from './failure.ts'

/** Frames a second as an exact fraction: 24/1, 24000/1001. */
export interface FrameRate {
  numerator: number
  denominator: number
}

/** The rate of a project whose maker names none. */
export const DEFAULT_FRAME_RATE: FrameRate = { numerator: 24, denominator: 1 }

/** Largest number below the line: that of 24000/1001 and its kin. */
const MAX_DENOMINATOR = 1001
/** Frames a second that make sense, from slide shows to high-speed cameras. */
const SLOWEST = 1
const FASTEST = 240

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))

function reduced({ numerator, denominator }: FrameRate): FrameRate {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

const frameRateFailures = declareFailures({
  FRAME_RATE_NOT_WHOLE: ['INVALID_INPUT', 'A frame rate is made of whole numbers'],
  FRAME_RATE_DENOMINATOR: ['INVALID_INPUT', 'The denominator of a frame rate must be 1 to {most, number, ::group-off}'],
  FRAME_RATE_OUT_OF_RANGE: [
    'INVALID_INPUT', 'A frame rate must be {least, number} to {most, number} frames per second',
  ],
})

/** Why a rate cannot be a project's; null when it can. */
function problemOf({ numerator, denominator }: FrameRate): Failure | null {
  if (!Number.isInteger(numerator) || !Number.isInteger(denominator)) return frameRateFailures.FRAME_RATE_NOT_WHOLE()
  if (denominator < 1 || denominator > MAX_DENOMINATOR) {
    return frameRateFailures.FRAME_RATE_DENOMINATOR({ most: MAX_DENOMINATOR })
  }
  if (numerator < SLOWEST * denominator || numerator > FASTEST * denominator) {
    return frameRateFailures.FRAME_RATE_OUT_OF_RANGE({ least: SLOWEST, most: FASTEST })
  }
  return null
}

/** A rate in lowest terms. INVALID_INPUT when it breaks a rule; `field` is the name of the input it came in. */
export function checkFrameRate(rate: FrameRate, field = 'frameRate'): FrameRate {
  const problem = problemOf(rate)
  if (problem !== null) throw fail(problem, { field })
  return reduced(rate)
}

/** What frames of one rate are multiplied by to last as long at another, as an exact fraction in lowest terms. */
export const frameRatio = (from: FrameRate, to: FrameRate): FrameRate =>
  reduced({ numerator: to.numerator * from.denominator, denominator: to.denominator * from.numerator })

/** The rate of a project's row. */
export const frameRateOf = (project: { frameRateNumerator: number; frameRateDenominator: number }): FrameRate => ({
  numerator: project.frameRateNumerator,
  denominator: project.frameRateDenominator,
})

/** Seconds a new shot lasts. */
export const NEW_SHOT_SECONDS = 2

/** The nearest whole number of frames, at least one. */
export const framesFor = (seconds: number, rate: FrameRate): number =>
  Math.max(1, Math.round((seconds * rate.numerator) / rate.denominator))

/** Exact length of frames in seconds. */
export const secondsFor = (frames: number, rate: FrameRate): number => (frames * rate.denominator) / rate.numerator

/** The nearest whole number of frames of another rate for a length or a distance in frames. */
export const framesAtRate = (frames: number, from: FrameRate, to: FrameRate): number => {
  const { numerator, denominator } = frameRatio(from, to)
  return Math.round((frames * numerator) / denominator)
}
