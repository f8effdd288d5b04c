import { describe, expect, it } from 'vitest'
import {
  SHEET_STYLES, type SheetCell, type SheetFormat, type SheetPage, type TextItem, type TextTools,
} from '../../../drawing/sheet/sheet.ts'
import { layOutSheet } from '../../../drawing/sheet/sheetLayout.ts'

/** Letters half as wide as high; lines end at spaces and line breaks. */
const tools: TextTools = {
  measure: (text, { size }) => [...text].length * size * 0.5,
  breaksOf: (text) =>
    [...text.matchAll(/ +|\n|$/g)].map((match) => {
      return { position: match.index + match[0].length, isRequired: match[0] === '\n' }
    }),
}

const FORMAT: SheetFormat = {
  width: 842, height: 595, margin: 34, columns: 3, rows: 3, textPlace: 'BELOW', pictureShare: 0.5,
  header: null, footer: '{page}/{pages}', watermark: null, continued: (title) => `${title} (continued)`,
}

const cell = (number: number, text = 'The heron rises.'): SheetCell => ({
  title: `SH${number}`, picture: `view_${number}`, ratio: 16 / 9, destination: `shot_${number}`,
  paragraphs: [[{ text: `SH${number}`, style: SHEET_STYLES.title }], [{ text, style: SHEET_STYLES.body }]],
})

const cells = (count: number, text?: string) => Array.from({ length: count }, (_, index) => cell(index + 1, text))
const textsOf = ({ items }: SheetPage) => items.filter((item): item is TextItem => item.kind === 'text')
const picturesOf = ({ items }: SheetPage) => items.filter((item) => item.kind === 'picture')

/** Whether pictures and texts lie on the page, and no picture lies on a text or on another picture. */
function expectApart(page: SheetPage): void {
  const boxes = page.items.flatMap((item) => {
    if (item.kind === 'picture') return [item]
    if (item.kind !== 'text') return []
    const { x, y, text, style, direction } = item
    const width = tools.measure(text, style)
    return [{ x: direction === 'ltr' ? x : x - width, y: y - style.size * 0.75, width, height: style.size }]
  })
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width).toBeLessThanOrEqual(page.width)
    expect(box.y + box.height).toBeLessThanOrEqual(page.height)
    for (const other of boxes.slice(index + 1)) {
      const isBeside = box.x + box.width <= other.x + 0.01 || other.x + other.width <= box.x + 0.01
      const isBelow = box.y + box.height <= other.y + 0.01 || other.y + other.height <= box.y + 0.01
      expect(isBeside || isBelow).toBe(true)
    }
  }
}

describe('headers and footers', () => {
  const long = (word: string) => Array.from({ length: 40 }, (_, index) => `${word}${index}`).join(' ')

  it.each([
    ['short parts', 'Salt House | Main | {page}', '{page}/{pages}'],
    ['long parts', `${long('left')} | ${long('middle')} | {page}`, `${long('footer')} | {page}/{pages}`],
    ['a long part alone', long('alone'), `|${long('right')}`],
    ['parts read from right to left', 'בית המלח | לוח | {page}', 'בית המלח / לוח ראשי | {page}/{pages}'],
  ])('keep %s apart from each other and from the shots, and lose no word', (_name, header, footer) => {
    const format = { ...FORMAT, header, footer }
    const pages = layOutSheet([{ heading: '', cells: cells(10) }], format, tools)
    pages.forEach((page, index) => {
      expectApart(page)
      const numbered = `${header} ${footer}`.replaceAll('{page}', `${index + 1}`)
        .replaceAll('{pages}', `${pages.length}`)
      const drawn = textsOf(page).map(({ text }) => text).join(' ')
      for (const word of numbered.split(/[ |]+/).filter(Boolean)) expect(drawn).toContain(word)
    })
  })
})

