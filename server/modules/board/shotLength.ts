import { type FrameRate, framesFor } from '../../kernel/frames.ts'
import type { TextChecks } from '../../kernel/text.ts'
import type { InputRow } from '../../kernel/inputRows.ts'
import { shotFailures } from './shot.failures.ts'

/** Seconds a shot may last at most: a day. */
const LONGEST_SECONDS = 86_400

/** How long a shot is to be, in whole frames or in seconds; null or nothing leaves it as it is. */
export interface Length {
  frames?: number | null
  duration?: number | null
}

/** Notes what is wrong with a length at any frame rate. */
export function checkLength({ frames, duration }: Length, row: InputRow, checks: TextChecks): void {
  if (frames != null && duration != null) row.refuse(checks, 'duration', shotFailures.SHOT_LENGTH_GIVEN_TWICE())
  if (frames != null && !(Number.isInteger(frames) && frames >= 1)) {
    row.refuse(checks, 'frames', shotFailures.SHOT_FRAMES_INVALID())
  }
  if (duration != null && !(duration > 0)) row.refuse(checks, 'duration', shotFailures.SHOT_DURATION_INVALID())
}

/** A checked length in frames, notes one that is too long; null when none is given. */
export function lengthInFrames(
  { frames, duration }: Length,
  rate: FrameRate,
  row: InputRow,
  checks: TextChecks,
): number | null {
  const longest = framesFor(LONGEST_SECONDS, rate)
  if (frames == null && duration == null) return null
  const wanted = frames ?? framesFor(duration ?? 0, rate)
  if (wanted > longest) {
    const tooLong = shotFailures.SHOT_TOO_LONG({ hours: LONGEST_SECONDS / 3600 })
    row.refuse(checks, frames == null ? 'duration' : 'frames', tooLong)
  }
  return wanted
}
