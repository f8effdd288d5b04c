import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'
import { type ServerContext, BODY_LIMIT, type createGraphQL, withRequest } from './yoga.ts'

/** Largest file, in bytes. */
export const FILE_LIMIT = 10_485_760
const FILES_LIMIT = 10
const FIELD_LIMIT = 1_000_000

const isMultipart = (request: FastifyRequest) =>
  request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')

function refuse(request: FastifyRequest, reply: FastifyReply, status: number, message: string) {
  const extensions = { code: 'INVALID_INPUT', requestId: request.id }
  return reply.code(status).type('application/json').send({ errors: [{ message, extensions }] })
}

/** What is left of an upload that nobody reads to its end would keep the connection busy for ever. */
function letRestGoBy(request: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    request.raw.unpipe()
    request.raw.resume()
  })
}

/** Mounts the endpoint at `/graphql`; Yoga reads the raw request, files are read from the stream as they come. */
export function mountGraphQL(app: FastifyInstance, yoga: ReturnType<typeof createGraphQL>): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      handler: async (request, reply) => {
        const context: ServerContext = { request, reply }
        if (/^application\/x-www-form-urlencoded/i.test(request.headers['content-type'] ?? '')) {
          return refuse(request, reply, 415, 'Send the request as application/json')
        }
        if (isMultipart(request)) {
          letRestGoBy(request, reply)
          try {
            // One byte more than allowed: the parser cuts a file at its limit without a word.
            context.operations = await processRequest(request.raw, reply.raw, {
              maxFileSize: FILE_LIMIT + 1,
              maxFiles: FILES_LIMIT,
              maxFieldSize: FIELD_LIMIT,
            })
          } catch (error) {
            const reason = error instanceof Error ? error.message : 'The multipart request cannot be read'
            return refuse(request, reply, 400, reason)
          }
        } else if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT) {
          return refuse(request, reply, 413, `The request is larger than ${BODY_LIMIT.toLocaleString('en-US')} bytes`)
        }
        return withRequest(request, () => yoga.handleNodeRequestAndResponse(request, reply, context))
      },
    })
  })
}
