import { type Static, Type } from '@sinclair/typebox'
import { type PageSize, PAGE_SIZES, type SheetFormat } from '../../../../../drawing/sheet/sheet.ts'
import { exportFailures } from '../../export.failures.ts'
import { declareFormat, type ScopeTotals } from '../exportFormat.ts'
import { choice, exportOptions, flag, listOf, shortText, wholeNumber } from '../exportOption.ts'
import type { ExportManifest } from '../manifest.ts'
import { SHEET_FIELDS } from '../sheetFields.ts'

/** Pages of an export. */
export const MOST_PAGES = 5000
const POINTS_PER_MILLIMETER = 72 / 25.4
/** The share of a line that a picture takes in a list, and in a sheet with text beside it. */
const LIST_PICTURE_SHARE = 0.22
const SHEET_PICTURE_SHARE = 0.5

/** Boards that headers and footers name; of more they say how many. */
const MOST_NAMED = 3

const FOOTER = '{project} / {board} | {page}/{pages}'

const OPTIONS = exportOptions('PdfExportInput', {
  layout: choice(
    'PdfExportLayout',
    {
      SHEET: 'Columns and rows of pictures with their texts.',
      ONE_PER_PAGE: 'A picture on each page.',
      LIST: 'A small picture in each line, and wide texts.',
    },
    'SHEET',
    'How pages are laid out.',
  ),
  columns: wholeNumber(1, 8, 3, 'Columns of a sheet.'),
  rows: wholeNumber(
    1, 8, 3,
    'Rows of a sheet. Rows grow with their texts: pictures get up to 30 % smaller to keep them on a page, and a page ' +
      'may hold fewer.',
  ),
  flow: choice(
    'PdfExportFlow',
    {
      ACROSS: 'Texts below the pictures; shots follow each other in rows.',
      DOWN: 'Texts beside the pictures; shots follow each other down the page, as in Japanese storyboards.',
    },
    'ACROSS',
    'How the shots of a sheet follow each other.',
  ),
  fields: listOf(
    choice('PdfExportField', SHEET_FIELDS, 'CODE', 'A text that stands with a picture.'),
    Object.keys(SHEET_FIELDS).length,
    'The texts of each shot, in their order; without any, CODE, TIMECODE, LENGTH, DESCRIPTION, DIALOGUE, ' +
    'CAMERA_NOTE and NOTES.',
  ),
  views: choice(
    'PdfExportViews', { FIRST: 'The first view of each shot.', ALL: 'Each view.' }, 'FIRST',
    'The views of a shot that are shown.',
  ),
  isBrokenByScene: flag(false, 'Whether each scene begins on a new page, under its heading.'),
  page: choice(
    'PdfExportPage',
    {
      A4: '210 × 297 mm.', A3: '297 × 420 mm.', LETTER: '8.5 × 11 inches.', LEGAL: '8.5 × 14 inches.',
      TABLOID: '11 × 17 inches.', SCREEN: '16:9, for displays.',
    } satisfies Record<PageSize, string>,
    'A4',
    'The size of the pages.',
  ),
  orientation: choice(
    'PdfExportOrientation', { LANDSCAPE: 'Wide.', PORTRAIT: 'Upright.' }, 'LANDSCAPE', 'The orientation of the pages.',
  ),
  margin: wholeNumber(5, 50, 12, 'The margin of the pages in millimeters.'),
  isCoverIncluded: flag(true, 'Whether the first page has the logo, the title, the boards, the date and the version.'),
  coverNote: shortText(1000, 'A text on the cover.'),
  header: shortText(
    200,
    'A line at the top of each page. {project}, {board}, {date}, {version}, {page} and {pages} stand for themselves; ' +
      'parts separated by | go left, center and right.',
  ),
  footer: Type.String({
    maxLength: 200, default: FOOTER,
    description: `A line at the bottom, as \`header\`. At most 200 characters; \`${FOOTER}\` by default.`,
  }),
  watermark: shortText(40, 'A text across each page.'),
  resolution: wholeNumber(72, 300, 200, 'The resolution of the pictures in dots per inch.'),
  hanForms: choice(
    'PdfExportHanForms',
    { JA: 'Japanese.', KO: 'Korean.', ZH_HANS: 'Simplified Chinese.', ZH_HANT: 'Traditional Chinese.' },
    'JA',
    'The forms of Chinese characters.',
  ),
})

export type PdfOptions = Static<typeof OPTIONS>

function pageOf({ page, orientation }: PdfOptions) {
  const { width, height } = PAGE_SIZES[page]
  return orientation === 'PORTRAIT' ? { width, height } : { width: height, height: width }
}

function gridOf({ layout, columns, rows, flow }: PdfOptions): Pick<
  SheetFormat, 'columns' | 'rows' | 'textPlace' | 'pictureShare'
> {
  if (layout === 'LIST') return { columns: 1, rows: null, textPlace: 'BESIDE', pictureShare: LIST_PICTURE_SHARE }
  const pictureShare = SHEET_PICTURE_SHARE
  if (layout === 'ONE_PER_PAGE') return { columns: 1, rows: 1, textPlace: 'BELOW', pictureShare }
  return { columns, rows, textPlace: flow === 'DOWN' ? 'BESIDE' : 'BELOW', pictureShare }
}

function sheetFormatOf(manifest: ExportManifest, options: PdfOptions): SheetFormat {
  const { project, boards, seq, exportedAt } = manifest
  const fill = (text: string) => {
    const values = {
      project: project.name, date: exportedAt.slice(0, 10),
      board: boards.length > MOST_NAMED ? `${boards.length} boards` : boards.map(({ name }) => name).join(', '),
      version: String(seq),
    }
    return text === '' ? null : text.replace(/\{(project|board|date|version)\}/g, (_, name: keyof typeof values) =>
      values[name])
  }
  return {
    ...pageOf(options), ...gridOf(options), margin: options.margin * POINTS_PER_MILLIMETER,
    header: fill(options.header), footer: fill(options.footer), watermark: fill(options.watermark),
    continued: (title) => `${title} (continued)`,
  }
}

/** How many pages a scope takes at least. */
function leastPages({ layout, columns, rows, views }: PdfOptions, totals: ScopeTotals): number {
  const pictures = views === 'ALL' ? totals.views : totals.shots
  return layout === 'LIST' ? 0 : Math.ceil(pictures / (layout === 'SHEET' ? columns * rows : 1))
}

function count({ boards }: ExportManifest, { views }: PdfOptions): number {
  const shots = boards.flatMap((board) => board.shots)
  return views === 'FIRST' ? shots.length : shots.reduce((sum, shot) => sum + shot.views.length, 0)
}

/** Sheets, lists and single pages for print and for reading. */
export const pdf = declareFormat({
  format: 'PDF',
  field: 'pdf',
  description: 'Pages of pictures and texts as PDF.',
  options: OPTIONS,
  lane: 'PICTURES',
  extension: () => 'pdf',
  contentType: () => 'application/pdf',
  refuse(options, totals) {
    const pages = leastPages(options, totals)
    return pages > MOST_PAGES ? exportFailures.EXPORT_TOO_MANY_PAGES({ pages, most: MOST_PAGES }) : null
  },
  count,
  async write(context) {
    const { writePdf } = await import('../writers/writePdf.ts')
    const { manifest, options } = context
    await writePdf(context, sheetFormatOf(manifest, options), { total: count(manifest, options), most: MOST_PAGES })
  },
  async preview(context, page) {
    const { previewPdf } = await import('../writers/previewPdf.ts')
    return previewPdf(context, sheetFormatOf(context.manifest, context.options), { page, most: MOST_PAGES })
  },
})
