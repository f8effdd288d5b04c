import { type FrameRate } from '../../../server/kernel/frames.ts'

/** A cut as a file tells it: frames from midnight, lengths in frames. */
export interface ReadCut {
  name: string
  start: number
  /** The length that the file itself states; null if its format has no place for it. */
  frames: number | null
  clips: ReadClip[]
  sounds: ReadClip[]
}

export interface ReadClip {
  name: string
  start: number
  frames: number
  sourceIn: number
  media: string | null
  notes: string | null
}

interface Otio {
  OTIO_SCHEMA: string
  name: string
  kind?: string
  value?: number
  source_range?: { start_time: Otio; duration: Otio } | null
  children?: Otio[]
  tracks?: Otio
  global_start_time?: Otio
  markers?: { comment: string; marked_range: object }[]
  media_references?: { DEFAULT_MEDIA: { target_url?: string } }
}

/** Reads a timeline of OpenTimelineIO. */
export function readOtio(text: string): ReadCut {
  const { name, global_start_time: start, tracks } = JSON.parse(text) as Otio
  const midnight = start?.value ?? 0
  const clipsOf = (kind: string) =>
    (tracks?.children ?? []).filter((track) => track.kind === kind).flatMap((track) => {
      let at = midnight
      return (track.children ?? []).flatMap((item) => {
        const frames = item.source_range?.duration.value ?? 0
        const clip = {
          name: item.name, start: at, frames, sourceIn: item.source_range?.start_time.value ?? 0,
          media: item.media_references?.DEFAULT_MEDIA.target_url ?? null, notes: item.markers?.[0]?.comment ?? null,
        }
        at += frames
        return item.OTIO_SCHEMA === 'Gap.1' ? [] : [clip]
      })
    })
  return { name, start: midnight, frames: null, clips: clipsOf('Video'), sounds: clipsOf('Audio') }
}

/**
 * The frame that a timecode stands for, by SMPTE ST 12-1: drop-frame (`;`) leaves out the first two numbers of each
 * minute at 30 a second, four at 60, but of each tenth minute none.
 */
function frameOf(timecode: string, { numerator, denominator }: FrameRate): number {
  const [, hours, minutes, seconds, mark, frames] = /^(\d\d):(\d\d):(\d\d)([:;])(\d\d)$/.exec(timecode) ?? []
  const [second, minute] = [Math.ceil(numerator / denominator), Number(hours) * 60 + Number(minutes)]
  const skipped = mark === ';' ? second / 15 : 0
  if (mark === undefined || Number(frames) >= second) throw new Error(`${timecode} is no timecode`)
  if (minute % 10 > 0 && Number(seconds) === 0 && Number(frames) < skipped) throw new Error(`${timecode} is left out`)
  const number = (minute * 60 + Number(seconds)) * second + Number(frames)
  return number - skipped * (minute - Math.floor(minute / 10))
}

/** Reads a CMX3600 list; its rate is asked for, as the format does not hold one. */
export function readEdl(text: string, rate: FrameRate): ReadCut {
  const frame = (timecode = '') => frameOf(timecode, rate)
  const cut: ReadCut = { name: '', start: 0, frames: null, clips: [], sounds: [] }
  let clip: ReadClip | undefined
  for (const line of text.split('\r\n')) {
    const [number, , channel, , ...times] = line.split(/\s+/)
    const [, key, value = ''] = /^\*? ?(TITLE|FROM CLIP NAME|FROM FILE|LOC): (.*)$/.exec(line) ?? []
    if (key === 'TITLE') cut.name = value
    else if (key === 'FROM CLIP NAME' && clip) clip.name = value
    else if (key === 'FROM FILE' && clip) clip.media = value
    else if (key === 'LOC' && clip) clip.notes = value.split(/\s+/).slice(2).join(' ')
    if (!/^\d{3}(?:\d{3})?$/.test(number ?? '')) continue
    const [sourceIn = 0, sourceOut = 0, start = 0, end = 0] = times.map(frame)
    if (sourceOut - sourceIn !== end - start) throw new Error(`Event ${number} has two lengths`)
    clip = { name: '', start, frames: end - start, sourceIn, media: null, notes: null }
    if (channel === 'V') cut.clips.push(clip)
    else cut.sounds.push(clip)
  }
  cut.start = cut.clips[0]?.start ?? 0
  return cut
}

const parse = (text: string) => new DOMParser().parseFromString(text, 'application/xml')

const allAt = (node: Element, path: string): Element[] =>
  path.split('/').reduce<Element[]>(
    (at, name) => at.flatMap(({ children }) => [...children].filter(({ tagName }) => tagName === name)), [node],
  )

const textAt = (node: Element, path: string): string | null => allAt(node, path)[0]?.textContent ?? null

/** Reads a sequence of Final Cut Pro 7's XML. */
export function readFinalCut7(text: string): ReadCut {
  const [sequence] = parse(text).getElementsByTagName('sequence')
  if (!sequence) throw new Error('No sequence')
  const start = Number(textAt(sequence, 'timecode/frame'))
  const items = (medium: string) =>
    allAt(sequence, `media/${medium}/track/clipitem`).map((item) => ({
      name: textAt(item, 'name') ?? '',
      start: start + Number(textAt(item, 'start')),
      frames: Number(textAt(item, 'end')) - Number(textAt(item, 'start')),
      sourceIn: Number(textAt(item, 'in')),
      media: textAt(item, 'file/pathurl'),
      notes: textAt(item, 'marker/comment'),
    }))
  const [name, frames] = [textAt(sequence, 'name') ?? '', Number(textAt(sequence, 'duration'))]
  return { name, start, frames, clips: items('video'), sounds: items('audio') }
}

/** Reads a project of FCPXML. */
export function readFcpxml(text: string): ReadCut {
  const document = parse(text)
  const attribute = (node: Element | null | undefined, name: string) => node?.getAttribute(name) ?? ''
  const ticks = (time: string): [bigint, bigint] => {
    const [, over = '', under = '1'] = /^(\d+)(?:\/(\d+))?s$/.exec(time) ?? []
    if (over === '') throw new Error(`No time: ${time}`)
    return [BigInt(over), BigInt(under)]
  }
  const sequence = document.querySelector('sequence')
  const format = document.getElementById(attribute(sequence, 'format'))
  const [frameOver, frameUnder] = ticks(attribute(format, 'frameDuration'))
  const frames = (time: string): number => {
    const [over, under] = ticks(time)
    if ((over * frameUnder) % (under * frameOver) !== 0n) throw new Error(`${time} is between frames`)
    return Number((over * frameUnder) / (under * frameOver))
  }
  const read = (node: Element, from: number): ReadClip => ({
    name: attribute(node, 'name'),
    start: from + frames(attribute(node, 'offset')),
    frames: frames(attribute(node, 'duration')),
    sourceIn: frames(attribute(node, 'start')),
    media: attribute(document.getElementById(attribute(node, 'ref'))?.querySelector('media-rep'), 'src'),
    notes: node.querySelector(':scope > marker')?.getAttribute('note') ?? null,
  })
  const videos = [...document.querySelectorAll('spine > video')]
  return {
    name: attribute(document.querySelector('project'), 'name'),
    start: frames(attribute(sequence, 'tcStart')),
    frames: frames(attribute(sequence, 'duration')),
    clips: videos.map((video) => read(video, 0)),
    sounds: videos.flatMap((video) =>
      [...video.querySelectorAll(':scope > asset-clip')].map((clip) => read(clip, read(video, 0).start)),
    ),
  }
}
