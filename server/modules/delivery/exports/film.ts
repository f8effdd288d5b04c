import type { FilmFrame } from '../../../../drawing/film/burnIns.ts'
import { viewStarts } from './cut.ts'
import {
  framesOf, type ExportManifest, type ManifestBoard, type ManifestShot, type ManifestSound, type ManifestView,
  stretchesOf,
} from './manifest.ts'

/** What a frame is called so many frames later. */
export const frameAfter = ({ shotCode, ...numbers }: FilmFrame, frames: number): FilmFrame => ({
  shotCode, frameNumber: numbers.frameNumber + frames, boardFrame: numbers.boardFrame + frames,
  clockFrame: numbers.clockFrame + frames,
})

/** What of the boards is in a film. */
export interface FilmOptions {
  views: 'ALL' | 'FIRST'
  /** Frames before the first shot. */
  slateFrames: number
  isSoundtrackIncluded: boolean
  areVoicesIncluded: boolean
}

/** A picture and the frames that it stands, counted from the film's first. Pictures follow each other without gaps. */
export interface FilmPicture {
  shot: ManifestShot
  view: ManifestView
  start: number
  frames: number
  /** What its first frame is called. */
  first: FilmFrame
}

/** A sound of a film. Times are frames from the film's first. */
export interface FilmSound {
  name: string
  /** The shot that it is the voice of. */
  shotId: string | null
  sound: ManifestSound
  /** Where its beginning lies; it may lie before `from`. */
  at: number
  /** Where it is heard. */
  from: number
  to: number
  volume: number
}

/** Boards that follow each other, as a film. */
export interface Film {
  frames: number
  /** The frame from midnight at which the film's first frame lies. */
  clockStart: number
  pictures: FilmPicture[]
  sounds: FilmSound[]
  /** Shots with more views than frames, whose last views are left out. */
  crowded: ManifestShot[]
}

/** Frames of a day at a rate of frames; timecode begins again at midnight. */
const HOURS_OF_DAY = 24
const SECONDS_OF_HOUR = 3_600

function picturesOf({ startFrame }: ManifestBoard, shot: ManifestShot, at: number, views: FilmOptions['views']) {
  const starts = viewStarts(shot.frames, views === 'FIRST' ? 1 : shot.views.length)
  return shot.views.slice(0, starts.length).map((view, index): FilmPicture => {
    const from = starts[index] ?? 0
    const first = {
      shotCode: shot.code, frameNumber: shot.firstFrame + from, boardFrame: shot.boardStart + from + 1,
      clockFrame: startFrame + shot.boardStart + from,
    }
    return { shot, view, start: at + from, frames: (starts[index + 1] ?? shot.frames) - from, first }
  })
}

/** The sounds of a board whose first frame is `start`; only those that are heard. */
function soundsOf(
  board: ManifestBoard,
  start: number,
  options: FilmOptions,
  framesOfSound: (seconds: number) => number,
): FilmSound[] {
  const { soundtrack, shots } = board
  const sounds: FilmSound[] = []
  if (soundtrack && options.isSoundtrackIncluded) {
    const { name, offset, volume } = soundtrack
    // A part of a board is heard as it is on the board: cut with its shots.
    for (const stretch of stretchesOf(board)) {
      const from = start + stretch.start
      const at = from + offset - stretch.boardStart
      sounds.push({ name, shotId: null, sound: soundtrack, at, from, to: from + stretch.frames, volume })
    }
  }
  if (options.areVoicesIncluded) {
    for (const { id, code, voice, frames, start: shotStart } of shots) {
      const at = start + shotStart
      if (voice) sounds.push({ name: code, shotId: id, sound: voice, at, from: at, to: at + frames, volume: 1 })
    }
  }
  return sounds.flatMap((sound): FilmSound[] => {
    const from = Math.max(sound.from, sound.at)
    const to = Math.min(sound.to, sound.at + framesOfSound(sound.sound.seconds))
    return from < to && sound.volume > 0 ? [{ ...sound, from, to }] : []
  })
}

/** Lays the boards of an export one after another. */
export function filmOf({ project, boards }: ExportManifest, options: FilmOptions): Film {
  const { numerator, denominator } = project.frameRate
  const framesOfSound = (seconds: number) => Math.ceil((seconds * numerator) / denominator) + 1
  const film: Film = { frames: options.slateFrames, clockStart: 0, pictures: [], sounds: [], crowded: [] }
  for (const board of boards) {
    const start = film.frames
    for (const shot of board.shots) {
      film.pictures.push(...picturesOf(board, shot, start + shot.start, options.views))
      if (options.views === 'ALL' && shot.views.length > shot.frames) film.crowded.push(shot)
    }
    film.sounds.push(...soundsOf(board, start, options, framesOfSound))
    film.frames += framesOf(board)
  }
  const day = Math.ceil(numerator / denominator) * SECONDS_OF_HOUR * HOURS_OF_DAY
  film.clockStart = ((film.pictures[0]?.first.clockFrame ?? 0) - options.slateFrames + day) % day
  return film
}
