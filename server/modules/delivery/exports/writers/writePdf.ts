import { writeFile } from 'node:fs/promises'
import { PDFDocument } from '@napi-rs/canvas'
import { paintSheet } from '../../../../../drawing/sheet/paintSheet.ts'
import type { SheetFormat, SheetPage } from '../../../../../drawing/sheet/sheet.ts'
import { layOutSheet } from '../../../../../drawing/sheet/sheetLayout.ts'
import { exportFailures } from '../../export.failures.ts'
import { type ExportContext, ExportFailure } from '../exportFormat.ts'
import type { PdfOptions } from '../formats/pdf.ts'
import type { ExportManifest, ManifestShot, ManifestView } from '../manifest.ts'
import { sectionsOf } from './sheetCells.ts'
import { coverOf } from './sheetCover.ts'
import { loadFonts } from './sheetFonts.ts'
import { writeZip, type ZipEntry } from './writeZip.ts'

/** The unit of a page is the point. */
export const POINTS_PER_INCH = 72
/** JPEG quality of the pictures in the file. */
const PICTURE_QUALITY = 88
/** Pages of one PDF, which is made in memory: 400 of them with a picture each take about 300 MB. */
export const MOST_PAGES_OF_FILE = 400

type Fonts = ReturnType<typeof loadFonts>

/** Every character that a sheet may draw. */
function charactersOf(manifest: ExportManifest, options: PdfOptions): Set<string> {
  const { coverNote, header, footer, watermark } = options
  return new Set(`${JSON.stringify([manifest, coverNote, header, footer, watermark])}·×—(continued)`)
}

/** Views by their ids, with their shots. */
export const viewsOf = ({ boards }: ExportManifest) =>
  new Map(boards.flatMap(({ shots }) => shots.flatMap((shot) =>
    shot.views.map((view): [string, { shot: ManifestShot; view: ManifestView }] => [view.id, { shot, view }]))))

export const picturesOf = ({ items }: SheetPage) => items.filter((item) => item.kind === 'picture')

/** The pages of a PDF; fails when there are more than `most`. */
export function layOutPdf({ manifest, options, warn }: ExportContext<PdfOptions>, format: SheetFormat, most: number) {
  const fonts = loadFonts(charactersOf(manifest, options), options.hanForms)
  if (fonts.missing.length > 0) warn(exportFailures.EXPORT_CHARACTERS_MISSING({ characters: fonts.missing.join(' ') }))
  const cover = options.isCoverIncluded ? coverOf(manifest, format, options.coverNote, fonts) : null
  const pages = layOutSheet(sectionsOf(manifest, options), format, fonts, cover)
  if (pages.length > most) {
    throw new ExportFailure(exportFailures.EXPORT_TOO_MANY_PAGES({ pages: pages.length, most }))
  }
  return { fonts, pages }
}

/** Paints pages and makes a PDF of them; `onPicture` is called after each picture. */
async function pdfOf(
  { manifest, options, paint, signal }: ExportContext<PdfOptions>,
  pages: readonly SheetPage[],
  { fontOf }: Fonts,
  onPicture: () => void,
): Promise<Uint8Array> {
  const views = viewsOf(manifest)
  const pdf = new PDFDocument({
    title: [manifest.project.name, ...manifest.boards.map(({ name }) => name)].join(' – '),
    creator: 'Framewright', producer: 'Framewright', encodingQuality: PICTURE_QUALITY, rasterDPI: options.resolution,
  })
  for (const page of pages) {
    const painted = new Map<string, object>()
    for (const { picture, width, height } of picturesOf(page)) {
      signal.throwIfAborted()
      const found = views.get(picture)
      if (!found) continue
      const dots = options.resolution / POINTS_PER_INCH
      const size = { width: Math.round(width * dots), height: Math.round(height * dots) }
      painted.set(picture, (await paint(found.shot, found.view, size, 'white')).canvas as object)
      onPicture()
    }
    const drawing = pdf.beginPage(page.width, page.height)
    paintSheet(drawing as never, page, {
      fontOf,
      pictureOf: (key) => painted.get(key) ?? null,
      onDestination: (name, x, y) => drawing.annotateNamedDestination(x, y, name),
    })
    pdf.endPage()
  }
  return pdf.close()
}

const inFile = (page: number) => String(page).padStart(4, '0')

/** PDFs of the pages, as many in each as one may have: `0001-0400.pdf`. One at a time is in memory. */
async function* partsOf(
  context: ExportContext<PdfOptions>,
  pages: readonly SheetPage[],
  fonts: Fonts,
  onPicture: () => void,
): AsyncGenerator<ZipEntry> {
  for (let from = 0; from < pages.length; from += MOST_PAGES_OF_FILE) {
    const part = pages.slice(from, from + MOST_PAGES_OF_FILE)
    const name = `${inFile(from + 1)}-${inFile(from + part.length)}.pdf`
    yield { name, bytes: () => pdfOf(context, part, fonts, onPicture) }
  }
}

/**
 * Lays out, paints and writes a PDF of `total` pictures, in parts within a ZIP where it has many pages; fails when it
 * has more than `most`.
 */
export async function writePdf(
  context: ExportContext<PdfOptions>,
  format: SheetFormat,
  { total, most }: { total: number; most: number },
): Promise<void> {
  const { manifest, target, progress } = context
  const { fonts, pages } = layOutPdf(context, format, most)
  let done = 0
  const onPicture = () => progress('painting', (done += 1), total)
  if (pages.length <= MOST_PAGES_OF_FILE) return writeFile(target, await pdfOf(context, pages, fonts, onPicture))
  context.hasExtension('zip')
  await writeZip(target, new Date(manifest.exportedAt), partsOf(context, pages, fonts, onPicture))
}
