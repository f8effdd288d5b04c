import { declareFailures, type Failure } from './failure.ts'
import type { FrameRate } from './frames.ts'

/** The frames a timecode counts in a second: 24 at 24000/1001. */
export const framesInSecond = ({ numerator, denominator }: FrameRate): number => Math.ceil(numerator / denominator)

/** The numbers that drop-frame timecode leaves out in a minute; 0 for rates that have none. */
const droppedInMinute = ({ numerator, denominator }: FrameRate): number =>
  denominator === 1001 && (numerator === 30_000 || numerator === 60_000) ? numerator / 15_000 : 0

/** Whether there is drop-frame timecode at a rate: 29.97 and 59.94 fps. */
export const hasDropFrame = (rate: FrameRate): boolean => droppedInMinute(rate) > 0

const timecodeFailures = declareFailures({
  TIMECODE_INVALID: ['INVALID_INPUT', 'A timecode has the form 01:00:00:00: hours, minutes, seconds, frames'],
  TIMECODE_OUT_OF_RANGE: [
    'INVALID_INPUT', 'A timecode has at most 23 hours, 59 minutes, 59 seconds and {most, number} frames',
  ],
  TIMECODE_WITHOUT_DROP_FRAME: ['INVALID_INPUT', 'Drop-frame timecode (;) exists only at 29.97 and 59.94 fps'],
  TIMECODE_DROPPED: ['INVALID_INPUT', 'Drop-frame timecode leaves out {timecode}'],
})

const two = (number: number): string => String(number).padStart(2, '0')

/**
 * The timecode of a frame counted from midnight: 01:00:00:00. Drop-frame timecode (SMPTE ST 12-1) has ";" before the
 * frames; other rates than 29.97 and 59.94 have none and get the plain form.
 */
export function timecodeOf(frame: number, rate: FrameRate, isDropFrame = false): string {
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

/** The frame from midnight that a timecode names; ":" or ";" (drop-frame) stands before its frames. */
export function frameOfTimecode(text: string, rate: FrameRate): { frame: number } | { failure: Failure } {
  const parts = /^(\d{1,2}):(\d{1,2}):(\d{1,2})([:;])(\d{1,3})$/.exec(text.trim())
  if (!parts) return { failure: timecodeFailures.TIMECODE_INVALID() }
  const [hours, minutes, seconds, frames] = [parts[1], parts[2], parts[3], parts[5]].map(Number) as [
    number, number, number, number,
  ]
  const second = framesInSecond(rate)
  if (hours > 23 || minutes > 59 || seconds > 59 || frames >= second) {
    return { failure: timecodeFailures.TIMECODE_OUT_OF_RANGE({ most: second - 1 }) }
  }
  const number = (hours * 3600 + minutes * 60 + seconds) * second + frames
  if (parts[4] === ':') return { frame: number }
  const dropped = droppedInMinute(rate)
  if (dropped === 0) return { failure: timecodeFailures.TIMECODE_WITHOUT_DROP_FRAME() }
  if (minutes % 10 > 0 && seconds === 0 && frames < dropped) {
    return { failure: timecodeFailures.TIMECODE_DROPPED({ timecode: text.trim() }) }
  }
  const minutesBefore = hours * 60 + minutes
  return { frame: number - dropped * (minutesBefore - Math.floor(minutesBefore / 10)) }
}
