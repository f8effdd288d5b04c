import { firstFields } from '../../../../../drawing/layer.ts'
import { CODE_PATTERN } from '../../../../kernel/codes.ts'
import type { FrameRate } from '../../../../kernel/frames.ts'
import { TEXT_LIMITS } from '../../../../kernel/text.ts'
import type { IncomingScene, IncomingShot, IncomingView } from '../boards/incomingShots.ts'
import { nearestRatio } from '../boards/nearestRatio.ts'
import { importedText } from '../importedText.ts'
import { DAY_MS, type FoundBoard, type ProjectFile } from './projectFile.ts'

/** How boards become shots. */
export interface BoardReading {
  rate: FrameRate
  /** Whether each board becomes a shot. */
  isEachShot: boolean
  /** Whether the layer of notes comes along. */
  hasNotes: boolean
  /** The file that a project means by a name; null for one that is missing, which is noted unless it may be. */
  pictureOf(name: string, isOptional: boolean): string | null
  soundOf(name: string): string | null
}

/** A project as shots, with what is not kept of it. */
export interface ProjectShots {
  shots: IncomingShot[]
  /** Shots whose boards last differently. */
  joined: number
  /** Sounds beyond one of a shot. */
  soundsLeftOut: number
}

/** Storyboarder counts shots and their boards: "12C". */
const COUNTED = /^\d+[A-Z]+$/

/** Boards of one shot: a board begins one if it says so; where none does, boards with the same number are one. */
function groupsOf(boards: readonly FoundBoard[], isEachShot: boolean): FoundBoard[][] {
  const doSay = boards.some(({ isFirst }) => isFirst)
  const groups: FoundBoard[][] = []
  for (const board of boards) {
    const group = groups.at(-1)
    const isSame = board.shot !== '' && board.shot === group?.[0]?.shot
    if (!group || isEachShot || (doSay ? board.isFirst : !isSame)) groups.push([board])
    else group.push(board)
  }
  return groups
}

/** A code that the boards of a shot have alike; not the numbers that Storyboarder counts. */
function codeOf(group: readonly FoundBoard[]): string | null {
  const [code = ''] = group.map(({ shot }) => shot)
  const isAlike = group.every(({ shot }) => shot === code)
  return isAlike && CODE_PATTERN.test(code) && !COUNTED.test(code) ? code : null
}

const joinedText = (texts: readonly string[]): string =>
  importedText(texts.map((text) => text.trim()).filter((text) => text !== '').join('\n'), TEXT_LIMITS.description)

function viewOf(board: FoundBoard, index: number, key: string, { hasNotes, pictureOf }: BoardReading): IncomingView {
  const sheets = board.layers.flatMap(({ name, file, opacity, isOptional }) => {
    const media = name === 'notes' && !hasNotes ? null : pictureOf(file, isOptional)
    if (media === null) return []
    // As Storyboarder shows them: one over the other.
    const look = { opacity: opacity ?? firstFields(name).opacity, blend: 'NORMAL', isHidden: false } as const
    return [{ name, media, left: 0, top: 0, ...look }]
  })
  return {
    key, ref: key, name: '', isPictureNeeded: false, refusal: null,
    description: index === 0 ? '' : importedText(board.action, TEXT_LIMITS.description),
    picture: sheets.length === 0 ? null : { kind: 'LAYERS', sheets, size: null }, isUntouched: board.isUntouched,
  }
}

/** Frames from the beginning of the file to a moment. */
const framesAt = (milliseconds: number, { numerator, denominator }: FrameRate): number =>
  Math.round((milliseconds * numerator) / (denominator * 1000))

/**
 * The boards of a `.storyboarder` file as shots. Lengths are counted by the boundaries between shots, so that nothing
 * adds up. `taken` are keys of boards that earlier files of the project have.
 */
export function projectShots(
  { boards, ratio }: ProjectFile, reading: BoardReading,
  place: { before: number; scene: number | null; taken: Set<string> },
): ProjectShots {
  const { ratio: aspectRatio } = nearestRatio(ratio ?? 16 / 9)
  const keyOf = (uid: string, number: number): string => {
    const wished = uid || `board ${number}`
    const key = place.taken.has(wished) ? `${wished} ${number}` : wished
    place.taken.add(key)
    return key
  }
  // Boundaries are whole frames: lengths that are alike differ by one.
  const longestDifference = (1000 * reading.rate.denominator) / reading.rate.numerator + 1
  const longest = framesAt(DAY_MS, reading.rate)
  let [time, joined, soundsLeftOut, number] = [0, 0, 0, place.before]
  const shots = groupsOf(boards, reading.isEachShot).map((group): IncomingShot => {
    const begin = framesAt(time, reading.rate)
    time += group.reduce((sum, { milliseconds }) => sum + milliseconds, 0)
    const lengths = group.map(({ milliseconds }) => milliseconds)
    if (Math.max(...lengths) - Math.min(...lengths) > longestDifference) joined += 1
    const sounds = group.flatMap(({ sound }) => (sound === null ? [] : (reading.soundOf(sound) ?? [])))
    soundsLeftOut += Math.max(0, sounds.length - 1)
    const first = number + 1
    const views = group.map((board, index) => viewOf(board, index, keyOf(board.uid, (number += 1)), reading))
    return {
      key: views[0]?.key ?? '', code: codeOf(group), label: group[0]?.shot || String(first), name: '',
      description: importedText(group[0]?.action ?? '', TEXT_LIMITS.description),
      dialogue: joinedText(group.map(({ dialogue }) => dialogue)), notes: joinedText(group.map(({ notes }) => notes)),
      frames: Math.min(longest, Math.max(1, framesAt(time, reading.rate) - begin)), aspectRatio, views,
      voice: sounds[0] ?? null, number: first, scene: place.scene, warnings: [],
    }
  })
  return { shots, joined, soundsLeftOut }
}

/** Storyboarder calls files of scenes so: "Scene-12-INT-KITCHEN-A1B2C". */
const SCENE_NAME = /^scene[-_ ]+(\d+)[-_ ]+(.+?)(?:-[A-Z0-9]{5})?$/i

/** The scene that a file of a project with several is, by its name. */
export function sceneOf(fileName: string): IncomingScene {
  const name = (fileName.split('/').at(-1) ?? '').replace(/\.storyboarder$/i, '')
  const [, number = null, words = name] = SCENE_NAME.exec(name) ?? []
  const heading = importedText(words.replaceAll(/[-_\s]+/g, ' '), TEXT_LIMITS.name)
  return { heading: heading || 'Scene', number }
}