describe('the layout of sheets', () => {
  it.each([[1, 1], [3, 3], [5, 4]])('fills %i columns and %i rows in order', (columns, rows) => {
    const sections = [{ heading: '', cells: cells(columns * rows + 1, '') }]
    const pages = layOutSheet(sections, { ...FORMAT, columns, rows }, tools)
    expect(pages.map((page) => picturesOf(page).length)).toEqual([columns * rows, 1])
    const [first] = pages
    const names = first ? textsOf(first).map(({ text }) => text).filter((text) => text.startsWith('SH')) : []
    expect(names).toEqual(cells(columns * rows).map(({ title }) => title))
    pages.forEach(expectApart)
  })

  it.each(['BELOW', 'BESIDE'] as const)('keeps every word of long texts %s pictures', (textPlace) => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`)
    const pages = layOutSheet(
      [{ heading: 'INT. LIGHTHOUSE', cells: [...cells(2), cell(3, words.join(' ')), cell(4)] }],
      { ...FORMAT, textPlace }, tools,
    )
    const texts = pages.flatMap(textsOf).map(({ text }) => text)
    expect(texts.join(' ').match(/word\d+/g)).toEqual(words)
    expect(texts.filter((text) => text === 'SH3 (continued)').length).toBeGreaterThan(0)
    expect(pages.flatMap(picturesOf)).toHaveLength(4)
    pages.forEach(expectApart)
  })

  it('keeps the rows of a page together by smaller pictures where texts are long', () => {
    const lines = (count: number) => Array.from({ length: count }, (_, line) => `Line ${line + 1}`).join('\n')
    const long = [...cells(3), ...cells(3, lines(19)), ...cells(3), ...cells(3, lines(5))]
    const pages = layOutSheet([{ heading: '', cells: long }], FORMAT, tools)
    expect(pages.map((page) => picturesOf(page).length)).toEqual([6, 6])
    // One size a page, never less than 70 %.
    const sizes = pages.map((page) => new Set(picturesOf(page).map(({ width }) => Math.round(width))))
    expect(sizes.map(({ size }) => size)).toEqual([1, 1])
    const [least = 0, most = 0] = sizes.flatMap((widths) => [...widths]).sort((one, other) => one - other)
    expect(least / most).toBeGreaterThanOrEqual(0.69)
    expect(least).toBeLessThan(most)
    pages.forEach(expectApart)
  })

  it('breaks a word that is wider than its column, and loses no letter', () => {
    const word = 'x'.repeat(400)
    const pages = layOutSheet([{ heading: '', cells: [cell(1, word)] }], FORMAT, tools)
    expect(pages.flatMap(textsOf).map(({ text }) => text).filter((text) => /^x+$/.test(text)).join('')).toBe(word)
    pages.forEach(expectApart)
  })

  it('begins each section on a new page under its heading, and numbers the pages', () => {
    const sections = ['ONE', 'TWO'].map((heading) => ({ heading, cells: cells(2) }))
    const pages = layOutSheet(sections, FORMAT, tools)
    expect(pages.map((page) => textsOf(page).map(({ text }) => text).filter((text) => /^[A-Z]{3}$|\//.test(text))))
      .toEqual([['ONE', '1/2'], ['TWO', '2/2']])
  })

  it('sets texts from right to left at the right edge of their column', () => {
    const [page] = layOutSheet([{ heading: '', cells: [cell(1, 'שלום עולם')] }], FORMAT, tools)
    const line = page && textsOf(page).find(({ direction }) => direction === 'rtl')
    const columnWidth = (FORMAT.width - 2 * FORMAT.margin - 24) / 3
    expect(line?.x).toBeCloseTo(FORMAT.margin + columnWidth, 5)
  })

  it('takes no page for nothing but a heading whose first picture is too tall', () => {
    const format = { ...FORMAT, columns: 1, rows: 1 }
    const pages = layOutSheet([{ heading: 'EXT. REEDS', cells: [{ ...cell(1), ratio: 9 / 16 }] }], format, tools)
    expect(pages).toHaveLength(1)
    pages.forEach(expectApart)
  })
})
