import { declareFailures } from '../../../kernel/failure.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import { cameraText } from './cameraText.ts'
import type { Cut, CutClip, CutSound, Warn } from './cut.ts'
import { element, xmlDocument, type XmlNode } from './xml.ts'

// FCPXML 1.10 by its document type definition: the order of elements matters.

const fcpxmlWarnings = declareFailures({
  EXPORT_RATE_NOT_IN_FINAL_CUT: [
    'CONFLICT', 'Final Cut Pro has no projects at {rate} fps and may refuse the file. Resolve reads it.',
  ],
})

/** The frame rates of Final Cut Pro. */
const RATES = ['24000/1001', '24/1', '25/1', '30000/1001', '30/1', '50/1', '60000/1001', '60/1']

const SAMPLE_RATE = 48_000
/** A level that is heard as silence, in decibels. */
const SILENCE = -96

const LANES = { SOUNDTRACK: -1, VOICES: -2 } as const

/** Frames as an exact number of seconds: `1001/24000s`, `2s`. */
function timeOf(frames: number, { numerator, denominator }: FrameRate): string {
  const ticks = frames * denominator
  return ticks % numerator === 0 ? `${ticks / numerator}s` : `${ticks}/${numerator}s`
}

const decibels = (volume: number): string =>
  `${volume === 0 ? SILENCE : Math.max(SILENCE, Number((20 * Math.log10(volume)).toFixed(2)))}dB`

class FcpxmlWriter {
  private readonly cut: Cut
  private readonly tcFormat: 'DF' | 'NDF'

  constructor(cut: Cut) {
    this.cut = cut
    this.tcFormat = cut.isDropFrame ? 'DF' : 'NDF'
  }

  document() {
    const { name, manifest, start, frames, clips, sounds } = this.cut
    const spine = clips.map((clip, index) => this.video(clip, index))
    const sequence = element(
      'sequence',
      {
        format: 'rate', duration: this.time(frames), tcStart: this.time(start), tcFormat: this.tcFormat,
        audioLayout: 'stereo', audioRate: '48k',
      },
      [element('spine', {}, spine)],
    )
    return element('fcpxml', { version: '1.10' }, [
      element('resources', {}, [
        ...this.formats(), ...clips.map((clip, index) => this.picture(clip, index)),
        ...sounds.map((sound, index) => this.sound(sound, index)),
      ]),
      element('library', {}, [
        element('event', { name: manifest.project.name }, [element('project', { name }, [sequence])]),
      ]),
    ])
  }

  private time(frames: number): string {
    return timeOf(frames, this.cut.rate)
  }

  private formats(): XmlNode[] {
    const { width, height } = this.cut
    return [
      element('format', { id: 'rate', frameDuration: this.time(1), width, height }),
      // A still has no rate of its own.
      element('format', { id: 'still', name: 'FFVideoFormatRateUndefined', width, height }),
    ]
  }

  private media({ path, file }: CutClip | CutSound) {
    return [element('media-rep', { kind: 'original-media', src: encodeURI(path ?? file) })]
  }

  private picture(clip: CutClip, index: number) {
    const attributes = { start: '0s', duration: '0s', hasVideo: 1, format: 'still', videoSources: 1 }
    return element('asset', { id: `picture${index + 1}`, name: clip.name, ...attributes }, this.media(clip))
  }

  private sound(sound: CutSound, index: number) {
    const duration = `${Math.round(sound.sound.seconds * SAMPLE_RATE)}/${SAMPLE_RATE}s`
    const audio = { hasAudio: 1, audioSources: 1, audioChannels: 2, audioRate: SAMPLE_RATE }
    const attributes = { name: sound.name, start: '0s', duration, ...audio }
    return element('asset', { id: `sound${index + 1}`, ...attributes }, this.media(sound))
  }

  private video(clip: CutClip, index: number) {
    const { name, start, frames, isFirst, shot, view: { camera } } = clip
    const { description, dialogue, cameraNote, notes, status } = shot
    const offset = this.time(this.cut.start + start)
    const own = isFirst ? [description, dialogue, cameraNote, status?.name ?? ''] : []
    const texts = [...own, camera ? cameraText(camera) : ''].filter((text) => text !== '').join('\n\n')
    const place = { ref: `picture${index + 1}`, offset, name, start: '0s', duration: this.time(frames) }
    return element('video', place, [
      texts === '' ? null : element('note', {}, texts),
      ...this.connected(clip),
      isFirst && notes !== ''
        ? element('marker', { start: '0s', duration: this.time(1), value: shot.code, note: notes })
        : null,
    ])
  }

  /** The sounds that begin under a clip, placed by its own time, which starts at 0. */
  private connected({ start, frames }: CutClip): XmlNode[] {
    return this.cut.sounds.map((sound, index) => {
      if (sound.start < start || sound.start >= start + frames) return null
      const attributes = {
        ref: `sound${index + 1}`, lane: LANES[sound.track], offset: this.time(sound.start - start), name: sound.name,
        start: this.time(sound.sourceIn), duration: this.time(sound.frames), format: 'rate', tcFormat: this.tcFormat,
        audioRole: sound.track === 'VOICES' ? 'dialogue' : 'music',
      }
      const level = sound.volume === 1 ? [] : [element('adjust-volume', { amount: decibels(sound.volume) })]
      return element('asset-clip', attributes, level)
    })
  }
}

/** A cut as a project of Final Cut Pro. Pictures are stills in the spine, sounds hang on them. */
export function writeFcpxml(cut: Cut, warn: Warn): string {
  const { numerator, denominator } = cut.rate
  if (!RATES.includes(`${numerator}/${denominator}`)) {
    const rate = String(Number((numerator / denominator).toFixed(3)))
    warn(fcpxmlWarnings.EXPORT_RATE_NOT_IN_FINAL_CUT({ rate }))
  }
  return xmlDocument(new FcpxmlWriter(cut).document())
}
