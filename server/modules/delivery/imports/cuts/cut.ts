import { fail } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { framesAtRate, type FrameRate } from '../../../../kernel/frames.ts'
import { readXml, type XmlElement } from '../../../../kernel/xml.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'

/** A cut as a file of an editing program has it. Times are whole frames of `rate`; plain data, kept as JSON. */
export interface Cut {
  /** The name of the sequence; empty for none. */
  name: string
  rate: FrameRate
  /** The frame from midnight at which it starts. */
  start: number
  /** In their order, without overlaps. */
  clips: CutClip[]
  /** Between and before clips. */
  gaps: CutSpan[]
  markers: CutMarker[]
  sounds: CutSound[]
  /** The video track that was read, 1-based from the lowest. */
  track: number
  /** What of the file is not read. */
  warnings: Failure[]
}

/** A stretch of a cut, in frames from the cut's first one; at least one frame long. */
export interface CutSpan {
  start: number
  frames: number
}

export interface CutClip extends CutSpan {
  name: string
  /** Frames of the source before the clip. 0 for stills. */
  sourceIn: number
  /** The path or address of its media, as the file has it; null without. */
  media: string | null
  ids: CutIds
  /** 1 as recorded, 2 twice as fast, 0 for a frozen frame, negative for backwards. */
  speed: number
  /** What the file says of it in words. */
  note: string
  /** What is not kept of it. */
  warnings: Failure[]
}

/** What a file knows of ours. */
export interface CutIds {
  /** The TypeID of the shot; null in files of other programs. */
  shotId: string | null
  /** The TypeID of the view; null in files of other programs. */
  viewId: string | null
}

export interface CutMarker extends CutSpan {
  text: string
}

export interface CutSound extends CutSpan {
  name: string
  sourceIn: number
  media: string | null
}

/** A number of clips, gaps, markers and sounds that no cut of people has. */
export const MOST_PARTS = 20_000
/** Most frames of a cut: a day at 240 fps. */
const MOST_FRAMES = 86_400 * 240
const MOST_WARNINGS = 100
const MOST_CHARACTERS = 500

export const NO_IDS: CutIds = { shotId: null, viewId: null }

/** A text of a file, cut for names and failures. */
export const shortText = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text

/** A clip as most files have it; what is not given is nothing. */
export const clipOf = (given: CutSpan & Partial<CutClip>): CutClip =>
  ({ name: '', sourceIn: 0, media: null, ids: NO_IDS, speed: 1, note: '', warnings: [], ...given })

/** A clip's speed with the warning that it is not kept, if it is not 1. */
export function withSpeed(clip: CutClip, speed: number): void {
  if (Math.abs(speed - 1) < 0.001 || !Number.isFinite(speed)) return
  clip.speed = speed
  clip.warnings.push(cutWarnings.CUT_CLIP_SPEED({ percent: Math.round(speed * 100) }))
}

/**
 * Moves the cut between two clips that follow each other to the middle of a dissolve; negative numbers of frames are
 * earlier. Each keeps at least one frame.
 */
export function shiftCut(before: CutClip, after: CutClip, by: number): void {
  const shift = Math.max(1 - before.frames, Math.min(after.frames - 1, by))
  before.frames += shift
  after.start += shift
  after.sourceIn += shift
  after.frames -= shift
}

/** The whole frame at which something ends: the nearest one, and at least so many after the beginning. */
export const boundary = (from: number, end: number, least: 0 | 1): number => Math.max(from + least, Math.round(end))

const endOf = ({ start, frames }: CutSpan): number => start + frames

function isInBounds(span: CutSpan): boolean {
  return Number.isSafeInteger(span.start) && Number.isSafeInteger(span.frames) && Math.abs(span.start) <= MOST_FRAMES &&
    span.frames <= MOST_FRAMES
}

/** Clips by their start, none over another: the later one is seen. */
function withoutOverlaps(clips: readonly CutClip[]): CutClip[] {
  const kept: CutClip[] = []
  for (const clip of clips.toSorted((one, other) => one.start - other.start)) {
    if (clip.frames < 1) continue
    for (let last = kept.at(-1); last && endOf(last) > clip.start; last = kept.at(-1)) {
      if (last.start < clip.start) {
        last.frames = clip.start - last.start
        last.warnings.push(cutWarnings.CUT_CLIP_OVERLAPPED({ clip: shortText(clip.name) }))
        break
      }
      kept.pop()
    }
    kept.push(clip)
  }
  return kept
}

/** What a reader found. Spans count from wherever the file does. */
export interface FoundCut extends Omit<Cut, 'start' | 'gaps'> {
  /** What the file calls the first frame of the cut; null for the start of the first clip. */
  origin: number | null
  /** The frame from midnight of the first frame of the cut; null for what the file calls it. */
  start: number | null
}

