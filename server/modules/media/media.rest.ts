import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { fromTypeId, isUuid, type NodeName } from '../../kernel/ids.ts'
import { demandCredential, type ReadScope } from '../../kernel/permissions.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import { PICTURE_WIDTHS } from './files.ts'
import { connectedGuestMedia, DOWNLOAD, guestPicturePath, guestSoundPath } from './guestMedia.ts'
import { mediaFailures } from './media.failures.ts'
import { mediaPath, openMedia, type SentFile, type Variant, variantName } from './media.service.ts'
import { connectedPainter, paintingPath, pictureFile, type PictureFormat, statePicturePath } from './painting.ts'
import { picturePath, readPicture } from './profilePicture.service.ts'
import { isSigned } from './signature.ts'

interface Signature {
  expires?: string
  signature?: string
}

interface PaintingRequest {
  Params: { viewId: string; revision: string; file: string }
  Querystring: Signature
}

interface StateRequest {
  Params: { state: string; viewId: string; file: string }
  Querystring: Signature
}

interface PersonRequest {
  Params: { userId: string; pictureId: string }
  Querystring: Signature
}

interface MediaRequest {
  Params: { mediaId: string; variant: string }
  Querystring: Signature
}

interface GuestAddress {
  linkId: string
  guestId: string
  version: string
}

interface GuestPictureRequest {
  Params: GuestAddress & { state: string; viewId: string; file: string }
  Querystring: Signature
}

interface GuestSoundRequest {
  Params: GuestAddress & { mediaId: string }
  Querystring: Signature
}

const FILE = /^w(\d{1,5})\.(webp|png)$/
const CAMERA_FILE = pictureFile('camera', 'webp')
const STATE = /^[0-9a-f]{64}$/
const VERSION = /^v(\d{1,9})$/
const VARIANTS: readonly Variant[] = ['original', ...PICTURE_WIDTHS]
const FOR_EVER = 'private, max-age=31536000, immutable'
/** Short enough that little of a review link outlives it in a browser. */
const FIVE_MINUTES = 'private, max-age=300'
const DOWNLOADED = 'w1920.png'

function uuidIn(name: NodeName, id: string): string | null {
  try {
    const parsed = fromTypeId(id)
    return parsed.name === name ? parsed.uuid : null
  } catch {
    return null
  }
}

/** The view, width and format that an address names; null where it names none. */
function pictureIn(viewId: string, file: string) {
  const uuid = uuidIn('View', viewId)
  if (uuid && file === CAMERA_FILE) return { viewId: uuid, width: 'camera', format: 'webp' } as const
  const [, widthText, formatText] = FILE.exec(file) ?? []
  const width = PICTURE_WIDTHS.find((each) => String(each) === widthText)
  if (!uuid || width === undefined) return null
  return { viewId: uuid, width, format: formatText as PictureFormat }
}

/** Sends a file that a browser shows, or saves. */
function sendPicture(
  reply: FastifyReply,
  { stream, bytes }: OpenFile,
  contentType: string,
  { cacheControl = FOR_EVER, isDownload = false } = {},
): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('content-disposition', isDownload ? 'attachment' : 'inline')
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(contentType)
    .send(stream)
}

/** Sends an image or a sound, or the stretch of it that was asked for. */
function sendMedia(reply: FastifyReply, media: SentFile, cacheControl = FOR_EVER): FastifyReply {
  const { stretch, bytes, stream, contentType } = media
  if (stretch === null) {
    stream.destroy()
    return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  }
  if (!stretch) return sendPicture(reply, media, contentType, { cacheControl })
  void reply.code(206).header('content-range', `bytes ${stretch.from}-${stretch.to}/${bytes}`)
  return sendPicture(reply, { stream, bytes: stretch.to - stretch.from + 1 }, contentType, { cacheControl })
}

/**
 * `/media/<media id>/<original|w210|w420|w840|w1920>`, `/media/views/<view id>/<revision>/w<width>.webp|png`,
 * `/media/states/<key>/<view id>/w<width>.webp|png`, `…/camera.webp` in both, and `/media/people/<user id>/<picture>`,
 * opened by a signature in the address or by a token.
 */
