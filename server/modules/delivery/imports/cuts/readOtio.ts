import type { Failure } from '../../../../kernel/failure.ts'
import { fail } from '../../../../kernel/errors.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import {
  boundary, clipOf, type Cut, type CutClip, type CutIds, type CutMarker, cutOf, type CutSound, NO_IDS, shiftCut,
  shortText, trackOf, withSpeed,
} from './cut.ts'
import { cutFailures, cutWarnings } from './cut.failures.ts'
import { rateFrom } from './rates.ts'
import { parseTolerantJson } from '../tolerantJson.ts'

// OpenTimelineIO's schemas: Timeline, Stack, Track (Sequence in old files), Clip 1 and 2, Gap (Filler), Transition.

/** An object of the file, or anything else in its place. */
type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectAt = (object: Json, name: string): Json => (isObject(object[name]) ? object[name] : {})
const listAt = (object: Json, name: string): Json[] => {
  const list = object[name]
  return Array.isArray(list) ? list.filter(isObject) : []
}
const textAt = (object: Json, name: string): string => (typeof object[name] === 'string' ? object[name] : '')
const numberAt = (object: Json, name: string): number | null =>
  typeof object[name] === 'number' && Number.isFinite(object[name]) ? object[name] : null

/** The name of an object's schema without its version: `Clip`. */
const schemaOf = (object: Json): string => textAt(object, 'OTIO_SCHEMA').replace(/\.\d+$/, '')

const isTrack = (object: Json): boolean => ['Track', 'Sequence'].includes(schemaOf(object))
const isGap = (object: Json): boolean => ['Gap', 'Filler'].includes(schemaOf(object))
const isVideo = (track: Json): boolean => textAt(track, 'kind') !== 'Audio'

/** Timelines anywhere in a collection, or the object itself. */
function timelinesIn(object: Json): Json[] {
  if (schemaOf(object) === 'Timeline') return [object]
  return schemaOf(object) === 'SerializableCollection' ? listAt(object, 'children').flatMap(timelinesIn) : []
}

const tracksOf = (timeline: Json): Json[] => listAt(objectAt(timeline, 'tracks'), 'children').filter(isTrack)

const isClip = (item: Json): boolean => !isGap(item) && schemaOf(item) !== 'Transition' && item.enabled !== false

const clipsIn = (track: Json): number => listAt(track, 'children').filter(isClip).length

function referenceOf(clip: Json): Json {
  const references = objectAt(clip, 'media_references')
  const key = textAt(clip, 'active_media_reference_key') || 'DEFAULT_MEDIA'
  return isObject(references[key]) ? references[key] : objectAt(clip, 'media_reference')
}

/** What an item shows of its source. */
const rangeOf = (item: Json): Json =>
  isObject(item.source_range) ? item.source_range : objectAt(referenceOf(item), 'available_range')

class OtioReader {
  private readonly rate: FrameRate
  private readonly warnings: Failure[]
  private dissolves = 0

  constructor(rate: FrameRate, warnings: Failure[]) {
    this.rate = rate
    this.warnings = warnings
  }

  /** A time in frames of the cut; not always whole. */
  frames(time: Json): number {
    const value = numberAt(time, 'value') ?? 0
    const rate = numberAt(time, 'rate')
    const own = this.rate.numerator / this.rate.denominator
    return rate === null || rate <= 0 || Math.abs(rate - own) < 0.001 ? value : (value * own) / rate
  }

  /** The length of an item: of its range, else of what is in it. */
  private lengthOf(item: Json): number {
    const range = rangeOf(item)
    if (isObject(range.duration)) return this.frames(range.duration)
    const lengths = listAt(item, 'children').filter((child) => schemaOf(child) !== 'Transition')
      .map((child) => this.lengthOf(child))
    return schemaOf(item) === 'Stack' ? Math.max(0, ...lengths) : lengths.reduce((sum, length) => sum + length, 0)
  }

  /** The items of a track one after the other; `take` says what becomes of each that is not a gap. */
  private walk(track: Json, take: (item: Json, start: number, frames: number) => void): void {
    let at = 0
    let from = 0
    for (const item of listAt(track, 'children')) {
      if (schemaOf(item) === 'Transition') continue
      const length = Math.max(0, this.lengthOf(item))
      at += length
      const end = boundary(from, at, length > 0 && isClip(item) ? 1 : 0)
      if (!isGap(item) && end > from) take(item, from, end - from)
      from = end
    }
  }

  clips(track: Json): { clips: CutClip[]; markers: CutMarker[] } {
    const clips: CutClip[] = []
    const markers: CutMarker[] = []
    const byItem = new Map<Json, CutClip>()
    this.walk(track, (item, start, frames) => {
      if (!isClip(item)) {
        this.warnings.push(cutWarnings.CUT_DISABLED_LEFT_OUT({ name: shortText(textAt(item, 'name')) }))
        return
      }
      const clip = this.clip(item, start, frames)
      clips.push(clip)
      byItem.set(item, clip)
      markers.push(...this.markersOf(item, clip))
    })
    this.cutDissolves(listAt(track, 'children'), byItem)
    if (this.dissolves > 0) this.warnings.push(cutWarnings.CUT_DISSOLVES({ count: this.dissolves }))
    return { clips, markers: [...markers, ...this.looseMarkers(track)] }
  }

