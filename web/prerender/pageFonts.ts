import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** What the theme asks of fonts (`theme.ts`, `tokens.ts`), beside what sets letters side by side. */
const KEPT = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'tnum']
/** The faces of the letters of Western Europe, in the order in which the page needs them. */
const FACES = [
  { name: /inter-latin-standard-normal/, features: [...KEPT, 'calt', 'liga', 'cv05', 'cv11', 'ss03'] },
  { name: /jetbrains-mono-latin-wght-normal/, features: KEPT },
]
/** From regular to bold. */
const WEIGHTS = { min: 400, max: 700 }
const FONT_FACE = /@font-face\{[^}]*\}/g
const FILE = /\/assets\/([\w-]+)-[\w-]{8}\.woff2/
const RANGE = /unicode-range:([^;}]+)/

/** Letters that stand on no page: people write all of ASCII, such as their name, and browsers cut a line with "…". */
const WRITTEN = `${String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))}…`
const HIDDEN = /<(style|script|svg)\b.*?<\/\1>|<[^>]*>/gs

/** The fonts of a page: their style sheet, and the addresses of those that its first picture needs. */
export interface PageFonts {
  css: string
  first: readonly string[]
}

/** Whether a `unicode-range` has a letter: of code points, ranges and patterns, as in `U+??,U+131,U+152-153`. */
function hasLetter(range: string, letter: number): boolean {
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return letter >= Number.parseInt(from.replaceAll('?', '0'), 16) &&
      letter <= Number.parseInt(to.replaceAll('?', 'F'), 16)
  })
}

/** The letters that texts of HTML show, as code points in their order. */
const lettersOf = (pages: readonly string[]): number[] =>
  [...new Set(WRITTEN + pages.map((page) => page.replaceAll(HIDDEN, '')).join(''))]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((letter) => letter >= 0x20)
    .toSorted((one, other) => one - other)

/**
 * Adds faces to a style sheet of fonts that hold only the letters of some pages: a fraction of the bytes. They come
 * last and so before the whole ones, which are loaded for any other letter. `folder` has the files that it names.
 */
export async function subsetFonts(css: string, pages: readonly string[], folder: string): Promise<PageFonts> {
  const letters = lettersOf(pages)
  const faces = css.match(FONT_FACE) ?? []
  const subsets = await Promise.all(FACES.map(async ({ name, features }) => {
    const face = faces.find((each) => name.test(each)) ?? ''
    const [address, file] = FILE.exec(face) ?? []
    const range = RANGE.exec(face)?.[1]
    if (address === undefined || file === undefined || range === undefined) throw new Error(`No face is of ${name}`)
    const held = letters.filter((letter) => hasLetter(range, letter))
    const whole = await readFile(join(folder, address))
    // The types of the library do not know of features yet.
    const options = { targetFormat: 'woff2' as const, keepFeatures: features, variationAxes: { wght: WEIGHTS } }
    const subset = await subsetFont(whole, String.fromCodePoint(...held), options)
    const hash = createHash('sha256').update(subset).digest('base64url').slice(0, 8)
    const own = `/assets/${file}-page-${hash}.woff2`
    await writeFile(join(folder, own), subset)
    const points = held.map((letter) => `U+${letter.toString(16)}`).join(',')
    return { own, face: face.replace(address, own).replace(range, points) }
  }))
  return { css: css + subsets.map(({ face }) => face).join(''), first: subsets.map(({ own }) => own) }
}
