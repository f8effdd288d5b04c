import {
  LINE_HEIGHT, SHEET_STYLES, type SheetCell, type SheetFormat, type SheetItem, type SheetPage, type SheetSection,
  type TextTools,
} from './sheet.ts'
import { layOutEdge } from './pageEdge.ts'
import { placeLine, type TextLine, wrap } from './wrapText.ts'

/** Points between cells, and between a picture and its text. */
const GAP = 12
const TEXT_GAP = 5
/** The share of a row's height that its picture may take where the text stands below. */
const PICTURE_HEIGHT_SHARE = 0.68
/** The share of the page that the picture of a list may take at most. */
const LIST_HEIGHT_SHARE = 0.2
/** A page is never so full of pictures that no line fits under one. */
const LEAST_LINES = 2
/** The sizes that pictures may have on a page, as shares of their usual one: smaller ones where texts are long. */
const PICTURE_SIZES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const
/** Points by which sums of heights may be off. */
const ROUNDING = 0.01

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A cell as it is placed: the size of its picture and the lines of its text. */
interface MeasuredCell {
  cell: SheetCell
  picture: { width: number; height: number }
  lines: TextLine[]
  textWidth: number
}

/** A cell whose text goes on at the next page. */
interface UnfinishedCell {
  title: string
  column: number
  lines: readonly TextLine[]
}

const heightOf = (lines: readonly TextLine[]) => lines.reduce((sum, { height }) => sum + height, 0)

/** How many of the first lines fit into a height; at least one, so that each page takes the text further. */
function fitting(lines: readonly TextLine[], height: number): number {
  let [count, used] = [0, 0]
  for (const line of lines) {
    used += line.height
    if (used > height) break
    count++
  }
  return Math.max(1, count)
}

/** A number of a page that takes as much room as any. */
const WIDEST_NUMBER = '0000'

const numbered = (text: string, page: string, pages: string) =>
  text.replaceAll('{page}', page).replaceAll('{pages}', pages)

/** A cell with a smaller picture. */
const ofSize = (cell: MeasuredCell, size: number): MeasuredCell =>
  ({ ...cell, picture: { width: cell.picture.width * size, height: cell.picture.height * size } })

class SheetLayout {
  readonly #format: SheetFormat
  readonly #tools: TextTools
  readonly #body: Box
  readonly #footerTop: number
  readonly #pages: SheetItem[][] = []
  /** The next free height of the page, and the column in which cells follow each other downward. */
  #top = 0
  #column = 0

  constructor(format: SheetFormat, tools: TextTools) {
    this.#format = format
    this.#tools = tools
    const line = { x: format.margin, width: format.width - 2 * format.margin }
    const heightOfEdge = (text: string | null) =>
      text === null ? 0 : layOutEdge(numbered(text, WIDEST_NUMBER, WIDEST_NUMBER), line, tools).height
    const [header, footer] = [heightOfEdge(format.header), heightOfEdge(format.footer)]
    const top = format.margin + (header === 0 ? 0 : header + GAP)
    const bottom = format.height - format.margin - (footer === 0 ? 0 : footer + GAP)
    this.#body = { ...line, y: top, height: bottom - top }
    this.#footerTop = format.height - format.margin - footer
  }

