import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { fromTypeId } from '../../kernel/ids.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import type { AddRoute } from '../../rest/route.ts'
import { listOf } from '../../rest/shape.ts'
import { isSigned } from '../media/signature.ts'
import { stretchOf } from '../media/stretch.ts'
import { exportFailures } from './export.failures.ts'
import { attachmentOf, exportPath } from './exportFile.ts'
import { type ExportFile, findExportFile, readExport, readExports } from './exportReading.service.ts'
import { demandOne, exportAs, exportScope } from './exportRequest.ts'
import { cancelExport, createExport } from './projectExport.service.ts'
import { EXPORT, NEW_EXPORT, serializeExport } from './projectExportSerializer.ts'

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
export function exportFileRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
): void {
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

const SCOPES = ['exports:read', ...CONTENT_SCOPES] as const
const IN_PROJECT = { path: '/projects/{projectId}/exports', ids: { projectId: 'Project' }, scopes: SCOPES } as const
const ONE_EXPORT = { path: '/exports/{exportId}', ids: { exportId: 'ProjectExport' } } as const

/** The exports of a project, in every format. */
export function exportRoutes(add: AddRoute): void {
  add({
    method: 'GET',
    ...IN_PROJECT,
    name: 'listExports',
    summary: 'The exports of a project of the last 24 hours, newest first.',
    status: 200,
    answer: listOf(EXPORT, 'The exports.'),
    handle: async ({ viewer, ids }) => (await readExports(viewer, ids.projectId)).map(serializeExport),
  })

  add({
    method: 'POST',
    ...IN_PROJECT,
    name: 'createExport',
    summary: 'Starts an export of a project, of boards, scenes or shots. Read it again until its `status` is DONE.',
    body: NEW_EXPORT,
    status: 201,
    answer: EXPORT,
    handle: async ({ viewer, ids, body: { as, what, fileName } }) => {
      demandOne('as', as)
      if (what) demandOne('what', what)
      const made = { as: exportAs(as), scope: exportScope(what), fileName: fileName ?? null }
      return serializeExport(await createExport(viewer, ids.projectId, made))
    },
  })

  add({
    method: 'GET',
    ...ONE_EXPORT,
    name: 'readExport',
    summary: 'An export, with its progress and its `downloadUrl`.',
    scopes: SCOPES,
    status: 200,
    answer: EXPORT,
    handle: async ({ viewer, ids }) => serializeExport(await readExport(viewer, ids.exportId)),
  })

  add({
    method: 'DELETE',
    ...ONE_EXPORT,
    name: 'cancelExport',
    summary: 'Cancels an export that is queued or running: your own, or as an administrator. 409 if it has ended.',
    scopes: ['exports:read'],
    status: 204,
    answer: null,
    handle: async ({ viewer, ids }) => {
      await cancelExport(viewer, ids.exportId)
    },
  })
}
