import { AsyncLocalStorage } from 'node:async_hooks'
import { renderGraphiQL } from '@graphql-yoga/render-graphiql'
import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  execute,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
  parse,
  type Source,
  subscribe,
} from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import { v7 as uuidv7 } from 'uuid'
import type { Caller, Context, Viewer } from '../context.ts'
import { FramewrightError } from '../kernel/errors.ts'
import { publicError } from './errors.ts'
import { complexityLimit } from './limits.ts'

/** Largest body of a request without files, in bytes: a script of 2 MB, escaped as JSON, and its document. */
export const BODY_LIMIT = 8_388_608

/** Bytes of a document, and the tokens it may have. */
const DOCUMENT_LIMIT = 100_000
const TOKEN_LIMIT = 5_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The GraphQL operation the request asks for, for its log line. */
    operationName?: string
  }
}

/** What Fastify hands to Yoga with a request. */
export interface ServerContext {
  request: FastifyRequest
  reply: FastifyReply
  /** A multipart request, read already. */
  operations?: unknown
}

/** What an operation over a WebSocket comes with. */
export interface SocketRequest {
  authorization: string | undefined
  caller: Caller
}

/** The request an error belongs to: Yoga's masking is not told. */
const currentRequest = new AsyncLocalStorage<FastifyRequest>()

/** The id of a request, for its log lines and its errors. */
export const newRequestId = () => `req_${uuidv7()}`

/** Runs a handler so that its errors know their request. */
export const withRequest = <Result>(request: FastifyRequest, work: () => Result): Result =>
  currentRequest.run(request, work)

const USER_AGENT_LIMIT = 400

/** Where a request comes from. */
export const callerOf = (address: string, userAgent: string | undefined): Caller => ({
  address,
  userAgent: (userAgent ?? '').slice(0, USER_AGENT_LIMIT),
})

/** Who is behind an `Authorization` header; UNAUTHENTICATED when the token is not valid. */
export type Authenticate = (authorization: string | undefined) => Promise<Viewer | null>

const multipartParser: Plugin<Context, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    const { operations } = serverContext
    if (operations !== undefined) setRequestParser(() => operations as never)
  },
}

/** graphql-js's own executor is faster than the default one. */
const graphqlExecutor: Plugin = {
  onExecute: ({ setExecuteFn }) => setExecuteFn((args: ExecutionArgs) => execute(args)),
  onSubscribe: ({ setSubscribeFn }) => setSubscribeFn((args: ExecutionArgs) => subscribe(args)),
}

const boundedParser: Plugin = {
  onParse: ({ setParseFn }) => setParseFn((source: string | Source) => parse(source, { maxTokens: TOKEN_LIMIT })),
}

/** Names the operation in the log line of its request. */
const operationLogger: Plugin = {
  onParams({ params }) {
    const request = currentRequest.getStore()
    const name = params.operationName ?? /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(params.query ?? '')?.[1]
    if (request && name) request.operationName = name.slice(0, 100)
  },
}

/** Validation errors pass masking by: they get their code here. */
const errorCodes: Plugin = {
  onResultProcess({ result, setResult }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result || !('errors' in result)) return
    const requestId = currentRequest.getStore()?.id ?? newRequestId()
    const errors = (result as ExecutionResult).errors?.map((error) =>
      error.extensions['requestId'] === undefined ? publicError(error, requestId, () => {}) : error,
    )
    if (errors) setResult({ ...result, errors })
  },
}

/** The GraphQL endpoint over the schema; `authenticate` says who asks. */
export function createGraphQL(schema: GraphQLSchema, authenticate: Authenticate, report: (error: unknown) => void) {
  return createYoga<ServerContext, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    // The whole of GraphiQL from here: the default one loads its parts from another host.
    renderGraphiQL,
    graphiql: { title: 'Framewright API', subscriptionsProtocol: 'WS' },
    logging: false,
    cors: false,
    batching: false,
    multipart: false,
    maxRequestBodySize: false,
    parserAndValidationCache: true,
    plugins: [multipartParser, operationLogger, boundedParser, complexityLimit, graphqlExecutor, errorCodes],
    maskedErrors: {
      maskError: (error) => {
        const request = currentRequest.getStore()
        return publicError(error, request?.id ?? newRequestId(), (cause) =>
          request ? request.log.error(cause) : report(cause),
        )
      },
    },
    context: async ({ request, params, ...initial }) => {
      if ((params?.query?.length ?? 0) > DOCUMENT_LIMIT) throw tooLong()
      const { extra } = initial as { extra?: SocketRequest }
      const fastifyRequest = currentRequest.getStore()
      const authorization = extra ? extra.authorization : (request.headers.get('authorization') ?? undefined)
      const caller =
        extra?.caller ?? callerOf(fastifyRequest?.ip ?? '', request.headers.get('user-agent') ?? undefined)
      return { viewer: await authenticate(authorization), requestId: fastifyRequest?.id ?? newRequestId(), caller }
    },
  })
}

const tooLong = () =>
  new FramewrightError('TOO_COMPLEX', `The document has more than ${DOCUMENT_LIMIT.toLocaleString('en-US')} bytes`)