/**
 * The cut of what a reader found: clips in order, gaps where there is none, everything counted from the first frame.
 * INVALID_INPUT for one without clips, with too many parts or with times beyond a day.
 */
export function cutOf({ origin, ...found }: FoundCut): Cut {
  const parts = found.clips.length + found.markers.length + found.sounds.length
  if (parts > MOST_PARTS) throw fail(cutFailures.CUT_TOO_LONG({ most: MOST_PARTS }))
  const all = [...found.clips, ...found.markers, ...found.sounds]
  if (!all.every(isInBounds)) throw fail(cutFailures.CUT_TIMES_INVALID())
  const clips = withoutOverlaps(found.clips)
  const [first] = clips
  if (!first) throw fail(cutFailures.CUT_EMPTY())
  const zero = origin ?? first.start
  const rebased = <Span extends CutSpan>(spans: readonly Span[]) =>
    spans.map((span) => ({ ...span, start: span.start - zero, frames: Math.max(1, span.frames) }))
  const own = rebased(clips)
  const ends = [0, ...own.map(endOf)]
  const gaps = own.flatMap(({ start }, index) => {
    const end = ends[index] ?? 0
    return start > end ? [{ start: end, frames: start - end }] : []
  })
  return {
    ...found, start: found.start ?? zero, clips: own, gaps,
    markers: rebased(found.markers), sounds: rebased(found.sounds), warnings: found.warnings.slice(0, MOST_WARNINGS),
  }
}

/** The cut at another rate: boundaries are converted, so that nothing adds up. Each clip keeps at least one frame. */
export function atRate(cut: Cut, rate: FrameRate): Cut {
  const frame = (frames: number): number => framesAtRate(frames, cut.rate, rate)
  let from = 0
  const convert = <Span extends CutSpan>(span: Span, least: 0 | 1): Span => {
    const start = Math.max(from, frame(span.start))
    from = boundary(start, frame(endOf(span)), least)
    return { ...span, start, frames: from - start }
  }
  const clips: CutClip[] = []
  const gaps: CutSpan[] = []
  let nextGap = 0
  const takeGaps = (until: number): void => {
    for (let gap = cut.gaps[nextGap]; gap && gap.start < until; gap = cut.gaps[nextGap]) {
      const span = convert(gap, 0)
      if (span.frames > 0) gaps.push(span)
      nextGap += 1
    }
  }
  for (const clip of cut.clips) {
    takeGaps(clip.start)
    clips.push({ ...convert(clip, 1), sourceIn: frame(clip.sourceIn) })
  }
  const loose = <Span extends CutSpan>(span: Span): Span =>
    ({ ...span, start: frame(span.start), frames: Math.max(1, frame(span.frames)) })
  return {
    ...cut, rate, start: frame(cut.start), clips, gaps, markers: cut.markers.map(loose),
    sounds: cut.sounds.map((sound) => ({ ...loose(sound), sourceIn: frame(sound.sourceIn) })),
  }
}

/** A path or an address without its percent signs; as it is if they stand for nothing. */
export function decodedAddress(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** Reads an XML file whose root has this name. INVALID_INPUT for another one, and for what `readXml` refuses. */
export function readRoot(text: string, name: string): XmlElement {
  const root = readXml(text)
  if (root.name !== name) throw fail(cutFailures.CUT_DAMAGED())
  return root
}

/** A video track of a file, with what is on it. */
export interface FoundTrack<Item> {
  /** 1-based, from the lowest. */
  number: number
  clips: number
  items: Item
}

/**
 * The track that becomes the cut: the chosen one, else the one with the most clips, of equal ones the lowest. Warns of
 * others with clips. INVALID_INPUT for none with clips, or a chosen one that is none of them.
 */
export function trackOf<Item>(
  tracks: readonly FoundTrack<Item>[], chosen: number, warnings: Failure[],
): FoundTrack<Item> {
  const full = tracks.filter(({ clips }) => clips > 0)
  const most = full.toSorted((one, other) => other.clips - one.clips || one.number - other.number)[0]
  if (!most) throw fail(cutFailures.CUT_EMPTY())
  const track = chosen === 0 ? most : full.find(({ number }) => number === chosen)
  const names = full.map(({ number }) => number).join(', ')
  if (!track) throw fail(cutFailures.CUT_TRACK_MISSING({ track: chosen, tracks: names }))
  if (full.length > 1) warnings.push(cutWarnings.CUT_OTHER_TRACKS({ track: track.number, count: full.length - 1 }))
  return track
}
