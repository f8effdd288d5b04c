import type { LayerRole } from '../../../../../drawing/layer.ts'
import type { AspectRatio } from '../../../../__generated__/prisma/client.ts'
import { exportFailures } from '../../export.failures.ts'
import { declareFormat, type ExportContext } from '../exportFormat.ts'
import { exportOptions, flag } from '../exportOption.ts'
import { pageWithin, previewPicture } from '../formatPreview.ts'
import type { ManifestBoard } from '../manifest.ts'
import { fileNameOf, UniqueNames } from '../names.ts'
import { STORYBOARDER_HEIGHT, type StoryboarderBoard, storyboarderProject } from '../storyboarder.ts'
import type { ZipEntry } from '../writers/writeZip.ts'

type Context = ExportContext<{ isSoundIncluded: boolean }>

type Roles = Map<string, readonly LayerRole[]>

/** The pictures and the voice of a board, in its folder `images`; notes the roles of its layers. */
async function* imagesOf(
  context: Context, { folder, ratio, roles }: { folder: string; ratio: number; roles: Roles }, board: StoryboarderBoard,
) {
  const { paintLayers, mediaFile, warn } = context
  const { shot, view, files } = board
  const size = { width: Math.round(STORYBOARDER_HEIGHT * ratio), height: STORYBOARDER_HEIGHT }
  const { drawing, image, whole, byRole } = await paintLayers(shot, view, size)
  const layers = byRole()
  roles.set(view.id, layers.map(({ role }) => role))
  const entry = (name: string, bytes: ZipEntry['bytes']): ZipEntry => ({ name: `${folder}images/${name}`, bytes })
  for (const { role, picture } of layers) yield entry(files.layer(role), () => picture.encode('png'))
  if (layers.length === 0) {
    yield entry(files.drawing, () => drawing.encode('png'))
    if (files.image !== null && image) yield entry(files.image, () => image.encode('png'))
  }
  yield entry(files.poster, () => whole.encode('jpeg'))
  if (!files.voice) return
  const { file, sound } = files.voice
  const path = await mediaFile(sound.mediaId)
  if (path === null) warn(exportFailures.EXPORT_SOUND_MISSING({ name: file }), shot.id)
  else yield entry(file, path)
}

/** Warns of what a project of Storyboarder has no place for. */
function warnOf({ shots }: ManifestBoard, ratioOf: (ratio: AspectRatio) => number, { warn }: Context): void {
  const [first] = shots
  for (const { id, code, frames, views, aspectRatio } of shots) {
    if (frames < views.length) warn(exportFailures.EXPORT_VIEWS_LEFT_OUT({ shot: code }), id)
    const isFitted = first && ratioOf(aspectRatio) !== ratioOf(first.aspectRatio)
    if (isFitted) warn(exportFailures.EXPORT_RATIO_FITTED({ shot: code, first: first.code }), id)
  }
}

async function* entriesOf(context: Context, ratioOf: (ratio: AspectRatio) => number): AsyncGenerator<ZipEntry> {
  const { manifest, options, progress, signal } = context
  const names = new UniqueNames()
  let done = 0
  const total = manifest.boards.reduce((sum, { shots }) => sum + shots.flatMap(({ views }) => views).length, 0)
  for (const board of manifest.boards) {
    const name = names.take(fileNameOf(board.code))
    const folder = manifest.boards.length > 1 ? `${name}/` : ''
    const ratio = ratioOf(board.shots[0]?.aspectRatio ?? 'RATIO_16_9')
    warnOf(board, ratioOf, context)
    const roles: Roles = new Map()
    const given = { ratio, hasSounds: options.isSoundIncluded }
    for (const each of storyboarderProject(manifest, board, given).boards) {
      signal.throwIfAborted()
      yield* imagesOf(context, { folder, ratio, roles }, each)
      progress('painting', (done += 1), total)
    }
    const { text } = storyboarderProject(manifest, board, { ...given, rolesOf: (id) => roles.get(id) ?? [] })
    yield { name: `${folder}${name}.storyboarder`, compress: true, bytes: async () => Buffer.from(text) }
  }
}

/** Projects of Storyboarder. */
export const storyboarder = declareFormat({
  format: 'STORYBOARDER',
  field: 'storyboarder',
  description: 'A ZIP with a project of Storyboarder 3 for each board.',
  options: exportOptions('StoryboarderExportInput', {
    isSoundIncluded: flag(true, 'Whether the voices of shots come along.'),
  }),
  extension: () => 'zip',
  contentType: () => 'application/zip',
  count: ({ boards }) => boards.reduce((sum, { shots }) => sum + shots.flatMap(({ views }) => views).length, 0),
  async write(context) {
    const { writeZip } = await import('../writers/writeZip.ts')
    const { trueRatioOf } = await import('../paintPicture.ts')
    await writeZip(context.target, new Date(context.manifest.exportedAt), entriesOf(context, trueRatioOf))
  },
  async preview({ manifest, paintLayers }, asked) {
    const { trueRatioOf } = await import('../paintPicture.ts')
    const views = manifest.boards.flatMap(({ shots }) => shots.flatMap((shot) =>
      shot.views.map((view) => ({ shot, view }))))
    const page = pageWithin(asked, views.length)
    const { shot, view } = views[page - 1] as (typeof views)[number]
    const width = Math.round(STORYBOARDER_HEIGHT * trueRatioOf(shot.aspectRatio))
    const { whole, drawing } = await paintLayers(shot, view, { width, height: STORYBOARDER_HEIGHT })
    const files = await Promise.all([whole.encode('jpeg'), drawing.encode('png')])
    const bytes = files.reduce((sum, { byteLength }) => sum + byteLength, 0) * views.length
    return previewPicture(whole, { page, pageCount: views.length, bytes })
  },
})