  private clip(item: Json, start: number, frames: number): CutClip {
    const reference = referenceOf(item)
    const available = objectAt(objectAt(reference, 'available_range'), 'start_time')
    const from = objectAt(rangeOf(item), 'start_time')
    const framewright = objectAt(objectAt(item, 'metadata'), 'framewright')
    const clip = clipOf({
      start, frames, name: textAt(item, 'name') || textAt(reference, 'name'),
      sourceIn: Math.max(0, Math.round(this.frames(from) - this.frames(available))),
      media: textAt(reference, 'target_url') || null,
      ids: this.idsOf(framewright), note: textAt(framewright, 'description'), warnings: [],
    })
    if (schemaOf(item) !== 'Clip') clip.warnings.push(cutWarnings.CUT_CLIP_NESTED())
    for (const effect of listAt(item, 'effects')) {
      if (schemaOf(effect) === 'LinearTimeWarp') withSpeed(clip, numberAt(effect, 'time_scalar') ?? 1)
      if (schemaOf(effect) === 'FreezeFrame') withSpeed(clip, 0)
    }
    return clip
  }

  private idsOf(framewright: Json): CutIds {
    const ids = { shotId: textAt(framewright, 'shotId') || null, viewId: textAt(framewright, 'viewId') || null }
    return ids.shotId === null ? NO_IDS : ids
  }

  /** A marker's time is that of the clip's source; one outside of the clip stands at its nearest end. */
  private markersOf(item: Json, { start, frames }: CutClip): CutMarker[] {
    const from = this.frames(objectAt(rangeOf(item), 'start_time'))
    return listAt(item, 'markers').flatMap((marker) => {
      const at = Math.round(this.frames(objectAt(objectAt(marker, 'marked_range'), 'start_time')) - from)
      const text = textAt(marker, 'comment') || textAt(marker, 'name')
      return text === '' ? [] : [{ start: start + Math.max(0, Math.min(frames - 1, at)), frames: 1, text }]
    })
  }

  /** Markers of a track or of the stack: their time is that of the cut. */
  looseMarkers(owner: Json): CutMarker[] {
    return listAt(owner, 'markers').flatMap((marker) => {
      const { start_time: time } = objectAt(marker, 'marked_range')
      const text = textAt(marker, 'comment') || textAt(marker, 'name')
      if (text === '' || !isObject(time)) return []
      return [{ start: Math.max(0, Math.round(this.frames(time))), frames: 1, text }]
    })
  }

  /** A transition lies over the cut, `in_offset` before it and `out_offset` behind it. */
  private cutDissolves(items: readonly Json[], byItem: ReadonlyMap<Json, CutClip>): void {
    items.forEach((item, index) => {
      if (schemaOf(item) !== 'Transition') return
      const [before, after] = [items[index - 1], items[index + 1]].map((each) => each && byItem.get(each))
      if (!before || !after) return
      const [head, tail] = [objectAt(item, 'in_offset'), objectAt(item, 'out_offset')].map((time) => this.frames(time))
      shiftCut(before, after, Math.round(((tail ?? 0) - (head ?? 0)) / 2))
      this.dissolves += 1
    })
  }

  sounds(track: Json): CutSound[] {
    const sounds: CutSound[] = []
    this.walk(track, (item, start, frames) => {
      const { name, sourceIn, media } = this.clip(item, start, frames)
      sounds.push({ name, start, frames, sourceIn, media })
    })
    return sounds
  }
}

/** The rate of the first time that is not nothing, on a track or else anywhere. */
function rateOf(timeline: Json, track: Json): FrameRate {
  const ranges = listAt(track, 'children').map((item) => objectAt(rangeOf(item), 'duration'))
  const times = [...ranges, objectAt(timeline, 'global_start_time')]
  const named = times.find((time) => (numberAt(time, 'value') ?? 0) !== 0 && numberAt(time, 'rate') !== null)
  if (!named) throw fail(cutFailures.CUT_RATE_UNKNOWN())
  return rateFrom(numberAt(named, 'rate') ?? 0)
}

/**
 * Reads a timeline of OpenTimelineIO; of a collection the one with the most clips. `track` chooses a video track,
 * 1-based from the lowest; 0 for the one with the most clips. INVALID_INPUT for what is no timeline with clips.
 */
export function readOtio(text: string, { track: chosen }: { track: number }): Cut {
  const { CUT_DAMAGED: damaged, CUT_TOO_NESTED: nested, CUT_WITH_MANY_ELEMENTS: large } = cutFailures
  const root = parseTolerantJson(text, { damaged, nested, large })
  const timelines = isObject(root) ? timelinesIn(root) : []
  const clipsOf = (timeline: Json) =>
    Math.max(0, ...tracksOf(timeline).filter(isVideo).map(clipsIn))
  const [timeline] = timelines.toSorted((one, other) => clipsOf(other) - clipsOf(one))
  if (!timeline) throw fail(isObject(root) ? cutFailures.CUT_UNKNOWN() : cutFailures.CUT_DAMAGED())
  const name = textAt(timeline, 'name')
  const warnings: Failure[] = []
  if (timelines.length > 1) warnings.push(cutWarnings.CUT_OTHER_SEQUENCES({ name: shortText(name) }))
  const tracks = tracksOf(timeline)
  const videos = tracks.filter(isVideo)
    .map((items, index) => ({ number: index + 1, clips: clipsIn(items), items }))
  const { items, number } = trackOf(videos, chosen, warnings)
  const rate = rateOf(timeline, items)
  const reader = new OtioReader(rate, warnings)
  const { clips, markers } = reader.clips(items)
  return cutOf({
    name, rate, warnings, clips, track: number, origin: 0,
    start: Math.round(reader.frames(objectAt(timeline, 'global_start_time'))),
    markers: [...markers, ...reader.looseMarkers(objectAt(timeline, 'tracks'))],
    sounds: tracks.filter((track) => !isVideo(track)).flatMap((track) => reader.sounds(track)),
  })
}
