import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../../context.ts'
import { fail, notFound, unauthenticated } from '../../../kernel/errors.ts'
import { MOST_UPLOAD_BYTES } from '../../../kernel/fileLimit.ts'
import { fromTypeId } from '../../../kernel/ids.ts'
import { demandCredential, type Scope } from '../../../kernel/permissions.ts'
import { importFailures } from './import.failures.ts'
import { appendPart, findUpload } from './fileUpload.service.ts'

interface UploadRequest {
  Params: { uploadId: string }
}

const RANGE = /^bytes (\d{1,10})-(\d{1,10})\/(\d{1,10})$/

function uuidIn(id: string): string {
  try {
    const { name, uuid } = fromTypeId(id)
    if (name === 'FileUpload') return uuid
  } catch {
    // Refused below, as the id of another type is.
  }
  throw notFound('Upload')
}

/** Where a part begins. INVALID_INPUT for one that does not fit the file, or is not as long as it says. */
function startOf({ headers }: FastifyRequest, bytes: number): number {
  const range = headers['content-range']
  if (range === undefined) return 0
  const [from = -1, to = -1, total] = (RANGE.exec(range) ?? []).slice(1).map(Number)
  const length = headers['content-length']
  const isWhole = length === undefined || Number(length) === to - from + 1
  if (from >= 0 && from <= to && to < bytes && total === bytes && isWhole) return from
  throw fail(importFailures.UPLOAD_RANGE_INVALID({ bytes }), { field: 'Content-Range' })
}

/** `/media/uploads/<upload id>`: takes the parts of a file by PUT, and tells by HEAD how much has come. */
export function fileUploadRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
): void {
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  /** Before the body is read: nobody's bytes are. */
  const authorize = (scope: Scope) => async (request: FastifyRequest) => {
    const viewer = await viewerOf(request.headers.authorization)
    if (!viewer) throw unauthenticated()
    demandCredential(viewer, scope)
    viewers.set(request, viewer)
  }
  const viewerIn = (request: FastifyRequest): Viewer => {
    const viewer = viewers.get(request)
    if (!viewer) throw unauthenticated()
    return viewer
  }
  const tell = (reply: FastifyReply, offset: number, bytes: number) =>
    reply.header('upload-offset', offset).header('upload-length', bytes).header('cache-control', 'no-store').code(204)

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The body is left to the handler, which adds it to the file as it comes.
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    scope.head<UploadRequest>('/media/uploads/:uploadId', { onRequest: authorize('imports:read') },
      async (request, reply) => {
        const { offset, bytes } = await findUpload(viewerIn(request), uuidIn(request.params.uploadId))
        return tell(reply, offset, bytes).send()
      })

    scope.put<UploadRequest>(
      '/media/uploads/:uploadId',
      { onRequest: authorize('imports:write'), bodyLimit: MOST_UPLOAD_BYTES },
      async (request, reply) => {
        const [viewer, id] = [viewerIn(request), uuidIn(request.params.uploadId)]
        const { bytes } = await findUpload(viewer, id)
        const offset = await appendPart(viewer, id, startOf(request, bytes), request.body as Readable)
        return tell(reply, offset, bytes).send()
      },
    )
  })
}
