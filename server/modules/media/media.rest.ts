import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { fromTypeId, isUuid, type NodeName } from '../../kernel/ids.ts'
import { demandCredential, type ReadScope } from '../../kernel/permissions.ts'
import type { OpenFile } from '../../platform/storage/disk.ts'
import { PICTURE_WIDTHS } from './files.ts'
import { mediaFailures } from './media.failures.ts'
import { mediaPath, openMedia, type Variant, variantName } from './media.service.ts'
import { openPainting, paintingPath, type PictureFormat } from './painting.ts'
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

interface PersonRequest {
  Params: { userId: string; pictureId: string }
  Querystring: Signature
}

interface MediaRequest {
  Params: { mediaId: string; variant: string }
  Querystring: Signature
}

const FILE = /^w(\d{1,5})\.(webp|png)$/
const VARIANTS: readonly Variant[] = ['original', ...PICTURE_WIDTHS]
const FOR_EVER = 'private, max-age=31536000, immutable'

function uuidIn(name: NodeName, id: string): string | null {
  try {
    const parsed = fromTypeId(id)
    return parsed.name === name ? parsed.uuid : null
  } catch {
    return null
  }
}

function send(reply: FastifyReply, { stream, bytes }: OpenFile, contentType: string, cacheControl = FOR_EVER) {
  return reply
    .header('cache-control', cacheControl)
    .header('content-disposition', 'inline')
    .header('content-length', bytes)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(contentType)
    .send(stream)
}

/**
 * `/media/<media id>/<original|w210|w420|w840|w1920>`, `/media/views/<view id>/<revision>/w<width>.webp|png` and
 * `/media/people/<user id>/<picture>`, opened by a signature in the address or by a token.
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
    const [, widthText, formatText] = FILE.exec(file) ?? []
    const uuid = uuidIn('View', viewId)
    const width = PICTURE_WIDTHS.find((each) => String(each) === widthText)
    const format = formatText as PictureFormat | undefined
    if (!uuid || !/^\d{1,9}$/.test(revision) || width === undefined || !format) throw notFound('Picture')

    const path = paintingPath(viewId, Number(revision), width, format)
    const viewer = await demandOpener(request, 'drawings:read', path)
    const painting = await openPainting(viewer, { viewId: uuid, revision: Number(revision), width, format })
    return send(reply, painting, `image/${format}`, painting.isFinal ? FOR_EVER : 'private, no-store')
  })

  app.get<PersonRequest>('/media/people/:userId/:pictureId', async (request, reply) => {
    const { userId, pictureId } = request.params
    const uuid = uuidIn('User', userId)
    if (!uuid || !isUuid(pictureId)) throw notFound('Picture')
    const viewer = await demandOpener(request, 'read', picturePath(uuid, pictureId))
    const image = await readPicture(viewer, uuid, pictureId)
    return send(reply, { stream: Readable.from([image]), bytes: image.length }, 'image/webp')
  })

  app.get<MediaRequest>('/media/:mediaId/:variant', async (request, reply) => {
    const { mediaId, variant } = request.params
    const uuid = uuidIn('Media', mediaId)
    const found = VARIANTS.find((each) => variantName(each) === variant)
    if (!uuid || found === undefined) throw notFound('Image')

    const viewer = await demandOpener(request, 'media:read', mediaPath(uuid, found))
    const media = await openMedia(viewer, uuid, found, request.headers.range)
    const { stretch, bytes, stream } = media
    if (found === 'original') void reply.header('accept-ranges', 'bytes')
    if (stretch === null) {
      stream.destroy()
      return reply.code(416).header('content-range', `bytes */${bytes}`).send()
    }
    if (!stretch) return send(reply, media, media.contentType)
    void reply.code(206).header('content-range', `bytes ${stretch.from}-${stretch.to}/${bytes}`)
    return send(reply, { stream, bytes: stretch.to - stretch.from + 1 }, media.contentType)
  })
}
