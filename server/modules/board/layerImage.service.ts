import type { PictureHashes } from '../../../drawing/ink.ts'
import type { LayerImage } from '../../../drawing/layer.ts'
import type { Operation } from '../../../drawing/operation.ts'
import { fail } from '../../kernel/errors.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { viewFailures } from './view.failures.ts'

/** The pictures that operations place, by their names. */
const placedBy = (operations: readonly Operation[]): string[] => [...new Set(operations.flatMap((operation) =>
  (operation.kind === 'SET_LAYER' && 'fields' in operation && operation.fields.image?.mediaId) || []))]

/**
 * The media behind pictures that some drawing or frame template of a project names. INVALID_INPUT where one is unknown.
 */
async function knownImages(
  tx: Transaction, projectId: string, names: readonly string[],
): Promise<{ name: string; mediaId: string }[]> {
  const known = await tx.$queryRaw<{ name: string; mediaId: string }[]>`
    SELECT DISTINCT ON (k."name") k."name", k."mediaId" FROM (
      SELECT l."name", l."mediaId" FROM "LayerImage" l
      JOIN "ShotView" v ON v."id" = l."viewId" JOIN "Shot" s ON s."id" = v."shotId"
      JOIN "Storyboard" b ON b."id" = s."storyboardId"
      WHERE l."name" = ANY(${names}::uuid[]) AND b."projectId" = ${projectId}::uuid
      UNION ALL
      SELECT t."name", t."mediaId" FROM "TemplateImage" t
      WHERE t."name" = ANY(${names}::uuid[]) AND t."projectId" = ${projectId}::uuid) k`
  if (known.length < names.length) throw fail(viewFailures.LAYER_IMAGE_UNKNOWN(), { field: 'operations' })
  return known
}

/** Notes the pictures that new operations of a view place: the rows stay, since an undo can bring each one back. */
export async function keepPlaced(tx: Transaction, viewId: string, operations: readonly Operation[]): Promise<void> {
  const names = placedBy(operations)
  if (names.length === 0) return
  const { shot: { storyboard: { projectId } } } = await tx.shotView.findUniqueOrThrow({
    where: { id: viewId }, select: { shot: { select: { storyboard: { select: { projectId: true } } } } },
  })
  const known = await knownImages(tx, projectId, names)
  await tx.layerImage.createMany({ data: known.map((image) => ({ ...image, viewId })), skipDuplicates: true })
}

/** Notes the pictures of a frame template. */
export async function keepTemplateImages(
  tx: Transaction, projectId: string, layers: readonly { readonly image?: LayerImage }[],
): Promise<void> {
  const names = [...new Set(layers.flatMap(({ image }) => image?.mediaId ?? []))]
  if (names.length === 0) return
  const known = await knownImages(tx, projectId, names)
  await tx.templateImage.createMany({ data: known.map((image) => ({ ...image, projectId })), skipDuplicates: true })
}

/** Gives a copy of a project the pictures of its frame templates. */
export const copyTemplateImages = (tx: Transaction, fromId: string, toId: string): Promise<number> => tx.$executeRaw`
  INSERT INTO "TemplateImage" ("projectId", "name", "mediaId")
  SELECT ${toId}::uuid, "name", "mediaId" FROM "TemplateImage" WHERE "projectId" = ${fromId}::uuid`

/** A picture that the log of a view names. */
export interface NamedImage {
  viewId: string
  name: string
  mediaId: string
  sha256: Uint8Array
}

/** The pictures that the logs of views name. */
export async function layerImagesOf(
  viewIds: readonly string[], database: Pick<Transaction, 'layerImage'> = prisma(),
): Promise<NamedImage[]> {
  const rows = await database.layerImage.findMany({
    where: { viewId: { in: [...viewIds] } }, include: { media: { select: { sha256: true } } },
  })
  return rows.map(({ media, ...row }) => ({ ...row, ...media }))
}

/** What seals have of the pictures of views, by view. */
export async function pictureHashes(viewIds: readonly string[]): Promise<Map<string, PictureHashes>> {
  const images = await layerImagesOf(viewIds)
  const hashes = new Map<string, PictureHashes>()
  for (const { viewId, name, sha256 } of images) {
    hashes.set(viewId, { ...hashes.get(viewId), [name]: Buffer.from(sha256).toString('hex') })
  }
  return hashes
}
