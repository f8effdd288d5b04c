import { Readable } from 'node:stream'
import { Prisma, type ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProjectOf, sweep } from '../../change.ts'
import { isNotFound } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { enqueueOnce, type QueuedTask } from '../../platform/jobs/queue.ts'
import { type IncomingFile, StreamBroken } from '../../platform/storage/disk.ts'
import { ChildFailed } from '../../platform/workers/childProcess.ts'
import { files } from '../media/files.ts'
import { exportFailures } from './export.failures.ts'
import { attemptFolder, exportKey, KEPT_MS, scratchName, scratchPrefix } from './exportFile.ts'
import { bytesOf, countExport } from './exportLines.service.ts'
import {
  actorOf, changeMine, ExportGone, LEASE_MS, progressNotes, subjectOf, UNDER_WAY, whileMine,
} from './exportProgress.ts'
import { ExportFailure, type ExportFormat, type ExportLane, type ExportWarning } from './exports/exportFormat.ts'
import { formatOf } from './exports/exportFormats.ts'
import { withExtension } from './exports/names.ts'
import { type ExportScope, readManifest } from './exports/readManifest.ts'
import { readReport } from './exports/readReport.service.ts'
import { runFormat } from './exports/runFormat.service.ts'
import { LIVE, type Snapshot } from './exportSnapshot.ts'

/** The most attempts at an export whose server failed or ended. */
const MOST_ATTEMPTS = 3
/** An export that takes longer than this has failed: no snapshot is held for ever. */
const LONGEST_MS = 3_600_000
/** The same while no line comes. */
const PATIENCE_MS = 300_000
/** A manifest is read in seconds. */
const MANIFEST_MS = 120_000

/** A purged project has no subscribers to notify. */
async function orGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

const endOf = (failure: Failure, now = Date.now()) => {
  const times = { finishedAt: new Date(now), expiresAt: new Date(now + KEPT_MS) }
  return { status: 'FAILED', failure: { ...failure }, workedUntil: null, ...times } as const
}

/** Ends an export without a file, when it has not ended and no other try is at it. */
function fail(row: ProjectExport, failure: Failure): Promise<void | null> {
  const work = changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
    const where = { id: row.id, attempt: row.attempt, ...UNDER_WAY }
    const { count } = await tx.projectExport.updateMany({ where, data: endOf(failure) })
    if (count > 0) record('export.failed', subjectOf(row), { failure: failure.message, reason: failure.reason })
  })
  return orGone(work)
}

/** Removes what earlier tries made on the way: a server that is killed leaves it. */
const forgetTries = (id: string) => files().discardNamed(scratchPrefix(id))

/** Takes an export for this server alone; null when it is done or another server is at it. */
async function claim(id: string): Promise<ProjectExport | null> {
  const now = new Date()
  const isFree = { OR: [{ workedUntil: null }, { workedUntil: { lt: now } }] }
  const row = await prisma().projectExport.findFirst({ where: { id, ...UNDER_WAY, ...isFree } })
  if (!row) return null
  if (row.attempt >= MOST_ATTEMPTS) {
    await fail(row, exportFailures.EXPORT_NOT_WRITTEN())
    await forgetTries(id)
    return null
  }
  const attempt = row.attempt + 1
  const workedUntil = new Date(now.getTime() + LEASE_MS)
  const startedAt = row.startedAt ?? now
  const data = { status: 'RUNNING', attempt, workedUntil, startedAt, unitsDone: 0, stage: null } as const
  const claimed = await orGone(
    changeProjectOf(row.projectId, actorOf(row), ({ tx }) =>
      tx.projectExport.updateMany({ where: { id, attempt: row.attempt, status: row.status, ...isFree }, data }),
    ),
  )
  return claimed?.count === 1 ? { ...row, ...data } : null
}

