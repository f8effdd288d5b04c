import type { ShotView } from '../../__generated__/prisma/client.ts'
import type { ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import {
  demandKept, imageChanges, imageName, type ImagePlace, PLACE_SELECT, writablePlace,
} from '../media/keptImage.service.ts'
import { paintSoon } from './paintQueue.ts'
import { reviseStoryboard } from './storyboard.service.ts'
import { visibleTo } from './view.policy.ts'

/**
 * Where a view is. NOT_FOUND for who may not see it, FORBIDDEN for a role or token that may not: asked before a file is
 * read.
 */
export async function demandEditableView(viewer: Viewer, viewId: string): Promise<ImagePlace> {
  const found = await prisma().shotView.findFirst({
    where: { id: viewId, ...visibleTo(viewer) },
    select: { shot: { select: { storyboard: { select: { project: { select: PLACE_SELECT } } } } } },
  })
  if (!found) throw notFound('View')
  return writablePlace(viewer, found.shot.storyboard.project, 'media:write')
}

/**
 * Puts an image of the organization behind a view of the changed project, or takes it away (null). A view that has it
 * already stays as it is. CONFLICT at another version.
 */
export async function putViewImage(
  { tx, project, record }: ProjectChange,
  viewId: string,
  imageId: string | null,
  expectedVersion?: ExpectedVersion,
): Promise<ShotView> {
  const found = await tx.shotView.findFirst({
    where: { id: viewId, deletedAt: null, shot: { deletedAt: null, storyboard: { projectId: project.id } } },
    include: { shot: { select: { storyboardId: true } } },
  })
  if (!found) throw notFound('View')
  const { shot, ...view } = found
  demandVersion('View', view, expectedVersion)
  if (view.imageId === imageId) return view
  if (imageId !== null) await demandKept(tx, project, imageId)
  const changed = await tx.shotView.update({
    where: { id: viewId },
    data: { imageId, pictureRevision: { increment: 1 }, version: { increment: 1 } },
  })
  paintSoon(viewId)
  await reviseStoryboard(tx, shot.storyboardId)
  const images = { from: imageName(view.imageId), to: imageName(imageId) }
  const payload = { shot: toTypeId('Shot', view.shotId), ...images, pictureRevision: changed.pictureRevision }
  record(imageId === null ? 'view.imageRemoved' : 'view.imageSet', { type: 'View', id: viewId }, payload)
  return changed
}

/** Puts a received file behind a view, or takes its image away; the drawing stays. */
export const { set: setViewImage, remove: removeViewImage } = imageChanges({
  permission: 'media:write',
  findPlace: demandEditableView,
  put: (change, _viewer, viewId, imageId, expectedVersion) => putViewImage(change, viewId, imageId, expectedVersion),
})
