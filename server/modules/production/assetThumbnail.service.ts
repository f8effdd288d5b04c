import type { Asset } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { imageChanges, imageName, type ImagePlace, PLACE_SELECT, writablePlace } from '../media/keptImage.service.ts'
import { visibleTo } from './asset.policy.ts'
import { lockedAsset } from './asset.service.ts'

/**
 * Where an asset is. NOT_FOUND for who may not see it, FORBIDDEN for a role or token that may not: asked before a file
 * is read.
 */
export async function demandEditableAsset(viewer: Viewer, assetId: string): Promise<ImagePlace> {
  const found = await prisma().asset.findFirst({
    where: { id: assetId, ...visibleTo(viewer) },
    select: { project: { select: PLACE_SELECT } },
  })
  if (!found) throw notFound('Asset')
  return writablePlace(viewer, found.project, 'assets:write')
}

/**
 * Gives an asset an image of the organization, which is locked, or none. One that has it already stays as it is.
 * CONFLICT at another version.
 */
async function putThumbnail(
  change: ProjectChange,
  viewer: Viewer,
  assetId: string,
  imageId: string | null,
  expectedVersion?: ExpectedVersion,
): Promise<Asset> {
  const asset = await lockedAsset(change, viewer, assetId)
  demandVersion('Asset', asset, expectedVersion)
  if (asset.thumbnailId === imageId) return asset
  const changed = await change.tx.asset.update({
    where: { id: assetId },
    data: { thumbnailId: imageId, version: { increment: 1 } },
  })
  const payload = { name: asset.name, from: imageName(asset.thumbnailId), to: imageName(imageId) }
  const type = imageId === null ? 'asset.thumbnailRemoved' : 'asset.thumbnailSet'
  change.record(type, { type: 'Asset', id: assetId }, payload)
  return changed
}

/** Makes a received file the thumbnail of an asset, or takes the thumbnail away. */
export const { set: setAssetThumbnail, remove: removeAssetThumbnail } = imageChanges({
  permission: 'assets:write',
  findPlace: demandEditableAsset,
  put: putThumbnail,
})
