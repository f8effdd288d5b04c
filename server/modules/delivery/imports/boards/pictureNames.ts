import { CODE_PATTERN, shotCodeFrom } from '../../../../kernel/codes.ts'
import type { Failure } from '../../../../kernel/failure.ts'
import { boardImportFailures } from './boardImport.failures.ts'
import type { PresentBoard } from './presentBoard.service.ts'

/** A file that is a view of a shot. */
export interface PictureOfView {
  /** The path of the file. */
  file: string
  /** The 1-based number of the file among all, in their natural order. */
  number: number
  /** "a" for the first; empty where the name says none. */
  letter: string
  /** Its place among the views of a known shot, from 0. */
  place: number
  /** Why it cannot be taken. */
  refusal: Failure | null
}

/** Files that are one shot. */
export interface PicturesOfShot {
  /** Null for one that is made. */
  shotId: string | null
  /** The code of one that is made; null where its name gives none. */
  code: string | null
  label: string
  pictures: PictureOfView[]
}

const MOST_VIEWS = 100
const A = 'a'.charCodeAt(0)

/** `_a`, `-b`, ` 3` after the code of a known shot; what follows, such as a version, says nothing. */
const VIEW_AFTER_CODE = /^[-_. ]([a-z]|\d{1,3})(?=$|[-_. ])/i
/** `_a` at the end of a name. */
const LETTER_AT_END = /^(.+)[-_. ]([a-z])$/i

const placeOf = (view: string): number => (/\d/.test(view) ? Number(view) - 1 : view.toLowerCase().charCodeAt(0) - A)

/** The name of a file without its folder and its ending. */
export const stemOf = (file: string): string => (file.split(/[/\\]/).at(-1) ?? '').replace(/\.[^.]*$/, '')

/** The longest code of the board that a name has as a word of its own, and what follows it. */
function knownCode(stem: string, codes: ReadonlyMap<string, string>): { shotId: string; rest: string } | null {
  const lower = stem.toLowerCase()
  const isWord = (from: number, to: number): boolean => !/[a-z0-9]/.test(`${lower[from - 1] ?? ' '}${lower[to] ?? ' '}`)
  let found: { shotId: string; rest: string; length: number } | null = null
  for (const [code, shotId] of codes) {
    if (code.length <= (found?.length ?? 0)) continue
    for (let at = lower.indexOf(code); at >= 0; at = lower.indexOf(code, at + 1)) {
      if (!isWord(at, at + code.length)) continue
      found = { shotId, rest: stem.slice(at + code.length), length: code.length }
      break
    }
  }
  return found
}

/** The names to which letters were added, beginning with "a": `SH0010_a`, `SH0010_b`. */
function letteredStems(files: readonly string[]): Set<string> {
  return new Set(files.flatMap((file) => {
    const [, stem = '', letter = ''] = LETTER_AT_END.exec(stemOf(file)) ?? []
    return letter.toLowerCase() === 'a' ? [stem.toLowerCase()] : []
  }))
}

/** The code that a new shot gets from a name: the name itself where it is one. */
const codeFrom = (stem: string): string | null => (CODE_PATTERN.test(stem) ? stem : shotCodeFrom(stem))

/**
 * The shots that files with pictures are, by their names: a name with the code of a shot on the board is a picture of
 * it, others are new shots. `_a` and `_b` are views. Files are given in their natural order.
 */
export function picturesByShot({ shots }: PresentBoard, files: readonly string[]): PicturesOfShot[] {
  const codes = new Map(shots.map(({ id, code }) => [code.toLowerCase(), id]))
  const lettered = letteredStems(files)
  const groups = new Map<string, PicturesOfShot>()
  for (const [index, file] of files.entries()) {
    const stem = stemOf(file)
    const known = knownCode(stem, codes)
    const [, base = '', last = ''] = LETTER_AT_END.exec(stem) ?? []
    const isLettered = !known && lettered.has(base.toLowerCase())
    const label = isLettered ? base : stem
    const letter = known ? (VIEW_AFTER_CODE.exec(known.rest)?.[1] ?? '') : isLettered ? last : ''
    const code = codeFrom(label)
    // An earlier import may have made the shot of a name that is no code.
    const shotId = known?.shotId ?? codes.get(code?.toLowerCase() ?? '') ?? null
    const key = shotId ?? `new ${label.toLowerCase()}`
    const group = groups.get(key) ?? { shotId, code, label, pictures: [] }
    groups.set(key, group)
    const place = Math.min(MOST_VIEWS, Math.max(0, letter === '' ? 0 : placeOf(letter)))
    const other = group.pictures.find((picture) => picture.place === place)
    const refusal = other ? boardImportFailures.BOARD_PICTURE_TWICE({ other: other.file.slice(-100) }) : null
    group.pictures.push({ file, number: index + 1, letter: letter.toLowerCase(), place, refusal })
  }
  return [...groups.values()]
}
