import { declareHook } from '../../kernel/hook.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import type { SentFile } from './media.service.ts'
import type { StatePictureKey } from './painting.ts'

/** A guest of a review link, by the UUIDs of both, and the number of the version that the link showed the guest. */
export interface MediaGuest {
  linkId: string
  guestId: string
  versionNumber: number
}

const folderOf = ({ linkId, guestId, versionNumber }: MediaGuest) =>
  `/media/reviews/${toTypeId('ReviewLink', linkId)}/${guestId}/v${versionNumber}`

/** The address of a picture of a view that a link shows a guest, without a signature: `file` is `w840.webp`. */
export const guestPicturePath = (guest: MediaGuest, state: string, viewId: string, file: string) =>
  `${folderOf(guest)}/${state}/${toTypeId('View', viewId)}/${file}`

/** The address of a sound that a link lets a guest hear, without a signature. */
export const guestSoundPath = (guest: MediaGuest, soundId: string) =>
  `${folderOf(guest)}/sounds/${toTypeId('Media', soundId)}`

/** The file of a download. */
export const DOWNLOAD = 'picture.png'

/**
 * What opens pictures and sounds for guests: it asks the link each time. The caller has checked the signature of the
 * address: it says that the link showed this version.
 */
export interface GuestMedia {
  /** NOT_FOUND when the link has ended or does not show it; `isDownload` is for links that allow it. */
  openPicture(guest: MediaGuest, key: StatePictureKey, isDownload: boolean): Promise<OpenFile>
  openSound(guest: MediaGuest, mediaId: string, range: string | undefined): Promise<SentFile>
}

/** Opens media for guests: connected by the module that has review links. */
export const guestMedia = declareHook<GuestMedia>('guestMedia')

/** What is connected. */
export function connectedGuestMedia(): GuestMedia {
  const [found] = guestMedia()
  if (!found) throw notFound('Picture')
  return found
}
