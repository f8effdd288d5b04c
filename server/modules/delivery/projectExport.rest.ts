import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { isSigned } from '../media/signature.ts'
import { stretchOf } from '../media/stretch.ts'
import { exportFailures } from './export.failures.ts'
import { attachmentOf, exportPath } from './exportFile.ts'
import { type ExportFile, findExportFile } from './projectExport.service.ts'

interface DownloadRequest {
  Params: { exportId: string }
  Querystring: { expires?: string; signature?: string }
}

function uuidIn(id: string): string {
  try {
    const { name, uuid } = fromTypeId(id)
    if (name === 'ProjectExport') return uuid
  } catch {
    // Told below like an id of another kind.
  }
  throw notFound('Export')
}

async function send(reply: FastifyReply, file: ExportFile, range: string | undefined) {
  const stretch = stretchOf(range, file.bytes)
  void reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store')
  if (stretch === null) return reply.code(416).header('content-range', `bytes */${file.bytes}`).send()
  const { stream } = await file.open(stretch)
  if (stretch) {
    void reply.code(206).header('content-range', `bytes ${stretch.from}-${stretch.to}/${file.bytes}`)
  }
  return reply
    .header('content-disposition', attachmentOf(file.fileName))
    .header('content-length', stretch ? stretch.to - stretch.from + 1 : file.bytes)
    .header('etag', `"${file.sha256}"`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.contentType)
    .send(stream)
}

/** `/media/exports/<export id>`: the file of an export, opened by a signature in the address or by a token. */
export function exportRoutes(app: FastifyInstance, viewerOf: (authorization?: string) => Promise<Viewer | null>): void {
  app.get<DownloadRequest>('/media/exports/:exportId', async (request, reply) => {
    const { expires, signature } = request.query
    const uuid = uuidIn(request.params.exportId)
    const isOpen = expires !== undefined && signature !== undefined && isSigned(exportPath(uuid), expires, signature)
    const viewer = isOpen ? null : await viewerOf(request.headers.authorization)
    if (viewer) demandCredential(viewer, 'exports:read', ...CONTENT_SCOPES)
    else if (!isOpen && signature !== undefined) throw notFound('Export')
    else if (!isOpen) throw fail(exportFailures.EXPORT_ADDRESS_NOT_SIGNED())
    const file = await findExportFile(viewer, uuid)
    const ifRange = request.headers['if-range']
    const isSame = ifRange === undefined || ifRange === `"${file.sha256}"`
    return send(reply, file, isSame ? request.headers.range : undefined)
  })
}
