import { hasDropFrame } from '../../../../drawing/film/timecode.ts'
import { declareFailures, type Failure } from '../../../kernel/failure.ts'
import type { FrameRate } from '../../../kernel/frames.ts'
import { SOUND_TYPES } from '../../media/soundKind.ts'
import { exportFailures } from '../export.failures.ts'
import {
  framesOf, type ExportManifest, type ManifestBoard, type ManifestComment, type ManifestShot, type ManifestSound,
  type ManifestView, stretchesOf,
} from './manifest.ts'
import { FileNames, nameBy, type NameValues, nameWarnings, UniqueNames } from './names.ts'

/** Reports what a file leaves out or changes, and for which shot. */
export type Warn = (warning: Failure, shotId?: string) => void

/** How boards are written as cuts. */
export interface CutOptions {
  /** The template of clip names. */
  clipName: string
  /** The first view of a shot, or a clip for each of its views. */
  views: 'FIRST' | 'CLIPS'
  /** Whether pictures and sounds are beside the file, in the folder `media`. */
  hasMedia: boolean
  /** Whether the soundtrack and the voices are in the cut. */
  hasSounds: boolean
  /** Whether timecode drops frames, at 29.97 and 59.94 fps. */
  isDropFrame: boolean
  /** The size of the pictures, in pixels. */
  width: number
  height: number
}

/** A board as editors cut it. Times are frames from its first one. */
export interface Cut {
  /** `BRICK_MAIN`: the codes of project and board. */
  name: string
  manifest: Pick<ExportManifest, 'seq' | 'project'>
  board: ManifestBoard
  rate: FrameRate
  /** The frame from midnight at which it starts. */
  start: number
  frames: number
  isDropFrame: boolean
  width: number
  height: number
  clips: CutClip[]
  sounds: CutSound[]
  /** In the order of their frames. */
  comments: CutComment[]
}

/** An open thread of comments, on frames of the cut. */
export interface CutComment {
  comment: ManifestComment
  shot: ManifestShot
  start: number
  frames: number
}

/** A clip of a shot, or of one of its views. Clips follow each other without gaps. */
export interface CutClip {
  name: string
  shot: ManifestShot
  view: ManifestView
  /** Whether it is the first of its shot: the one with its texts. */
  isFirst: boolean
  start: number
  frames: number
  /** The name of its picture's file. */
  file: string
  /** The picture's path from the cut's file; null without media. */
  path: string | null
}

/** A stretch of a sound. */
export interface CutSound {
  name: string
  /** The soundtrack has a track of its own; all voices share one, as none lasts longer than its shot. */
  track: 'SOUNDTRACK' | 'VOICES'
  start: number
  frames: number
  /** Frames of the sound before its stretch. */
  sourceIn: number
  /** Whole frames in the sound's file. */
  sourceFrames: number
  /** 0 is silent, 1 as loud as the file. */
  volume: number
  sound: ManifestSound
  file: string
  path: string | null
}

/** Why a cut is not quite what was asked for. */
export const cutWarnings = declareFailures({
  EXPORT_CAMERA_AS_NUMBERS: [
    'CONFLICT', 'The camera of {shot} moves: its picture is the start, and the file has the move in numbers alone',
  ],
  EXPORT_WITHOUT_DROP_FRAME: ['CONFLICT', 'Drop-frame timecode exists only at 29.97 and 59.94 fps; it was left out'],
})

/** The folder of pictures and sounds. */
const MEDIA_FOLDER = 'media'

/** What the files of sounds end in, by their media type. */
const EXTENSIONS = new Map(Object.entries(SOUND_TYPES).map(([extension, type]) => [type, extension]))

/** Where a shot's views begin: they share its frames in order, at least one each. Fewer than views if it is short. */
export function viewStarts(frames: number, views: number): number[] {
  const shown = Math.min(frames, views)
  return Array.from({ length: shown }, (_, index) => Math.floor((frames * index) / shown))
}

type ClipValues = NameValues & { project: string; board: string }

/** Makes cuts of boards; names of clips are unique in a cut, names of files in all of them. */
export class CutMaker {
  private readonly files = new FileNames()
  /** Codes whose change was warned of. */
  private readonly warned = new Set<string>()
  private readonly manifest: ExportManifest
  private readonly options: CutOptions
  private readonly warn: Warn

  constructor(manifest: ExportManifest, options: CutOptions, warn: Warn) {
    this.manifest = manifest
    this.options = options
    this.warn = warn
  }

  /** The cut of a board that has at least one shot. */
  make(board: ManifestBoard): Cut {
    const { seq, project } = this.manifest
    const { isDropFrame, hasSounds, width, height } = this.options
    const { frameRate: rate } = project
    if (isDropFrame && !hasDropFrame(rate)) this.warn(cutWarnings.EXPORT_WITHOUT_DROP_FRAME())
    this.warnOfCode('project', project.code)
    this.warnOfCode('board', board.code)
    const clips = this.clips(board)
    return {
      name: `${project.code}_${board.code}`,
      manifest: { seq, project },
      board,
      rate,
      start: board.startFrame + (board.shots[0]?.boardStart ?? 0),
      frames: framesOf(board),
      isDropFrame: isDropFrame && hasDropFrame(rate),
      width,
      height,
      clips,
      sounds: hasSounds ? this.sounds(board, clips) : [],
      comments: this.comments(board),
    }
  }