/** The project as it is at this moment, and for as long as the transaction lasts. */
async function takeSnapshot(tx: Transaction, { projectId, hasAddresses }: ProjectExport): Promise<Snapshot> {
  await tx.$executeRaw`SET TRANSACTION READ ONLY`
  const project = await tx.project.findFirst({ where: { id: projectId, ...LIVE } })
  if (!project) throw new ExportGone('The project was deleted')
  const where = { projectId, ...LIVE }
  const select = { id: true, code: true, startTimecode: true }
  const boards = await tx.storyboard.findMany({ where, orderBy: { rank: 'asc' }, select })
  return { tx, project, hasAddresses, boards }
}

/** Tells that the writing begins, with what there is to do. */
async function begin(row: ProjectExport, rowsTotal: number, seq: number): Promise<void> {
  await changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
    await changeMine(tx, row, { unitsTotal: rowsTotal, seq })
    record('export.started', subjectOf(row), { rowsTotal, seq })
  })
}

/** A file that was made and is to be kept. */
interface WrittenFile extends Omit<IncomingFile, 'head'> {
  units: number
  warnings: readonly ExportWarning[]
  /** Its extension, if it is not that of the file's name. */
  extension: string | null
  /** Removes what was made on the way. */
  discard(): Promise<void>
}

/** Writes the project's data; nothing of it is kept when it fails. */
async function writeData(row: ProjectExport, snapshot: Snapshot, signal: AbortSignal): Promise<WrittenFile> {
  const { rowsTotal, lines } = await countExport(snapshot, row.includesCanvasData)
  await begin(row, rowsTotal, snapshot.project.eventSeq)
  const note = progressNotes(row)
  const onRows = (unitsDone: number) => {
    signal.throwIfAborted()
    return note({ stage: null, unitsDone, unitsTotal: rowsTotal })
  }
  const stream = Readable.from(bytesOf(lines(onRows)), { objectMode: false })
  const file = await files().receive(stream, Number.MAX_SAFE_INTEGER, PATIENCE_MS, scratchName(row))
  if (!file) throw new Error('The export has no end')
  return { ...file, units: rowsTotal, warnings: [], extension: null, discard: () => files().discard(file.path) }
}

/** The manifest of an export; of the report of a review, with what that came to. */
async function readWanted(tx: Transaction, { projectId, scope, options }: ProjectExport, hasComments: boolean) {
  const manifest = await readManifest(tx, projectId, scope as ExportScope, { hasComments })
  const { reviewSessionId } = options as { reviewSessionId?: string }
  if (!manifest || reviewSessionId === undefined) return manifest
  const report = await readReport(tx, reviewSessionId, manifest)
  return report && { ...manifest, report }
}

/** Writes the file of a format in a process of its own, from a manifest that one short transaction reads. */
async function writeFormat(row: ProjectExport, format: ExportFormat, signal: AbortSignal): Promise<WrittenFile> {
  const hasComments = format.hasComments?.(row.options as never) ?? false
  const manifest = await prisma().$transaction((tx) => readWanted(tx, row, hasComments), {
    isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, maxWait: 30_000, timeout: MANIFEST_MS,
  })
  if (!manifest) throw new ExportGone('The project was deleted')
  if (manifest.boards.length === 0 && !format.mayBeEmpty) throw new ExportFailure(exportFailures.EXPORT_EMPTY())
  const units = format.count(manifest, row.options as never)
  await begin(row, units, manifest.seq)
  const work = { name: scratchName(row), format, manifest, options: row.options, signal, note: progressNotes(row) }
  const file = await runFormat(work)
  return { ...file, units }
}