export function mediaRoutes(app: FastifyInstance, viewerOf: (authorization?: string) => Promise<Viewer | null>): void {
  /** Who asks; null when the address is signed. */
  async function demandOpener(request: FastifyRequest, scope: ReadScope | 'read', path: string) {
    const { expires, signature } = request.query as Signature
    if (expires !== undefined && signature !== undefined && isSigned(path, expires, signature)) return null
    const viewer = await viewerOf(request.headers.authorization)
    if (!viewer) throw fail(mediaFailures.MEDIA_ADDRESS_NOT_SIGNED())
    demandCredential(viewer, scope)
    return viewer
  }

  app.get<PaintingRequest>('/media/views/:viewId/:revision/:file', async (request, reply) => {
    const { viewId, revision, file } = request.params
    const picture = pictureIn(viewId, file)
    if (!picture || !/^\d{1,9}$/.test(revision)) throw notFound('Picture')
    const { width, format } = picture
    const viewer = await demandOpener(request, 'drawings:read', paintingPath(viewId, Number(revision), width, format))
    const painting = await connectedPainter().paintView(viewer, { ...picture, revision: Number(revision) })
    const cacheControl = painting.isFinal ? FOR_EVER : 'private, no-store'
    return sendPicture(reply, painting, `image/${format}`, { cacheControl })
  })

  app.get<StateRequest>('/media/states/:state/:viewId/:file', async (request, reply) => {
    const { state, viewId, file } = request.params
    const picture = pictureIn(viewId, file)
    if (!picture || !STATE.test(state)) throw notFound('Picture')
    const { width, format } = picture
    const viewer = await demandOpener(request, 'drawings:read', statePicturePath(state, viewId, width, format))
    return sendPicture(reply, await connectedPainter().paintState(viewer, { state, ...picture }), `image/${format}`)
  })

  app.get<PersonRequest>('/media/people/:userId/:pictureId', async (request, reply) => {
    const { userId, pictureId } = request.params
    const uuid = uuidIn('User', userId)
    if (!uuid || !isUuid(pictureId)) throw notFound('Picture')
    const viewer = await demandOpener(request, 'read', picturePath(uuid, pictureId))
    const image = await readPicture(viewer, uuid, pictureId)
    return sendPicture(reply, { stream: Readable.from([image]), bytes: image.length }, 'image/webp')
  })

  app.get<MediaRequest>('/media/:mediaId/:variant', async (request, reply) => {
    const { mediaId, variant } = request.params
    const uuid = uuidIn('Media', mediaId)
    const found = VARIANTS.find((each) => variantName(each) === variant)
    if (!uuid || found === undefined) throw notFound('Image')

    const viewer = await demandOpener(request, 'media:read', mediaPath(uuid, found))
    const media = await openMedia(viewer, uuid, found, request.headers.range)
    if (found === 'original') void reply.header('accept-ranges', 'bytes')
    return sendMedia(reply, media)
  })
}

function demandSigned(path: string, { expires, signature }: Signature): void {
  if (expires === undefined || signature === undefined || !isSigned(path, expires, signature)) {
    throw fail(mediaFailures.MEDIA_ADDRESS_NOT_SIGNED())
  }
}

/** The guest of an address, and the version that the link showed. */
function guestIn({ linkId, guestId, version }: GuestAddress) {
  const uuid = uuidIn('ReviewLink', linkId)
  const [, number] = VERSION.exec(version) ?? []
  if (!uuid || !isUuid(guestId) || number === undefined) throw notFound('Picture')
  return { linkId: uuid, guestId, versionNumber: Number(number) }
}

/**
 * `/media/reviews/<link>/<guest>/v<version>/<state>/<view>/w<width>.webp`, `…/picture.png` to save, and
 * `/media/reviews/<link>/<guest>/v<version>/sounds/<media>`: opened by the signature of a guest's page, while the link
 * is open.
 */
export function guestMediaRoutes(app: FastifyInstance): void {
  const shown = '/media/reviews/:linkId/:guestId/:version'

  app.get<GuestPictureRequest>(`${shown}/:state/:viewId/:file`, async (request, reply) => {
    const { state, file } = request.params
    const guest = guestIn(request.params)
    const isDownload = file === DOWNLOAD
    const picture = pictureIn(request.params.viewId, isDownload ? DOWNLOADED : file)
    if (!STATE.test(state) || !picture) throw notFound('Picture')
    demandSigned(guestPicturePath(guest, state, picture.viewId, file), request.query)
    const painted = await connectedGuestMedia().openPicture(guest, { state, ...picture }, isDownload)
    const cacheControl = isDownload ? 'private, no-store' : FIVE_MINUTES
    return sendPicture(reply, painted, `image/${picture.format}`, { cacheControl, isDownload })
  })

  app.get<GuestSoundRequest>(`${shown}/sounds/:mediaId`, async (request, reply) => {
    const guest = guestIn(request.params)
    const mediaId = uuidIn('Media', request.params.mediaId)
    if (!mediaId) throw notFound('Picture')
    demandSigned(guestSoundPath(guest, mediaId), request.query)
    const sound = await connectedGuestMedia().openSound(guest, mediaId, request.headers.range)
    return sendMedia(reply.header('accept-ranges', 'bytes'), sound, FIVE_MINUTES)
  })
}
