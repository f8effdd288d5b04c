import { Prisma, type Import } from '../../../__generated__/prisma/client.ts'
import { changeProjectOf, sweep } from '../../../change.ts'
import { FramewrightError, isNotFound } from '../../../kernel/errors.ts'
import { frameRateOf } from '../../../kernel/frames.ts'
import { prisma, type Transaction } from '../../../platform/database/client.ts'
import { enqueueOnce, type QueuedTask } from '../../../platform/jobs/queue.ts'
import { readLocalFile, readLocalHead } from '../../../platform/storage/localFile.ts'
import { runApart } from '../../../platform/workers/workers.ts'
import { files } from '../../media/files.ts'
import { importFailures } from './import.failures.ts'
import { sourceKey } from './importFile.ts'
import { keepFound } from './importMedia.service.ts'
import { json, keepRead, planImport, type ReadImport, seqOf, storePlan, subjectOf } from './importPlan.service.ts'
import { readerOf } from './importReaders.service.ts'
import type { ImportReader, ReadFile, ReadOrder } from './reader.ts'

/** The most attempts at a file whose server failed or ended. */
const MOST_TRIES = 3
/** After this long another server reads the file: no file takes as long. */
const LEASE_MS = 600_000

/** What is not read yet. */
export const UNREAD = { status: { in: ['QUEUED', 'READING'] } } satisfies Prisma.ImportWhereInput

/** Who an import's events are of. */
const actorOf = ({ requestedById }: Pick<Import, 'requestedById'>) => ({ userId: requestedById, tokenId: null })

/** The row while this try still has it: it was not discarded, nor read again with other options. */
const isMine = ({ id, attempt }: Pick<Import, 'id' | 'attempt'>) => ({ id, attempt, status: 'READING' as const })

/** A purged project has no imports any more. */
async function orGone<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Takes an import for this server alone; null when it is read or another server is at it. */
async function claim(id: string): Promise<Import | null> {
  const isFree = { OR: [{ workedUntil: null }, { workedUntil: { lt: new Date() } }] }
  const row = await prisma().import.findFirst({ where: { id, ...UNREAD, ...isFree } })
  if (!row) return null
  const workedUntil = new Date(Date.now() + LEASE_MS)
  const data = { status: 'READING' as const, attempt: row.attempt + 1, tries: row.tries + 1, workedUntil }
  const where = { id, attempt: row.attempt, ...UNREAD, ...isFree }
  const { count } = await sweep((tx) => tx.import.updateMany({ where, data }))
  return count === 1 ? { ...row, ...data } : null
}

/** Ends an import that cannot be read. */
async function refuse(row: Import, outcome: Exclude<ReadFile<unknown>, { parsed: unknown }>): Promise<void> {
  const { refusal, encodings = [], columns = [] } = outcome
  const data = {
    status: 'REFUSED' as const, failure: json(refusal), encodings: json(encodings), columns: json(columns),
    workedUntil: null,
  }
  await orGone(changeProjectOf(row.projectId, actorOf(row), async ({ tx, record }) => {
    const { count } = await tx.import.updateMany({ where: isMine(row), data })
    const { fileName } = row
    if (count > 0) record('import.refused', subjectOf(row), { fileName, reason: refusal.reason })
  }))
}

/** Plans what was read by the project as it is at one moment, which locks nobody out. */
const planNow = (row: Import, read: ReadImport) =>
  prisma().$transaction(async (tx) => {
    const project = await tx.project.findUniqueOrThrow({ where: { id: row.projectId } })
    return { plan: await planImport(tx, row, project, read), basedOnSeq: await seqOf(tx, project) }
  }, { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, maxWait: 30_000, timeout: 60_000 })

