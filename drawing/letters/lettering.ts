import { areaOf } from '../fill/rings.ts'
import { simplify } from '../fill/simplify.ts'
import { type Label, LETTER_SIZE, SHARES_BEFORE } from '../label.ts'
import {
  COORDINATE_LIMIT, MAX_LABEL_LENGTH, MAX_LABEL_RINGS, MAX_POINTS_PER_FILL, MIN_POINTS_PER_RING,
} from '../limits.ts'
import { within } from '../mark.ts'
import { type Box, type Place, placeAfter } from '../matrix.ts'
import type { Stroke } from '../stroke.ts'
import { balloonAround } from './balloon.ts'
import table from './comicNeue.json' with { type: 'json' }
import { readNumbers } from './numbers.ts'

type Ring = readonly Place[]

/** Letters that stand together: their outlines from the start of their line on, and how far they lead. */
export interface Run {
  readonly rings: readonly Ring[]
  readonly advance: number
}

/** Outlines of letters that the table does not have, in LETTER_SIZE. */
export type OtherLetters = (text: string) => Run

/** What a label says, and where: all that its outlines follow from. */
export type Wording = Omit<Label, 'paper'>

/** The outlines of a label, with what they say. */
export type LetteredArea = Pick<Stroke, 'points' | 'rings'> & { readonly label: Label }

const SCALE = LETTER_SIZE / table.units
const [ASCENT, DESCENT] = [table.ascent * SCALE, table.descent * SCALE]
/** From line to line. */
const LINE_HEIGHT = ASCENT + DESCENT
/** How far outlines may be from those of the letters, in drawing-space pixels. */
const TOLERANCE = 0.12
/** Where that makes too many points, it grows by this factor. */
const COARSER = 1.5

const LETTERS: Readonly<Record<string, readonly (string | number)[] | undefined>> = table.letters
/** Characters of writing that runs from right to left: a line with them is set by who knows how they join. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
const NO_TEXT = /(?!\n)[\p{Cc}\p{Cs}]/gu

/** A text as a label may have it. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ').slice(0, MAX_LABEL_LENGTH).replace(NO_TEXT, '')

/** Sets texts in the letters of labels; `others` has what these lack. */
export class Lettering {
  readonly #others: OtherLetters
  readonly #known = new Map<string, Run>()

  constructor(others: OtherLetters) {
    this.#others = others
  }

  /** The area of a label; null where there is nothing to see, and 'long' for more outlines than an area may have. */
  areaOf({ text, align, balloon, tail, matrix }: Wording): LetteredArea | 'long' | null {
    const wording: Wording = { text, align, balloon, tail, matrix }
    const letters = this.#linesOf(wording).flatMap(({ rings, x, y }) => rings.map((ring) => ring.map((place) =>
      ({ x: place.x + x, y: place.y + y }))))
    if (letters.length === 0) return null
    const paper = balloonAround(this.boxOf(wording), balloon, tail)
    if (paper.length + letters.length > MAX_LABEL_RINGS) return 'long'
    for (let tolerance = TOLERANCE; ; tolerance *= COARSER) {
      const around = outlinesIn(paper, wording, tolerance)
      const area = areaOf([...around, ...outlinesIn(letters, wording, tolerance)])
      if (area.points.length === 0) return null
      if (area.points.length <= MAX_POINTS_PER_FILL) return { ...area, label: { ...wording, paper: around.length } }
    }
  }

  /** The box around the lines of a text, in LETTER_SIZE. */
  boxOf({ text, align }: Pick<Wording, 'text' | 'align'>): Box {
    const lines = text.split('\n')
    const width = Math.max(...lines.map((line) => this.widthOf(line)))
    const left = 0 - width * SHARES_BEFORE[align]
    return { left, top: 0, right: left + width, bottom: lines.length * LINE_HEIGHT }
  }

  /** How wide a line is, in LETTER_SIZE. */
  widthOf(line: string): number {
    return this.#runsOf(line).reduce((sum, { advance }) => sum + advance, 0)
  }

  /** A text in lines that are no wider than so much, in LETTER_SIZE; a word that is wider has a line of its own. */
  wrapped(text: string, width: number): string {
    return text.split('\n').map((paragraph) => {
      const lines: string[] = []
      for (const word of paragraph.split(/\s+/).filter((part) => part !== '')) {
        const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
        if (lines.length > 0 && this.widthOf(longer) > width) lines.push(word)
        else lines.splice(-1, 1, longer)
      }
      return lines.join('\n')
    }).join('\n')
  }

  #linesOf({ text, align }: Wording): { rings: readonly Ring[]; x: number; y: number }[] {
    return text.split('\n').flatMap((line, index) => {
      let x = 0 - this.widthOf(line) * SHARES_BEFORE[align]
      const y = ASCENT + index * LINE_HEIGHT
      return this.#runsOf(line).map(({ rings, advance }) => {
        const run = { rings, x, y }
        x += advance
        return run
      })
    })
  }

  #runsOf(line: string): Run[] {
    if (RIGHT_TO_LEFT.test(line)) return [this.#runOf(line, () => this.#others(line))]
    const parts = [...graphemes.segment(line)].map(({ segment }) => segment)
    return parts.map((part, index) => {
      const letter = LETTERS[part]
      const run = this.#runOf(part, () => (letter ? letterRun(letter) : this.#others(part)))
      return { ...run, advance: run.advance + kerningOf(part, parts[index + 1] ?? '') }
    })
  }

  #runOf(text: string, make: () => Run): Run {
    const run = this.#known.get(text) ?? make()
    this.#known.set(text, run)
    return run
  }
}

/** Outlines where a label lies, without points that nobody sees. */
const outlinesIn = (rings: readonly Ring[], { matrix }: Wording, tolerance: number): Place[][] =>
  rings.map((ring) => simplify(ring.map(({ x, y }) => onPaper(placeAfter(matrix, x, y))), tolerance))
    .filter(({ length }) => length >= MIN_POINTS_PER_RING)

const onPaper = ({ x, y }: Place): Place =>
  ({ x: within(x, -COORDINATE_LIMIT, COORDINATE_LIMIT), y: within(y, -COORDINATE_LIMIT, COORDINATE_LIMIT) })

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function letterRun([advance, ...rings]: readonly (string | number)[]): Run {
  return {
    advance: Number(advance) * SCALE,
    rings: rings.map((ring) => {
      const steps = readNumbers(String(ring))
      let [x, y] = [0, 0]
      return Array.from({ length: steps.length / 2 }, (_, index) => {
        x += steps[2 * index] ?? 0
        y += steps[2 * index + 1] ?? 0
        return { x: x * SCALE, y: y * SCALE }
      })
    }),
  }
}

const groupOf = (groups: readonly string[], letter: string): number =>
  (letter === '' ? -1 : groups.findIndex((group) => group.includes(letter)))
const KERNING = table.kerning.by.map(readNumbers)

/** How much farther a letter stands from the one before it. */
function kerningOf(one: string, other: string): number {
  const [row, column] = [groupOf(table.kerning.left, one), groupOf(table.kerning.right, other)]
  return (KERNING[row]?.[column] ?? 0) * SCALE
}
