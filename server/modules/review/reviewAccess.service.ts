import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { notFound } from '../../kernel/errors.ts'
import { ownedByResources } from '../../kernel/resources.ts'
import { openReviews } from '../../kernel/openReviews.ts'
import { prisma } from '../../platform/database/client.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import { paintShown, type Watermark } from '../board/versionPictures.service.ts'
import type { MediaGuest } from '../media/guestMedia.ts'
import { openMedia, type SentFile } from '../media/media.service.ts'
import type { StatePictureKey } from '../media/painting.ts'
import { noteVisit } from './reviewGuest.service.ts'
import { shownEntries } from './reviewReading.service.ts'

/** What a link lets a guest see is asked again after so long: a link that has ended shows nothing after ten seconds. */
const KEPT_MS = 5_000
const MOST_KEPT = 2_000

/** What a link shows of a version now: the one before goes on until a page asks for the next. */
async function readGrant({ linkId, guestId, versionNumber }: MediaGuest) {
  const found = await prisma().reviewGuest.findFirst({
    where: { id: guestId, linkId, endedAt: null, link: openReviews() },
    include: { link: { include: { storyboard: { select: { projectId: true } } } } },
  })
  if (!found) return null
  const { link, ...guest } = found
  const version = await prisma().storyboardVersion.findUnique({
    where: { storyboardId_number: { storyboardId: link.storyboardId, number: versionNumber } },
    select: { soundId: true, manifest: true },
  })
  if (!version?.manifest) return null
  const keys = new Set(shownEntries({ link }, version.manifest).map(({ key }) => key))
  return { link, guest, keys, soundId: version.soundId, projectId: link.storyboard.projectId }
}

type Grant = Awaited<ReturnType<typeof readGrant>>

const grants = ownedByResources(() => new LRUCache<string, Promise<Grant>>({ max: MOST_KEPT, ttl: KEPT_MS }))

/** What an open link lets a guest see of a version. NOT_FOUND when it has ended. */
async function demandGrant(asking: MediaGuest): Promise<NonNullable<Grant>> {
  const kept = grants()
  const key = `${asking.linkId} ${asking.guestId} ${asking.versionNumber}`
  const asked = kept.get(key) ?? readGrant(asking)
  if (!kept.has(key)) kept.set(key, asked)
  const grant = await asked.catch((cause: unknown) => {
    kept.delete(key)
    throw cause
  })
  if (!grant) throw notFound('Picture')
  return grant
}

/** The name of the guest and the day. A guest who takes another name gets other pictures. */
function watermarkOf({ id, name }: { id: string; name: string }): Watermark {
  const text = `${name}  ${new Date().toISOString().slice(0, 10)}`
  return { key: createHash('sha256').update(`${id} ${text}`).digest('hex').slice(0, 16), text }
}

/** A picture of a view that a link shows a guest; `isDownload` saves it, where the link allows that. */
export async function openReviewPicture(
  asking: MediaGuest, key: StatePictureKey, isDownload: boolean,
): Promise<OpenFile> {
  const { link, guest, keys, projectId } = await demandGrant(asking)
  if (!keys.has(key.state) || (isDownload && !link.canDownload)) throw notFound('Picture')
  const picture = await paintShown(link.storyboardId, key, link.hasWatermark ? watermarkOf(guest) : null)
  if (isDownload) await noteVisit({ id: guest.id, linkId: link.id, projectId, userId: guest.userId }, { downloads: 1 })
  return picture
}

/** A sound that a link lets a guest hear: the soundtrack of the version, or a voice of a shot that is shown. */
export async function openReviewSound(
  asking: MediaGuest, mediaId: string, range: string | undefined,
): Promise<SentFile> {
  const { link, keys, soundId } = await demandGrant(asking)
  if (!link.shows.includes('SOUND')) throw notFound('Picture')
  const isSoundtrack = mediaId === soundId && link.shotIds.length === 0
  const isShown = isSoundtrack || (await prisma().shotState.count({
    where: {
      storyboardId: link.storyboardId, voiceId: mediaId,
      key: { in: [...keys].map((key) => new Uint8Array(Buffer.from(key, 'hex'))) },
    },
  })) > 0
  if (!isShown) throw notFound('Picture')
  return openMedia(null, mediaId, 'original', range)
}
