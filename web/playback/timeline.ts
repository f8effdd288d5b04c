import type { FrameRate } from '../lib/frameRates.ts'

/** What is played: a shot of so many frames, and the pictures it shows. */
export interface PlayedShot {
  readonly id: string
  readonly frames: number
  /** At least one, in order. */
  readonly pictureIds: readonly string[]
}

/** Whether all views of a shot share its time, or the first has all of it. */
export type ViewSharing = 'all' | 'first'

/** A picture and the frames it stands: from `start` on, `frames` long. */
export interface PlayedPicture {
  readonly id: string
  readonly shotIndex: number
  readonly start: number
  readonly frames: number
}

/** Shots one after another, in whole frames from the first on. */
export interface Timeline {
  readonly shots: readonly PlayedShot[]
  /** The first frame of each shot. */
  readonly starts: readonly number[]
  readonly pictures: readonly PlayedPicture[]
  /** Frames in all. */
  readonly frames: number
}

/** Lays shots one after another; views that share a shot's time do so evenly, and none is shorter than a frame. */
export function buildTimeline(shots: readonly PlayedShot[], sharing: ViewSharing): Timeline {
  const starts: number[] = []
  const pictures: PlayedPicture[] = []
  let frames = 0
  shots.forEach((shot, shotIndex) => {
    starts.push(frames)
    const ids = shot.pictureIds.slice(0, sharing === 'first' ? 1 : shot.frames)
    ids.forEach((id, index) => {
      const from = Math.floor((index * shot.frames) / ids.length)
      const to = Math.floor(((index + 1) * shot.frames) / ids.length)
      pictures.push({ id, shotIndex, start: frames + from, frames: to - from })
    })
    frames += shot.frames
  })
  return { shots, starts, pictures, frames }
}

/** The last index whose value is not beyond a frame; 0 before all of them. */
function lastAt(count: number, startOf: (index: number) => number, frame: number): number {
  let low = 0
  let high = count - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (startOf(middle) <= frame) low = middle
    else high = middle - 1
  }
  return low
}

/** The index of the shot that a frame is in; 0 of an empty timeline. */
export function shotIndexAt({ starts }: Timeline, frame: number): number {
  return lastAt(starts.length, (index) => starts[index] ?? 0, frame)
}

/** The index of the picture that is due at a frame; 0 of an empty timeline. */
export function pictureIndexAt({ pictures }: Timeline, frame: number): number {
  return lastAt(pictures.length, (index) => pictures[index]?.start ?? 0, frame)
}

/** The ids of the pictures that are due from a frame on, the first that is due now; backwards with -1. */
export function picturesFrom(timeline: Timeline, frame: number, count: number, direction: 1 | -1): string[] {
  const first = pictureIndexAt(timeline, frame)
  const ids: string[] = []
  for (let step = 0; step < count; step += 1) {
    const picture = timeline.pictures[first + step * direction]
    if (picture) ids.push(picture.id)
  }
  return ids
}

const MINUTE = 60
const HOUR = 3_600
const two = (value: number) => String(value).padStart(2, '0')

/** A frame as timecode without dropped frames: '00:01:39:05' for hours, minutes, seconds and frames. */
export function timecode(frame: number, { numerator, denominator }: FrameRate): string {
  const counted = Math.round(numerator / denominator)
  const seconds = Math.floor(frame / counted)
  return [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE, frame % counted]
    .map(two).join(':')
}