  /** A frame past the end of its shot is the last of it; without frames a comment is about all of the shot. */
  private comments(board: ManifestBoard): CutComment[] {
    const shots = new Map(board.shots.map((shot) => [shot.id, shot]))
    const found = this.manifest.comments.flatMap((comment): CutComment[] => {
      const shot = shots.get(comment.shotId)
      if (!shot) return []
      const last = shot.frames - 1
      const [from, to] = [Math.min(comment.frames?.from ?? 0, last), Math.min(comment.frames?.to ?? last, last)]
      return [{ comment, shot, start: shot.start + from, frames: to - from + 1 }]
    })
    return found.sort((one, other) => one.start - other.start || one.comment.number - other.comment.number)
  }

  private clips(board: ManifestBoard): CutClip[] {
    const names = new UniqueNames()
    const scenes = new Map(board.scenes.map(({ id, number }) => [id, number]))
    let order = 0
    return board.shots.flatMap((shot) => {
      const starts = this.options.views === 'FIRST' ? [0] : viewStarts(shot.frames, shot.views.length)
      if (this.options.views === 'CLIPS' && starts.length < shot.views.length) {
        this.warn(exportFailures.EXPORT_VIEWS_LEFT_OUT({ shot: shot.code }), shot.id)
      }
      const shown = shot.views.slice(0, starts.length)
      if (shown.some(({ camera }) => camera)) {
        this.warn(cutWarnings.EXPORT_CAMERA_AS_NUMBERS({ shot: shot.code }), shot.id)
      }
      return shown.map((view, index): CutClip => {
        order += 1
        const scene = scenes.get(shot.sceneId ?? '') ?? ''
        const values = { project: this.manifest.project.code, board: board.code, scene, shot: shot.code, order }
        const name = this.nameOf(shot, names, { ...values, name: shot.name, view: view.name || index + 1 })
        const from = starts[index] ?? 0
        const file = this.fileOf(name, 'png')
        return {
          name, shot, view, isFirst: index === 0, file, path: this.pathOf(file),
          start: shot.start + from, frames: (starts[index + 1] ?? shot.frames) - from,
        }
      })
    })
  }

  private nameOf(shot: ManifestShot, names: UniqueNames, values: ClipValues): string {
    const { clipName } = this.options
    // One warning for a changed code of a project or board, not one per clip.
    const codes = { project: this.codeIn('project', values.project), board: this.codeIn('board', values.board) }
    const wanted = nameBy(clipName, { ...values, ...codes }, true)
    const written = names.take(nameBy(clipName, values))
    if (written !== wanted) this.warn(nameWarnings.EXPORT_NAME_CHANGED({ wanted, written }), shot.id)
    return written
  }

  /** The code as the template writes it. */
  private codeIn(field: 'project' | 'board', code: string): string {
    const part = `{${field}|word}`
    return this.options.clipName.includes(part) ? nameBy(part, { [field]: code }) : code
  }

  private warnOfCode(field: 'project' | 'board', wanted: string): void {
    const written = this.codeIn(field, wanted)
    if (written !== wanted && !this.warned.has(wanted)) this.warn(nameWarnings.EXPORT_NAME_CHANGED({ wanted, written }))
    this.warned.add(wanted)
  }

  /** A name that is its own address: readers differ in whether they decode one. */
  private fileOf(name: string, extension: string): string {
    return this.files.take(name.replace(/[^\p{L}\p{N}_.-]/gu, '_'), extension)
  }

  private pathOf(file: string): string | null {
    return this.options.hasMedia ? `${MEDIA_FOLDER}/${file}` : null
  }

  private sounds(board: ManifestBoard, clips: readonly CutClip[]): CutSound[] {
    const { soundtrack } = board
    const voices = clips.flatMap(({ isFirst, name, shot }) => {
      if (!isFirst || !shot.voice) return []
      const title = `${name}_voice`
      const place = { track: 'VOICES', name: title, volume: 1, ...this.soundFile(title, shot.voice) } as const
      return this.sound(place, { from: shot.start, offset: 0, most: shot.frames })
    })
    if (!soundtrack) return voices
    const { name, volume, offset } = soundtrack
    const title = name.replace(/\.\w{1,5}$/, '') || 'soundtrack'
    const place = { track: 'SOUNDTRACK', name: title, volume, ...this.soundFile(title, soundtrack) } as const
    const parts = stretchesOf(board).flatMap(({ start, boardStart, frames }) =>
      this.sound(place, { from: start, offset: offset - boardStart, most: frames }))
    return [...parts, ...voices]
  }

  /** The stretch of a sound that is heard between `from` and `most` frames later; none if it is silent there. */
  private sound(
    place: Omit<CutSound, 'start' | 'frames' | 'sourceIn' | 'sourceFrames'>,
    { from, offset, most }: { from: number; offset: number; most: number },
  ): CutSound[] {
    const { numerator, denominator } = this.manifest.project.frameRate
    const sourceFrames = Math.floor((place.sound.seconds * numerator) / denominator)
    const sourceIn = Math.max(0, -offset)
    const late = Math.max(0, offset)
    const frames = Math.min(sourceFrames - sourceIn, most - late)
    if (frames < 1) return []
    return [{ ...place, start: from + late, frames, sourceIn, sourceFrames }]
  }

  private soundFile(name: string, sound: ManifestSound) {
    const file = this.fileOf(name, EXTENSIONS.get(sound.contentType) ?? 'bin')
    return { sound, file, path: this.pathOf(file) }
  }
}
