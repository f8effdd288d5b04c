import type { Cut, CutClip, CutSound } from './cut.ts'
import { markerColor } from './markerColor.ts'

// The schemas of OpenTimelineIO 0.18.1. Older ones know `Marker.2` alone, and no marker without a range.

/** The version that an OTIOZ file names. */
export const OTIOZ_VERSION = '1.0.0'

const TRACK_KINDS = { SOUNDTRACK: 'Audio', VOICES: 'Audio' } as const
const TRACK_NAMES = { SOUNDTRACK: 'Soundtrack', VOICES: 'Voices' } as const

class OtioWriter {
  private readonly cut: Cut
  private readonly rate: number

  constructor(cut: Cut) {
    this.cut = cut
    this.rate = cut.rate.numerator / cut.rate.denominator
  }

  timeline(): object {
    const { name, manifest, board, start, sounds, clips } = this.cut
    const { project, seq } = manifest
    const tracks = (['SOUNDTRACK', 'VOICES'] as const).flatMap((track) => {
      const own = sounds.filter((sound) => sound.track === track)
      return own.length === 0 ? [] : [this.track(TRACK_NAMES[track], TRACK_KINDS[track], this.withGaps(own))]
    })
    const framewright = {
      project: { id: project.id, code: project.code, name: project.name, frameRate: project.frameRate },
      board: { id: board.id, code: board.code, name: board.name, description: board.description },
      seq,
    }
    return {
      ...this.object('Timeline.1', name, { framewright }),
      global_start_time: this.time(start),
      tracks: {
        ...this.item('Stack.1', 'tracks', null),
        children: [this.track('Shots', 'Video', clips.map((clip) => this.clip(clip))), ...tracks],
      },
    }
  }

  private object(schema: string, name: string, metadata: object = {}) {
    return { OTIO_SCHEMA: schema, metadata, name }
  }

  private item(schema: string, name: string, range: object | null, metadata: object = {}, markers: object[] = []) {
    return { ...this.object(schema, name, metadata), source_range: range, effects: [], markers, enabled: true }
  }

  private time(value: number) {
    return { OTIO_SCHEMA: 'RationalTime.1', rate: this.rate, value }
  }

  private range(start: number, duration: number) {
    return { OTIO_SCHEMA: 'TimeRange.1', duration: this.time(duration), start_time: this.time(start) }
  }

  private track(name: string, kind: 'Video' | 'Audio', children: object[]) {
    return { ...this.item('Track.1', name, null), kind, children }
  }

  private media(path: string | null, name: string, frames: number) {
    const reference = path === null ? 'MissingReference.1' : 'ExternalReference.1'
    return {
      active_media_reference_key: 'DEFAULT_MEDIA',
      media_references: {
        DEFAULT_MEDIA: {
          ...this.object(reference, name), available_range: this.range(0, frames), available_image_bounds: null,
          ...(path !== null && { target_url: path }),
        },
      },
    }
  }

  private clip({ name, shot, view, isFirst, frames, file, path }: CutClip) {
    const { id, code, description, dialogue, notes, cameraNote, status, assets, firstFrame } = shot
    const scene = this.cut.board.scenes.find((each) => each.id === shot.sceneId) ?? null
    const framewright = {
      shotId: id, code, name: shot.name, viewId: view.id, revision: view.revision, firstFrame,
      scene: scene && { id: scene.id, number: scene.number, heading: scene.heading },
      description, dialogue, notes, cameraNote, status, view: { name: view.name, description: view.description },
      ...(view.camera && { camera: { ...view.camera, width: view.width, height: view.height } }),
      assets: assets.map((asset) => ({ id: asset.id, type: asset.type, name: asset.name })),
    }
    const markers = isFirst && notes !== '' ? [this.marker(notes, markerColor(status))] : []
    const item = this.item('Clip.2', name, this.range(0, frames), { framewright }, markers)
    return { ...item, ...this.media(path, file, frames) }
  }

  private marker(notes: string, color: string) {
    const name = notes.split('\n')[0] ?? ''
    return { ...this.object('Marker.2', name), color, comment: notes, marked_range: this.range(0, 1) }
  }

  private withGaps(sounds: readonly CutSound[]): object[] {
    let at = 0
    return sounds.flatMap(({ name, start, frames, sourceIn, sourceFrames, volume, file, path }) => {
      const gap = start > at ? [this.item('Gap.1', '', this.range(0, start - at))] : []
      at = start + frames
      const item = this.item('Clip.2', name, this.range(sourceIn, frames), { framewright: { volume } })
      return [...gap, { ...item, ...this.media(path, file, sourceFrames) }]
    })
  }
}

/** A cut as OpenTimelineIO's JSON. */
export const writeOtio = (cut: Cut): string => `${JSON.stringify(new OtioWriter(cut).timeline(), null, 2)}\n`
