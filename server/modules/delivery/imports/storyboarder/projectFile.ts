import { fail } from '../../../../kernel/errors.ts'
import { parseTolerantJson } from '../tolerantJson.ts'
import { storyboarderFailures } from './storyboarder.failures.ts'

/** Most boards of a project. */
export const MOST_BOARDS = 5000
/** A shot lasts at most a day. */
export const DAY_MS = 86_400_000

/** A picture of a board. */
export interface FoundLayer {
  name: string
  /** The name of its file. */
  file: string
  /** 0 to 1; null where the file does not say. */
  opacity: number | null
  /** Whether the file may be missing: boards name one picture before anything is drawn. */
  isOptional: boolean
}

/** A board as a file has it. */
export interface FoundBoard {
  uid: string
  /** "1A", or the code of a shot; empty for none. */
  shot: string
  /** Whether it begins a shot. */
  isFirst: boolean
  milliseconds: number
  dialogue: string
  action: string
  notes: string
  /** From bottom to top. */
  layers: FoundLayer[]
  /** The name of its sound; null for none. */
  sound: string | null
  hasModels: boolean
  /** Whether Framewright wrote it and nobody has edited it since. */
  isUntouched: boolean
}

/** A `.storyboarder` file. */
export interface ProjectFile {
  /** Width by height; null where the file does not say. */
  ratio: number | null
  boards: FoundBoard[]
}

/** From bottom to top; what has another name lies over `shot-generator` and under all others. */
const ORDER = ['shot-generator', '', 'reference', 'fill', 'tone', 'pencil', 'ink', 'notes']
const USUAL_MILLISECONDS = 2000
const MOST_LAYERS = 11
const MOST_NAME = 60
const MOST_TEXT = 100_000
const WIDEST = 100

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const objectOf = (value: unknown): Json => (isObject(value) ? value : {})

/** Numbers are texts in files of some versions. */
function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.slice(0, MOST_TEXT) : ''
}

const isPositive = (value: number | null): value is number => value !== null && value > 0

const placeOf = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.indexOf(''))

/** The layers of a board; before there were layers, its one picture had the name of the board. */
function layersOf(board: Json): FoundLayer[] {
  const layers = Object.entries(objectOf(board.layers)).flatMap(([name, value]) => {
    const { url, opacity } = objectOf(value)
    const file = textOf(url)
    const share = numberOf(opacity)
    const seen = share === null ? null : Math.min(1, Math.max(0, share))
    return file === '' ? [] : [{ name: name.slice(0, MOST_NAME), file, opacity: seen, isOptional: false }]
  })
  const main = textOf(board.url)
  const isDrawn = layers.some(({ name }) => ['fill', 'tone', 'pencil', 'ink'].includes(name))
  const one = { name: 'fill', file: main, opacity: null, isOptional: true }
  const all = main === '' || isDrawn ? layers : [...layers, one]
  return all.toSorted((one, other) => placeOf(one.name) - placeOf(other.name)).slice(-MOST_LAYERS)
}

function boardOf(value: unknown, usual: number, exportedAt: number | null): FoundBoard {
  const board = objectOf(value)
  const { uid, shot, newShot, duration, dialogue, action, notes, audio, sg, lastEdited } = board
  const milliseconds = numberOf(duration)
  const sound = textOf(objectOf(audio).filename)
  return {
    uid: textOf(uid).slice(0, MOST_NAME), shot: textOf(shot).slice(0, MOST_NAME), isFirst: newShot === true,
    milliseconds: Math.min(DAY_MS, isPositive(milliseconds) ? milliseconds : usual),
    dialogue: textOf(dialogue), action: textOf(action), notes: textOf(notes),
    layers: layersOf(board), sound: sound || null,
    hasModels: Object.keys(objectOf(sg)).length > 0,
    isUntouched: exportedAt !== null && numberOf(lastEdited) === exportedAt,
  }
}

const { STORYBOARDER_TOO_NESTED: nested, STORYBOARDER_WITH_MANY_ELEMENTS: large } = storyboarderFailures

/** Reads a `.storyboarder` file of any version. INVALID_INPUT for what is none. */
export function readProjectFile(text: string, name: string): ProjectFile {
  const damaged = () => storyboarderFailures.STORYBOARDER_DAMAGED({ name: name.slice(0, 200) })
  const root = parseTolerantJson(text, { damaged, nested, large })
  if (!isObject(root) || !Array.isArray(root.boards)) throw fail(damaged())
  if (root.boards.length > MOST_BOARDS) throw fail(storyboarderFailures.STORYBOARDER_TOO_LARGE({ most: MOST_BOARDS }))
  const ratio = numberOf(root.aspectRatio)
  const timing = numberOf(root.defaultBoardTiming)
  const usual = isPositive(timing) ? timing : USUAL_MILLISECONDS
  const exportedAt = numberOf(objectOf(root.framewright).exportedAt)
  const boards = (root.boards as unknown[]).map((board) => boardOf(board, usual, exportedAt))
  return { ratio: isPositive(ratio) && ratio < WIDEST && ratio > 1 / WIDEST ? ratio : null, boards }
}
