import { v7 as uuidv7 } from 'uuid'
import type { Import, Prisma, StoryboardVersion } from '../../../__generated__/prisma/client.ts'
import { changeProject, type ProjectChange } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../../kernel/errors.ts'
import { MOST_SOUND_BYTES } from '../../../kernel/fileLimit.ts'
import type { Permission } from '../../../kernel/permissions.ts'
import { requestFailures } from '../../../kernel/request.failures.ts'
import { TextChecks } from '../../../kernel/text.ts'
import { prisma, type Transaction } from '../../../platform/database/client.ts'
import { demandRate } from '../../../platform/limiter/limiter.ts'
import { locateStoryboard } from '../../board/storyboard.service.ts'
import { storyboardCode } from '../../../kernel/codes.ts'
import { visibleTo as visibleVersion } from '../../board/version.policy.ts'
import { visibleTo as visibleProject } from '../../identity/project.policy.ts'
import { runApart } from '../../../platform/workers/workers.ts'
import { checkCode, nextCode } from '../../projects/assignedCode.ts'
import { files } from '../../media/files.ts'
import { discardUpload, type ReceivedFile } from '../../media/upload.service.ts'
import { readOptions } from '../exports/exportOption.ts'
import { fileNameOf } from '../exports/names.ts'
import { importFailures } from './import.failures.ts'
import { visibleTo } from './import.policy.ts'
import { readUpload, takeUpload } from './fileUpload.service.ts'
import { importFolder, KEPT_MS, sourceKey, uploadFolder, uploadKey } from './importFile.ts'
import { letGo } from './importMedia.service.ts'
import { subjectOf } from './importPlan.service.ts'
import { IMPORT_READERS, readerOf } from './importReaders.service.ts'
import type { ImportReader, NewBoard } from './reader.ts'
import { enqueueReading, UNREAD } from './readImport.service.ts'
// Declared here too: ZIPs are read in processes apart.
import './zip.failures.ts'

/** Imports of a project that are read at the same time. */
export const MOST_READING = 3
/** Imports a person may start in an hour. */
export const MOST_PER_HOUR = 60
/** Imports of a project that are kept; the oldest of more is forgotten. */
export const MOST_IMPORTS = 100

const ASKING = { name: 'startImport', most: MOST_PER_HOUR, seconds: 3600 }

/** A kind of file with options, as somebody asks for it; `field` is where they stand in the input. */
export interface AskedReader {
  reader: ImportReader
  options: unknown
  field: string
}

/** The file of an import: one that came with the request, or an upload. */
export type SentFile = { file: ReceivedFile; fileName: string } | { uploadId: string }

/** An import that somebody asks for. */
export interface NewImport {
  sent: SentFile
  /** Null for what the file shows itself to be. */
  as: AskedReader | null
  into: ImportPlace
}

/** Where somebody wants a file: a board, a new one, or neither for the project as a whole. */
export interface ImportPlace {
  storyboardId?: string | null
  /** Without a code it is made from the name. */
  newStoryboard?: { name: string; code?: string | null | undefined } | null | undefined
}

const megabytes = (bytes: number) => bytes / 1024 ** 2

/** The options of a kind of file by its field, as a part of an input. INVALID_INPUT unless exactly one is given. */
export function askedReader(
  as: Readonly<Record<string, object | null | undefined>> | null | undefined,
): AskedReader | null {
  if (!as) return null
  const asked = Object.entries(as).filter(([, options]) => options != null)
  const reader = IMPORT_READERS.find(({ field }) => field === asked[0]?.[0])
  if (asked.length === 1 && reader) return { reader, options: asked[0]?.[1], field: `as.${reader.field}` }
  const names = IMPORT_READERS.map(({ field }) => field).join(', ')
  throw fail(importFailures.IMPORT_OPTIONS_INVALID({ names }), { field: 'as' })
}

const ZIP_ENTRIES = new URL('./zipEntries.ts', import.meta.url)

/** The kind of a file by its bytes, then by its name; of a ZIP first by the names of what is in it. */
async function recognize({ head, path }: NonNullable<ReceivedFile>, fileName: string): Promise<ImportReader | null> {
  const isZip = head[0] === 0x50 && head[1] === 0x4b
  const names = isZip ? await runApart<string, string[]>(ZIP_ENTRIES, 'zipNames', path) : []
  return IMPORT_READERS.find(({ recognizesZip }) => names.length > 0 && recognizesZip?.(names))
    ?? IMPORT_READERS.find((each) => each.recognizes(head, fileName)) ?? null
}

