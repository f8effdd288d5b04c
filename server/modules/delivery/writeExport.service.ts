import { Readable } from 'node:stream'
import { Prisma, type ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProjectOf, sweep } from '../../change.ts'
import { FramewrightError } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { QueuedTask } from '../../platform/jobs/queue.ts'
import { type IncomingFile, StreamBroken } from '../../platform/storage/disk.ts'
import { files } from '../media/files.ts'
import { exportFailures } from './export.failures.ts'
import { attemptFolder, exportKey, KEPT_MS } from './exportFile.ts'
import { bytesOf, countExport } from './exportLines.service.ts'
import { actorOf, changeMine, ExportGone, LEASE_MS, progressNotes, subjectOf, UNDER_WAY } from './exportProgress.ts'
import { LIVE, type Snapshot } from './exportSnapshot.ts'

/** A server that fails or is gone in the midst of it begins anew so often. */
const MOST_ATTEMPTS = 3
/** An export that takes longer than this has failed: no snapshot is held for ever. */
const LONGEST_MS = 3_600_000
/** The same while no line comes. */
const PATIENCE_MS = 300_000

/** Whoever waits for a project that was purged has nothing to be told. */
async function orGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (error instanceof FramewrightError && error.code === 'NOT_FOUND') return null
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

/** Takes an export for this server alone; null when it is done or another server is at it. */
async function claim(id: string): Promise<ProjectExport | null> {
  const now = new Date()
  const isFree = { OR: [{ workedUntil: null }, { workedUntil: { lt: now } }] }
  const row = await prisma().projectExport.findFirst({ where: { id, ...UNDER_WAY, ...isFree } })
  if (!row) return null
  if (row.attempt >= MOST_ATTEMPTS) {
    await fail(row, exportFailures.EXPORT_NOT_WRITTEN())
    return null
  }
  const attempt = row.attempt + 1
  const workedUntil = new Date(now.getTime() + LEASE_MS)
  const startedAt = row.startedAt ?? now
  const data = { status: 'RUNNING', attempt, workedUntil, startedAt, rowsWritten: 0 } as const
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

/** Writes the file; nothing of it is kept when it fails. */
async function writeFile(row: ProjectExport, snapshot: Snapshot, stopping?: AbortSignal) {
  const { rowsTotal, lines } = await countExport(snapshot, row.includesCanvasData)
  const { eventSeq: seq } = snapshot.project
  await changeProjectOf(row.projectId, actorOf(row), async (change) => {
    await changeMine(change.tx, row, { rowsTotal, seq })
    change.record('export.started', subjectOf(row), { rowsTotal, seq })
  })
  const note = progressNotes(row, rowsTotal)
  const onRows = (rowsWritten: number) => {
    stopping?.throwIfAborted()
    return note(rowsWritten)
  }
  const stream = Readable.from(bytesOf(lines(onRows)), { objectMode: false })
  const file = await files().receive(stream, Number.MAX_SAFE_INTEGER, PATIENCE_MS)
  if (!file) throw new Error('The export has no end')
  return { file, rows: rowsTotal }
}

/** Puts the file where it can be downloaded, and only then tells that it can. */
async function keep(row: ProjectExport, { path, bytes, sha256 }: IncomingFile, rowsWritten: number): Promise<void> {
  await files().adopt(exportKey(row.id, row.attempt), path)
  try {
    await changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
      const finishedAt = new Date()
      const times = { finishedAt, expiresAt: new Date(finishedAt.getTime() + KEPT_MS), workedUntil: null }
      await changeMine(tx, row, { status: 'DONE', rowsWritten, bytes: BigInt(bytes), sha256, ...times })
      const told = { rowsWritten, bytes, sha256: Buffer.from(sha256).toString('hex') }
      record('export.finished', subjectOf(row), told)
    })
  } catch (error) {
    await files().removeFolder(attemptFolder(row.id, row.attempt))
    throw error
  }
}

async function write(row: ProjectExport, stopping?: AbortSignal): Promise<void> {
  const { file, rows } = await prisma().$transaction(
    async (tx) => writeFile(row, await takeSnapshot(tx, row), stopping),
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, maxWait: 30_000, timeout: LONGEST_MS },
  )
  try {
    await keep(row, file, rows)
  } finally {
    await files().discard(file.path)
  }
}

/** What stands behind a stream that broke. */
const causeOf = (error: unknown) => (error instanceof StreamBroken && error.cause ? error.cause : error)

/** Lets another try begin at once. */
const release = ({ id, attempt }: ProjectExport) =>
  sweep((tx) => tx.projectExport.updateMany({ where: { id, attempt, ...UNDER_WAY }, data: { workedUntil: null } }))

/** Under which key the job of an export waits. */
export const jobKey = (exportId: string) => `export:${exportId}`

/**
 * Writes an export's file and tells how far it is. What fails is tried again, after a server that is gone too; the
 * third failure is the last.
 */
export const writeExport: QueuedTask<{ exportId: string }> = {
  name: 'writeExport',
  async run({ exportId }, stopping) {
    const row = await claim(exportId)
    if (!row) return
    try {
      await write(row, stopping)
    } catch (error) {
      const cause = causeOf(error)
      if (cause instanceof ExportGone) return void (await fail(row, exportFailures.EXPORT_PROJECT_DELETED()))
      if (row.attempt >= MOST_ATTEMPTS) await fail(row, exportFailures.EXPORT_NOT_WRITTEN())
      else await release(row)
      throw cause
    }
  },
}
