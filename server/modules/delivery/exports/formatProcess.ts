import { type Parent, workForParent } from '../../../platform/workers/childSide.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { exportFailures } from '../export.failures.ts'
import { ExportFailure, type ExportContext } from './exportFormat.ts'
import { formatOf } from './exportFormats.ts'
import type { FormatNews, FormatOrder, FormatQuestion } from './formatMessages.ts'
import type { ManifestShot, ManifestView } from './manifest.ts'
import { type DrawingLog, paintPicture } from './paintPicture.ts'

function contextOf(order: FormatOrder, parent: Parent): ExportContext {
  const { manifest, options, target, scratch } = order
  const ask = <Answer>(question: FormatQuestion) => parent.ask<Answer>(question)
  const tell = (news: FormatNews) => parent.tell(news)
  const mediaFile = (mediaId: string) => ask<string | null>({ kind: 'media', mediaId })
  const warn = ({ reason, params, message }: Failure, shotId: string | null = null) =>
    tell({ kind: 'warning', warning: { reason, params, message, shotId } })

  async function imageOf(shot: ManifestShot, { image }: ManifestView): Promise<string | null> {
    if (!image) return null
    const path = await mediaFile(image.mediaId)
    if (path === null) warn(exportFailures.EXPORT_IMAGE_MISSING({ shot: shot.code }), shot.id)
    return path
  }

  return {
    ...{ manifest, options, target, scratch, mediaFile, warn, signal: parent.signal },
    progress: (stage, done, total) => tell({ kind: 'progress', stage, done, total }),
    async paint(shot, view, size, matte = 'black') {
      const { revision, initialWidth, initialHeight } = view
      const viewId = view.id
      const operations = revision === 0 ? [] : await ask<DrawingLog[]>({ kind: 'drawing', viewId, revision })
      const imagePath = await imageOf(shot, view)
      const initialSize = { width: initialWidth, height: initialHeight }
      try {
        return await paintPicture({ initialSize, operations, imagePath, ratio: shot.aspectRatio, size, matte })
      } catch (error) {
        const cause = error instanceof Error ? error.message : String(error)
        throw new ExportFailure(exportFailures.EXPORT_SHOT_NOT_PAINTED({ shot: shot.code, cause }))
      }
    },
  }
}

/** Writes the file of an export in a process of its own. */
workForParent<FormatOrder>(
  async (order, parent) => {
    const format = formatOf(order.format)
    if (!format) throw new Error(`There is no format ${order.format}`)
    await format.write(contextOf(order, parent) as ExportContext<never>)
  },
  (error) => (error instanceof ExportFailure ? error.failure : null),
)
