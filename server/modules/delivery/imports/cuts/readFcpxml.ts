import { fail } from '../../../../kernel/errors.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import type { XmlElement } from '../../../../kernel/xml.ts'
import {
  clipOf, type Cut, type CutClip, type CutMarker, cutOf, type CutSound, decodedAddress, readRoot, shortText, withSpeed,
} from './cut.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'
import { rateFrom } from './rates.ts'

// FCPXML 1.0 to 1.13: times are rational seconds, places in a clip are those of its own timeline.

/** What lies in a spine and is seen. */
const CLIPS = ['video', 'clip', 'asset-clip', 'ref-clip', 'sync-clip', 'mc-clip']
const COMPOUND = ['ref-clip', 'sync-clip', 'mc-clip']
/** Digits of a time: more are no time of a day. */
const TIME = /^(-?\d{1,15})(?:\.(\d{1,6}))?(?:\/(\d{1,9}))?s$/

/** Seconds as a file writes them: `1001/24000s`, `5s`, `2.5s`; null for no time. */
function fractionOf(time: string): { over: number; under: number } | null {
  const [, whole, decimals = '', under = '1'] = TIME.exec(time.trim()) ?? []
  if (whole === undefined || Number(under) === 0) return null
  return { over: Number(whole + decimals), under: Number(under) * 10 ** decimals.length }
}

const isOff = (element: XmlElement): boolean => element.attribute('enabled') === '0'

const clipsIn = (sequence: XmlElement): number =>
  sequence.all('spine').flatMap(({ children }) => children).filter(({ name }) => CLIPS.includes(name)).length

interface Project {
  name: string
  sequence: XmlElement
}

/** The projects of a file, wherever they are. */
const projectsIn = (element: XmlElement): Project[] =>
  element.children.flatMap((child) => {
    if (child.name !== 'project') return child.name === 'resources' ? [] : projectsIn(child)
    return child.all('sequence').map((sequence) => ({ name: child.attribute('name'), sequence }))
  })

class FcpxmlReader {
  private readonly resources = new Map<string, XmlElement>()
  private readonly rate: FrameRate
  private readonly warnings: Failure[]
  private lanes = 0
  readonly clips: CutClip[] = []
  readonly markers: CutMarker[] = []
  readonly sounds: CutSound[] = []

  constructor(resources: readonly XmlElement[], rate: FrameRate, warnings: Failure[]) {
    for (const resource of resources) this.resources.set(resource.attribute('id'), resource)
    this.rate = rate
    this.warnings = warnings
  }

  /** An attribute in frames, the nearest whole one; `otherwise` where it is missing. */
  frames(element: XmlElement, attribute: string, otherwise = 0): number {
    const text = element.attribute(attribute)
    if (text === '') return otherwise
    const time = fractionOf(text)
    if (!time) throw fail(cutFailures.CUT_TIMES_INVALID())
    return Math.round((time.over * this.rate.numerator) / (time.under * this.rate.denominator))
  }

  /** The resource that an element refers to, or the first one in it that is no connected clip. */
  private resourceOf(element: XmlElement): XmlElement | null {
    const inner = element.children.filter((child) => child.attribute('lane') === '')
    const resources = [element, ...inner].map((each) => this.resources.get(each.attribute('ref')))
    return resources.find((each) => each !== undefined) ?? null
  }

  private mediaOf(resource: XmlElement | null): string | null {
    if (resource?.name !== 'asset') return null
    return decodedAddress(resource.first('media-rep')?.attribute('src') || resource.attribute('src')) || null
  }

  /** The elements of a spine, which begins at the sequence's start. */
  spine(spine: XmlElement, origin: number): void {
    let end = origin
    for (const item of spine.children) {
      const element = item.name === 'audition' ? item.children[0] : item
      // A transition lies over a cut that is already in its middle.
      if (!element || element.name === 'transition') continue
      const start = this.frames(item, 'offset', this.frames(element, 'offset', end))
      const frames = this.frames(element, 'duration', this.durationOf(element))
      end = start + frames
      this.place(element, start, frames)
    }
    if (this.lanes > 0) this.warnings.push(cutWarnings.CUT_LANES_LEFT_OUT({ count: this.lanes }))
  }

  private durationOf(element: XmlElement): number {
    const resource = this.resourceOf(element)
    return resource ? this.frames(resource, 'duration') : 0
  }

  private place(element: XmlElement, start: number, frames: number): void {
    const name = shortText(element.attribute('name'))
    const own = this.frames(element, 'start', this.sourceStartOf(element))
    this.connected(element, start - own)
    if (element.name === 'title') this.warnings.push(cutWarnings.CUT_GENERATOR_LEFT_OUT({ name }))
    else if (CLIPS.includes(element.name)) {
      if (isOff(element)) this.warnings.push(cutWarnings.CUT_DISABLED_LEFT_OUT({ name }))
      else this.clips.push(this.clip(element, { start, frames, own }))
    }
  }