/** Puts the file where it can be downloaded, and only then marks the export as finished. */
async function keep(row: ProjectExport, file: WrittenFile): Promise<void> {
  const { path, bytes, sha256, units, warnings, extension } = file
  const fileName = withExtension(row.fileName, extension)
  await files().adopt(exportKey({ ...row, fileName }), path)
  try {
    await changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
      const finishedAt = new Date()
      const times = { finishedAt, expiresAt: new Date(finishedAt.getTime() + KEPT_MS), workedUntil: null }
      const kept = { fileName, bytes: BigInt(bytes), sha256, warnings: warnings.map((warning) => ({ ...warning })) }
      await changeMine(tx, row, { status: 'DONE', unitsDone: units, unitsTotal: units, ...kept, ...times })
      const figures = { rowsWritten: units, bytes, sha256: Buffer.from(sha256).toString('hex') }
      record('export.finished', subjectOf(row), figures)
    })
  } catch (error) {
    await files().removeFolder(attemptFolder(row.id, row.attempt))
    throw error
  }
}

async function write(row: ProjectExport, signal: AbortSignal): Promise<void> {
  const format = formatOf(row.format)
  const file = format
    ? await writeFormat(row, format, signal)
    : await prisma().$transaction(
        async (tx) => writeData(row, await takeSnapshot(tx, row), signal),
        { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, maxWait: 30_000, timeout: LONGEST_MS },
      )
  try {
    await keep(row, file)
  } finally {
    await file.discard()
  }
}

/** What stands behind a stream that broke. */
const causeOf = (error: unknown) => (error instanceof StreamBroken && error.cause ? error.cause : error)

/** Why an export has failed for good, whatever is tried again; null for all that may go better another time. */
function lastingFailure(error: unknown): Failure | null {
  if (error instanceof ExportFailure) return error.failure
  if (error instanceof ChildFailed && error.detail) return error.detail as Failure
  const code = error instanceof Error && 'code' in error ? error.code : null
  return code === 'ENOSPC' || code === 'EDQUOT' ? exportFailures.EXPORT_DISK_FULL() : null
}

/** Lets another try begin at once. */
const release = ({ id, attempt }: ProjectExport) =>
  sweep((tx) => tx.projectExport.updateMany({ where: { id, attempt, ...UNDER_WAY }, data: { workedUntil: null } }))

/**
 * Writes an export's file and publishes its progress. What fails is tried again, after a server that is gone too; the
 * third failure is the last.
 */
async function run({ exportId }: { exportId: string }, stopping?: AbortSignal): Promise<void> {
  const row = await claim(exportId)
  if (!row) return
  // Only now: nobody else begins a try, and this one has made nothing yet.
  if (row.attempt > 1) await forgetTries(row.id)
  try {
    await whileMine(row, stopping, (signal) => write(row, signal))
  } catch (error) {
    const cause = causeOf(error)
    if (cause instanceof ExportGone) return void (await fail(row, exportFailures.EXPORT_PROJECT_DELETED()))
    const lasting = lastingFailure(cause)
    if (lasting) return void (await fail(row, lasting))
    if (row.attempt >= MOST_ATTEMPTS) await fail(row, exportFailures.EXPORT_NOT_WRITTEN())
    else await release(row)
    throw cause
  }
}

type ExportTask = QueuedTask<{ exportId: string }>

/** The job of exports that take seconds. */
export const writeExport: ExportTask = { name: 'writeExport', run }
/** The same for pages and pictures: a server paints those of one export at a time. */
export const writePictureExport: ExportTask = { name: 'writePictureExport', run }
/** The same for films, so that nobody waits for the film of another; a server encodes one at a time. */
export const writeLongExport: ExportTask = { name: 'writeLongExport', run }

const TASKS: Readonly<Record<ExportLane, ExportTask>> = {
  TEXT: writeExport, PICTURES: writePictureExport, FILM: writeLongExport,
}

/** Queues the writing of an export, unless it waits already; with a time, one that waits keeps its own. */
export const enqueueExport = (
  tx: Pick<Transaction, '$executeRaw'>,
  { id, format }: Pick<ProjectExport, 'id' | 'format'>,
  at?: Date,
): Promise<void> => {
  const task = TASKS[formatOf(format)?.lane ?? 'TEXT']
  return enqueueOnce(tx, task, { exportId: id }, { key: `export:${id}`, ...(at && { at }) })
}
