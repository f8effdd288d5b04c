import { fail } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import { frameOfTimecode } from '../../../../kernel/timecode.ts'
import type { XmlElement } from '../../../../kernel/xml.ts'
import {
  clipOf, type Cut, type CutClip, type CutMarker, cutOf, type CutSound, decodedAddress, readRoot, shortText, trackOf,
  withSpeed,
} from './cut.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'
import { rateOfTimebase } from './rates.ts'

// The Final Cut Pro XML Interchange Format, versions 4 and 5. Premiere, Resolve and Avid write it too.

/** The time of a start or an end that a transition hides. */
const HIDDEN = -1

const isOff = (element: XmlElement): boolean => element.text('enabled').toUpperCase() === 'FALSE'

/** Sequences outside of clips, in their order. */
function sequencesIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === 'sequence') return [child]
    return ['project', 'children', 'bin'].includes(child.name) ? sequencesIn(child) : []
  })
}

const clipItems = (track: XmlElement): XmlElement[] => track.all('clipitem').filter((item) => !isOff(item))

const clipsIn = (track: XmlElement): number => (isOff(track) ? 0 : clipItems(track).length)

function rateOf(element: XmlElement): FrameRate | null {
  const timebase = element.number('rate/timebase')
  return timebase === null ? null : rateOfTimebase(timebase, element.text('rate/ntsc').toUpperCase() === 'TRUE')
}

const frameAt = (element: XmlElement, path: string): number => Math.round(element.number(path) ?? 0)

const spanOf = (element: XmlElement) => ({ from: frameAt(element, 'start'), to: frameAt(element, 'end') })

class SequenceReader {
  private readonly rate: FrameRate
  private readonly warnings: Failure[]
  /** Paths of media by the ids of files: a file is described once. */
  private readonly files = new Map<string, string>()
  private transitions = 0

  constructor(rate: FrameRate, warnings: Failure[]) {
    this.rate = rate
    this.warnings = warnings
  }

  private mediaOf(item: XmlElement): string | null {
    const file = item.first('file')
    if (!file) return null
    const id = file.attribute('id')
    const path = decodedAddress(file.text('pathurl')) || this.files.get(id) || ''
    if (path !== '') this.files.set(id, path)
    return path || null
  }

  /** Frames of the clip's own rate in those of the sequence. */
  private own(item: XmlElement, frames: number): number {
    const rate = rateOf(item)
    if (rate === null) return Math.round(frames)
    const { numerator, denominator } = this.rate
    return Math.round((frames * numerator * rate.denominator) / (denominator * rate.numerator))
  }

  private clip(item: XmlElement, from: number, to: number, hidden: number): CutClip {
    const clip = clipOf({
      start: from, frames: to - from, name: item.text('name'), media: this.mediaOf(item),
      sourceIn: Math.max(0, this.own(item, frameAt(item, 'in')) + hidden),
      note: item.text('logginginfo/description'), warnings: [],
    })
    if (item.first('sequence')) clip.warnings.push(cutWarnings.CUT_CLIP_NESTED())
    const warp = item.all('filter/effect').find((effect) => effect.text('effectid').toLowerCase() === 'timeremap')
    const parameter = (id: string) => warp?.all('parameter').find((each) => each.text('parameterid') === id)
    const percent = parameter('speed')?.number('value') ?? 100
    withSpeed(clip, (parameter('reverse')?.text('value').toUpperCase() === 'TRUE' ? -percent : percent) / 100)
    return clip
  }

  /** The markers of a clip, whose times are those of its source. */
  private markersOf(item: XmlElement, { start, frames }: CutClip): CutMarker[] {
    const from = frameAt(item, 'in')
    return item.all('marker').flatMap((marker) => {
      const text = marker.text('comment') || marker.text('name')
      const at = Math.max(0, Math.min(frames - 1, this.own(item, frameAt(marker, 'in') - from)))
      return text === '' ? [] : [{ start: start + at, frames: 1, text }]
    })
  }

