import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { files, keptOrMade } from '../media/files.ts'
import { pictureFile, type StatePictureKey } from '../media/painting.ts'
import { paintAt } from './painting.service.ts'
import type { ShotContent } from './versionContent.ts'

const FOLDER = 'states'

/** How long a picture of a version is kept after it was painted: it is painted again when somebody asks. */
const KEPT_MS = 2 * 86_400_000

const PRESENT = { deletedAt: null, organization: { deletedAt: null } }

/** A text across a picture; `key` names the file of the pictures that bear it. */
export interface Watermark {
  key: string
  text: string
}

/** A view as it was on a board, painted once and kept for two days. NOT_FOUND when no such board has it so. */
async function paintPinned(
  { state, viewId, width, format }: StatePictureKey,
  storyboard: Prisma.StoryboardWhereInput,
  mark: Watermark | null = null,
): Promise<OpenFile> {
  const pin = await prisma().shotStatePin.findFirst({
    where: { viewId, stateKey: new Uint8Array(Buffer.from(state, 'hex')), state: { storyboard } },
    select: { imageId: true, state: { select: { content: true } } },
  })
  const view = pin && (pin.state.content as unknown as ShotContent).views.find(({ id }) => id === viewId)
  if (!view) throw notFound('Picture')
  const file = `${FOLDER}/${state}/${viewId}/${mark ? `${mark.key}-` : ''}${pictureFile(width, format)}`
  return keptOrMade(file, () => paintAt(file, { ...view, imageId: pin.imageId }, width, format, mark?.text))
}

/** A view as it was in a version that is in sight. */
export const paintState = (viewer: Viewer | null, key: StatePictureKey): Promise<OpenFile> =>
  paintPinned(key, { project: viewer ? visibleProject(viewer) : PRESENT })

/** A view as it was in a version of a board; the caller has checked who may see that. */
export const paintShown = (
  storyboardId: string, key: StatePictureKey, mark: Watermark | null,
): Promise<OpenFile> => paintPinned(key, { id: storyboardId }, mark)

/** Removes pictures of versions that were painted more than two days ago. */
export async function forgetStatePictures(now = Date.now()): Promise<void> {
  for (const state of await files().list(FOLDER, new Date(now - KEPT_MS))) {
    await files().removeFolder(`${FOLDER}/${state}`)
  }
}
