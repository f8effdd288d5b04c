import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { v7 as uuidv7 } from 'uuid'
import type { FileUpload, Prisma } from '../../../__generated__/prisma/client.ts'
import { changeProject } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail, notFound } from '../../../kernel/errors.ts'
import { MOST_UPLOAD_BYTES } from '../../../kernel/fileLimit.ts'
import { exceededLimit } from '../../../kernel/plans.ts'
import { ownedByResources } from '../../../kernel/resources.ts'
import { prisma, type Transaction } from '../../../platform/database/client.ts'
import { demandRate } from '../../../platform/limiter/limiter.ts'
import { type IncomingFile, StreamBroken } from '../../../platform/storage/disk.ts'
import { visibleTo as visibleProject } from '../../identity/project.policy.ts'
import { files } from '../../media/files.ts'
import { PATIENCE_MS } from '../../media/upload.service.ts'
import { cutOff, stalled } from '../../media/uploadRefusal.ts'
import { fileNameOf } from '../exports/names.ts'
import { importFailures } from './import.failures.ts'
import { uploadFolder, uploadKey } from './importFile.ts'

/** An upload can be resumed so long. */
export const RESUMABLE_HOURS = 24
/** Files that a person may be sending at the same time. */
export const MOST_UPLOADS = 10
/** Files that a person may announce in an hour. */
export const MOST_UPLOADS_PER_HOUR = 60

const HOUR_MS = 3_600_000
const ASKING = { name: 'createUpload', most: MOST_UPLOADS_PER_HOUR, seconds: 3600 }
const SHA256 = /^[0-9a-f]{64}$/
/** Bytes by which a reader recognizes a file. */
const HEAD_BYTES = 4096

/** A file that somebody announces; `sha256` are hexadecimal digits. */
export interface NewUpload {
  fileName: string
  bytes: number
  sha256: string
}

/** A person sees the own uploads alone, until their time is over. */
export const visibleTo = (viewer: Viewer): Prisma.FileUploadWhereInput =>
  ({ userId: viewer.userId, project: visibleProject(viewer), expiresAt: { gt: new Date() } })

/**
 * Announces a file, whose parts are sent to the address of the upload. INVALID_INPUT for an impossible size or hash,
 * PLAN_LIMIT where the organization has no room for it, CONFLICT beyond 10 at once.
 */
export async function createUpload(viewer: Viewer, projectId: string, announced: NewUpload): Promise<FileUpload> {
  const { bytes } = announced
  const sha256 = announced.sha256.toLowerCase()
  if (bytes < 1 || bytes > MOST_UPLOAD_BYTES) {
    throw fail(importFailures.UPLOAD_SIZE_INVALID({ most: MOST_UPLOAD_BYTES }), { field: 'bytes' })
  }
  if (!SHA256.test(sha256)) throw fail(importFailures.UPLOAD_HASH_INVALID(), { field: 'sha256' })
  if ((await prisma().project.count({ where: { AND: [{ id: projectId }, visibleProject(viewer)] } })) === 0) {
    throw notFound('Project')
  }
  await demandRate(ASKING, viewer.userId)
  const fileName = fileNameOf(announced.fileName)
  return changeProject(viewer, projectId, 'imports:write', async ({ tx, project, record }) => {
    const open = { expiresAt: { gt: new Date() } }
    const own = await tx.fileUpload.count({ where: { ...open, userId: viewer.userId } })
    if (own >= MOST_UPLOADS) throw fail(importFailures.UPLOADS_AT_LIMIT({ most: MOST_UPLOADS }))
    const { plan, storageBytes } =
      await tx.organization.findUniqueOrThrow({ where: { id: project.organizationId } })
    const where = { ...open, project: { organizationId: project.organizationId } }
    const { _sum: coming } = await tx.fileUpload.aggregate({ where, _sum: { bytes: true } })
    const exceeded = exceededLimit(plan, { storageBytes: Number(storageBytes) + (coming.bytes ?? 0) + bytes })
    if (exceeded) throw fail(exceeded)
    const id = uuidv7()
    const row = await tx.fileUpload.create({
      data: {
        id, projectId, userId: viewer.userId, fileName, bytes, sha256: new Uint8Array(Buffer.from(sha256, 'hex')),
        expiresAt: new Date(Date.now() + RESUMABLE_HOURS * HOUR_MS),
      },
    })
    record('import.announced', { type: 'FileUpload', id }, { fileName, bytes })
    return row
  })
}

/** An upload of the viewer with the bytes that have come. NOT_FOUND for all others. */
export async function findUpload(viewer: Viewer, id: string): Promise<FileUpload & { offset: number }> {
  const found = await prisma().fileUpload.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] } })
  if (!found) throw notFound('Upload')
  return { ...found, offset: await files().size(uploadKey(id)) }
}

/** Uploads to which this server adds a part at the moment. */
const inProgress = ownedByResources(() => new Set<string>())

/**
 * Adds a part of a file that begins at `from`; answers the bytes that have come then. What came of a part that breaks
 * off stays. CONFLICT if it begins elsewhere than what has come ends; INVALID_INPUT for more bytes than announced.
 */
export async function appendPart(viewer: Viewer, id: string, from: number, stream: Readable): Promise<number> {
  const { bytes } = await findUpload(viewer, id)
  if (inProgress().has(id)) throw fail(importFailures.UPLOAD_IN_USE())
  inProgress().add(id)
  try {
    const offset = await files().size(uploadKey(id))
    if (from !== offset) throw fail(importFailures.UPLOAD_OFFSET_DIFFERENT({ offset }))
    const reached = await files().append(uploadKey(id), stream, bytes, PATIENCE_MS)
    if (reached === null) throw fail(importFailures.UPLOAD_RANGE_INVALID({ bytes }))
    return reached
  } catch (error) {
    if (!(error instanceof StreamBroken)) throw error
    throw error.isStalled ? stalled() : cutOff()
  } finally {
    inProgress().delete(id)
  }
}

/**
 * The file of an upload that is whole. NOT_FOUND for one of another person or project; CONFLICT while bytes are
 * missing; INVALID_INPUT, and it begins again, if its SHA-256 is not the announced one.
 */
export async function readUpload(
  viewer: Viewer, projectId: string, id: string,
): Promise<{ file: IncomingFile; fileName: string }> {
  const { bytes, sha256, offset, fileName, ...found } = await findUpload(viewer, id)
  if (found.projectId !== projectId) throw notFound('Upload')
  if (offset < bytes) throw fail(importFailures.UPLOAD_INCOMPLETE({ offset, bytes }), { field: 'uploadId' })
  const key = uploadKey(id)
  const hash = createHash('sha256')
  const head: Uint8Array[] = []
  let seen = 0
  for await (const chunk of ((await files().open(key))?.stream ?? []) as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    if (seen < HEAD_BYTES) head.push(chunk.subarray(0, HEAD_BYTES - seen))
    seen += chunk.length
  }
  if (!hash.digest().equals(sha256)) {
    await files().removeFolder(uploadFolder(id))
    throw fail(importFailures.UPLOAD_DAMAGED(), { field: 'uploadId' })
  }
  const path = (await files().withPath(key, (own) => Promise.resolve(own))) ?? ''
  return { file: { path, bytes, sha256, head: Buffer.concat(head) }, fileName }
}

/** Ends an upload whose file is imported. NOT_FOUND if another import has taken it. */
export async function takeUpload(tx: Transaction, id: string): Promise<void> {
  const { count } = await tx.fileUpload.deleteMany({ where: { id } })
  if (count === 0) throw notFound('Upload')
}