  /** Where the source of a clip begins by its own timecode. */
  private sourceStartOf(element: XmlElement): number {
    const resource = this.resourceOf(element)
    return resource?.name === 'asset' ? this.frames(resource, 'start') : 0
  }

  private clip(element: XmlElement, { start, frames, own }: { start: number; frames: number; own: number }): CutClip {
    const resource = this.resourceOf(element)
    const clip = clipOf({
      start, frames, name: element.attribute('name') || resource?.attribute('name') || '',
      sourceIn: Math.max(0, own - this.sourceStartOf(element)), media: this.mediaOf(resource),
      note: element.text('note'), warnings: [],
    })
    if (COMPOUND.includes(element.name)) clip.warnings.push(cutWarnings.CUT_CLIP_NESTED())
    this.warp(element, clip)
    for (const marker of [...element.all('marker'), ...element.all('chapter-marker')]) {
      const text = marker.attribute('note') || marker.attribute('value')
      const at = Math.max(0, Math.min(frames - 1, this.frames(marker, 'start') - own))
      if (text !== '') this.markers.push({ start: start + at, frames: 1, text })
    }
    return clip
  }

  /** The speed between the first and the last point of a clip's time map. */
  private warp(element: XmlElement, clip: CutClip): void {
    const points = element.all('timeMap/timept')
    const [first, last] = [points[0], points.at(-1)]
    if (!first || !last) return
    const time = this.frames(last, 'time') - this.frames(first, 'time')
    if (time > 0) withSpeed(clip, (this.frames(last, 'value') - this.frames(first, 'value')) / time)
  }

  /** Elements connected to a clip or a gap: their places count in its own time, whose 0 is at `zero` of the cut. */
  private connected(element: XmlElement, zero: number): void {
    for (const child of element.children) {
      if (!child.attribute('lane') || child.attribute('lane') === '0' || isOff(child)) continue
      if (!this.isSound(child)) {
        this.lanes += 1
        continue
      }
      const resource = this.resourceOf(child)
      const own = this.frames(child, 'start', this.sourceStartOf(child))
      this.sounds.push({
        name: child.attribute('name') || resource?.attribute('name') || '', media: this.mediaOf(resource),
        start: zero + this.frames(child, 'offset'), frames: this.frames(child, 'duration', this.durationOf(child)),
        sourceIn: Math.max(0, own - this.sourceStartOf(child)),
      })
    }
  }

  private isSound(element: XmlElement): boolean {
    if (element.name === 'audio' || element.attribute('srcEnable') === 'audio') return true
    const resource = this.resourceOf(element)
    return element.name === 'asset-clip' && resource?.attribute('hasAudio') === '1' &&
      resource.attribute('hasVideo') !== '1'
  }
}

/** The rate of a sequence's format: of its frames, else of its name, such as FFVideoFormat1080p2398. */
function rateOf(format: XmlElement | undefined): FrameRate {
  const frame = fractionOf(format?.attribute('frameDuration') ?? '')
  if (frame && frame.over > 0) return rateFrom(frame.under / frame.over)
  const [, digits] = /[pi](\d{2,4})$/.exec(format?.attribute('name') ?? '') ?? []
  if (digits === undefined) throw fail(cutFailures.CUT_RATE_UNKNOWN())
  return rateFrom(digits.length > 2 ? Number(digits) / 100 : Number(digits))
}

/**
 * Reads the project with the most clips of an FCPXML file: its main storyline, and the sounds that hang on it.
 * INVALID_INPUT for what is no such file, or has no clips.
 */
export function readFcpxml(text: string): Cut {
  const root = readRoot(text, 'fcpxml')
  const projects = projectsIn(root).toSorted((one, other) => clipsIn(other.sequence) - clipsIn(one.sequence))
  const [project] = projects
  if (!project) throw fail(cutFailures.CUT_EMPTY())
  const { name, sequence } = project
  const resources = root.all('resources').flatMap(({ children }) => children)
  const formatId = sequence.attribute('format')
  const rate = rateOf(resources.find((each) => each.name === 'format' && each.attribute('id') === formatId))
  const warnings: Failure[] = []
  if (projects.length > 1) warnings.push(cutWarnings.CUT_OTHER_SEQUENCES({ name: shortText(name) }))
  const reader = new FcpxmlReader(resources, rate, warnings)
  const start = reader.frames(sequence, 'tcStart')
  for (const spine of sequence.all('spine')) reader.spine(spine, start)
  const { clips, markers, sounds } = reader
  return cutOf({ name, rate, clips, markers, sounds, warnings, track: 1, origin: start, start })
}
