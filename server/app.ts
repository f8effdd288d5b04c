import Fastify, { type FastifyInstance, type FastifyListenOptions, LogController } from 'fastify'
import type { Principal, Viewer } from './context.ts'
import { mountDocumentation } from './docs/route.ts'
import { BRIEF_REQUESTS_A_MINUTE } from './graphql/briefRequests.ts'
import { mountGraphQL } from './graphql/route.ts'
import { readClientDocuments } from './graphql/clientDocuments.ts'
import { mountWebSocket } from './graphql/websocket.ts'
import { createGraphQL, newRequestId } from './graphql/yoga.ts'
import { fail, notFound } from './kernel/errors.ts'
import { requestFailures } from './kernel/request.failures.ts'
import type { Resources } from './kernel/resources.ts'
import { networkOf } from './modules/identity/network.ts'
import { findViewer } from './modules/identity/session.service.ts'
import { findGuest } from './modules/review/reviewGuest.service.ts'
import { pool } from './platform/database/client.ts'
import {
  bearerOf, headersOf, RequestCounter, type RequestRates, tokenKey, tooMany,
} from './platform/limiter/requestRate.ts'
import { allowOrigins } from './rest/crossOrigin.ts'
import { sendError } from './rest/errors.ts'
import { DESCRIBED } from './rest/shape.ts'
import { endStalledBodies, letBodiesGoBy, PATIENCE, type Patience } from './rest/unreadBody.ts'
import { mountRoutes } from './routes.ts'
import { schema } from './schema.ts'
import { compressAnswers } from './site/compression.ts'
import { isBuilt, mountSite } from './site/site.ts'

/** What the application is made with. */
export interface Dependencies {
  logLevel: string
  /** Whether a proxy in front forwards the caller's address. */
  isProxyTrusted: boolean
  /** The folder of the built client; null when a development server has it. */
  webFolder: string | null
  /** The folder of the mails that no server took, shown at `/dev/mail`; null shows none. */
  mailFolder: string | null
  /** How many requests a minute are answered. */
  requestRates: RequestRates
  /** The address people reach the server by, without a trailing slash. */
  publicUrl: string
  /** Other origins whose pages may call with a token. */
  corsOrigins: readonly string[]
  /** How long a request may be without a byte. */
  patience?: Patience
}

/** Who takes longer to send a request is cut off: time enough for the largest file over the slowest line in use. */
const LONGEST_REQUEST_MS = 900_000

/** Security headers of every response (OWASP HTTP Headers Cheat Sheet). Pages add the policy of their content. */
const SAFE_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

/** Counts the requests of both APIs and answers how many are left; RATE_LIMITED beyond the rate. */
function limitRequests(app: FastifyInstance, requests: RequestCounter): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(graphql|api)(\/|\?|$)/.test(request.url)) return done()
    const usage = requests.count(request.headers.authorization, request.ip)
    if (usage) void reply.headers(headersOf(usage))
    done(usage?.isOver ? tooMany(usage) : undefined)
  })
}

/** The viewer behind an `Authorization` header; null without one, UNAUTHENTICATED when its token is not valid. */
async function findByToken(authorization: string | undefined): Promise<Viewer | null> {
  if (!authorization) return null
  const secret = bearerOf(authorization)
  const viewer = secret === undefined ? null : await findViewer(secret)
  if (!viewer) throw fail(requestFailures.TOKEN_INVALID())
  return viewer
}

/** The guest of a review link behind an `Authorization` header; null for what is no token of a guest. */
const findGuestBy = (authorization: string | undefined) => {
  const secret = bearerOf(authorization)
  return secret === undefined ? null : findGuest(secret)
}

/** The log levels at which each request has a line. */
const REQUEST_LEVELS: ReadonlySet<string> = new Set(['info', 'debug', 'trace'])

