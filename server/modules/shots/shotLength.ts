import { type FrameRate, framesFor } from '../../kernel/frames.ts'
import type { TextChecks } from '../../kernel/text.ts'
import type { InputRow } from './inputRow.ts'

/** Seconds a shot may last at most: a day. */
const LONGEST_SECONDS = 86_400
const TOO_LONG = 'A shot lasts at most 24 hours'

/** How long a shot is to be, in whole frames or in seconds; null or nothing leaves it as it is. */
export interface Length {
  frames?: number | null
  duration?: number | null
}

/** Notes what is wrong with a length at any frame rate. */
export function checkLength({ frames, duration }: Length, row: InputRow, checks: TextChecks): void {
  if (frames != null && duration != null) row.refuse(checks, 'duration', 'Give frames or a duration, not both')
  if (frames != null && !(Number.isInteger(frames) && frames >= 1)) {
    row.refuse(checks, 'frames', 'Frames must be a whole number, at least 1')
  }
  if (duration != null && !(duration > 0)) row.refuse(checks, 'duration', 'A duration must be more than 0 seconds')
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
  if (wanted > longest) row.refuse(checks, frames == null ? 'duration' : 'frames', TOO_LONG)
  return wanted
}
