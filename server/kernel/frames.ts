/** Frames a second as an exact fraction: 24/1, 24000/1001. */
export interface FrameRate {
  numerator: number
  denominator: number
}

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