function logRequests(app: FastifyInstance): void {
  if (!REQUEST_LEVELS.has(app.log.level)) return
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.url.split('?')[0]
    const took = { status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) }
    request.log.info({ method: request.method, path, operation: request.operationName, ...took }, 'request')
    done()
  })
}

function mountHealth(app: FastifyInstance): void {
  app.get('/livez', { logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const isReady = await pool().query('SELECT 1').then(
      () => true,
      () => false,
    )
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'The database does not answer' })
  })
}

/** Has everything that comes in over a connection run with the resources: requests, their bodies and sockets. */
function listenWith(resources: Resources, app: FastifyInstance): void {
  const listen = app.listen.bind(app) as (options?: FastifyListenOptions) => Promise<string>
  app.listen = ((options: FastifyListenOptions) => resources.run(() => listen(options))) as typeof app.listen
  app.addHook('onRequest', (_request, _reply, done) => resources.run(done))
}

/** The server with every route; it does not listen. It closes with the resources that it runs with. */
export const createApp = (resources: Resources, dependencies: Dependencies): Promise<FastifyInstance> =>
  resources.run(() => buildApp(resources, dependencies))

async function buildApp(resources: Resources, dependencies: Dependencies): Promise<FastifyInstance> {
  const { logLevel, isProxyTrusted, webFolder, corsOrigins, patience = PATIENCE } = dependencies
  const app = Fastify({
    logger: { level: logLevel, base: null },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // One hop: what stands before the address that the proxy added, the caller wrote.
    trustProxy: isProxyTrusted && ((_address, hop) => hop === 0),
    forceCloseConnections: 'idle',
    bodyLimit: 1_048_576,
    requestTimeout: LONGEST_REQUEST_MS,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    // An address that cannot be read, or has an id of any length, is the address of nothing.
    frameworkErrors: (_error, request, reply) => void sendError(notFound('Address'), request, reply),
    // What is sent is taken as it is or refused: nothing is made of another type or left out.
    ajv: {
      customOptions: { coerceTypes: false, removeAdditional: false, allowUnionTypes: true, keywords: [DESCRIBED] },
    },
  })
  resources.onClose(() => app.close())
  listenWith(resources, app)
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(SAFE_HEADERS).header('x-request-id', request.id)
    done()
  })
  await compressAnswers(app)
  await allowOrigins(app, corsOrigins)
  app.setErrorHandler(sendError)
  const { requestRates } = dependencies
  const requests = new RequestCounter(requestRates, networkOf)
  const perToken = requestRates.perToken === null ? null : BRIEF_REQUESTS_A_MINUTE
  const briefRequests = new RequestCounter({ ...requestRates, perToken }, networkOf)
  const knowToken = (authorization: string) => {
    const token = tokenKey(authorization)
    requests.know(token)
    briefRequests.know(token)
  }
  const authenticate = async (authorization?: string) => {
    const viewer = await findByToken(authorization)
    if (viewer && authorization) knowToken(authorization)
    return viewer
  }
  const identify = async (authorization?: string): Promise<Principal> => {
    const guest = await findGuestBy(authorization)
    if (!guest || !authorization) return { viewer: await authenticate(authorization), guest: null }
    knowToken(authorization)
    return { viewer: null, guest }
  }
  endStalledBodies(app, patience)
  letBodiesGoBy(app)
  logRequests(app)
  limitRequests(app, requests)
  mountHealth(app)
  mountRoutes(app, authenticate, dependencies)
  mountDocumentation(app, schema, dependencies)
  const documents = readClientDocuments()
  const yoga = createGraphQL(schema, documents, identify, (error) => app.log.error(error))
  mountGraphQL(app, yoga, documents)
  mountWebSocket(app, yoga, documents, requests, briefRequests, { authenticate, networkOf, isProxyTrusted })
  if (webFolder && isBuilt(webFolder)) mountSite(app, webFolder, dependencies.publicUrl)
  await app.ready()
  return app
}
