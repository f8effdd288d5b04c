import { type Parent, workForParent } from '../../../platform/workers/childSide.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { exportFailures } from '../export.failures.ts'
import { ExportFailure, type ExportContext } from './exportFormat.ts'
import { formatOf } from './exportFormats.ts'
import type { FormatNews, FormatOrder, FormatQuestion } from './formatMessages.ts'
import type { ManifestView } from './manifest.ts'
import { type DrawingLog, paintAuthors, paintLayers, paintMarks, paintPaper, paintPicture } from './paintPicture.ts'
import type { PaintedShot } from './sessionReport.ts'

function contextOf(order: FormatOrder, parent: Parent): ExportContext {
  const { manifest, options, target, scratch } = order
  const ask = <Answer>(question: FormatQuestion) => parent.ask<Answer>(question)
  const tell = (news: FormatNews) => parent.tell(news)
  const mediaFile = (mediaId: string) => ask<string | null>({ kind: 'media', mediaId })
  const warn = ({ reason, params, message }: Failure, shotId: string | null = null) =>
    tell({ kind: 'warning', warning: { reason, params, message, shotId } })

  async function imageOf(shot: PaintedShot, { image }: ManifestView): Promise<string | null> {
    if (!image) return null
    const path = await mediaFile(image.mediaId)
    if (path === null) warn(exportFailures.EXPORT_IMAGE_MISSING({ shot: shot.code }), shot.id)
    return path
  }

  async function drawingOf({ id: viewId, revision, initialWidth, initialHeight }: ManifestView) {
    const operations = revision === 0 ? [] : await ask<DrawingLog[]>({ kind: 'drawing', viewId, revision })
    return { initialSize: { width: initialWidth, height: initialHeight }, operations }
  }

  const pictureOf = async (shot: PaintedShot, view: ManifestView) => ({
    ...(await drawingOf(view)), imagePath: await imageOf(shot, view),
    findPicture: (name: string) => ask<string | null>({ kind: 'picture', viewId: view.id, name }),
  })

  async function painting<Painted>({ code }: PaintedShot, paint: () => Promise<Painted>): Promise<Painted> {
    try {
      return await paint()
    } catch (error) {
      const cause = error instanceof Error ? error.message : String(error)
      throw new ExportFailure(exportFailures.EXPORT_SHOT_NOT_PAINTED({ shot: code, cause }))
    }
  }

  return {
    ...{ manifest, options, target, scratch, mediaFile, warn, signal: parent.signal },
    hasExtension: (extension) => tell({ kind: 'extension', extension }),
    progress: (stage, done, total) => tell({ kind: 'progress', stage, done, total }),
    async paint(shot, view, size, { matte = 'black', isWhole = false } = {}) {
      const order = await pictureOf(shot, view)
      return painting(shot, () => paintPicture({ ...order, ratio: shot.aspectRatio, size, matte, isWhole }))
    },
    async paintPaper(shot, view, scale) {
      const order = await pictureOf(shot, view)
      return painting(shot, () => paintPaper(order, scale))
    },
    async paintMarks(picture, marks) {
      for (const { commentId, ...initialSize } of marks) {
        const operations = await ask<DrawingLog[]>({ kind: 'marks', commentId })
        paintMarks(picture, { initialSize, operations })
      }
    },
    async paintLayers(shot, view, size) {
      const order = await pictureOf(shot, view)
      return painting(shot, () => paintLayers({ ...order, size }))
    },
    async paintAuthors(view, size) {
      const authors = paintAuthors({ ...(await drawingOf(view)), size })
      const userIds = authors.map(({ actorId }) => actorId)
      const names = await ask<(string | null)[]>({ kind: 'names', userIds })
      return authors.map(({ drawing }, index) => ({ name: names[index] ?? 'Drawing', drawing }))
    },
  }
}

/** Writes the file of an export, or makes a page of it, in a process of its own. */
workForParent<FormatOrder>(
  async (order, parent) => {
    const format = formatOf(order.format)
    if (!format) throw new Error(`There is no format ${order.format}`)
    const context = contextOf(order, parent) as ExportContext<never>
    if (order.page === undefined) return format.write(context)
    const preview = await format.preview?.(context, order.page)
    if (preview) parent.tell({ kind: 'preview', preview } satisfies FormatNews)
  },
  (error) => (error instanceof ExportFailure ? error.failure : null),
)
