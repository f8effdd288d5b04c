/** Writes the outlines of the letters of labels. `npm run letters` after a change of the font or of this file. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Blob, Buffer as Text, Face, Font, shape } from 'harfbuzzjs'
import { MIN_POINTS_PER_RING } from '../drawing/limits.ts'
import { simplify } from '../drawing/fill/simplify.ts'
import type { Place } from '../drawing/matrix.ts'
import { writeNumbers } from '../drawing/letters/numbers.ts'

const require = createRequire(import.meta.url)
const { decompress } = require('wawoff2') as { decompress: (file: Uint8Array) => Promise<Uint8Array> }

const FONT = '@fontsource/comic-neue/files/comic-neue-latin-700-normal.woff2'
export const LETTERS = new URL('../drawing/letters/comicNeue.json', import.meta.url)

/** Units of the table in one em; those of the font. */
const UNITS = 500
const FONT_UNITS = 1_000
/** How far an outline may be from that of the font, and the parts that a curve is cut into first. */
const TOLERANCE = 1.2
const CURVE_PARTS = 16
/** Marks that are set over other letters, and what is not seen. */
const LEFT_OUT = /[\p{M}\p{Cf}\p{Cc}]/u

const scaled = (value: number): number => Math.round((value * UNITS) / FONT_UNITS)

async function openFont(): Promise<Font> {
  const { buffer } = Uint8Array.from(await decompress(readFileSync(require.resolve(FONT))))
  return new Font(new Face(new Blob(buffer)))
}

/** The glyphs of a text with how far each leads. */
function shaped(font: Font, text: string): { glyph: number; advance: number }[] {
  const buffer = new Text()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint }, index) =>
    ({ glyph: codepoint, advance: positions[index]?.xAdvance ?? 0 }))
}

const advanceOf = (font: Font, text: string): number =>
  shaped(font, text).reduce((sum, { advance }) => sum + advance, 0)

/** The outlines of a glyph in units of the table, downward from its line. */
function ringsOf(font: Font, glyph: number): Place[][] {
  const rings: Place[][] = []
  const add = (x: number, y: number): void => {
    rings.at(-1)?.push({ x: (x * UNITS) / FONT_UNITS, y: (-y * UNITS) / FONT_UNITS })
  }
  let [fromX, fromY] = [0, 0]
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [x1 = 0, y1 = 0, x2 = x1, y2 = y1] = values
    if (type === 'M') rings.push([])
    if (type === 'M' || type === 'L') add(x1, y1)
    if (type === 'Q') {
      for (let part = 1; part <= CURVE_PARTS; part++) {
        const t = part / CURVE_PARTS
        const [one, both, other] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        add(one * fromX + both * x1 + other * x2, one * fromY + both * y1 + other * y2)
      }
    }
    if (type === 'C') throw new Error('The font has curves that this script does not read.')
    if (type !== 'Z') [fromX, fromY] = [x2, y2]
  }
  return rings.map((ring) => simplify(ring, TOLERANCE).map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) })))
    .filter(({ length }) => length >= MIN_POINTS_PER_RING)
}

/** A ring as the steps from point to point; the first is from the origin. */
const stepsOf = (ring: readonly Place[]): number[] => ring.flatMap(({ x, y }, index) =>
  [x - (ring[index - 1]?.x ?? 0), y - (ring[index - 1]?.y ?? 0)])

/** How much nearer letters come to each other: letters that do alike are one group. */
function kerningOf(font: Font, characters: readonly string[]) {
  const alone = new Map(characters.map((character) => [character, advanceOf(font, character)]))
  const rows = characters.map((left) => characters.map((right) =>
    scaled(advanceOf(font, left + right) - (alone.get(left) ?? 0) - (alone.get(right) ?? 0))))
  const columns = characters.map((_, index) => rows.map((row) => row[index] ?? 0))
  const groupsOf = (lists: readonly (readonly number[])[]) => {
    const groups = new Map<string, { members: string; values: readonly number[] }>()
    for (const [index, values] of lists.entries()) {
      const key = values.join()
      const group = groups.get(key) ?? { members: '', values }
      group.members += characters[index]
      groups.set(key, group)
    }
    return [...groups.values()].filter(({ values }) => values.some((value) => value !== 0))
  }
  const [left, right] = [groupsOf(rows), groupsOf(columns)]
  return {
    left: left.map(({ members }) => members),
    right: right.map(({ members }) => members),
    by: left.map(({ values }) =>
      writeNumbers(right.map(({ members }) => values[characters.indexOf([...members][0] ?? '')] ?? 0))),
  }
}

/** The table as text. */
export async function lettersTable(): Promise<string> {
  const font = await openFont()
  const { ascender, descender } = font.hExtents()
  const characters = [...font.face.collectUnicodes()].map((code) => String.fromCodePoint(code))
    .filter((character) => !LEFT_OUT.test(character))
  const letters = Object.fromEntries(characters.map((character) => {
    const [first] = shaped(font, character)
    const rings = first ? ringsOf(font, first.glyph) : []
    return [character, [scaled(first?.advance ?? 0), ...rings.map((ring) => writeNumbers(stepsOf(ring)))]]
  }))
  const table = {
    units: UNITS, ascent: scaled(ascender), descent: scaled(-descender), letters, kerning: kerningOf(font, characters),
  }
  return `${JSON.stringify(table)}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(LETTERS, await lettersTable())
