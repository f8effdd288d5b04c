/** Frames a second as an exact fraction: 24/1, 24000/1001. */
export interface FilmRate {
  readonly numerator: number
  readonly denominator: number
}

/** The frames a timecode counts in a second: 24 at 24000/1001. */
export const framesInSecond = ({ numerator, denominator }: FilmRate): number => Math.ceil(numerator / denominator)

/** The numbers that drop-frame timecode leaves out in a minute; 0 for rates that have none. */
export const droppedInMinute = ({ numerator, denominator }: FilmRate): number =>
  denominator === 1001 && (numerator === 30_000 || numerator === 60_000) ? numerator / 15_000 : 0

/** Whether there is drop-frame timecode at a rate: 29.97 and 59.94 fps. */
export const hasDropFrame = (rate: FilmRate): boolean => droppedInMinute(rate) > 0

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The timecode of a frame counted from midnight: 01:00:00:00. Drop-frame timecode (SMPTE ST 12-1) has ";" before the
 * frames; other rates than 29.97 and 59.94 have none and get the plain form.
 */
export function timecodeOf(frame: number, rate: FilmRate, isDropFrame = false): string {
  const second = framesInSecond(rate)
  const dropped = isDropFrame ? droppedInMinute(rate) : 0
  const [minute, tenMinutes] = [second * 60 - dropped, second * 600 - dropped * 9]
  const inTen = frame % tenMinutes
  const skippedInTen = inTen < second * 60 ? 0 : dropped * (1 + Math.floor((inTen - second * 60) / minute))
  const number = frame + dropped * 9 * Math.floor(frame / tenMinutes) + skippedInTen
  const seconds = Math.floor(number / second)
  const parts = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two)
  return `${parts.join(':')}${dropped > 0 ? ';' : ':'}${two(number % second)}`
}