/** What a file is read by. INVALID_INPUT for one that nothing reads, and for options out of range. */
async function readingOf(
  { as, into: { storyboardId, newStoryboard } }: NewImport, file: ReceivedFile, fileName: string,
) {
  if (!file) {
    const most = Math.min(as?.reader.mostBytes ?? MOST_SOUND_BYTES, MOST_SOUND_BYTES)
    throw fail(requestFailures.FILE_TOO_LARGE({ most: megabytes(most) }), { field: 'file' })
  }
  const reader = as?.reader ?? await recognize(file, fileName)
  if (!reader) {
    const kinds = IMPORT_READERS.map(({ field }) => field).join(', ')
    throw fail(importFailures.IMPORT_KIND_UNKNOWN({ kinds }), { field: 'file' })
  }
  if (file.bytes > reader.mostBytes) {
    throw fail(requestFailures.FILE_TOO_LARGE({ most: megabytes(reader.mostBytes) }), { field: 'file' })
  }
  if (reader.isForBoard !== Boolean(storyboardId ?? newStoryboard)) {
    const failure = reader.isForBoard ? importFailures.IMPORT_INTO_BOARD() : importFailures.IMPORT_INTO_PROJECT()
    throw fail(failure, { field: 'into' })
  }
  return { file, reader, options: readOptions(reader.options, as?.options, as?.field ?? 'as') as object }
}

/** Throws CONFLICT when as many imports are read as may be; forgets the oldest of too many. */
async function makeRoom(tx: Transaction, projectId: string): Promise<void> {
  if ((await tx.import.count({ where: { projectId, ...UNREAD } })) >= MOST_READING) {
    throw fail(importFailures.IMPORTS_AT_LIMIT({ most: MOST_READING }))
  }
  const kept = { where: { projectId, expiresAt: { gt: new Date() } }, orderBy: { id: 'desc' } } as const
  const old = await tx.import.findMany({ ...kept, skip: MOST_IMPORTS - 1, select: { id: true } })
  const where = { id: { in: old.map(({ id }) => id) } }
  await tx.import.updateMany({ where, data: { expiresAt: new Date() } })
}

/** Where the file is. Of an upload, its bytes are those that were announced. */
async function fileOf(viewer: Viewer, projectId: string, sent: SentFile) {
  return 'uploadId' in sent ? readUpload(viewer, projectId, sent.uploadId) : sent
}

/** Keeps the file of an import. That of an upload stays until the import is there. */
const keepFile = (importId: string, sent: SentFile, path: string): Promise<void> =>
  'uploadId' in sent ? files().copy(uploadKey(sent.uploadId), sourceKey(importId))
    : files().adopt(sourceKey(importId), path)

/**
 * The board of an import, or what makes it. NOT_FOUND for one that is not in the project, or not there for the viewer;
 * INVALID_INPUT for a name or a code that no board can have.
 */
async function placeOf(viewer: Viewer, projectId: string, { storyboardId = null, newStoryboard }: ImportPlace) {
  if (storyboardId !== null) {
    const found = await locateStoryboard(viewer, storyboardId)
    if (found.projectId !== projectId) throw notFound('Storyboard', 'into.storyboardId')
  }
  if (!newStoryboard) return { storyboardId }
  const checks = new TextChecks()
  const name = checks.name('into.newStoryboard.name', newStoryboard.name)
  checkCode(checks, newStoryboard.code ?? null, 'into.newStoryboard.code')
  checks.done()
  const space = { kind: 'STORYBOARD', parentId: projectId } as const
  const code = newStoryboard.code ?? (await nextCode(prisma(), space, storyboardCode(name)))
  return { storyboardId, newStoryboard: { id: uuidv7(), name, code } satisfies NewBoard }
}

/**
 * Keeps a file and queues its reading; nothing of the project changes. The file is discarded when it is refused.
 * INVALID_INPUT for one that is too large or of no known kind; CONFLICT while too many are read.
 */
export async function startImport(viewer: Viewer, projectId: string, asked: NewImport): Promise<Import> {
  const id = uuidv7()
  const { sent } = asked
  try {
    if ((await prisma().project.count({ where: { AND: [{ id: projectId }, visibleProject(viewer)] } })) === 0) {
      throw notFound('Project')
    }
    await demandRate(ASKING, viewer.userId)
    const { file: sentFile, fileName: sentName } = await fileOf(viewer, projectId, sent)
    const { file, reader, options } = await readingOf(asked, sentFile, sentName)
    const place = await placeOf(viewer, projectId, asked.into)
    const fileName = fileNameOf(sentName)
    const row = {
      id, projectId, ...place, requestedById: viewer.userId, reader: reader.reader, fileName,
      bytes: file.bytes, options: options as Prisma.InputJsonObject, hasAddresses: viewer.projectId === null,
      expiresAt: new Date(Date.now() + KEPT_MS),
    }
    await keepFile(id, sent, file.path)
    const started = await changeProject(viewer, projectId, 'imports:write', async ({ tx, record }) => {
      await makeRoom(tx, projectId)
      if ('uploadId' in sent) await takeUpload(tx, sent.uploadId)
      const made = await tx.import.create({ data: row })
      record('import.started', subjectOf(made), { fileName, reader: reader.reader })
      await enqueueReading(tx, id)
      return made
    })
    if ('uploadId' in sent) await files().removeFolder(uploadFolder(sent.uploadId))
    return started
  } catch (error) {
    await files().removeFolder(importFolder(id))
    throw error
  } finally {
    if ('file' in sent) await discardUpload(sent.file)
  }
}

