import { join } from 'node:path'
import { runInChild } from '../../../platform/workers/childProcess.ts'
import { files } from '../../media/files.ts'
import type { ExportProgress } from '../exportProgress.ts'
import type { ExportFormat, ExportWarning } from './exportFormat.ts'
import { formatAnswers } from './formatAnswers.service.ts'
import type { FormatNews, FormatOrder } from './formatMessages.ts'
import type { ExportManifest } from './manifest.ts'

const PROCESS = new URL('./formatProcess.ts', import.meta.url)

const MOST_WARNINGS = 200

/** What a format is to write. */
export interface FormatWork {
  /** The name of the folder for what is made on the way. */
  name: string
  format: ExportFormat
  manifest: ExportManifest
  options: unknown
  /** Ends the process at once. */
  signal: AbortSignal
  note(progress: ExportProgress): Promise<void>
}

/**
 * Has a process of its own write the file of a format. The file and all that was made on the way are gone after
 * `discard`; when it fails, at once.
 */
export async function runFormat({ name, format, manifest, options, signal, note }: FormatWork) {
  const scratch = await files().newFolder(name)
  const discard = () => files().discard(scratch)
  const { answer, release } = formatAnswers()
  const warnings: ExportWarning[] = []
  let extension: string | null = null
  const stop = new AbortController()
  let noting = Promise.resolve()
  const hear = (news: FormatNews) => {
    if (news.kind === 'warning') return void (warnings.length < MOST_WARNINGS && warnings.push(news.warning))
    if (news.kind === 'extension') return void (extension = news.extension)
    if (news.kind === 'preview') return
    const { stage, done, total } = news
    const noted = noting.then(() => note({ stage, unitsDone: done, unitsTotal: total }))
    noting = noted.catch((error: unknown) => stop.abort(error))
  }
  const target = join(scratch, 'file')
  const order: FormatOrder = { format: format.format, options, manifest, target, scratch }
  try {
    await runInChild(PROCESS, { order, answer, hear, signal: AbortSignal.any([signal, stop.signal]) })
    await noting
    stop.signal.throwIfAborted()
    const { head: _head, ...file } = await files().measure(target)
    return { ...file, warnings, extension, discard }
  } catch (error) {
    await discard()
    throw error
  } finally {
    release()
  }
}
