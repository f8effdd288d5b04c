import { v7 as uuidv7 } from 'uuid'
import type { Media, Plan, ShotView } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { notFound, planLimit } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { exceededLimit } from '../../kernel/plans.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { lockOrganizations } from '../projects/projectLimit.ts'
import { reviseStoryboard } from '../storyboards/storyboard.service.ts'
import { visibleTo } from '../views/view.policy.ts'
import { files, mediaFolder, originalKey } from './files.ts'
import type { MadeImage } from './imaging.ts'
import { paintSoon } from './paintQueue.ts'
import { demandImage, discardUpload, keepImage, type ReceivedFile } from './upload.service.ts'

/** Where a view is, and what its organization has paid for. */
interface ViewPlace {
  projectId: string
  organizationId: string
  plan: Plan
}

/**
 * Where a view is. NOT_FOUND for who may not see it, FORBIDDEN for a token that may not write: asked before a file is
 * read.
 */
export async function demandEditableView(viewer: Viewer, viewId: string): Promise<ViewPlace> {
  const organization = { select: { id: true, plan: true } }
  const found = await prisma.shotView.findFirst({
    where: { id: viewId, ...visibleTo(viewer) },
    select: { shot: { select: { storyboard: { select: { project: { select: { id: true, organization } } } } } } },
  })
  if (!found) throw notFound('View')
  demandCredential(viewer, 'edit')
  const { project } = found.shot.storyboard
  return { projectId: project.id, organizationId: project.organization.id, plan: project.organization.plan }
}

/** A change of a project, as `changeProject` hands it to its work. */
export type ProjectChange = Change & { project: LockedProject }

const nameOf = (imageId: string | null) => imageId && toTypeId('Media', imageId)

/** Throws NOT_FOUND unless the organization has the image. The lock keeps the nightly purge from it. */
async function demandKept(tx: Transaction, { organizationId }: LockedProject, id: string): Promise<void> {
  await lockOrganizations(tx, [organizationId])
  if ((await tx.media.count({ where: { id, organizationId } })) === 0) throw notFound('Image')
}

/**
 * Puts an image of the organization behind a view of the changed project, or takes it away (null). A view that has it
 * already stays as it is.
 */
export async function putViewImage(
  { tx, project, record }: ProjectChange,
  viewId: string,
  imageId: string | null,
): Promise<ShotView> {
  const found = await tx.shotView.findFirst({
    where: { id: viewId, deletedAt: null, shot: { deletedAt: null, storyboard: { projectId: project.id } } },
    include: { shot: { select: { storyboardId: true } } },
  })
  if (!found) throw notFound('View')
  const { shot, ...view } = found
  if (view.imageId === imageId) return view
  if (imageId !== null) await demandKept(tx, project, imageId)
  const changed = await tx.shotView.update({
    where: { id: viewId },
    data: { imageId, pictureRevision: { increment: 1 } },
  })
  paintSoon(viewId)
  await reviseStoryboard(tx, shot.storyboardId)
  const images = { from: nameOf(view.imageId), to: nameOf(imageId) }
  const payload = { shot: toTypeId('Shot', view.shotId), ...images, pictureRevision: changed.pictureRevision }
  record(imageId === null ? 'view.imageRemoved' : 'view.imageSet', { type: 'View', id: viewId }, payload)
  return changed
}

const findSame = (database: Pick<Transaction, 'media'>, organizationId: string, sha256: Uint8Array<ArrayBuffer>) =>
  database.media.findUnique({ where: { organizationId_sha256: { organizationId, sha256 } } })

/** An image whose file is kept and that no row names yet. */
type KeptImage = MadeImage & { id: string; sha256: Uint8Array<ArrayBuffer> }

/** Names a kept image and counts it. PLAN_LIMIT when the organization, which must be locked, has no room for it. */
async function nameImage(
  tx: Transaction,
  organization: { id: string; plan: Plan; storageBytes: bigint },
  image: KeptImage,
): Promise<Media> {
  const { id: organizationId, plan, storageBytes } = organization
  const sentence = exceededLimit(plan, { storageBytes: Number(storageBytes) + image.bytes })
  if (sentence !== null) throw planLimit(sentence)
  await tx.organization.update({ where: { id: organizationId }, data: { storageBytes: { increment: image.bytes } } })
  return tx.media.create({ data: { ...image, organizationId } })
}

/** Puts the file with a hash behind a view; null when no image has it and none was kept. */
function putFile(
  viewer: Viewer,
  place: ViewPlace & { viewId: string },
  sha256: Uint8Array<ArrayBuffer>,
  kept: KeptImage | null,
): Promise<ShotView | null> {
  return changeProject(viewer, place.projectId, 'edit', async (change) => {
    const { tx, project } = change
    const [organization] = await lockOrganizations(tx, [project.organizationId])
    if (!organization) throw notFound('Organization')
    const same = await findSame(tx, organization.id, sha256)
    const image = same ?? (kept && (await nameImage(tx, organization, kept)))
    return image && putViewImage(change, place.viewId, image.id)
  })
}

/** Removes the file of a kept image unless its row was written; a commit may have failed only for us. */
async function forgetUnlessNamed(id: string): Promise<void> {
  const isNamed = (await prisma.media.count({ where: { id } })) > 0
  if (!isNamed) await files.removeFolder(mediaFolder(id))
}

/**
 * Puts a received file behind a view: re-encoded, upright, without metadata; the same file twice is kept once. The file
 * is discarded in every case. INVALID_INPUT (`UploadRefused`) with the documented sentence for what is no image or too
 * large, PLAN_LIMIT when the organization has no room for it.
 */
export async function setViewImage(viewer: Viewer, viewId: string, received: ReceivedFile): Promise<ShotView> {
  try {
    const place = { ...(await demandEditableView(viewer, viewId)), viewId }
    const image = demandImage(received, place.plan)
    const { sha256 } = image.file
    const same = await findSame(prisma, place.organizationId, sha256)
    const again = same && (await putFile(viewer, place, sha256, null))
    if (again) return again
    const id = uuidv7()
    try {
      const kept = { ...(await keepImage(image, originalKey(id))), id, sha256 }
      const put = await putFile(viewer, place, sha256, kept)
      if (!put) throw notFound('Image')
      return put
    } finally {
      await forgetUnlessNamed(id)
    }
  } finally {
    await discardUpload(received)
  }
}

/** Takes the image behind a view away; its drawing stays. A view without one stays as it is. */
export async function removeViewImage(viewer: Viewer, viewId: string): Promise<ShotView> {
  const { projectId } = await demandEditableView(viewer, viewId)
  return changeProject(viewer, projectId, 'edit', (change) => putViewImage(change, viewId, null))
}
