import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import {
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import {
  type Caller, callerOf, CLIENT_HEADER, type Context, inClient, type Principal, readClientId,
} from '../context.ts'
import { STATUS_OF_CODE } from '../kernel/errors.ts'
import type { ErrorCode } from '../kernel/failure.ts'
import { acceptHashes, type ClientDocuments } from './clientDocuments.ts'
import { newDocumentCache, NO_CACHE } from './documentCache.ts'
import { publicError } from './errors.ts'
import { graphiqlOptions, graphiqlPage } from './graphiql.ts'
import { idempotency } from './idempotency.ts'
import { complexityLimit, withCost } from './limits.ts'
import { executeReady } from './readyAnswers.ts'
import { receipts } from './receipts.ts'
import type { ServerContext } from './serverContext.ts'
import { subscribeAfresh } from './subscribing.ts'

/** Largest body of a request without files, in bytes: a script of 2 MB, escaped as JSON, and its document. */
export const BODY_LIMIT = 8_388_608

declare module 'fastify' {
  interface FastifyRequest {
    /** The GraphQL operation the request asks for, for its log line. */
    operationName?: string
    /** The parameters of that operation. */
    graphqlParams?: object
  }
}

/** What an operation over a WebSocket comes with. */
export interface SocketRequest {
  authorization: string | undefined
  /** As the page names itself, unchecked. */
  clientId: unknown
  caller: Caller
}

/** The request an error belongs to: Yoga's masking does not know it. */
const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/**
 * The id of a request, for its log lines and its errors: a UUIDv7 whose random part is that of a `randomUUID`, which
 * asks the system for randomness once for many.
 */
export function newRequestId(): string {
  const time = Date.now().toString(16).padStart(12, '0')
  return `req_${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`
}

/** Runs a handler so that its errors know their request. */
export const withRequest = <Result>(request: FastifyRequest, work: () => Result): Result =>
  currentRequest.run(request, work)

/** Who is behind an `Authorization` header; UNAUTHENTICATED when the token is not valid. */
export type Identify = (authorization: string | undefined) => Promise<Principal>

const multipartParser: Plugin<Context, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    const { operations } = serverContext
    if (operations !== undefined) setRequestParser(() => operations as never)
  },
}

/** graphql-js's own executor is faster than the default one. */
const graphqlExecutor: Plugin = {
  onExecute: ({ setExecuteFn }) => setExecuteFn(executeReady),
  onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args: ExecutionArgs) => subscribeAfresh(args)),
}

/** Names the operation in the log line of its request. */
const operationLogger: Plugin = {
  onParams({ params }) {
    const { operationName = null } = params as { operationName?: unknown }
    if (typeof operationName !== 'string' && operationName !== null) {
      throw new GraphQLError('operationName must be a text', { extensions: { http: { status: 400 } } })
    }
    const request = currentRequest.getStore()
    if (request) request.graphqlParams = params
    const name = operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(params.query ?? '')?.[1]
    if (request && name) request.operationName = name.slice(0, 100)
  },
}

const STREAM = /event-stream|multipart/

/**
 * Gives an error its HTTP status, for the media type that wants requests without data to fail by it as well
 * (`application/graphql-response+json`); with `application/json` the status stays 200.
 */
function setStatusOf({ extensions }: GraphQLError): void {
  const http = extensions['http'] as { status?: number; headers?: Record<string, string> } | undefined
  if (http?.status !== undefined) return
  extensions['http'] = { ...http, status: STATUS_OF_CODE[extensions['code'] as ErrorCode], spec: true }
}

/** Validation errors pass masking by: they get their code here. */
export function withCodes(result: ExecutionResult, accept: string): ExecutionResult {
  if (!result.errors) return result
  const request = currentRequest.getStore()
  const requestId = request?.id ?? newRequestId()
  const errors = result.errors.map((error) =>
    error.extensions['requestId'] === undefined ? publicError(error, requestId, () => {}) : error,
  )
  // A stream says in its events what went wrong.
  if (!('data' in result) && !STREAM.test(accept)) errors.forEach(setStatusOf)
  return withCost({ ...result, errors }, request?.graphqlParams)
}

const errorCodes: Plugin = {
  onResultProcess({ request, result, setResult }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result)) return
    setResult(withCodes(result as ExecutionResult, request.headers.get('accept') ?? ''))
  },
}

/** An error as its client may see it; `report` hears of one that belongs to no request. */
export function masked(error: unknown, report: (error: unknown) => void): GraphQLError {
  const request = currentRequest.getStore()
  return publicError(error, request?.id ?? newRequestId(), (cause) =>
    request ? request.log.error(cause) : report(cause),
  )
}

/** The GraphQL endpoint over the schema; `identify` says who asks. */
export function createGraphQL(
  schema: GraphQLSchema,
  documents: ClientDocuments,
  identify: Identify,
  report: (error: unknown) => void,
) {
  return createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    renderGraphiQL: graphiqlPage,
    graphiql: graphiqlOptions,
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: false,
    parserAndValidationCache: { documentCache: newDocumentCache(), errorCache: NO_CACHE },
    plugins: [
      multipartParser, acceptHashes(documents), operationLogger, complexityLimit, graphqlExecutor, idempotency,
      receipts, errorCodes,
    ],
    maskedErrors: { maskError: (error) => masked(error, report) },
    context: async ({ request, params, ...initial }) => {
      const { extra } = initial as { extra?: SocketRequest }
      const fastifyRequest = currentRequest.getStore()
      const authorization = extra ? extra.authorization : (request.headers.get('authorization') ?? undefined)
      const caller =
        extra?.caller ?? callerOf(fastifyRequest?.ip ?? '', request.headers.get('user-agent') ?? undefined)
      const clientId = readClientId(extra ? extra.clientId : request.headers.get(CLIENT_HEADER))
      const { viewer, guest } = await identify(authorization)
      return { viewer: inClient(viewer, clientId), guest, requestId: fastifyRequest?.id ?? newRequestId(), caller }
    },
  })
}
