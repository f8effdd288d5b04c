import { v7 as uuidv7 } from 'uuid'
import type { Media, Plan } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject, type LockedProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { exceededLimit } from '../../kernel/plans.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import type { IncomingFile } from '../../platform/storage/disk.ts'
import { demandIn } from '../identity/organization.service.ts'
import { lockOrganizations } from '../identity/organizationLock.ts'
import { files, mediaFolder, originalKey } from './files.ts'
import { demandImage, discardUpload, keepImage, type KeptFile, type ReceivedFile } from './upload.service.ts'

/** The organization an image or a sound goes into, and what it has paid for. */
export interface UploadOwner {
  organizationId: string
  plan: Plan
}

/** The same of a project. */
export interface ImagePlace extends UploadOwner {
  projectId: string
}

/** The fields of a project that make the place of an image. */
export const PLACE_SELECT = { id: true, organization: { select: { id: true, plan: true } } } as const

/** The place that a project is. */
export const placeIn = (project: { id: string; organization: { id: string; plan: Plan } }): ImagePlace => ({
  projectId: project.id,
  organizationId: project.organization.id,
  plan: project.organization.plan,
})

/** The same for who may write there. FORBIDDEN for a role or token that may not: asked before a file is read. */
export async function writablePlace(
  viewer: Viewer,
  project: Parameters<typeof placeIn>[0],
  permission: Permission,
): Promise<ImagePlace> {
  await demandIn(viewer, project.organization.id, permission)
  return placeIn(project)
}

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
export type PutImage<Row, Given extends Change = ProjectChange> = (change: Given, imageId: string) => Promise<Row>

/** Where an upload goes. */
export interface Upload<Row, Place extends UploadOwner, Given extends Change> {
  /** Asks who may, before the file is looked into. */
  findPlace(): Promise<Place>
  /** Runs work in a change of the place, with the organization of the place under the lock. */
  change<Result>(
    place: Place,
    work: (change: Given, organizationId: string) => Promise<Result>,
  ): Promise<Result>
  put: PutImage<Row, Given>
  recognise?: Recognise
}

/** Puts the file with a hash where it is wanted; null when no image has it and none was kept. */
function putFile<Row, Place extends UploadOwner, Given extends Change>(
  { change, put }: Upload<Row, Place, Given>,
  place: Place,
  { sha256, kept }: { sha256: Uint8Array<ArrayBuffer>; kept: KeptImage | null },
): Promise<Row | null> {
  return change(place, async (given, organizationId) => {
    const { tx } = given
    const [organization] = await lockOrganizations(tx, [organizationId])
    if (!organization) throw notFound('Organization')
    const same = await findSame(tx, organization.id, sha256)
    const image = same ?? (kept && (await nameImage(tx, organization, kept)))
    return image && put(given, image.id)
  })
}

/** A picture that was made on this machine: where it is, and its size. */
interface MadePicture {
  path: string
  width: number
  height: number
}

/**
 * Keeps PNGs that were made on this machine and uses them, all or none: `run` gives what it is called with a
 * transaction, in which the pictures are named before they are used. PLAN_LIMIT when the organization has no room for
 * them.
 */
export async function keepMade<Row>(
  organizationId: string, made: readonly MadePicture[],
  run: (work: (tx: Transaction, use: (imageIds: readonly string[]) => Promise<Row>) => Promise<Row>) => Promise<Row>,
): Promise<Row> {
  const images: KeptImage[] = []
  try {
    for (const { path, width, height } of made) {
      const { sha256, bytes } = await files().measure(path)
      const image = { id: uuidv7(), sha256, contentType: 'image/png', width, height, bytes, seconds: null }
      images.push(image)
      await files().adopt(originalKey(image.id), path)
    }
    return await run(async (tx, use) => {
      const ids: string[] = []
      for (const image of images) {
        const [organization] = await lockOrganizations(tx, [organizationId])
        if (!organization) throw notFound('Organization')
        const same = await findSame(tx, organizationId, image.sha256)
        ids.push((same ?? await nameImage(tx, organization, image)).id)
      }
      return use(ids)
    })
  } finally {
    for (const { id } of images) await forgetUnlessNamed(id)
  }
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
 * `recognise` says otherwise; the same file twice is kept once. The file is discarded in every case. INVALID_INPUT
 * (`UploadRefused`) with the documented sentence for what is not taken, PLAN_LIMIT when the organization has no room
 * for it.
 */
export async function keepUpload<Row, Place extends UploadOwner, Given extends Change>(
  received: ReceivedFile,
  upload: Upload<Row, Place, Given>,
): Promise<Row> {
  try {
    const place = await upload.findPlace()
    const { file, keep } = (upload.recognise ?? recogniseImage)(received, place.plan)
    const { sha256 } = file
    const same = await findSame(prisma(), place.organizationId, sha256)
    const again = same && (await putFile(upload, place, { sha256, kept: null }))
    if (again) return again
    const id = uuidv7()
    try {
      const kept = { ...(await keep(originalKey(id))), id, sha256 }
      const made = await putFile(upload, place, { sha256, kept })
      if (!made) throw notFound('Image')
      return made
    } finally {
      await forgetUnlessNamed(id)
    }
  } finally {
    await discardUpload(received)
  }
}

/** The same in a project, for who may write media there. */
export const putUpload = <Row>(
  viewer: Viewer,
  received: ReceivedFile,
  findPlace: () => Promise<ImagePlace>,
  put: PutImage<Row>,
  recognise?: Recognise,
): Promise<Row> =>
  keepUpload(received, {
    findPlace, put, ...(recognise && { recognise }),
    change: ({ projectId }, work) =>
      changeProject(viewer, projectId, 'media:write', (change) => work(change, change.project.organizationId)),
  })

/** How an object of a project gets an image and loses it. */
interface ImageHolder<Row> {
  permission: Permission
  /** Asks who may, before a file is looked into. */
  findPlace: (viewer: Viewer, id: string) => Promise<ImagePlace>
  /** Gives the object an image of the organization, which is locked, or none (null). */
  put: (
    change: ProjectChange, viewer: Viewer, id: string, imageId: string | null, version?: ExpectedVersion,
  ) => Promise<Row>
}

/** Changes of an object's image: a received file takes its place, as `putUpload` does, or none. */
export const imageChanges = <Row>({ permission, findPlace, put }: ImageHolder<Row>) => ({
  set: (viewer: Viewer, id: string, received: ReceivedFile, expectedVersion?: ExpectedVersion): Promise<Row> =>
    putUpload(viewer, received, () => findPlace(viewer, id), (change, imageId) =>
      put(change, viewer, id, imageId, expectedVersion)),
  async remove(viewer: Viewer, id: string, expectedVersion?: ExpectedVersion): Promise<Row> {
    const { projectId } = await findPlace(viewer, id)
    return changeProject(viewer, projectId, permission, (change) => put(change, viewer, id, null, expectedVersion))
  },
})
