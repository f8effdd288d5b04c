import { createCanvas } from '@napi-rs/canvas'
import { paintSheet } from '../../../../../drawing/sheet/paintSheet.ts'
import type { SheetFormat, SheetPage } from '../../../../../drawing/sheet/sheet.ts'
import type { ExportContext, FormatPreview } from '../exportFormat.ts'
import { pageWithin } from '../formatPreview.ts'
import type { PdfOptions } from '../formats/pdf.ts'
import { PREVIEW_QUALITY } from '../paintPicture.ts'
import { printedPicture } from './printedPicture.ts'
import { layOutPdf, logoOn, MOST_PAGES_OF_FILE, picturesOf, POINTS_PER_INCH, viewsOf } from './writePdf.ts'

/** Pixels of the longer side of a page. */
const PREVIEW_PIXELS = 1200
/** What a PDF has beside its pictures: pages, and the parts of fonts that it embeds. */
const OTHER_BYTES = 60_000
/** The picture whose bytes stand for those of the others. */
const SAMPLE = { width: 640, height: 360 }

/** A page of a PDF as a picture, by the layout that the file has. */
export async function previewPdf(
  context: ExportContext<PdfOptions>,
  format: SheetFormat,
  { page: asked, most }: { page: number; most: number },
): Promise<FormatPreview> {
  const { manifest } = context
  const { fonts, pages, logo } = await layOutPdf(context, format, most)
  if (pages.length > MOST_PAGES_OF_FILE) context.hasExtension('zip')
  const page = pageWithin(asked, pages.length)
  const shown = pages[page - 1]
  if (!shown) throw new Error('A PDF has a page')
  const scale = PREVIEW_PIXELS / Math.max(shown.width, shown.height)
  const views = viewsOf(manifest)
  const painted = new Map<string, object>()
  for (const { picture, width, height } of picturesOf(shown)) {
    const found = views.get(picture)
    if (!found) continue
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    painted.set(picture, await printedPicture(context, found, size, fonts.fontOf))
  }
  const canvas = createCanvas(Math.round(shown.width * scale), Math.round(shown.height * scale))
  const drawing = canvas.getContext('2d')
  drawing.scale(scale, scale)
  paintSheet(drawing as never, shown, {
    fontOf: fonts.fontOf, logo: logoOn(shown, logo, scale), pictureOf: (key) => painted.get(key) ?? null,
  })
  const file = await canvas.encode('webp', PREVIEW_QUALITY)
  const picture = { width: canvas.width, height: canvas.height, file }
  return { page, pageCount: pages.length, text: null, picture, bytes: await bytesOf(context, pages) }
}

/** The bytes of a PDF: as many for each pixel as its first picture has at the size of a thumbnail. */
async function bytesOf({ manifest, options, paint }: ExportContext<PdfOptions>, pages: readonly SheetPage[]) {
  const items = pages.flatMap(picturesOf)
  const [shot] = manifest.boards.flatMap(({ shots }) => shots)
  const [view] = shot?.views ?? []
  if (!shot || !view) return null
  const file = await (await paint(shot, view, SAMPLE, { matte: 'white' })).encode('jpeg')
  const area = items.reduce((sum, { width, height }) => sum + width * height, 0)
  const pixels = area * (options.resolution / POINTS_PER_INCH) ** 2
  return OTHER_BYTES + Math.round((file.byteLength / (SAMPLE.width * SAMPLE.height)) * pixels)
}
