import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import type { OpenFile, Stretch } from '../../platform/storage/disk.ts'
import { runApart } from '../../platform/workers/workers.ts'
import { files, keptOrMade, mediaFolder, originalKey, type PictureWidth } from './files.ts'
import type { VariantOrder } from './imaging.ts'
import { visibleTo } from './media.policy.ts'
import { stretchOf } from './stretch.ts'

const IMAGING = new URL('./imaging.ts', import.meta.url)

/** As it is kept, or a WebP at most so wide. */
export type Variant = 'original' | PictureWidth

/** The last part of an image's address. */
export const variantName = (variant: Variant) => (variant === 'original' ? variant : `w${variant}`)

/** The address of an image, without a signature. */
export const mediaPath = (mediaId: string, variant: Variant) =>
  `/media/${toTypeId('Media', mediaId)}/${variantName(variant)}`

/** An image at a width, made when it is first asked for and then kept. NOT_FOUND when its file is gone. */
function openVariant(mediaId: string, width: PictureWidth): Promise<OpenFile> {
  const key = `${mediaFolder(mediaId)}/w${width}.webp`
  return keptOrMade(key, async () => {
    const target = await files().newPath()
    try {
      const isMade = await files().withPath(originalKey(mediaId), async (path) => {
        await runApart<VariantOrder, void>(IMAGING, 'makeVariant', { path, target, width })
        return true
      })
      if (!isMade) throw notFound('Image')
      await files().adopt(key, target)
    } finally {
      await files().discard(target)
    }
  })
}

/** The bytes of an image at a width. */
export async function readVariant(mediaId: string, width: PictureWidth): Promise<Uint8Array> {
  const { stream } = await openVariant(mediaId, width)
  return Buffer.concat(await stream.toArray())
}

/** A file to send: what is asked for of it, of its `bytes`. */
export type SentFile = OpenFile & {
  contentType: string
  /** The part that is asked for; undefined for the whole, null for one beyond the end, of which nothing is sent. */
  stretch: Stretch | null | undefined
}

/**
 * An image or a sound as a file to send. `viewer` null stands for a signed address; parts are sent of originals alone.
 * NOT_FOUND when it is not visible, as smaller pictures of a sound.
 */
export async function openMedia(
  viewer: Viewer | null,
  mediaId: string,
  variant: Variant,
  range: string | undefined,
): Promise<SentFile> {
  const isLive = { organization: { deletedAt: null } }
  const media = await prisma().media.findFirst({ where: { id: mediaId, ...(viewer ? visibleTo(viewer) : isLive) } })
  if (!media || (media.seconds !== null && variant !== 'original')) throw notFound('Image')
  if (variant !== 'original') {
    return { ...(await openVariant(mediaId, variant)), contentType: 'image/webp', stretch: undefined }
  }
  const stretch = stretchOf(range, media.bytes)
  const file = await files().open(originalKey(mediaId), stretch ?? undefined)
  if (!file) throw notFound('Image')
  return { ...file, contentType: media.contentType, stretch }
}