  get #bottom() {
    return this.#body.y + this.#body.height
  }

  get #isBeside() {
    return this.#format.textPlace === 'BESIDE'
  }

  get #cellWidth() {
    const { columns } = this.#format
    return (this.#body.width - GAP * (columns - 1)) / columns
  }

  /** The height of a row that holds no more than its share of the page. */
  get #rowHeight() {
    const { rows } = this.#format
    return rows === null ? 0 : (this.#body.height - GAP * (rows - 1)) / rows
  }

  #xOf(column: number): number {
    return this.#body.x + column * (this.#cellWidth + GAP)
  }

  #turnPage(): void {
    this.#pages.push([])
    this.#top = this.#body.y
    this.#column = 0
  }

  #draw(...items: SheetItem[]): void {
    this.#pages.at(-1)?.push(...items)
  }

  /** Sizes a cell so that its picture fits on a page below a heading that ends at the height `first`. */
  #measure(cell: SheetCell, first: number): MeasuredCell {
    const width = this.#isBeside ? this.#cellWidth * this.#format.pictureShare : this.#cellWidth
    const share = this.#rowHeight === 0 ? this.#body.height * LIST_HEIGHT_SHARE : this.#rowHeight
    const mostHeight = this.#isBeside ? share : share * PICTURE_HEIGHT_SHARE
    const room = this.#bottom - first - LEAST_LINES * SHEET_STYLES.body.size * LINE_HEIGHT - TEXT_GAP
    const height = Math.min(width / cell.ratio, mostHeight, room)
    const picture = { width: height * cell.ratio, height }
    const textWidth = this.#isBeside ? this.#cellWidth - width - GAP : this.#cellWidth
    const lines = cell.paragraphs.flatMap((paragraph) => wrap(paragraph, textWidth, this.#tools))
    return { cell, picture, lines, textWidth }
  }

  #heightOf({ picture, lines }: MeasuredCell): number {
    if (this.#isBeside) return Math.max(picture.height, heightOf(lines))
    return picture.height + (lines.length > 0 ? TEXT_GAP + heightOf(lines) : 0)
  }

  /** Draws the lines of a cell from a height on. */
  #drawLines(lines: readonly TextLine[], x: number, top: number, width: number): void {
    let y = top
    for (const line of lines) {
      this.#draw(...placeLine(line, { x, width }, y, this.#tools))
      y += line.height
    }
  }

  /** Draws a cell and as much of its text as the page holds; answers the lines that are left. */
  #drawCell({ cell, picture, lines, textWidth }: MeasuredCell, x: number, top: number): TextLine[] {
    if (cell.destination !== undefined) this.#draw({ kind: 'destination', name: cell.destination, x, y: top })
    this.#draw({ kind: 'picture', picture: cell.picture, x, y: top, ...picture })
    const besideX = x + this.#cellWidth - textWidth
    const [textX, textTop] = this.#isBeside ? [besideX, top] : [x, top + picture.height + TEXT_GAP]
    const count = lines.length === 0 ? 0 : fitting(lines, this.#bottom - textTop + ROUNDING)
    this.#drawLines(lines.slice(0, count), textX, textTop, textWidth)
    return lines.slice(count)
  }

  /** Draws texts that are longer than a page on the pages that follow, each under the name of its cell. */
  #drawRest(rest: readonly UnfinishedCell[]): void {
    for (let left = rest; left.length > 0; ) {
      this.#turnPage()
      left = left.flatMap(({ title, column, lines }) => {
        const name = [{ text: this.#format.continued(title), style: SHEET_STYLES.title }]
        const all = [...wrap(name, this.#cellWidth, this.#tools), ...lines]
        const count = fitting(all, this.#body.height)
        const drawn = all.slice(0, count)
        this.#drawLines(drawn, this.#xOf(column), this.#body.y, this.#cellWidth)
        this.#top = Math.max(this.#top, this.#body.y + heightOf(drawn))
        return count < all.length ? [{ title, column, lines: all.slice(count) }] : []
      })
    }
  }

  /** Places cells beside each other, from the present column on. */
  #addBand(cells: readonly MeasuredCell[], size = 1): void {
    const bottom = this.#top + this.#tallest(cells, size)
    const rest = cells.flatMap((measured, index): UnfinishedCell[] => {
      const lines = this.#drawCell(measured, this.#xOf(this.#column + index), this.#top)
      const column = this.#isBeside ? 0 : index
      return lines.length > 0 ? [{ title: measured.cell.title, column, lines }] : []
    })
    this.#top = bottom
    this.#drawRest(rest)
    this.#top += GAP
  }

  #tallest(cells: readonly MeasuredCell[], size = 1): number {
    return Math.max(this.#rowHeight * size, ...cells.map((cell) => this.#heightOf(cell)))
  }

  /** Places cells below each other down the columns. */
  #addColumns(cells: readonly MeasuredCell[]): void {
    let first = this.#top
    for (const cell of cells) {
      const isFull = this.#top > first && this.#top + this.#tallest([cell]) > this.#bottom + ROUNDING
      const page = this.#pages.length
      if (isFull && this.#column + 1 < this.#format.columns) {
        this.#column++
        this.#top = first
      } else if (isFull) this.#turnPage()
      this.#addBand([cell])
      if (this.#pages.length > page) first = this.#body.y
    }
  }

  /**
   * As many of the first rows as the rest of the page holds, with the largest pictures that let it hold them: a page
   * with three rows is better than one row with larger pictures and an empty half. Null when it holds none.
   */
  #fittingRows(rows: readonly (readonly MeasuredCell[])[]) {
    const room = this.#bottom - this.#top + ROUNDING
    for (let count = Math.min(rows.length, this.#format.rows ?? rows.length); count > 0; count--) {
      for (const size of PICTURE_SIZES) {
        const fit = rows.slice(0, count).map((cells) => cells.map((cell) => ofSize(cell, size)))
        const height = fit.reduce((sum, cells) => sum + this.#tallest(cells, size) + GAP, -GAP)
        if (height <= room) return { rows: fit, size }
      }
    }
    return null
  }

  /** Places cells in rows. The pictures of a page have one size. */
  #addRows(cells: readonly MeasuredCell[]): void {
    const { columns } = this.#format
    let rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, index) =>
      cells.slice(index * columns, (index + 1) * columns))
    let isFresh = true
    while (rows.length > 0) {
      const fit = this.#fittingRows(rows)
      if (!fit && !isFresh) {
        this.#turnPage()
        isFresh = true
        continue
      }
      // A row that no page holds goes on at the next ones.
      for (const row of fit?.rows ?? rows.slice(0, 1)) this.#addBand(row, fit?.size)
      rows = rows.slice(fit?.rows.length ?? 1)
      isFresh = false
    }
  }

  addSection({ heading, cells }: SheetSection): void {
    this.#turnPage()
    if (heading !== '') {
      for (const line of wrap([{ text: heading, style: SHEET_STYLES.heading }], this.#body.width, this.#tools)) {
        this.#draw(...placeLine(line, this.#body, this.#top, this.#tools))
        this.#top += line.height
      }
      this.#top += GAP / 2
    }
    const measured = cells.map((cell) => this.#measure(cell, this.#top))
    if (this.#isBeside) this.#addColumns(measured)
    else this.#addRows(measured)
  }

  /** The pages, each with its header, footer and watermark. */
  finish(cover: readonly SheetItem[] | null): SheetPage[] {
    const { width, height, margin, watermark } = this.#format
    const all = cover ? [[...cover], ...this.#pages] : this.#pages
    return all.map((items, index) => {
      const edge = (text: string | null, top: number) => text === null ? [] :
        layOutEdge(numbered(text, String(index + 1), String(all.length)), this.#body, this.#tools).placedAt(top)
      const isCover = cover !== null && index === 0
      const { header, footer } = this.#format
      const around = isCover ? [] : [...edge(header, margin), ...edge(footer, this.#footerTop)]
      const style = SHEET_STYLES.watermark
      const across: SheetItem[] = watermark === null ? [] : [{ kind: 'watermark', text: watermark, style }]
      return { width, height, items: [...items, ...around, ...across] }
    })
  }
}

/**
 * Lays sections out on pages. Texts wrap and are never shrunk or cut: a row grows, and a text that is longer than a
 * page goes on at the next one under its continued title. `cover` holds the items of a first page without header and
 * footer.
 */
export function layOutSheet(
  sections: readonly SheetSection[],
  format: SheetFormat,
  tools: TextTools,
  cover: readonly SheetItem[] | null = null,
): SheetPage[] {
  const layout = new SheetLayout(format, tools)
  for (const section of sections) layout.addSection(section)
  return layout.finish(cover)
}
