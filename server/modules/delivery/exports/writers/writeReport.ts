import { PDFDocument } from '@napi-rs/canvas'
import { paintSheet } from '../../../../../drawing/sheet/paintSheet.ts'
import {
  PAGE_SIZES, type Paragraph, SHEET_STYLES, type SheetCell, type SheetFormat, type SheetPage, type TextStyle,
} from '../../../../../drawing/sheet/sheet.ts'
import { layOutSheet } from '../../../../../drawing/sheet/sheetLayout.ts'
import { loadFonts } from '../../../../platform/textFonts.ts'
import { exportFailures } from '../../export.failures.ts'
import { type ExportContext, ExportFailure, type PaintedPicture } from '../exportFormat.ts'
import { trueRatioOf } from '../paintPicture.ts'
import { picturesIn, type ReportPicture, type SessionReport } from '../sessionReport.ts'
import {
  boardOf, DECISIONS, noteTitle, PICTURE_FOLDER, reportCsv, reportMarkdown, timecodeIn, timesOf,
} from './reportText.ts'
import { coverLines } from './sheetCover.ts'
import { MOST_PAGES_OF_FILE, picturesOf, POINTS_PER_INCH } from './writePdf.ts'
import { writeZip, type ZipEntry } from './writeZip.ts'

/** Pixels of the pictures beside the texts, and dots per inch of those on pages. */
const PICTURE_WIDTH = 1_280
const DOTS_PER_INCH = 150
const PICTURE_QUALITY = 88
/** Points around a page. */
const MARGIN = 34

const FORMAT: Omit<SheetFormat, 'footer'> = {
  width: PAGE_SIZES.A4.width, height: PAGE_SIZES.A4.height, margin: MARGIN, columns: 1, rows: null, textPlace: 'BESIDE',
  pictureShare: 0.4, header: null, watermark: null, continued: (title) => `${title} (continued)`,
}

const paragraph = (text: string, style: TextStyle): Paragraph[] => (text === '' ? [] : [[{ text, style }]])

/** The cells of a report: each item, then its notes. Those without a picture have an empty key. */
function cellsOf({ items }: SessionReport): SheetCell[] {
  const cell = (title: string, picture: ReportPicture | null, paragraphs: Paragraph[]): SheetCell => ({
    title, picture: picture?.file ?? '', ratio: picture ? trueRatioOf(picture.shot.aspectRatio) : 16 / 9, paragraphs,
  })
  return items.flatMap((item, index) => {
    const decision = item.decision === null ? '' : DECISIONS[item.decision]
    const title = `${index + 1}. ${item.title}`
    const facts = [boardOf(item), timecodeIn(item)].filter((text) => text !== '').join(' · ')
    const by = [decision, item.decidedBy].filter((text) => text !== '').join(', ')
    return [
      cell(title, item.picture, [
        ...paragraph(title, SHEET_STYLES.heading), ...paragraph(facts, SHEET_STYLES.quiet),
        ...paragraph(by, SHEET_STYLES.title), ...paragraph(item.decisionNote, SHEET_STYLES.body),
      ]),
      ...item.notes.map((note) => cell(noteTitle(note), note.picture, [
        ...paragraph(noteTitle(note), SHEET_STYLES.title), ...paragraph(note.text, SHEET_STYLES.body),
        ...paragraph(note.author, SHEET_STYLES.quiet),
        ...note.replies.flatMap(({ author, text }) => paragraph(`${author}: ${text}`, SHEET_STYLES.body)),
      ])),
    ]
  })
}

/** Paints a picture of a report with the marks over it. */
async function paintReport(
  { paint, paintMarks }: ExportContext,
  { shot, view, marks }: ReportPicture,
  width: number,
): Promise<PaintedPicture> {
  const size = { width, height: Math.max(1, Math.round(width / trueRatioOf(shot.aspectRatio))) }
  const picture = await paint(shot, view, size, { matte: 'white', isWhole: true })
  await paintMarks(picture, marks)
  return picture
}

async function pdfOf(context: ExportContext, report: SessionReport, onPicture: () => void): Promise<Uint8Array> {
  const { manifest, signal, warn } = context
  const format = { ...FORMAT, footer: `${manifest.project.name} / ${report.title} | {page}/{pages}` }
  const words = JSON.stringify([report, manifest.project.name, DECISIONS, '·×—–(continued) Review There: UTC for'])
  const fonts = loadFonts(new Set(words), 'JA')
  if (fonts.missing.length > 0) warn(exportFailures.EXPORT_CHARACTERS_MISSING({ characters: fonts.missing.join(' ') }))
  const cover = coverLines([
    [`Review of ${report.title}`, SHEET_STYLES.coverTitle], [timesOf(report), SHEET_STYLES.coverText],
    [`There: ${report.people.join(', ')}`, SHEET_STYLES.coverText],
  ], format, null, fonts)
  const pages = layOutSheet([{ heading: '', cells: cellsOf(report) }], format, fonts, cover)
  if (pages.length > MOST_PAGES_OF_FILE) {
    const limits = { pages: pages.length, most: MOST_PAGES_OF_FILE }
    throw new ExportFailure(exportFailures.EXPORT_TOO_MANY_PAGES(limits))
  }
  const pictures = new Map(picturesIn(report).map((picture) => [picture.file, picture]))
  const pdf = new PDFDocument({
    title: `Review of ${report.title}`, creator: 'Framewright', producer: 'Framewright',
    encodingQuality: PICTURE_QUALITY, rasterDPI: DOTS_PER_INCH,
  })
  for (const page of pages) {
    const painted = new Map<string, object>()
    for (const { picture, width } of picturesOf(page)) {
      signal.throwIfAborted()
      const found = pictures.get(picture)
      if (!found) continue
      const pixels = Math.round((width * DOTS_PER_INCH) / POINTS_PER_INCH)
      painted.set(picture, (await paintReport(context, found, pixels)).canvas as object)
      onPicture()
    }
    const drawing = pdf.beginPage(page.width, page.height)
    paintSheet(drawing as never, withoutEmpty(page), {
      fontOf: fonts.fontOf, logo: null, pictureOf: (key) => painted.get(key) ?? null, onDestination: () => undefined,
    })
    pdf.endPage()
  }
  return pdf.close()
}

/** Notes without a picture have no frame of one. */
const withoutEmpty = (page: SheetPage): SheetPage =>
  ({ ...page, items: page.items.filter((item) => item.kind !== 'picture' || item.picture !== '') })

/** Writes a report: `report.pdf`, `report.md`, `report.csv`, and the pictures in a folder. */
export async function writeReport(context: ExportContext, report: SessionReport): Promise<void> {
  const { manifest, target, progress, signal } = context
  const pictures = picturesIn(report)
  let done = 0
  const onPicture = () => progress('painting', (done += 1), pictures.length * 2)
  async function* entries(): AsyncGenerator<ZipEntry> {
    const text = (name: string, content: string): ZipEntry =>
      ({ name, compress: true, bytes: () => Promise.resolve(Buffer.from(content)) })
    yield text('report.md', reportMarkdown(report))
    yield text('report.csv', reportCsv(report))
    yield { name: 'report.pdf', bytes: () => pdfOf(context, report, onPicture) }
    for (const picture of pictures) {
      signal.throwIfAborted()
      yield {
        name: `${PICTURE_FOLDER}/${picture.file}`,
        bytes: async () => (await paintReport(context, picture, PICTURE_WIDTH)).encode('png'),
      }
      onPicture()
    }
  }
  await writeZip(target, new Date(manifest.exportedAt), entries())
}
