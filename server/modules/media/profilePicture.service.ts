import { v7 as uuidv7 } from 'uuid'
import { changeAccount } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, type ExpectedVersion, fail, notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { visibleTo } from '../identity/account.policy.ts'
import { tokenFailures } from '../identity/token.failures.ts'
import type { Crop, SquareOrder, SquareOutcome } from './imaging.ts'
import { mediaFailures } from './media.failures.ts'
import { demandImage, discardUpload, type ReceivedFile, type ReceivedImage } from './upload.service.ts'
import { damaged, tooManyPixels } from './uploadRefusal.ts'

const IMAGING = new URL('./imaging.ts', import.meta.url)

/** The address of a person's picture, without a signature: another picture has another one. */
export const picturePath = (userId: string, pictureId: string) =>
  `/media/people/${toTypeId('User', userId)}/${pictureId}`

/** Throws FORBIDDEN for who may not change the picture: asked before a file is read. */
export function demandPictureRight(viewer: Viewer): void {
  if (viewer.isService) throw fail(tokenFailures.SERVICE_TOKEN_WITHOUT_PERSON())
  demandCredential(viewer, 'organization:admin')
}

/** INVALID_INPUT unless the crop lies within the picture. */
function demandCrop({ left, top, size }: Crop): void {
  const isWithin = [left, top].every((edge) => edge >= 0 && edge <= 1) && size >= 0.05 && size <= 1
  if (!isWithin) throw fail(mediaFailures.PICTURE_CROP_OUTSIDE(), { field: 'crop' })
}

/** The square that is shown of a person, as a WebP of a few kilobytes. Throws why the file is not taken. */
async function makeSquare({ file, kind }: ReceivedImage, crop: Crop): Promise<Uint8Array<ArrayBuffer>> {
  const order: SquareOrder = { path: file.path, kind, crop }
  const outcome = await runApart<SquareOrder, SquareOutcome>(IMAGING, 'makeSquare', order)
  if ('refusal' in outcome) throw outcome.refusal === 'damaged' ? damaged() : tooManyPixels()
  return outcome.image
}

/** Gives the viewer another picture, or none; the one before is gone. CONFLICT at another version. */
async function putPicture(viewer: Viewer, image: Uint8Array<ArrayBuffer> | null, expectedVersion: ExpectedVersion) {
  const { userId: id } = viewer
  await changeAccount(viewer, 'organization:admin', async ({ tx, record }) => {
    const before = await tx.user.findUniqueOrThrow({ where: { id } })
    demandVersion('User', before, expectedVersion)
    if (image === null && before.pictureId === null) return
    const pictureId = image && uuidv7()
    if (image && pictureId) await tx.profilePicture.create({ data: { id: pictureId, image } })
    await tx.user.update({ where: { id }, data: { pictureId, version: { increment: 1 } } })
    if (before.pictureId !== null) await tx.profilePicture.delete({ where: { id: before.pictureId } })
    record(image === null ? 'profile.pictureRemoved' : 'profile.pictureSet', { type: 'User', id }, {})
  })
}

/**
 * Makes a square of a received image the viewer's picture, checked like every image. The file is discarded in every
 * case. INVALID_INPUT for what is no image or a crop outside of it, CONFLICT at another version.
 */
export async function setProfilePicture(
  viewer: Viewer, received: ReceivedFile, crop: Crop, expectedVersion: ExpectedVersion,
): Promise<void> {
  try {
    demandCrop(crop)
    await putPicture(viewer, await makeSquare(demandImage(received, 'ENTERPRISE'), crop), expectedVersion)
  } finally {
    await discardUpload(received)
  }
}

/** Takes the viewer's picture away. CONFLICT at another version. */
export const removeProfilePicture = (viewer: Viewer, expectedVersion: ExpectedVersion): Promise<void> =>
  putPicture(viewer, null, expectedVersion)

/** A person's picture as it is now; `viewer` null stands for a signed address. NOT_FOUND when it is not visible. */
export async function readPicture(viewer: Viewer | null, userId: string, pictureId: string): Promise<Uint8Array> {
  const where = { id: userId, pictureId, ...(viewer && { AND: visibleTo(viewer) }) }
  const found = await prisma().user.findFirst({ where, select: { picture: { select: { image: true } } } })
  if (!found?.picture) throw notFound('Picture')
  return found.picture.image
}
