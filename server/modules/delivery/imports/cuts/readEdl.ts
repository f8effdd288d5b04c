import { droppedInMinute, framesInSecond, hasDropFrame } from '../../../../../drawing/film/timecode.ts'
import { fail } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { checkFrameRate, type FrameRate } from '../../../../kernel/frames.ts'
import {
  clipOf, type Cut, type CutClip, type CutMarker, cutOf, MOST_PARTS, shiftCut, trackOf, withSpeed,
} from './cut.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'
import { rateText } from './rates.ts'

const MOST_LINE = 1000

const TIMECODE = /^\d{1,2}[:;.,]\d{2}[:;.,]\d{2}[:;.,]\d{2,3}$/
const NAME = /^\*?\s*(FROM |TO )?CLIP NAME(?: IS)?\s*:?\s*(.*)$/i
const MEDIA = /^\*\s*(?:FROM FILE|SOURCE FILE|MEDIA FILE|FILE NAME)\s*:\s*(.*)$/i
const LOCATOR = /^\*\s*LOC:\s*(\d\S*)\s+\S+\s*(.*)$/i
const NOTE = /^\*\s*COMMENT:\s*(.*)$/i
const TITLE = /^TITLE:\s*(.*)$/i
const DROP_FRAME = /^FCM:\s*(NON.?)?DROP/i
const OWN_RATE = /^\*\s*FRAMEWRIGHT RATE (\d{1,6})\/(\d{1,4})$/
/** Reels that are no picture. */
const BLACK = /^(?:BL|BLACK)$/i

interface EventLine {
  reel: string
  /** `V`, `A2`, `AA/V`. */
  channel: string
  /** Frames of the transition at its start; 0 for a cut. */
  transition: number
  /** In and out of the source, in and out of the cut. */
  times: string[]
}

/** An event: number, reel, channels, kind of transition, its frames, four timecodes. Null for any other line. */
export function edlEventOf(line: string): EventLine | null {
  if (!/^\s*\d{1,6}\s/.test(line)) return null
  const words = line.slice(0, MOST_LINE).trim().split(/\s+/)
  const times = words.slice(-4)
  const head = words.slice(1, -4)
  if (times.length < 4 || !times.every((time) => TIMECODE.test(time))) return null
  const length = /^\d{1,4}$/.test(head.at(-1) ?? '') ? Number(head.pop()) : 0
  const [kind = '', channel = ''] = [head.pop(), head.pop()].map((word) => word?.toUpperCase())
  if (!/^(?:C|D|W\d{0,4})$/.test(kind) || !/^(?:NONE|[ABV][\w/]*)$/.test(channel) || head.length === 0) return null
  return { reel: head.join(' '), channel, transition: kind === 'C' ? 0 : length, times }
}

/** The video track of a channel: 1 for V, B and AA/V, 2 for V2; 0 for sound. */
function trackOfChannel(channel: string): number {
  if (channel.startsWith('B')) return 1
  const [, number] = /V(\d*)/.exec(channel) ?? []
  return number === undefined ? 0 : Math.max(1, Number(number))
}

interface Event extends Pick<EventLine, 'reel' | 'transition'> {
  clip: CutClip
  notes: string[]
  /** Its video track; 0 for sound. */
  track: number
}

const isShown = ({ clip, reel }: Event): boolean => clip.frames > 0 && !BLACK.test(reel)

class EdlReader {
  private readonly rate: FrameRate
  private readonly second: number
  /** Frames of a day: drop-frame timecode has fewer. */
  private day = 0
  private dropped = 0
  private isDropFrame = false
  /** Where the last event of each channel starts, days after the first event counted on. */
  private readonly lastStarts = new Map<string, number>()
  private firstStart: number | null = null
  readonly events: Event[] = []
  readonly markers: CutMarker[] = []
  name = ''

  constructor(rate: FrameRate) {
    this.rate = rate
    this.second = framesInSecond(rate)
    this.setDropFrame(false)
  }

  private setDropFrame(isDropFrame: boolean): void {
    this.isDropFrame = isDropFrame
    this.dropped = isDropFrame ? droppedInMinute(this.rate) : 0
    this.day = 24 * 3600 * this.second - this.dropped * 24 * 54
  }

  /** Whether the list says drop-frame timecode at a rate that has none. */
  get isDropFrameIgnored(): boolean {
    return this.isDropFrame && !hasDropFrame(this.rate)
  }

  /** The frame of a timecode from midnight (SMPTE ST 12-1). ";" means drop-frame, whatever the list says. */
  private frame(timecode: string, line: number): number {
    const [hours = 0, minutes = 0, seconds = 0, frames = 0] = timecode.split(/[:;.,]/).map(Number)
    if (minutes > 59 || seconds > 59 || frames >= this.second) {
      throw fail(cutFailures.CUT_TIMECODE_INVALID({ line, timecode, rate: rateText(this.rate) }))
    }
    if (timecode.includes(';') && !this.isDropFrame) this.setDropFrame(true)
    const minute = hours * 60 + minutes
    return (minute * 60 + seconds) * this.second + frames - this.dropped * (minute - Math.floor(minute / 10))
  }

  /** A record time after an earlier one: more than half a day back is the next day. */
  private after(earlier: number, frame: number): number {
    const days = Math.ceil((earlier - this.day / 2 - frame) / this.day)
    return frame + Math.max(0, days) * this.day
  }

  take(text: string, line: number): void {
    const event = edlEventOf(text)
    const title = TITLE.exec(text)?.[1]
    const drop = DROP_FRAME.exec(text)
    if (event) this.takeEvent(event, line)
    else if (title !== undefined) this.name ||= title
    else if (drop) this.setDropFrame(drop[1] === undefined)
    else if (/^M2\s/i.test(text)) this.takeMotion(text.split(/\s+/).slice(1))
    else this.takeComment(text, line)
  }

