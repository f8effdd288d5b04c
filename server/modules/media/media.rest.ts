import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../context.ts'
import { notFound, unauthenticated } from '../../kernel/errors.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { demandCredential } from '../../kernel/permissions.ts'
import { PICTURE_WIDTHS, paintedView, paintingPath, type PictureFormat } from './painting.service.ts'
import { isSigned } from './signature.ts'

interface PaintingRequest {
  Params: { viewId: string; revision: string; file: string }
  Querystring: { expires?: string; signature?: string }
}

const FILE = /^w(\d{1,5})\.(webp|png)$/
const ONE_YEAR_S = 31_536_000

function viewUuid(id: string): string | null {
  try {
    const { name, uuid } = fromTypeId(id)
    return name === 'View' ? uuid : null
  } catch {
    return null
  }
}

/** `/media/views/<view id>/<revision>/w<width>.webp|png`, opened by a signature in the address or by a token. */
export function mediaRoutes(app: FastifyInstance, viewerOf: (authorization?: string) => Promise<Viewer | null>): void {
  app.get<PaintingRequest>('/media/views/:viewId/:revision/:file', async (request, reply) => {
    const { viewId, revision, file } = request.params
    const [, widthText, formatText] = FILE.exec(file) ?? []
    const uuid = viewUuid(viewId)
    const width = PICTURE_WIDTHS.find((each) => String(each) === widthText)
    const format = formatText as PictureFormat | undefined
    if (!uuid || !/^\d{1,9}$/.test(revision) || width === undefined || !format) throw notFound('Picture')

    const { expires, signature } = request.query
    const path = paintingPath(viewId, Number(revision), width, format)
    const hasSignature = expires !== undefined && signature !== undefined && isSigned(path, expires, signature)
    const viewer = hasSignature ? null : await viewerOf(request.headers.authorization)
    if (!hasSignature && !viewer) throw unauthenticated('The address is not signed or its time is over')
    if (viewer) demandCredential(viewer, 'read')

    const bytes = await paintedView(viewer, { viewId: uuid, revision: Number(revision), width, format })
    return reply
      .header('cache-control', `private, max-age=${ONE_YEAR_S}, immutable`)
      .type(`image/${format}`)
      .send(bytes)
  })
}
