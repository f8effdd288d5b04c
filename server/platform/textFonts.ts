import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import LineBreaker from 'linebreak'

/** The fonts that the build copies from Noto Sans. */
const FOLDER = new URL('../../dist/fonts/', import.meta.url)

/** Whose forms Chinese characters have: Unicode gives one number to what the languages write differently. */
export const HAN_FONTS = { JA: 'noto-sans-jp', KO: 'noto-sans-kr', ZH_HANS: 'noto-sans-sc', ZH_HANT: 'noto-sans-tc' }

export type HanForms = keyof typeof HAN_FONTS

/** A file of a font, which holds some of its characters. */
interface Slice {
  /** The name it is registered by, without its weight: files of one name would hide each other. */
  name: string
  file: string
  ranges: (readonly [first: number, last: number])[]
}

/** The slices of a font by its table: `{ "[0]": "U+25ee8,U+26c9e-26cff", "latin": … }`. */
function slicesOf(font: string): Slice[] {
  const table = JSON.parse(readFileSync(new URL(`${font}/unicode.json`, FOLDER), 'utf8')) as Record<string, string>
  return Object.entries(table).map(([key, text]) => {
    const name = `${font}-${key.replace(/[[\]]/g, '')}`
    const ranges = text.split(',').map((range) => {
      const [first = '', last = first] = range.replace('U+', '').split('-')
      return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
    })
    return { name, file: `${font}/${name}`, ranges }
  })
}

const holds = ({ ranges }: Slice, code: number) => ranges.some(([first, last]) => first <= code && code <= last)

/** Characters that draw nothing of their own. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Mn}]/u

/** How large and how bold a text is. */
interface TextStyle {
  readonly size: number
  readonly weight: 400 | 700
}

/** Fonts for some texts, and what they do not hold. */
export interface TextFonts {
  /** The value of a canvas context's `font` for a style. */
  fontOf(style: TextStyle): string
  /** The width of a text in pixels. */
  measure(text: string, style: TextStyle): number
  /** The places at which a line may end, as indexes behind their last character; UAX #14. */
  breaksOf(text: string): { position: number; isRequired: boolean }[]
  /** Characters that no font holds: a box stands for each. */
  missing: string[]
}

/** Registers the slices of Noto Sans that some characters need, in both weights. */
export function loadFonts(characters: ReadonlySet<string>, han: HanForms): TextFonts {
  const languages = [HAN_FONTS[han], ...Object.values(HAN_FONTS).filter((font) => font !== HAN_FONTS[han])]
  const slices = ['noto-sans', 'noto-sans-arabic', 'noto-sans-hebrew', ...languages].flatMap(slicesOf)
  const used = new Set<Slice>()
  const missing: string[] = []
  for (const character of characters) {
    const slice = slices.find((each) => holds(each, character.codePointAt(0) ?? 0))
    if (slice) used.add(slice)
    else if (!INVISIBLE.test(character)) missing.push(character)
  }
  for (const { name, file } of used) {
    for (const weight of [400, 700]) {
      if (GlobalFonts.has(`${name}-${weight}`)) continue
      const path = fileURLToPath(new URL(`${file}-${weight}-normal.woff2`, FOLDER))
      GlobalFonts.registerFromPath(path, `${name}-${weight}`)
    }
  }
  // In the order of the slices: the first font that has a character draws it.
  const names = slices.filter((slice) => used.has(slice)).map(({ name }) => name)
  const fontOf = ({ size, weight }: TextStyle) =>
    `${size}px ${names.map((name) => `"${name}-${weight}"`).join(', ') || 'sans-serif'}`
  return { fontOf, missing, measure: measurer(fontOf), breaksOf }
}

function measurer(fontOf: TextFonts['fontOf']): TextFonts['measure'] {
  const context = createCanvas(1, 1).getContext('2d')
  const known = new Map<string, number>()
  return (text, style) => {
    const key = `${style.size} ${style.weight} ${text}`
    let width = known.get(key)
    if (width === undefined) {
      context.font = fontOf(style)
      width = context.measureText(text).width
      known.set(key, width)
    }
    return width
  }
}

function breaksOf(text: string): { position: number; isRequired: boolean }[] {
  if (text === '') return []
  const breaker = new LineBreaker(text)
  const breaks: { position: number; isRequired: boolean }[] = []
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    breaks.push({ position: next.position, isRequired: next.required })
  }
  return breaks
}
