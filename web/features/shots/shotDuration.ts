import { framesAt, type FrameRate } from '../../lib/frameRates.ts'

/** Longest shot that can be typed: a day, in seconds. */
const LONGEST_SECONDS = 86_400
const SECONDS_A_MINUTE = 60
const MINUTES_AN_HOUR = 60

const CLOCK = /^(?:(\d+):)?(\d+):(\d{1,2}(?:\.\d+)?)$/
const PARTS = /^(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)(?:s|$))?(?:(\d+)f)?$/

/** Seconds and whole frames that a text names; null when it names none. */
function read(text: string): { seconds: number; frames: number } | null {
  const clock = CLOCK.exec(text)
  if (clock) {
    const [, hours = '0', minutes = '0', seconds = '0'] = clock
    const hasHours = clock[1] !== undefined
    const isWrong = Number(seconds) >= SECONDS_A_MINUTE || (hasHours && Number(minutes) >= MINUTES_AN_HOUR)
    const whole = (Number(hours) * MINUTES_AN_HOUR + Number(minutes)) * SECONDS_A_MINUTE
    return isWrong ? null : { seconds: whole + Number(seconds), frames: 0 }
  }
  const parts = text === '' ? null : PARTS.exec(text)
  if (!parts) return null
  const [, minutes = '0', seconds = '0', frames = '0'] = parts
  return { seconds: Number(minutes) * SECONDS_A_MINUTE + Number(seconds), frames: Number(frames) }
}

/**
 * Whole frames of a typed length: seconds ('2', '2.5 s'), frames ('48f'), both ('2s 12f'), minutes and seconds
 * ('1:12', '1m 12s'). At least one frame; null for what is no length, for none at all, and beyond a day.
 */
export function readDuration(text: string, rate: FrameRate): number | null {
  const length = read(text.trim().toLowerCase().replaceAll(',', '.').replaceAll(/\s+/g, ''))
  if (!length || (length.seconds === 0 && length.frames === 0)) return null
  const frames = framesAt(length.seconds, rate) + length.frames
  return frames > framesAt(LONGEST_SECONDS, rate) ? null : Math.max(1, frames)
}
