import { v7 as uuidv7 } from 'uuid'
import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { files, originalKey } from './files.ts'

/** Whether a view `v`, in the trash or not, is in a project. */
const isViewIn = (projectId: string) => Prisma.sql`
  v."shotId" IN (SELECT s."id" FROM "Shot" s JOIN "Storyboard" b ON b."id" = s."storyboardId"
    WHERE b."projectId" = ${projectId}::uuid)`

/** Whether an asset `a`, in the trash or not, is in a project. */
const isAssetIn = (projectId: string) => Prisma.sql`a."projectId" = ${projectId}::uuid`

/** Whether an image `m` is one of a project. */
const isUsedIn = (projectId: string) => Prisma.sql`(
  EXISTS (SELECT 1 FROM "ShotView" v WHERE v."imageId" = m."id" AND ${isViewIn(projectId)})
  OR EXISTS (SELECT 1 FROM "Asset" a WHERE a."thumbnailId" = m."id" AND ${isAssetIn(projectId)}))`

/** Whether an image `m` is one of another project. */
const isUsedOutside = (projectId: string) => Prisma.sql`(
  EXISTS (SELECT 1 FROM "ShotView" v WHERE v."imageId" = m."id" AND NOT (${isViewIn(projectId)}))
  OR EXISTS (SELECT 1 FROM "Asset" a WHERE a."thumbnailId" = m."id" AND NOT (${isAssetIn(projectId)})))`

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

interface MovedImage {
  id: string
  bytes: number
  isShared: boolean
}

/** Gives the other organization an image of its own, for one that stays in use in the first. */
async function copyImage(tx: Transaction, projectId: string, targetId: string, imageId: string): Promise<void> {
  const { id: _, createdAt: __, ...image } = await tx.media.findUniqueOrThrow({ where: { id: imageId } })
  const id = uuidv7()
  await files.copy(originalKey(imageId), originalKey(id))
  await tx.media.create({ data: { ...image, id, organizationId: targetId } })
  await tx.$executeRaw`
    UPDATE "ShotView" v SET "imageId" = ${id}::uuid, "updatedAt" = now()
    WHERE v."imageId" = ${imageId}::uuid AND ${isViewIn(projectId)}`
  await tx.$executeRaw`
    UPDATE "Asset" a SET "thumbnailId" = ${id}::uuid, "updatedAt" = now()
    WHERE a."thumbnailId" = ${imageId}::uuid AND ${isAssetIn(projectId)}`
}

const sumOf = (images: readonly MovedImage[]) => images.reduce((sum, { bytes }) => sum + bytes, 0)

/**
 * Moves the images of a project to another organization; both must be locked. What the other has already is used there,
 * what other projects use is copied. The bytes are counted where they are.
 */
export async function moveImages(
  tx: Transaction,
  projectId: string,
  sourceId: string,
  targetId: string,
): Promise<void> {
  const same = Prisma.sql`
    "Media" m JOIN "Media" t ON t."sha256" = m."sha256" AND t."organizationId" = ${targetId}::uuid`
  await tx.$executeRaw`
    UPDATE "ShotView" v SET "imageId" = t."id", "updatedAt" = now() FROM ${same}
    WHERE v."imageId" = m."id" AND m."organizationId" = ${sourceId}::uuid AND ${isViewIn(projectId)}`
  await tx.$executeRaw`
    UPDATE "Asset" a SET "thumbnailId" = t."id", "updatedAt" = now() FROM ${same}
    WHERE a."thumbnailId" = m."id" AND m."organizationId" = ${sourceId}::uuid AND ${isAssetIn(projectId)}`
  const images = await tx.$queryRaw<MovedImage[]>`
    SELECT m."id", m."bytes", ${isUsedOutside(projectId)} AS "isShared"
    FROM "Media" m WHERE m."organizationId" = ${sourceId}::uuid AND ${isUsedIn(projectId)}`
  const moved = images.filter(({ isShared }) => !isShared)
  const ids = moved.map(({ id }) => id)
  await tx.media.updateMany({ where: { id: { in: ids } }, data: { organizationId: targetId } })
  for (const { id, isShared } of images) if (isShared) await copyImage(tx, projectId, targetId, id)
  const count = (id: string, bytes: number) =>
    tx.organization.update({ where: { id }, data: { storageBytes: { increment: bytes } } })
  await count(sourceId, -sumOf(moved))
  await count(targetId, sumOf(images))
}
