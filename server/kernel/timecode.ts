import { droppedInMinute, framesInSecond } from '../../drawing/film/timecode.ts'
import { declareFailures, type Failure } from './failure.ts'
import type { FrameRate } from './frames.ts'

const timecodeFailures = declareFailures({
  TIMECODE_INVALID: ['INVALID_INPUT', 'A timecode has the form 01:00:00:00: hours, minutes, seconds, frames'],
  TIMECODE_OUT_OF_RANGE: [
    'INVALID_INPUT', 'A timecode has at most 23 hours, 59 minutes, 59 seconds and {most, number} frames',
  ],
  TIMECODE_WITHOUT_DROP_FRAME: ['INVALID_INPUT', 'Drop-frame timecode (;) exists only at 29.97 and 59.94 fps'],
  TIMECODE_DROPPED: ['INVALID_INPUT', 'Drop-frame timecode leaves out {timecode}'],
})

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