  private takeEvent({ reel, channel, transition, times }: EventLine, line: number): void {
    const [sourceIn = 0, sourceOut = 0, recordIn = 0, recordOut = 0] = times.map((time) => this.frame(time, line))
    const start = this.after(this.lastStarts.get(channel) ?? this.firstStart ?? recordIn, recordIn)
    this.lastStarts.set(channel, start)
    this.firstStart ??= start
    const frames = this.after(recordIn, recordOut) - recordIn
    const played = this.after(sourceIn, sourceOut) - sourceIn
    const clip = clipOf({ start, frames, sourceIn, warnings: [] })
    if (frames > 0 && played > 0 && Math.abs(played - frames) > 1) withSpeed(clip, played / frames)
    if (this.events.length >= MOST_PARTS) throw fail(cutFailures.CUT_TOO_LONG({ most: MOST_PARTS }))
    const before = this.events.at(-1)
    const isFromBlack = before !== undefined && BLACK.test(before.reel)
    this.events.push({
      clip, reel, notes: [], track: trackOfChannel(channel), transition: isFromBlack ? 0 : transition,
    })
  }

  /** `M2 <reel> <frames a second> <timecode>`: the speed of the last event from the reel. */
  private takeMotion(words: readonly string[]): void {
    const reel = words.slice(0, -2).join(' ').toUpperCase()
    const event = this.events.slice(-2).findLast((each) => each.reel.toUpperCase() === reel)
    const speed = Number(words.at(-2))
    if (!event || !Number.isFinite(speed)) return
    event.clip.warnings = []
    event.clip.speed = 1
    withSpeed(event.clip, speed / this.second)
  }

  private takeComment(text: string, line: number): void {
    const event = this.events.at(-1)
    if (!event) return
    const { clip } = event
    const [, side = '', name] = NAME.exec(text) ?? []
    const media = MEDIA.exec(text)?.[1]
    const note = NOTE.exec(text)?.[1]
    const [, timecode = '', mark = ''] = LOCATOR.exec(text) ?? []
    if (name !== undefined) this.takeName(event, side.trim().toUpperCase(), name)
    else if (media) clip.media ??= media
    else if (note) event.notes.push(note)
    else if (TIMECODE.test(timecode) && mark !== '') {
      this.markers.push({ start: this.after(clip.start, this.frame(timecode, line)), frames: 1, text: mark })
    }
  }

  /** Under a transition, the clip that it comes FROM is the one before. */
  private takeName({ clip, transition }: Event, side: string, name: string): void {
    const before = this.events.at(-2)?.clip
    if (side !== 'FROM' || transition === 0) clip.name ||= name
    else if (before) before.name ||= name
  }
}

/** The clips of a video track, with dissolves cut in their middle. */
function clipsOf(events: readonly Event[], warnings: Failure[]): CutClip[] {
  const shown = events.filter(isShown).toSorted((one, other) => one.clip.start - other.clip.start)
  const dissolves = shown.filter(({ transition }) => transition > 0)
  if (dissolves.length > 0) warnings.push(cutWarnings.CUT_DISSOLVES({ count: dissolves.length }))
  shown.forEach(({ clip, transition }, index) => {
    const before = shown[index - 1]?.clip
    if (transition > 0 && before && before.start + before.frames === clip.start) {
      shiftCut(before, clip, Math.floor(transition / 2))
    }
  })
  return shown.map(({ clip, reel, notes }) => ({ ...clip, name: clip.name || reel, note: notes.join('\n') }))
}

/** The rate that our own lists name; null for all others. */
function ownRate(lines: readonly string[]): FrameRate | null {
  const [, numerator, denominator] = lines.map((line) => OWN_RATE.exec(line)).find((found) => found !== null) ?? []
  return numerator === undefined ? null
    : checkFrameRate({ numerator: Number(numerator), denominator: Number(denominator) })
}

/**
 * Reads a CMX3600 edit decision list. The format has no frame rate: it is that of the list's own comment
 * (`* FRAMEWRIGHT RATE 24/1`), else `rate`. Record times are counted from the first event. INVALID_INPUT for a timecode
 * that does not exist at the rate, and for a list without video events.
 */
export function readEdl(text: string, { rate: given, track: chosen }: { rate: FrameRate; track: number }): Cut {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.slice(0, MOST_LINE).trim())
  const rate = ownRate(lines) ?? given
  const reader = new EdlReader(rate)
  lines.forEach((line, index) => reader.take(line, index + 1))
  const { events, markers } = reader
  const warnings: Failure[] = []
  if (reader.isDropFrameIgnored) warnings.push(cutWarnings.CUT_DROP_FRAME_IGNORED({ rate: rateText(rate) }))
  const numbers = new Set(events.map(({ track }) => track).filter((track) => track > 0))
  const tracks = [...numbers].map((number) => {
    const items = events.filter(({ track }) => track === number)
    return { number, clips: items.filter(isShown).length, items }
  })
  const { number, items } = trackOf(tracks, chosen, warnings)
  const sounds = events.filter(({ track, clip }) => track === 0 && clip.frames > 0)
    .map(({ reel, clip: { name, start, frames, sourceIn, media } }) =>
      ({ name: name || reel, start, frames, sourceIn, media }))
  return cutOf({
    name: reader.name, rate, clips: clipsOf(items, warnings), sounds, markers, warnings, track: number,
    origin: null, start: null,
  })
}
