import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { processRequest } from 'graphql-upload-minimal'
import { fail, FramewrightError, STATUS_OF_CODE } from '../kernel/errors.ts'
import { MOST_SOUND_BYTES } from '../kernel/fileLimit.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import type { ClientDocuments } from './clientDocuments.ts'
import { answerPlainly } from './plainRequests.ts'
import type { ServerContext } from './serverContext.ts'
import { BODY_LIMIT, type createGraphQL, withRequest } from './yoga.ts'

export const FILES_LIMIT = 10
const FIELD_LIMIT = 1_000_000
const METHODS = 'GET, HEAD, POST'

const isMultipart = (request: FastifyRequest) =>
  request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '')

/** Answers as GraphQL a failure of what never came to be a GraphQL request. */
function refuse(request: FastifyRequest, reply: FastifyReply, error: FramewrightError, status?: number) {
  const { message, code, details, retryAfter } = error
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  const extensions = { ...details, requestId: request.id }
  return reply.code(status ?? STATUS_OF_CODE[code]).type('application/json').send({ errors: [{ message, extensions }] })
}

const wrongMethod = fail(requestFailures.METHOD_UNSUPPORTED({ methods: METHODS }))

const unreadable = (problem: string) => fail(requestFailures.REQUEST_INVALID({ problem }))

function sendFailure(error: FastifyError | FramewrightError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof FramewrightError) return refuse(request, reply, error)
  const status = error.statusCode ?? 500
  if (status >= 500) throw error
  if (status === 413) {
    return refuse(request, reply, fail(requestFailures.REQUEST_TOO_LARGE({ most: BODY_LIMIT })), status)
  }
  if (status === 415) {
    const type = 'application/json'
    return refuse(request, reply, fail(requestFailures.CONTENT_TYPE_UNSUPPORTED({ type })), status)
  }
  return refuse(request, reply, unreadable(error.message), status)
}

/** Sends an answer whole where it is one, at once and with its length; events follow one another as a stream. */
async function sendAnswer(answer: Response, reply: FastifyReply) {
  // What it is must be known before anybody on its way looks at it: events are never compressed.
  answer.headers.forEach((value, name) => void reply.header(name, value))
  const isWhole = /^(application\/(graphql-response\+)?json|text\/html)\b/.test(answer.headers.get('content-type') ?? '')
  return reply.code(answer.status).send(isWhole ? await answer.text() : answer.body)
}

/** A JSON body, wrapped: Yoga's adapter asks a bare text for each of its characters. */
interface JsonBody {
  text: string
}

/** The object or list a body is; null when it is anything else. */
function readOperations(body: JsonBody | undefined): object | null {
  try {
    const operations: unknown = JSON.parse(body?.text ?? '')
    return typeof operations === 'object' ? operations : null
  } catch {
    return null
  }
}

/**
 * Mounts the endpoint at `/graphql`. A body is a text of bounded length or files, read from the stream as they come;
 * any other kind is refused.
 */
export function mountGraphQL(
  app: FastifyInstance,
  yoga: ReturnType<typeof createGraphQL>,
  documents: ClientDocuments,
): void {
  const answerOf = answerPlainly(yoga, documents, (error) => app.log.error(error))
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const text = { parseAs: 'string', bodyLimit: BODY_LIMIT } as const
    scope.addContentTypeParser<string>(/^application\/(graphql\+)?json\b/i, text, (_request, body, done) => {
      done(null, { text: body })
    })
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
    scope.setErrorHandler(sendFailure)
    scope.route({
      url: '/graphql',
      method: ['PUT', 'PATCH', 'DELETE'],
      handler: async (request, reply) =>
        refuse(request, reply.header('allow', METHODS), wrongMethod, 405),
    })
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST', 'OPTIONS'],
      handler: async (request, reply) => {
        const context: ServerContext = { request, reply }
        if (isMultipart(request)) {
          try {
            // One byte more than the largest may have: the parser cuts a file at its limit without a word.
            context.operations = await processRequest(request.raw, reply.raw, {
              maxFileSize: MOST_SOUND_BYTES + 1,
              maxFiles: FILES_LIMIT,
              maxFieldSize: FIELD_LIMIT,
            })
          } catch (error) {
            const reason = error instanceof Error ? error.message : 'The multipart request cannot be read'
            return refuse(request, reply, unreadable(reason))
          }
        } else if (request.method === 'POST') {
          const operations = readOperations(request.body as JsonBody | undefined)
          if (operations === null) return refuse(request, reply, fail(requestFailures.BODY_NOT_OBJECT()))
          const plain = withRequest(request, () => answerOf(operations, context))
          if (plain) {
            const { status, headers, body } = await plain
            return reply.code(status).headers(headers).send(body)
          }
          context.operations = operations
        }
        const answer = withRequest(request, () => yoga.handleNodeRequestAndResponse(request, reply, context))
        return sendAnswer(await answer, reply)
      },
    })
  })
}
