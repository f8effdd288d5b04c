/** Sheets of boards: pages of pictures with texts, in points (1/72 inch) from the top left corner of the page. */

/** How a text looks. Sizes and lines are in points. */
export interface TextStyle {
  readonly size: number
  readonly weight: 400 | 700
  readonly color: string
}

/** A part of a paragraph in one style. */
export interface TextRun {
  readonly text: string
  readonly style: TextStyle
}

/** Runs that follow each other in one paragraph; they wrap together. */
export type Paragraph = readonly TextRun[]

/** What a page knows of fonts and languages: given by the program that draws it. */
export interface TextTools {
  /** The width of a text in points. */
  measure(text: string, style: TextStyle): number
  /** The places at which a line may end, as indexes behind their last character; UAX #14. The last is the length. */
  breaksOf(text: string): { position: number; isRequired: boolean }[]
}

/** One frame of a sheet: a picture and its texts. */
export interface SheetCell {
  /** Names the cell where its texts go on: its shot's code. */
  readonly title: string
  /** The picture's key, for the painter. */
  readonly picture: string
  /** The picture's width divided by its height. */
  readonly ratio: number
  readonly paragraphs: readonly Paragraph[]
  /** The name of the place in the document, for links. Absent where another cell has it. */
  readonly destination?: string
}

/** Cells under one heading, which begins a new page. Without a heading they follow each other. */
export interface SheetSection {
  readonly heading: string
  readonly cells: readonly SheetCell[]
}

/** Where a line of text lies: `x` is its left end, or its right one where it runs from right to left. */
export interface TextItem extends TextRun {
  readonly kind: 'text'
  readonly x: number
  /** The base line. */
  readonly y: number
  readonly direction: 'ltr' | 'rtl'
}

interface BoxItem {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface PictureItem extends BoxItem {
  readonly kind: 'picture'
  readonly picture: string
}

/** The logo of who made the sheet; it has no frame. */
export interface LogoItem extends BoxItem {
  readonly kind: 'logo'
}

export interface DestinationItem {
  readonly kind: 'destination'
  readonly name: string
  readonly x: number
  readonly y: number
}

/** A text across the whole page, turned by 45 degrees. */
export interface WatermarkItem {
  readonly kind: 'watermark'
  readonly text: string
  readonly style: TextStyle
}

export type SheetItem = TextItem | PictureItem | LogoItem | DestinationItem | WatermarkItem

/** A page, its items in the order in which they are painted. */
export interface SheetPage {
  readonly width: number
  readonly height: number
  readonly items: readonly SheetItem[]
}

/** How a sheet is laid out. Lengths are in points. */
export interface SheetFormat {
  readonly width: number
  readonly height: number
  readonly margin: number
  /** Columns and rows of a page. `rows` null: as many as there is room for. */
  readonly columns: number
  readonly rows: number | null
  /** Texts stand below their picture, or beside it; then cells follow each other down each column. */
  readonly textPlace: 'BELOW' | 'BESIDE'
  /** The width of a picture with text beside it, as a share of its cell. */
  readonly pictureShare: number
  /** Lines at the top and bottom of each page; null: none. Parts separated by "|" go left, center and right. */
  readonly header: string | null
  readonly footer: string | null
  readonly watermark: string | null
  /** What a cell is called whose texts began on an earlier page. */
  readonly continued: (title: string) => string
}

/** The size of an upright page in points, by name. `SCREEN` has the shape of a 16:9 display. */
export const PAGE_SIZES = {
  A4: { width: 595.28, height: 841.89 },
  A3: { width: 841.89, height: 1190.55 },
  LETTER: { width: 612, height: 792 },
  LEGAL: { width: 612, height: 1008 },
  TABLOID: { width: 792, height: 1224 },
  SCREEN: { width: 540, height: 960 },
} as const

export type PageSize = keyof typeof PAGE_SIZES

const INK = '#17171C'
const QUIET = '#5B5F6B'

export const SHEET_STYLES = {
  title: { size: 9, weight: 700, color: INK },
  body: { size: 9, weight: 400, color: INK },
  quiet: { size: 8, weight: 400, color: QUIET },
  heading: { size: 12, weight: 700, color: INK },
  coverTitle: { size: 32, weight: 700, color: INK },
  coverText: { size: 12, weight: 400, color: INK },
  watermark: { size: 64, weight: 700, color: '#17171C22' },
} as const satisfies Record<string, TextStyle>

/** Points from one base line to the next, as a multiple of the size. */
export const LINE_HEIGHT = 1.4
