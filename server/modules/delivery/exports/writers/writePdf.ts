import { writeFile } from 'node:fs/promises'
import { type Image, PDFDocument } from '@napi-rs/canvas'
import { paintSheet } from '../../../../../drawing/sheet/paintSheet.ts'
import type { LogoItem, SheetFormat, SheetPage } from '../../../../../drawing/sheet/sheet.ts'
import { layOutSheet } from '../../../../../drawing/sheet/sheetLayout.ts'
import { loadFonts } from '../../../../platform/textFonts.ts'
import { exportFailures } from '../../export.failures.ts'
import { type ExportContext, ExportFailure } from '../exportFormat.ts'
import type { PdfOptions } from '../formats/pdf.ts'
import type { ExportManifest, ManifestShot, ManifestView } from '../manifest.ts'
import { CAMERA_LETTERS, printedPicture } from './printedPicture.ts'
import { readLogo, scaledLogo } from './readLogo.ts'
import { sectionsOf } from './sheetCells.ts'
import { coverOf } from './sheetCover.ts'
import { writeZip, type ZipEntry } from './writeZip.ts'

/** The unit of a page is the point. */
export const POINTS_PER_INCH = 72
/** JPEG quality of the pictures in the file. */
const PICTURE_QUALITY = 88
/** Pages of one PDF, which is made in memory: 400 of them with a picture each take about 300 MB. */
export const MOST_PAGES_OF_FILE = 400

/** What is painted onto pages besides pictures. */
type Painting = Awaited<ReturnType<typeof layOutPdf>>

/** Every character that a sheet may draw. */
function charactersOf(manifest: ExportManifest, options: PdfOptions): Set<string> {
  const { coverNote, header, footer, watermark } = options
  return new Set(`${JSON.stringify([manifest, coverNote, header, footer, watermark])}·×—(continued)${CAMERA_LETTERS}`)
}

/** Views by their ids, with their shots. */
export const viewsOf = ({ boards }: ExportManifest) =>
  new Map(boards.flatMap(({ shots }) => shots.flatMap((shot) =>
    shot.views.map((view): [string, { shot: ManifestShot; view: ManifestView }] => [view.id, { shot, view }]))))

export const picturesOf = ({ items }: SheetPage) => items.filter((item) => item.kind === 'picture')

/** The pages of a PDF, and the logo on its cover; fails when there are more than `most`. */
export async function layOutPdf(context: ExportContext<PdfOptions>, format: SheetFormat, most: number) {
  const { manifest, options, warn } = context
  const fonts = loadFonts(charactersOf(manifest, options), options.hanForms)
  if (fonts.missing.length > 0) warn(exportFailures.EXPORT_CHARACTERS_MISSING({ characters: fonts.missing.join(' ') }))
  const logo = options.isCoverIncluded ? await readLogo(context, { isAskedFor: false }) : null
  const cover = options.isCoverIncluded ? coverOf(manifest, format, { note: options.coverNote, logo }, fonts) : null
  const pages = layOutSheet(sectionsOf(manifest, options), format, fonts, cover)
  if (pages.length > most) {
    throw new ExportFailure(exportFailures.EXPORT_TOO_MANY_PAGES({ pages: pages.length, most }))
  }
  return { fonts, pages, logo }
}

/** The logo as large as a page has it, with so many dots a point; null on a page without one. */
export function logoOn({ items }: SheetPage, logo: Image | null, dots: number): object | null {
  const item = items.find(({ kind }) => kind === 'logo') as LogoItem | undefined
  return item && logo ? scaledLogo(logo, { width: item.width * dots, height: item.height * dots }) : null
}

/** Paints pages and makes a PDF of them; `onPicture` is called after each picture. */
async function pdfOf(
  context: ExportContext<PdfOptions>,
  pages: readonly SheetPage[],
  { fonts: { fontOf }, logo }: Painting,
  onPicture: () => void,
): Promise<Uint8Array> {
  const { manifest, options, signal } = context
  const views = viewsOf(manifest)
  const pdf = new PDFDocument({
    title: [manifest.project.name, ...manifest.boards.map(({ name }) => name)].join(' – '),
    creator: 'Framewright', producer: 'Framewright', encodingQuality: PICTURE_QUALITY, rasterDPI: options.resolution,
  })
  for (const page of pages) {
    const painted = new Map<string, object>()
    const dots = options.resolution / POINTS_PER_INCH
    for (const { picture, width, height } of picturesOf(page)) {
      signal.throwIfAborted()
      const found = views.get(picture)
      if (!found) continue
      const size = { width: Math.round(width * dots), height: Math.round(height * dots) }
      painted.set(picture, await printedPicture(context, found, size, fontOf))
      onPicture()
    }
    const drawing = pdf.beginPage(page.width, page.height)
    paintSheet(drawing as never, page, {
      fontOf, logo: logoOn(page, logo, dots),
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
  painting: Painting,
  onPicture: () => void,
): AsyncGenerator<ZipEntry> {
  for (let from = 0; from < pages.length; from += MOST_PAGES_OF_FILE) {
    const part = pages.slice(from, from + MOST_PAGES_OF_FILE)
    const name = `${inFile(from + 1)}-${inFile(from + part.length)}.pdf`
    yield { name, bytes: () => pdfOf(context, part, painting, onPicture) }
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
  const painting = await layOutPdf(context, format, most)
  const { pages } = painting
  let done = 0
  const onPicture = () => progress('painting', (done += 1), total)
  if (pages.length <= MOST_PAGES_OF_FILE) return writeFile(target, await pdfOf(context, pages, painting, onPicture))
  context.hasExtension('zip')
  await writeZip(target, new Date(manifest.exportedAt), partsOf(context, pages, painting, onPicture))
}
