import { LINE_HEIGHT, type Paragraph, type TextItem, type TextRun, type TextTools } from './sheet.ts'

/** A line of a paragraph: its runs in reading order, and its height in points. */
export interface TextLine {
  readonly runs: readonly TextRun[]
  readonly height: number
  readonly direction: 'ltr' | 'rtl'
}

/** Letters that run from right to left: Hebrew, Arabic, Syriac, Thaana, NKo and their presentation forms. */
const RIGHT_TO_LEFT = /^[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]$/u
const LETTER = /\p{L}/u

/** The direction of a text: that of its first letter (rules P2 and P3 of UAX #9). */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const letter = LETTER.exec(text)?.[0]
  return letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr'
}

/** The runs of a stretch of a paragraph. */
function cut(paragraph: Paragraph, from: number, to: number): TextRun[] {
  const runs: TextRun[] = []
  let start = 0
  for (const { text, style } of paragraph) {
    const piece = text.slice(Math.max(0, from - start), Math.max(0, to - start))
    if (piece !== '') runs.push({ text: piece, style })
    start += text.length
  }
  return runs
}

/** A stretch without the white space and line breaks at its end. */
const trimmed = (paragraph: Paragraph, text: string, from: number, to: number) =>
  cut(paragraph, from, from + text.slice(from, to).trimEnd().length)

/** The characters of a text that belong together, as Unicode sees them. */
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Breaks a paragraph into lines of at most `width` points. A word that is wider than a line breaks between its
 * characters; nothing is left out.
 */
export function wrap(paragraph: Paragraph, width: number, tools: TextTools): TextLine[] {
  const text = paragraph.map((run) => run.text).join('')
  const direction = directionOf(text)
  const height = Math.max(...paragraph.map(({ style }) => style.size)) * LINE_HEIGHT
  const widthOf = (from: number, to: number) =>
    trimmed(paragraph, text, from, to).reduce((sum, run) => sum + tools.measure(run.text, run.style), 0)
  const lines: TextLine[] = []
  const add = (from: number, to: number) => lines.push({ runs: trimmed(paragraph, text, from, to), height, direction })

  let start = 0
  let end = 0
  for (const { position, isRequired } of tools.breaksOf(text)) {
    if (widthOf(start, position) > width && end > start) {
      add(start, end)
      start = end
    }
    if (widthOf(start, position) > width) {
      end = start
      for (const { segment } of graphemes.segment(text.slice(start, position))) {
        if (end > start && widthOf(start, end + segment.length) > width) {
          add(start, end)
          start = end
        }
        end += segment.length
      }
    }
    end = position
    if (isRequired) {
      add(start, end)
      start = end
    }
  }
  if (end > start) add(start, end)
  return lines
}

/** Places a line in a box of the given left end and width; `top` is the line's upper edge. */
export function placeLine(
  { runs, direction, height }: TextLine,
  box: { x: number; width: number },
  top: number,
  tools: TextTools,
  align: 'start' | 'center' | 'end' = 'start',
): TextItem[] {
  const widths = runs.map(({ text, style }) => tools.measure(text, style))
  const slack = box.width - widths.reduce((sum, width) => sum + width, 0)
  const inset = align === 'center' ? slack / 2 : align === 'end' ? slack : 0
  const y = top + height * 0.75
  let x = direction === 'ltr' ? box.x + inset : box.x + box.width - inset
  return runs.map((run, index): TextItem => {
    const item = { kind: 'text', ...run, x, y, direction } as const
    x += (direction === 'ltr' ? 1 : -1) * (widths[index] ?? 0)
    return item
  })
}
