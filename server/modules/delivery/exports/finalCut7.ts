import { framesInSecond, timecodeOf } from '../../../../drawing/film/timecode.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import { cameraText } from './cameraText.ts'
import type { Cut, CutClip, CutSound } from './cut.ts'
import { element, xmlDocument, type XmlNode } from './xml.ts'

// The Final Cut Pro XML Interchange Format, version 5. Premiere, Resolve and Avid read it too.

const SAMPLE_RATE = 48_000
/** The largest level that the format knows: +12 dB. */
const MOST_LEVEL = 3.98107

const rateOf = (rate: FrameRate) =>
  element('rate', {}, [
    element('timebase', {}, framesInSecond(rate)),
    element('ntsc', {}, rate.denominator === 1001 ? 'TRUE' : 'FALSE'),
  ])

class FinalCut7Writer {
  private readonly cut: Cut
  private items = 0

  constructor(cut: Cut) {
    this.cut = cut
  }

  sequence() {
    const { name, rate, frames, start, isDropFrame, clips, sounds, board } = this.cut
    const tracks = (['SOUNDTRACK', 'VOICES'] as const).flatMap((track) => {
      const own = sounds.filter((sound) => sound.track === track)
      return own.length === 0 ? [] : [element('track', {}, own.map((sound) => this.sound(sound)))]
    })
    const format = element('format', {}, [
      element('samplecharacteristics', {}, [rateOf(rate), ...this.picture()]),
    ])
    const video = clips.map((clip) => this.clip(clip))
    return element('sequence', { id: board.id }, [
      element('name', {}, name),
      element('duration', {}, frames),
      rateOf(rate),
      element('timecode', {}, [
        rateOf(rate),
        element('string', {}, timecodeOf(start, rate, isDropFrame)),
        element('frame', {}, start),
        element('displayformat', {}, isDropFrame ? 'DF' : 'NDF'),
      ]),
      element('media', {}, [
        element('video', {}, [format, element('track', {}, video)]),
        tracks.length === 0 ? null : element('audio', {}, tracks),
      ]),
    ])
  }

  private picture(): XmlNode[] {
    const { width, height } = this.cut
    return [
      element('width', {}, width), element('height', {}, height), element('pixelaspectratio', {}, 'square'),
    ]
  }

  private item(item: CutClip | CutSound, source: { in: number; frames: number }, rest: readonly XmlNode[]) {
    const { name, start, frames } = item
    this.items += 1
    return element('clipitem', { id: `clipitem-${this.items}` }, [
      element('name', {}, name),
      element('enabled', {}, 'TRUE'),
      element('duration', {}, source.frames),
      rateOf(this.cut.rate),
      element('start', {}, start),
      element('end', {}, start + frames),
      element('in', {}, source.in),
      element('out', {}, source.in + frames),
      ...rest,
    ])
  }

  private file({ file, path }: CutClip | CutSound, frames: number, media: XmlNode) {
    return element('file', { id: `file-${this.items + 1}` }, [
      element('name', {}, file),
      path === null ? null : element('pathurl', {}, encodeURI(path)),
      rateOf(this.cut.rate),
      element('duration', {}, frames),
      element('media', {}, [media]),
    ])
  }

  private clip(clip: CutClip) {
    const { frames, isFirst } = clip
    const picture = element('video', {}, [element('samplecharacteristics', {}, this.picture())])
    return this.item(clip, { in: 0, frames }, [
      element('stillframe', {}, 'TRUE'),
      this.file(clip, frames, picture),
      ...(isFirst || clip.view.camera ? this.texts(clip) : []),
    ])
  }

  /** The texts of a shot with its first clip, and the camera move of each. */
  private texts({ shot, view: { camera }, isFirst }: CutClip): XmlNode[] {
    const move = camera && element('mastercomment4', {}, cameraText(camera))
    if (!isFirst) return [element('comments', {}, [move])]
    const { description, dialogue, cameraNote, notes, status, code } = shot
    const scene = this.cut.board.scenes.find(({ id }) => id === shot.sceneId)
    return [
      notes === '' ? null : element('marker', {}, [
        element('name', {}, code), element('comment', {}, notes), element('in', {}, 0), element('out', {}, -1),
      ]),
      element('logginginfo', {}, [
        element('description', {}, description),
        element('scene', {}, scene?.number ?? ''),
        element('shottake', {}, code),
        element('lognote', {}, notes),
      ]),
      element('comments', {}, [
        element('mastercomment1', {}, dialogue), element('mastercomment2', {}, status?.name ?? ''),
        cameraNote === '' ? null : element('mastercomment3', {}, cameraNote),
        move,
      ]),
    ]
  }

  private sound(sound: CutSound) {
    const { sourceIn, sourceFrames, volume } = sound
    const format = element('audio', {}, [
      element('samplecharacteristics', {}, [element('depth', {}, 16), element('samplerate', {}, SAMPLE_RATE)]),
      element('channelcount', {}, 2),
    ])
    return this.item(sound, { in: sourceIn, frames: sourceFrames }, [
      this.file(sound, sourceFrames, format),
      element('sourcetrack', {}, [element('mediatype', {}, 'audio'), element('trackindex', {}, 1)]),
      volume === 1 ? null : this.level(volume),
    ])
  }

  private level(volume: number) {
    return element('filter', {}, [
      element('effect', {}, [
        element('name', {}, 'Audio Levels'),
        element('effectid', {}, 'audiolevels'),
        element('effectcategory', {}, 'audiolevels'),
        element('effecttype', {}, 'audiolevels'),
        element('mediatype', {}, 'audio'),
        element('parameter', {}, [
          element('parameterid', {}, 'level'),
          element('name', {}, 'Level'),
          element('valuemin', {}, 0),
          element('valuemax', {}, MOST_LEVEL),
          element('value', {}, volume),
        ]),
      ]),
    ])
  }
}

/** A cut as a sequence of Final Cut Pro 7's XML. */
export const writeFinalCut7 = (cut: Cut): string =>
  xmlDocument(element('xmeml', { version: 5 }, [new FinalCut7Writer(cut).sequence()]))
