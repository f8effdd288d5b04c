import { v7 as uuidv7 } from 'uuid'
import type { Media, Plan } from '../../__generated__/prisma/client.ts'
import { changeProject, type LockedProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { exceededLimit } from '../../kernel/plans.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { IncomingFile } from '../../platform/storage/disk.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { files, mediaFolder, originalKey } from './files.ts'
import { demandImage, discardUpload, keepImage, type KeptFile, type ReceivedFile } from './upload.service.ts'

/** The project an image or a sound goes into, and what its organization has paid for. */
export interface ImagePlace {
  projectId: string
  organizationId: string
  plan: Plan
}

/** The fields of a project that make the place of an image. */
export const PLACE_SELECT = { id: true, organization: { select: { id: true, plan: true } } } as const

/** The place that a project is. */
export const placeIn = (project: { id: string; organization: { id: string; plan: Plan } }): ImagePlace => ({
  projectId: project.id,
  organizationId: project.organization.id,
  plan: project.organization.plan,
})

/** How events name an image; null for none. */
export const imageName = (imageId: string | null) => imageId && toTypeId('Media', imageId)

/** Throws NOT_FOUND unless the organization has the image. The lock keeps the nightly purge from it. */
export async function demandKept(tx: Transaction, { organizationId }: LockedProject, id: string): Promise<void> {
  await lockOrganizations(tx, [organizationId])
  const isKept = (await tx.media.count({ where: { id, organizationId, seconds: null } })) > 0
  if (!isKept) throw notFound('Image')
}

const findSame = (database: Pick<Transaction, 'media'>, organizationId: string, sha256: Uint8Array<ArrayBuffer>) =>
  database.media.findUnique({ where: { organizationId_sha256: { organizationId, sha256 } } })

/** An image or a sound whose file is kept and that no row names yet. */
type KeptImage = KeptFile & { id: string; sha256: Uint8Array<ArrayBuffer> }

/** Names a kept image and counts it. PLAN_LIMIT when the organization, which must be locked, has no room for it. */
async function nameImage(
  tx: Transaction,
  organization: { id: string; plan: Plan; storageBytes: bigint },
  image: KeptImage,
): Promise<Media> {
  const { id: organizationId, plan, storageBytes } = organization
  const exceeded = exceededLimit(plan, { storageBytes: Number(storageBytes) + image.bytes })
  if (exceeded) throw fail(exceeded)
  await tx.organization.update({ where: { id: organizationId }, data: { storageBytes: { increment: image.bytes } } })
  return tx.media.create({ data: { ...image, organizationId } })
}

/** Puts an image or a sound of the organization, which is locked, where it is wanted. */
export type PutImage<Row> = (change: ProjectChange, imageId: string) => Promise<Row>

/** Puts the file with a hash where it is wanted; null when no image has it and none was kept. */
function putFile<Row>(
  viewer: Viewer,
  { projectId }: ImagePlace,
  { sha256, kept, put }: { sha256: Uint8Array<ArrayBuffer>; kept: KeptImage | null; put: PutImage<Row> },
): Promise<Row | null> {
  return changeProject(viewer, projectId, 'media:write', async (change) => {
    const { tx, project } = change
    const [organization] = await lockOrganizations(tx, [project.organizationId])
    if (!organization) throw notFound('Organization')
    const same = await findSame(tx, organization.id, sha256)
    const image = same ?? (kept && (await nameImage(tx, organization, kept)))
    return image && put(change, image.id)
  })
}

/** Removes the file of a kept image unless its row was written; a commit may have failed only for us. */
async function forgetUnlessNamed(id: string): Promise<void> {
  const isNamed = (await prisma().media.count({ where: { id } })) > 0
  if (!isNamed) await files().removeFolder(mediaFolder(id))
}

/** A file that was recognised, and how it is kept at a key of the storage. */
export interface Recognised {
  file: IncomingFile
  keep(key: string): Promise<KeptFile>
}

/** Recognises what was received, for an organization of a plan. Throws the sentence that says why it is not taken. */
export type Recognise = (received: ReceivedFile, plan: Plan) => Recognised

const recogniseImage: Recognise = (received, plan) => {
  const image = demandImage(received, plan)
  return { file: image.file, keep: (key) => keepImage(image, key) }
}

/**
 * Keeps a received file and puts it where it is wanted: as an image, re-encoded, upright, without metadata, unless
 * `recognise` says otherwise; the same file twice is kept once. `findPlace` asks who may before the file is looked
 * into; the file is discarded in every case. INVALID_INPUT (`UploadRefused`) with the documented sentence for what is
 * not taken, PLAN_LIMIT when the organization has no room for it.
 */
export async function putUpload<Row>(
  viewer: Viewer,
  received: ReceivedFile,
  findPlace: () => Promise<ImagePlace>,
  put: PutImage<Row>,
  recognise = recogniseImage,
): Promise<Row> {
  try {
    const place = await findPlace()
    const { file, keep } = recognise(received, place.plan)
    const { sha256 } = file
    const same = await findSame(prisma(), place.organizationId, sha256)
    const again = same && (await putFile(viewer, place, { sha256, kept: null, put }))
    if (again) return again
    const id = uuidv7()
    try {
      const kept = { ...(await keep(originalKey(id))), id, sha256 }
      const made = await putFile(viewer, place, { sha256, kept, put })
      if (!made) throw notFound('Image')
      return made
    } finally {
      await forgetUnlessNamed(id)
    }
  } finally {
    await discardUpload(received)
  }
}
