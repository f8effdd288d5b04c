import { fail } from '../../../kernel/errors.ts'
import { ChildFailed } from '../../../platform/workers/childProcess.ts'
import { keptChild } from '../../../platform/workers/keptChild.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { exportFailures } from '../export.failures.ts'
import type { ExportWarning, FormatPreview } from './exportFormat.ts'
import { formatAnswers } from './formatAnswers.service.ts'
import type { FormatNews, FormatOrder } from './formatMessages.ts'

/** A page that takes longer is not shown. */
const LONGEST_MS = 20_000
/** Previews that may wait for the process. */
const MOST_WAITING = 12

const painter = keptChild(new URL('./formatProcess.ts', import.meta.url))

/**
 * Makes a page of a file in a process of its own, which stays for the next one. INVALID_INPUT when the file could not
 * be written with these options; UNAVAILABLE when it takes too long, and while too many others wait. `preview` is null
 * for formats with nothing to show; `extension` is that of the file, where it is not the one of its options.
 */
export async function previewFormat(
  order: Pick<FormatOrder, 'format' | 'options' | 'manifest'> & { page: number },
): Promise<{ preview: FormatPreview | null; warnings: readonly ExportWarning[]; extension: string | null }> {
  const child = painter()
  if (child.waiting >= MOST_WAITING) throw fail(exportFailures.EXPORT_PREVIEW_BUSY())
  const { answer, release } = formatAnswers()
  const warnings: ExportWarning[] = []
  let preview: FormatPreview | null = null
  let extension: string | null = null
  const hear = (news: FormatNews) => {
    if (news.kind === 'warning') warnings.push(news.warning)
    if (news.kind === 'preview') preview = news.preview
    if (news.kind === 'extension') extension = news.extension
  }
  const signal = AbortSignal.timeout(LONGEST_MS)
  try {
    await child.run({ order: { ...order, target: '', scratch: '' }, answer, hear, signal })
    return { preview, warnings, extension }
  } catch (error) {
    if (error instanceof ChildFailed && error.detail) throw fail(error.detail as Failure)
    if (signal.aborted) throw fail(exportFailures.EXPORT_PREVIEW_BUSY())
    throw error
  } finally {
    release()
  }
}