/** An import. NOT_FOUND for who may not see it, and when its time is over. */
export async function findImport(viewer: Viewer, id: string): Promise<Import> {
  const found = await prisma().import.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] } })
  if (!found) throw notFound('Import')
  return found
}

/** The imports of a project, newest first. NOT_FOUND for who may not see it. */
export async function findImports(viewer: Viewer, projectId: string): Promise<Import[]> {
  const isVisible = await prisma().project.count({ where: { id: projectId, AND: visibleProject(viewer) } })
  if (isVisible === 0) throw notFound('Project')
  const where = { AND: [{ projectId }, visibleTo(viewer)] }
  return prisma().import.findMany({ where, orderBy: { id: 'desc' } })
}

/** The versions of boards that were made before imports were applied, by the ids of the imports. */
export async function findVersionsBefore(
  viewer: Viewer, importIds: readonly string[],
): Promise<Map<string, StoryboardVersion[]>> {
  const where = { id: { in: [...importIds] } }
  const imports = await prisma().import.findMany({ where, select: { id: true, versionIds: true } })
  const ids = imports.flatMap(({ versionIds }) => versionIds)
  const versions = await prisma().storyboardVersion.findMany({
    where: { AND: [{ id: { in: ids } }, visibleVersion(viewer)] }, orderBy: { id: 'asc' },
  })
  return new Map(imports.map(({ id, versionIds }) => [id, versions.filter((each) => versionIds.includes(each.id))]))
}

/** Changes an import under the lock of its project, in which it is read again. */
export async function changeImport<Result>(
  viewer: Viewer,
  id: string,
  work: (change: ProjectChange, row: Import) => Promise<Result>,
  permission: Permission = 'imports:write',
): Promise<Result> {
  const { projectId } = await findImport(viewer, id)
  return changeProject(viewer, projectId, permission, async (change) => {
    const row = await change.tx.import.findUnique({ where: { id } })
    if (!row) throw notFound('Import')
    return work(change, row)
  })
}

/** Throws CONFLICT when an import has come to its end. */
export function demandOpen({ status }: Pick<Import, 'status'>): void {
  if (status === 'APPLIED' || status === 'UNDONE' || status === 'DISCARDED') throw fail(importFailures.IMPORT_ENDED())
}

/** Reads the file again with other options. INVALID_INPUT for options out of range; CONFLICT after the end. */
export async function updateImport(
  viewer: Viewer, id: string, as: AskedReader, expectedVersion: ExpectedVersion,
): Promise<Import> {
  const options = readOptions(as.reader.options, as.options, as.field) as Prisma.InputJsonObject
  return changeImport(viewer, id, async ({ tx, record }, row) => {
    demandOpen(row)
    demandVersion('Import', row, expectedVersion)
    const { mostBytes, isForBoard, reader } = as.reader
    if (row.bytes > mostBytes) throw fail(requestFailures.FILE_TOO_LARGE({ most: megabytes(mostBytes) }))
    if (isForBoard !== readerOf(row.reader).isForBoard) {
      throw fail(isForBoard ? importFailures.IMPORT_INTO_BOARD() : importFailures.IMPORT_INTO_PROJECT())
    }
    const next = { increment: 1 }
    const unread = { status: 'QUEUED', workedUntil: null, digest: null, attempt: next, tries: 0 } as const
    const data = { ...unread, reader, options, version: next }
    const updated = await tx.import.update({ where: { id }, data })
    record('import.started', subjectOf(row), { fileName: row.fileName, reader })
    await enqueueReading(tx, id)
    return updated
  })
}

/**
 * Ends an import without applying it; its files are removed within the hour, its pictures and sounds by night. CONFLICT
 * after the end.
 */
export async function discardImport(viewer: Viewer, id: string): Promise<Import> {
  return changeImport(viewer, id, async ({ tx, record }, row) => {
    demandOpen(row)
    record('import.discarded', subjectOf(row), { fileName: row.fileName })
    await letGo(tx, id)
    return tx.import.update({ where: { id }, data: { status: 'DISCARDED', expiresAt: new Date() } })
  })
}

/**
 * Deletes the imports and uploads of a project that leaves its organization, because they name people there. The next
 * housekeeping deletes the files.
 */
export async function forgetImportsOf(tx: Transaction, projectId: string): Promise<void> {
  await tx.import.deleteMany({ where: { projectId } })
  await tx.fileUpload.deleteMany({ where: { projectId } })
}
