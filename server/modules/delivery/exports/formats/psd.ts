import type { Layer } from 'ag-psd'
import type { AspectRatio } from '../../../../__generated__/prisma/client.ts'
import { declareFormat, type ExportContext, type PaintedPicture, type PaintedSheet } from '../exportFormat.ts'
import { choice, exportOptions, flag, wholeNumber } from '../exportOption.ts'
import { pageWithin, previewPicture } from '../formatPreview.ts'
import { FileNames, nameBy, PICTURE_NAME } from '../names.ts'
import type { ZipEntry } from '../writers/writeZip.ts'

const MOST_WIDTH = 8000
/** Pixels across a preview. */
const PREVIEW_WIDTH = 1280

const OPTIONS = exportOptions('PsdExportInput', {
  of: choice(
    'PsdUnit', { SHOTS: 'The first view of each shot.', VIEWS: 'Each view.' }, 'VIEWS',
    'The unit that gets a file of its own.',
  ),
  isByAuthor: flag(
    false, 'Whether the drawing is a group with a layer for each person who drew, those who began first at the bottom.',
  ),
  width: wholeNumber(16, MOST_WIDTH, 1920, 'The width of each file in pixels; its height follows from the ratio.'),
})

interface Options {
  of: 'SHOTS' | 'VIEWS'
  isByAuthor: boolean
  width: number
}

const pixelsOf = (picture: PaintedPicture) => {
  const { width, height } = picture
  return { width, height, data: picture.rgba() }
}

const authorLayer = ({ name, drawing }: { name: string; drawing: PaintedPicture }): Layer =>
  ({ name, imageData: pixelsOf(drawing) })

const sheetLayer = ({ name, opacity, blend, isHidden, drawing }: PaintedSheet): Layer => ({
  name, opacity, hidden: isHidden, imageData: pixelsOf(drawing),
  blendMode: blend === 'MULTIPLY' ? 'multiply' : 'normal',
})

type RatioOf = (ratio: AspectRatio) => number

async function* entriesOf(context: ExportContext<Options>, ratioOf: RatioOf): AsyncGenerator<ZipEntry> {
  const { manifest, options, paintLayers, paintAuthors, progress, signal } = context
  const { writePsdBuffer } = await import('ag-psd')
  const total = countOf(manifest, options)
  const names = new FileNames()
  let done = 0
  for (const board of manifest.boards) {
    let order = 0
    for (const shot of board.shots) {
      const height = Math.max(1, Math.round(options.width / ratioOf(shot.aspectRatio)))
      for (const [index, view] of shot.views.slice(0, options.of === 'SHOTS' ? 1 : undefined).entries()) {
        signal.throwIfAborted()
        order += 1
        const values = { project: manifest.project.code, board: board.code, shot: shot.code, name: shot.name, order }
        const name = nameBy(PICTURE_NAME, { ...values, view: view.name || index + 1 })
        const file = names.take(manifest.boards.length > 1 ? `${board.code}_${name}` : name, 'psd')
        const bytes = async () => {
          const size = { width: options.width, height }
          const { whole, paper, image, drawing, pictures, sheets } = await paintLayers(shot, view, size)
          const authors = options.isByAuthor ? await paintAuthors(view, size) : null
          const parts = authors?.map(authorLayer) ?? (sheets.length > 0 ? sheets.map(sheetLayer) : null)
          const layers = [
            { name: 'Paper', imageData: pixelsOf(paper) },
            ...(image ? [{ name: 'Image', imageData: pixelsOf(image) }] : []),
            ...(authors && pictures ? [{ name: 'Pictures', imageData: pixelsOf(pictures) }] : []),
            parts
              ? { name: 'Drawing', children: parts }
              : { name: 'Drawing', imageData: pixelsOf(drawing) },
          ]
          const { width } = whole
          return writePsdBuffer({ width, height: whole.height, imageData: pixelsOf(whole), children: layers })
        }
        yield { name: file, bytes }
        progress('painting', (done += 1), total)
      }
    }
  }
}

const countOf = ({ boards }: ExportContext['manifest'], { of }: Options): number =>
  boards.flatMap(({ shots }) => shots).reduce((sum, { views }) => sum + (of === 'SHOTS' ? 1 : views.length), 0)

/** Pictures in layers. */
export const psd = declareFormat({
  format: 'PSD',
  field: 'psd',
  description:
    'A ZIP with a Photoshop file for each view, of the layers Paper, Image and Drawing. Drawing is a group where it ' +
    'has layers.',
  options: OPTIONS,
  lane: 'PICTURES',
  extension: () => 'zip',
  contentType: () => 'application/zip',
  count: countOf,
  async write(context) {
    const { writeZip } = await import('../writers/writeZip.ts')
    const { trueRatioOf } = await import('../paintPicture.ts')
    await writeZip(context.target, new Date(context.manifest.exportedAt), entriesOf(context, trueRatioOf))
  },
  async preview({ manifest, options, paint }, asked) {
    const { trueRatioOf } = await import('../paintPicture.ts')
    const views = manifest.boards.flatMap(({ shots }) => shots.flatMap((shot) =>
      shot.views.slice(0, options.of === 'SHOTS' ? 1 : undefined).map((view) => ({ shot, view }))))
    const page = pageWithin(asked, views.length)
    const { shot, view } = views[page - 1] as (typeof views)[number]
    const width = Math.min(options.width, PREVIEW_WIDTH)
    const height = Math.max(1, Math.round(width / trueRatioOf(shot.aspectRatio)))
    const picture = await paint(shot, view, { width, height })
    return previewPicture(picture, { page, pageCount: views.length, bytes: null })
  },
})