/** Whether the row is still this try's, for which its lease is made longer when half of it is over. */
function leaseOf(row: Import): () => Promise<boolean> {
  let until = Date.now() + LEASE_MS
  return async () => {
    if (until - Date.now() > LEASE_MS / 2) return true
    until = Date.now() + LEASE_MS
    const data = { workedUntil: new Date(until) }
    return (await sweep((tx) => tx.import.updateMany({ where: isMine(row), data }))).count === 1
  }
}

/** Has a file read by its reader, in a process apart. */
export const readBy = ({ reading }: ImportReader, order: ReadOrder<unknown>): Promise<ReadFile<unknown>> =>
  (typeof reading === 'function'
    ? reading(order as never)
    : runApart<ReadOrder<unknown>, ReadFile<unknown>>(reading, 'read', order))

/** Reads the file and keeps its pictures and sounds; null when it is refused. */
async function readFile(row: Import, order: Omit<ReadOrder<unknown>, 'folder'>): Promise<ReadImport | null> {
  const folder = await files().newFolder()
  try {
    const outcome = await readBy(readerOf(row.reader), { ...order, folder })
    if ('refusal' in outcome) {
      await refuse(row, outcome)
      return null
    }
    const { parsed, found = [] } = outcome
    return { parsed, media: await keepFound(row, found, leaseOf(row)) }
  } catch (error) {
    if (!(error instanceof FramewrightError) || error.code !== 'PLAN_LIMIT') throw error
    await refuse(row, { refusal: error.failure })
    return null
  } finally {
    await files().discard(folder)
  }
}

/** The bytes that a reader gets: all of the file, or its beginning. */
const bytesFor = ({ isReadByPath }: ImportReader, path: string): Promise<Uint8Array> =>
  (isReadByPath ? readLocalHead(path) : readLocalFile(path))

async function read(row: Import): Promise<void> {
  const reader = readerOf(row.reader)
  const project = await prisma().project.findUnique({ where: { id: row.projectId } })
  if (!project) return
  const { fileName, options } = row
  const read = await files().withPath(sourceKey(row.id), async (path) => {
    const bytes = await bytesFor(reader, path)
    return { found: await readFile(row, { bytes, path, fileName, options, frameRate: frameRateOf(project) }) }
  })
  if (!read) return refuse(row, { refusal: importFailures.IMPORT_FILE_GONE() })
  const { found } = read
  if (!found) return
  await keepRead(row, found)
  const { plan, basedOnSeq } = await planNow(row, found)
  const own = reader.scopes(found.parsed, row.options as never)
  const scopes = row.newStoryboard === null ? [...own] : [...new Set([...own, 'boards:write' as const])]
  await orGone(changeProjectOf(row.projectId, actorOf(row), async (change) => {
    const mine = await change.tx.import.findFirst({ where: isMine(row), select: { id: true } })
    const data = { basedOnSeq, scopes, workedUntil: null, failure: Prisma.DbNull, encodings: [] }
    if (mine) await storePlan(change, row, plan, data)
  }))
}

/** Lets another try begin at once. */
const release = (row: Import) =>
  sweep((tx) => tx.import.updateMany({ where: isMine(row), data: { workedUntil: null } }))

/** Reads and plans the file of an import. What fails is tried again; the third failure is the last. */
async function run({ importId }: { importId: string }): Promise<void> {
  const row = await claim(importId)
  if (!row) return
  try {
    await read(row)
  } catch (error) {
    if (row.tries >= MOST_TRIES) await refuse(row, { refusal: importFailures.IMPORT_NOT_READ() })
    else await release(row)
    throw error
  }
}

/** The job that reads files; a server reads one at a time. */
export const readImport: QueuedTask<{ importId: string }> = { name: 'readImport', run }

/** Queues the reading of an import, unless it waits already; with a time, one that waits keeps its own. */
export const enqueueReading = (tx: Pick<Transaction, '$executeRaw'>, importId: string, at?: Date): Promise<void> =>
  enqueueOnce(tx, readImport, { importId }, { key: `import:${importId}`, ...(at && { at }) })
