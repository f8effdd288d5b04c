import { fail } from '../../kernel/errors.ts'
import { openedAtStart, ownedByResources } from '../../kernel/resources.ts'
import type { OpenFile, Storage } from '../../platform/storage/disk.ts'
import { mediaFailures } from './media.failures.ts'

/** Where pictures, sounds and exports are kept. */
export const files = openedAtStart<Storage>('the files')

/** Widths in pixels a picture is kept at. */
export const PICTURE_WIDTHS = [210, 420, 840, 1920] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The width as one a picture is kept at. INVALID_INPUT, naming those, for any other. */
export function pictureWidth(width: number): PictureWidth {
  const found = PICTURE_WIDTHS.find((each) => each === width)
  if (found === undefined) {
    throw fail(mediaFailures.IMAGE_WIDTH_INVALID({ widths: PICTURE_WIDTHS.join(', ') }), { field: 'width' })
  }
  return found
}

/** The folder of the folders of images. */
export const MEDIA_FOLDER = 'media'

/** The folder of an image's files, its variants beside it. */
export const mediaFolder = (mediaId: string) => `${MEDIA_FOLDER}/${mediaId}`

/** Where an image is kept as it came, re-encoded. */
export const originalKey = (mediaId: string) => `${mediaFolder(mediaId)}/original`

/** Files that are being made, so that none is made twice at once. */
const inProgress = ownedByResources(() => new Map<string, Promise<void>>())

/** Makes the file at a key unless it is there, once however many ask at the same time. */
async function makeSure(key: string, make: () => Promise<void>): Promise<void> {
  const made = inProgress()
  const making = made.get(key) ?? make().finally(() => made.delete(key))
  made.set(key, making)
  await making
}

/** The file at a key; made and kept where it is not there yet. */
export async function keptOrMade(key: string, make: () => Promise<void>): Promise<OpenFile> {
  const kept = await files().open(key)
  if (kept) return kept
  await makeSure(key, make)
  const made = await files().open(key)
  if (!made) throw new Error(`${key} was made and is not there`)
  return made
}
