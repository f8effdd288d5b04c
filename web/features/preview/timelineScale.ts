import type { FrameRate } from '../../lib/frameRates.ts'
import type { Timeline } from '../../playback/timeline.ts'

/** Times the whole sequence is wider than the window. */
export const LARGEST_ZOOM = 400
/** Widest a frame is, in pixels: wider ones help nobody. */
const WIDEST_FRAME = 24
/** When a sequence is opened its shortest clip is so wide, in pixels: to be pressed, beside the handle of its end. */
const OPENING_CLIP = 52
/** … unless the clips would be wider than this on average, in pixels. */
const OPENING_AVERAGE = 160
/** Marks with a time are at least so far apart, in pixels. */
const LABEL_DISTANCE = 88
/** Room a time takes beside its mark, in pixels; a mark closer to the end has none. */
const LABEL_WIDTH = 64
/** Seconds between such marks. */
const STEPS = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1_800, 3_600]
const SMALL_MARKS = 5

/** A stretch of pixels that is in sight. */
export interface Sight {
  readonly left: number
  readonly width: number
}

/** What lies on the timeline is given this: pixels a frame, and what is in sight. */
export type TimelineView = { scale: number; sight: Sight }

/** Pixels a frame, at a zoom: at 1 all of it fits. */
export function pixelsPerFrame(frames: number, width: number, zoom: number): number {
  return Math.min(Math.max(1, frames) === 1 ? width : WIDEST_FRAME, (width / Math.max(1, frames)) * zoom)
}

/** The zoom a sequence is opened with: all of it, or as much as leaves its shots wide enough to be pressed. */
export function openingZoom({ shots, frames }: Timeline, width: number): number {
  if (width <= 0 || shots.length === 0) return 1
  const shortest = Math.min(...shots.map((shot) => shot.frames))
  const scale = Math.min(OPENING_CLIP / shortest, (OPENING_AVERAGE * shots.length) / frames)
  return Math.min(LARGEST_ZOOM, Math.max(1, (scale * frames) / width))
}

/** The shots of which something is in sight: the index of the first, and of the one after the last. */
export function shotsInSight({ starts, frames }: Timeline, scale: number, { left, width }: Sight): [number, number] {
  const from = left / scale
  const to = (left + width) / scale
  const beforeOrAt = (frame: number): number => {
    let [low, high] = [0, starts.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((starts[middle] ?? frames) <= frame) low = middle + 1
      else high = middle
    }
    return low
  }
  return [Math.max(0, beforeOrAt(from) - 1), beforeOrAt(to)]
}

/** A mark of the ruler: where in pixels, and its frame where it is labelled. */
export interface Mark {
  readonly x: number
  readonly frame: number | null
}

/** The marks in sight, at whole seconds, none beyond the end of so many frames. */
export function marksInSight(rate: FrameRate, scale: number, { left, width }: Sight, frames: number): Mark[] {
  if (!(scale > 0)) return []
  const counted = Math.round(rate.numerator / rate.denominator)
  const perSecond = counted * scale
  const step = STEPS.find((each) => each * perSecond >= LABEL_DISTANCE) ?? STEPS.at(-1) ?? 1
  const small = step / SMALL_MARKS
  const marks: Mark[] = []
  const first = Math.max(0, Math.floor(left / (small * perSecond)))
  const end = Math.min(left + width, frames * scale)
  const last = Math.floor(end / (small * perSecond))
  for (let index = first; index <= last; index += 1) {
    const x = index * small * perSecond
    const isLabelled = index % SMALL_MARKS === 0 && (index === 0 || x + LABEL_WIDTH <= frames * scale)
    marks.push({ x, frame: isLabelled ? (index / SMALL_MARKS) * step * counted : null })
  }
  return marks
}
