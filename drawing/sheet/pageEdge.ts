import { SHEET_STYLES, type TextItem, type TextTools } from './sheet.ts'
import { placeLine, type TextLine, wrap } from './wrapText.ts'

/** Points between two parts. */
const GAP = 12

/** Where parts stand, whatever direction they are read in. */
const PLACES = { left: ['start', 'end'], center: ['center', 'center'], right: ['end', 'start'] } as const

/** A header or footer: its height in points, and its texts from a height on. */
export interface PageEdge {
  height: number
  placedAt(top: number): TextItem[]
}

/** Whether the widths of parts fit into one line; the middle one of three stands in the midst of it. */
function fit([left = 0, middle = 0, right = 0]: readonly number[], width: number): boolean {
  if (middle > 0) return Math.max(left, right) + GAP + middle / 2 <= width / 2
  return left + right + (left > 0 && right > 0 ? GAP : 0) <= width
}

const heightOf = (lines: readonly TextLine[]) => lines.reduce((sum, { height }) => sum + height, 0)

/**
 * Lays out a header or footer of up to three parts: left, in the middle and right. They share a line where they fit;
 * otherwise each wraps in a column of its own.
 */
export function layOutEdge(text: string, box: { x: number; width: number }, tools: TextTools): PageEdge {
  const [left = '', second = '', third] = text.split('|').map((part) => part.trim())
  const parts = third === undefined ? [left, '', second] : [left, second, third]
  const widths = parts.map((part) => tools.measure(part, SHEET_STYLES.quiet))
  const isShared = fit(widths, box.width)
  const shown = Object.values(PLACES)
    .map((alignments, index) => ({ alignments, text: parts[index] ?? '' }))
    .filter(({ text: part }) => part !== '')
  const width = isShared ? box.width : (box.width - GAP * (shown.length - 1)) / shown.length
  const columns = shown.map(({ alignments, text: part }, index) => {
    const lines = wrap([{ text: part, style: SHEET_STYLES.quiet }], width, tools)
    return { alignments, lines, box: { x: isShared ? box.x : box.x + index * (width + GAP), width } }
  })
  return {
    height: Math.max(0, ...columns.map(({ lines }) => heightOf(lines))),
    placedAt: (top) => columns.flatMap(({ alignments, lines, box: column }) =>
      lines.flatMap((line, index) => {
        const [ofLtr, ofRtl] = alignments
        const y = top + heightOf(lines.slice(0, index))
        return placeLine(line, column, y, tools, line.direction === 'ltr' ? ofLtr : ofRtl)
      })),
  }
}
