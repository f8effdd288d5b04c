import { join } from 'node:path'
import { uuidOf } from '../../../kernel/ids.ts'
import type { IncomingFile } from '../../../platform/storage/disk.ts'
import { runInChild } from '../../../platform/workers/childProcess.ts'
import { prisma } from '../../../platform/database/client.ts'
import { files, originalKey } from '../../media/files.ts'
import type { ExportProgress } from '../exportProgress.ts'
import type { ExportFormat, ExportWarning } from './exportFormat.ts'
import type { FormatNews, FormatOrder, FormatQuestion } from './formatMessages.ts'
import type { ExportManifest } from './manifest.ts'

const PROCESS = new URL('./formatProcess.ts', import.meta.url)

const MOST_WARNINGS = 200

/** What a format is to write. */
export interface FormatWork {
  format: ExportFormat
  manifest: ExportManifest
  options: unknown
  /** Ends the process at once. */
  signal: AbortSignal
  note(progress: ExportProgress): Promise<void>
}

/** Kept files whose paths a writing process uses; they stay valid until `release`. */
function heldFiles() {
  const paths = new Map<string, Promise<string | null>>()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = (key: string) =>
    new Promise<string | null>((resolve, reject) => {
      const using = files().withPath(key, (path) => {
        resolve(path)
        return released
      })
      using.then((found) => found === null && resolve(null), reject)
    })
  return {
    release,
    pathOf(mediaId: string) {
      const path = paths.get(mediaId) ?? hold(originalKey(uuidOf('Media', mediaId)))
      paths.set(mediaId, path)
      return path
    },
  }
}

/** The log of a drawing up to a revision. */
const drawingLog = (viewId: string, revision: number) =>
  prisma().drawingOp.findMany({
    where: { viewId: uuidOf('View', viewId), seq: { lte: revision } },
    orderBy: { seq: 'asc' },
    select: { opId: true, kind: true, payload: true },
  })

/**
 * Has a process of its own write the file of a format. The file and all that was made on the way are gone after
 * `discard`; when it fails, at once.
 */
export async function runFormat({ format, manifest, options, signal, note }: FormatWork) {
  const scratch = await files().newFolder()
  const discard = () => files().discard(scratch)
  const held = heldFiles()
  const warnings: ExportWarning[] = []
  const stop = new AbortController()
  let noting = Promise.resolve()
  const hear = (news: FormatNews) => {
    if (news.kind === 'warning') return void (warnings.length < MOST_WARNINGS && warnings.push(news.warning))
    const { stage, done, total } = news
    const noted = noting.then(() => note({ stage, unitsDone: done, unitsTotal: total }))
    noting = noted.catch((error: unknown) => stop.abort(error))
  }
  const answer = (question: FormatQuestion) =>
    question.kind === 'media' ? held.pathOf(question.mediaId) : drawingLog(question.viewId, question.revision)
  const target = join(scratch, 'file')
  const order: FormatOrder = { format: format.format, options, manifest, target, scratch }
  try {
    await runInChild(PROCESS, { order, answer, hear, signal: AbortSignal.any([signal, stop.signal]) })
    await noting
    stop.signal.throwIfAborted()
    const file: Omit<IncomingFile, 'head'> = await files().measure(target)
    return { ...file, warnings, discard }
  } catch (error) {
    await discard()
    throw error
  } finally {
    held.release()
  }
}