  /** Clips of a track. Where a transition hides an end or a start, the cut is in its middle. */
  clips(track: XmlElement): { clips: CutClip[]; markers: CutMarker[] } {
    const items = track.children.filter(({ name }) => ['clipitem', 'transitionitem', 'generatoritem'].includes(name))
    const clips: CutClip[] = []
    const markers: CutMarker[] = []
    items.forEach((item, index) => {
      if (item.name === 'transitionitem') return
      const name = shortText(item.text('name'))
      if (item.name === 'generatoritem') {
        const isSlug = /^slug$/i.test(item.text('effect/effectid') || name)
        if (!isSlug) this.warnings.push(cutWarnings.CUT_GENERATOR_LEFT_OUT({ name }))
        return
      }
      if (isOff(item)) {
        this.warnings.push(cutWarnings.CUT_DISABLED_LEFT_OUT({ name }))
        return
      }
      const { from, to } = spanOf(item)
      const start = from === HIDDEN ? this.cutAt(items, index - 1) : { frame: from, hidden: 0 }
      const end = to === HIDDEN ? this.cutAt(items, index + 1).frame : to
      if (from === HIDDEN) this.transitions += 1
      const clip = this.clip(item, start.frame, end, start.hidden)
      clips.push(clip)
      markers.push(...this.markersOf(item, clip))
    })
    if (this.transitions > 0) this.warnings.push(cutWarnings.CUT_DISSOLVES({ count: this.transitions }))
    return { clips, markers }
  }

  /** Where a transition is cut, and how many of its frames are before that. At the end of a track nothing is hidden. */
  private cutAt(items: readonly XmlElement[], index: number): { frame: number; hidden: number } {
    const transition = items[index]
    if (transition?.name !== 'transitionitem') throw fail(cutFailures.CUT_TIMES_INVALID())
    const { from, to } = spanOf(transition)
    const [before, after] = [items[index - 1], items[index + 1]].map((item) => item?.name === 'clipitem')
    const frame = !before ? from : !after ? to : Math.floor((from + to) / 2)
    return { frame, hidden: frame - from }
  }

  sounds(sequence: XmlElement): CutSound[] {
    const seen = new Set<string>()
    return sequence.all('media/audio/track/clipitem').flatMap((item) => {
      const { from, to } = spanOf(item)
      if (from < 0 || to <= from || isOff(item)) return []
      const { name, start, frames, sourceIn, media } = this.clip(item, from, to, 0)
      // The channels of a sound are clips of their own.
      const key = [media ?? name, start, frames].join('\n')
      if (seen.has(key)) return []
      seen.add(key)
      return [{ name, start, frames, sourceIn, media }]
    })
  }
}

/** The timecode at which a sequence starts, as a frame. */
function startOf(sequence: XmlElement, rate: FrameRate): number {
  const frame = sequence.number('timecode/frame')
  if (frame !== null) return Math.round(frame)
  const text = sequence.text('timecode/string')
  const isDropFrame = text.includes(';') || sequence.text('timecode/displayformat').toUpperCase() === 'DF'
  const found = frameOfTimecode(text.replace(/[;.,:](?=\d+$)/, isDropFrame ? ';' : ':'), rate)
  return 'frame' in found ? found.frame : 0
}

/**
 * Reads the sequence with the most clips of a Final Cut Pro 7 XML file. `track` chooses a video track, 1-based from the
 * lowest; 0 for the one with the most clips. INVALID_INPUT for what is no such file, or has no clips.
 */
export function readFinalCut7(text: string, { track: chosen }: { track: number }): Cut {
  const sequences = sequencesIn(readRoot(text, 'xmeml'))
  const clipsOf = (sequence: XmlElement) => Math.max(0, ...sequence.all('media/video/track').map(clipsIn))
  const [sequence] = sequences.toSorted((one, other) => clipsOf(other) - clipsOf(one))
  if (!sequence) throw fail(cutFailures.CUT_EMPTY())
  const rate = rateOf(sequence)
  if (!rate) throw fail(cutFailures.CUT_RATE_UNKNOWN())
  const warnings: Failure[] = []
  const name = sequence.text('name')
  if (sequences.length > 1) warnings.push(cutWarnings.CUT_OTHER_SEQUENCES({ name: shortText(name) }))
  const tracks = sequence.all('media/video/track')
    .map((items, index) => ({ number: index + 1, clips: clipsIn(items), items }))
  const { number, items } = trackOf(tracks, chosen, warnings)
  const reader = new SequenceReader(rate, warnings)
  const { clips, markers } = reader.clips(items)
  const own = sequence.all('marker').flatMap((marker) => {
    const mark = marker.text('comment') || marker.text('name')
    return mark === '' ? [] : [{ start: Math.max(0, frameAt(marker, 'in')), frames: 1, text: mark }]
  })
  return cutOf({
    name, rate, clips, warnings, track: number, origin: 0, start: startOf(sequence, rate),
    markers: [...markers, ...own], sounds: reader.sounds(sequence),
  })
}
