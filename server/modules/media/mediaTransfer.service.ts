import { v7 as uuidv7 } from 'uuid'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { files, originalKey } from './files.ts'
import { anyHolder, mediaHolders } from './mediaHolder.ts'

/** Whether a file `m` is one of a project. */
const isUsedIn = (projectId: string) => anyHolder(({ isIn }) => isIn(projectId))

/** Whether a file `m` is one of another project. */
const isUsedOutside = (projectId: string) => anyHolder(({ isIn }) => Prisma.sql`NOT (${isIn(projectId)})`)

/** Bytes an organization would store more, were a project moved to it: what it has already is not stored again. */
export async function bytesToMove(
  database: Pick<Transaction, '$queryRaw'>,
  projectId: string,
  targetId: string,
): Promise<number> {
  const [row] = await database.$queryRaw<{ bytes: bigint }[]>`
    SELECT coalesce(sum(m."bytes"), 0)::bigint AS "bytes" FROM "Media" m
    WHERE m."organizationId" <> ${targetId}::uuid AND ${isUsedIn(projectId)} AND NOT EXISTS (
      SELECT 1 FROM "Media" t WHERE t."organizationId" = ${targetId}::uuid AND t."sha256" = m."sha256")`
  return Number(row?.bytes ?? 0)
}

interface MovedFile {
  id: string
  bytes: number
  isShared: boolean
}

/** Gives the other organization a file of its own, for one that stays in use in the first. */
async function copyFile(tx: Transaction, projectId: string, targetId: string, fileId: string): Promise<void> {
  const { id: _, createdAt: __, ...file } = await tx.media.findUniqueOrThrow({ where: { id: fileId } })
  const id = uuidv7()
  await files().copy(originalKey(fileId), originalKey(id))
  await tx.media.create({ data: { ...file, id, organizationId: targetId } })
  for (const { table, column, isIn, touch } of mediaHolders()) {
    await tx.$executeRaw`
      UPDATE ${table} r SET ${column} = ${id}::uuid${touch}
      WHERE r.${column} = ${fileId}::uuid AND ${isIn(projectId)}`
  }
}

const sumOf = (moved: readonly MovedFile[]) => moved.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Moves the images and sounds of a project to another organization; both must be locked. What the other has already is
 * used there, what other projects use is copied. The bytes are counted where they are.
 */
export async function moveMedia(
  tx: Transaction,
  projectId: string,
  sourceId: string,
  targetId: string,
): Promise<void> {
  for (const { table, column, isIn, touch } of mediaHolders()) {
    await tx.$executeRaw`
      UPDATE ${table} r SET ${column} = t."id"${touch}
      FROM "Media" m JOIN "Media" t ON t."sha256" = m."sha256" AND t."organizationId" = ${targetId}::uuid
      WHERE r.${column} = m."id" AND m."organizationId" = ${sourceId}::uuid AND ${isIn(projectId)}`
  }
  const used = await tx.$queryRaw<MovedFile[]>`
    SELECT m."id", m."bytes", ${isUsedOutside(projectId)} AS "isShared"
    FROM "Media" m WHERE m."organizationId" = ${sourceId}::uuid AND ${isUsedIn(projectId)}`
  const moved = used.filter(({ isShared }) => !isShared)
  const ids = moved.map(({ id }) => id)
  await tx.media.updateMany({ where: { id: { in: ids } }, data: { organizationId: targetId } })
  for (const { id, isShared } of used) if (isShared) await copyFile(tx, projectId, targetId, id)
  const count = (id: string, bytes: number) =>
    tx.organization.update({ where: { id }, data: { storageBytes: { increment: bytes } } })
  await count(sourceId, -sumOf(moved))
  await count(targetId, sumOf(used))
}
