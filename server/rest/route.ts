import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, callerOf, CLIENT_HEADER, inClient, readClientId, type Viewer } from '../context.ts'
import { notFound, unauthenticated } from '../kernel/errors.ts'
import type { Noun } from '../kernel/failure.ts'
import { fromTypeId, type NodeName } from '../kernel/ids.ts'
import { demandCredential, type Permission } from '../kernel/permissions.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { refuseUnknown } from './address.ts'
import { PROBLEM, refusedWith } from './errors.ts'
import { answerOnce } from './idempotency.ts'
import { type DescribedRoute, type Description, describe } from './openapi.ts'
import { record, type Shape, text, type ValueOf } from './shape.ts'

/** Who is behind an `Authorization` header; null without one, UNAUTHENTICATED when its token is not valid. */
export type ViewerOf = (authorization?: string) => Promise<Viewer | null>

/** The kinds of object that the ids in a path are of, by their place: `{ projectId: 'Project' }`, or one of several. */
type PathIds = Readonly<Record<string, NodeName | readonly NodeName[]>>

/** What an id in a path names: a UUID, and its kind too where there are several. */
type PathId<Kind> = Kind extends readonly NodeName[] ? { name: Kind[number]; uuid: string } : string

type Optional<Of> = Of extends Shape<unknown> ? ValueOf<Of> : Record<string, never>

/** What a handler is given: who asks, the UUIDs behind the path's ids, and what was sent, checked. */
export interface Asked<Ids extends PathIds, Query, Body, IsPublic extends boolean> {
  viewer: IsPublic extends true ? Viewer | null : Viewer
  caller: Caller
  ids: { [Name in keyof Ids]: PathId<Ids[Name]> }
  query: Optional<Query>
  body: Optional<Body>
  request: FastifyRequest
  reply: FastifyReply
}

/** A route below `/api`. */
export interface Route<Ids extends PathIds, Query, Body, IsPublic extends boolean> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{projectId}` for each of `ids`. */
  path: string
  /** Its name in the description of the API. */
  name: string
  summary: string
  /** Asks for no token, and looks at none that is sent unless `readsToken`. */
  isPublic?: IsPublic
  /** Of a public route: looks at a token that is sent. UNAUTHENTICATED when it is not valid. */
  readsToken?: true
  /** What a token needs to read the answer; what it needs to write, the services ask for. */
  scopes: readonly Permission[]
  ids: Ids
  query?: Query
  body?: Body
  /** Largest body in bytes, where it is not the usual one. */
  bodyLimit?: number
  /** What a body that is no JSON is made of: it is left to the handler, which reads it from the stream. */
  consumes?: 'multipart/form-data'
  status: 200 | 201 | 204
  /** What it answers; null for nothing. */
  answer: Shape<unknown> | null
  /** What it answers with the status 202, set by the handler, where what was asked for is still to come. */
  accepted?: Shape<unknown>
  /** Refusals that do not follow from the rest of the route. */
  refusals?: readonly (401 | 402 | 404 | 409)[]
  /** Answers an object, or its JSON when that is made already, as a text or in parts. */
  handle: (asked: Asked<Ids, Query, Body, IsPublic>) => Promise<unknown>
}

/** How a module's routes are mounted. */
export type AddRoute = <
  const Ids extends PathIds,
  Query extends Shape<unknown> | undefined = undefined,
  Body extends Shape<unknown> | undefined = undefined,
  IsPublic extends boolean = false,
>(
  route: Route<Ids, Query, Body, IsPublic>,
) => void

/** A route of which nobody knows what it is given. */
type AnyRoute = Route<PathIds, unknown, unknown, boolean>

/** Nouns of the objects that failures do not name as the schema does. */
const NOUNS_OF_NODES = {
  AccessToken: 'Token', ShotStatus: 'Status', WebhookDelivery: 'Delivery', ProjectExport: 'Export',
  AssetDependency: 'Dependency', ShotVoice: 'Voice', Media: 'Image',
} as const satisfies Partial<Record<NodeName, Noun>>

const nounOf = (kind: NodeName): Noun =>
  kind in NOUNS_OF_NODES ? NOUNS_OF_NODES[kind as keyof typeof NOUNS_OF_NODES] : (kind as Noun)

/** What an id in a path names. What is no id of its kind is the address of nothing: NOT_FOUND. */
function readId(kind: NodeName | readonly NodeName[], id: string): PathId<typeof kind> {
  const kinds = [kind].flat()
  try {
    const { name, uuid } = fromTypeId(id)
    if (kinds.includes(name)) return typeof kind === 'string' ? uuid : { name, uuid }
  } catch {
    // Told below like an id of another kind.
  }
  throw notFound(nounOf(kinds[0] ?? 'User'))
}

const readIds = (kinds: PathIds, params: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(kinds).map(([place, kind]) => [place, readId(kind, params[place] ?? '')]))

/** The schemas by which Fastify validates, and the description in the API reference. */
function schemaOf({ name, summary, ids, query, body, status, answer, accepted, consumes }: AnyRoute, tag: string) {
  const params = Object.entries(ids).map(([place, kind]) => [
    place,
    text(`The id of the ${[kind].flat().map(nounOf).join(' or ')}.`),
  ])
  return {
    operationId: name,
    summary,
    tags: [tag],
    ...(consumes && { consumes: [consumes] }),
    ...(params.length > 0 && { params: record('Where.', Object.fromEntries(params)).json }),
    ...(query !== undefined && { querystring: (query as Shape<unknown>).json }),
    ...(body !== undefined && { body: (body as Shape<unknown>).json }),
    response: {
      [status]: answer?.json ?? { type: 'null', description: 'Nothing.' },
      ...(accepted && { 202: accepted.json }),
      '4xx': PROBLEM.json,
      '5xx': PROBLEM.json,
    },
  }
}

const unsupported = (type: string) => refusedWith(415, requestFailures.CONTENT_TYPE_UNSUPPORTED({ type }))

/** What a form is made of is for its reader to check. */
const passOver = () => () => true

function addRoute(scope: FastifyInstance, viewerOf: ViewerOf, route: AnyRoute, tag: string): void {
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  scope.route<{ Params: Record<string, string> }>({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(route, tag),
    ...(route.consumes && { validatorCompiler: passOver }),
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    // Before the body is read: nobody's ten megabytes are.
    onRequest: async (request) => {
      if (route.isPublic && !(route.readsToken && request.headers.authorization)) return
      const clientId = readClientId(request.headers[CLIENT_HEADER])
      const viewer = inClient(await viewerOf(request.headers.authorization), clientId)
      if (!viewer) throw unauthenticated()
      demandCredential(viewer, ...route.scopes)
      viewers.set(request, viewer)
    },
    preParsing: async (request) => {
      const type = request.headers['content-type']
      const wanted = route.consumes ?? 'application/json'
      if ((route.consumes || type !== undefined) && !type?.toLowerCase().startsWith(wanted)) throw unsupported(wanted)
    },
    preValidation: async (request) => {
      if (route.body !== undefined) request.body ??= {}
    },
    handler: async (request, reply) => {
      const viewer = viewers.get(request) ?? null
      if (!viewer && !route.isPublic) throw unauthenticated()
      const ids = readIds(route.ids, request.params)
      const caller = callerOf(request.ip, request.headers['user-agent'])
      const { query, body } = request as { query: Record<string, never>; body: Record<string, never> }
      void reply.code(route.status).header('cache-control', 'no-store')
      const answer = await answerOnce(viewer?.tokenId ?? null, request, reply, () =>
        route.handle({ viewer, caller, ids, query, body, request, reply }))
      if (route.answer === null) return reply.send()
      return reply.type('application/json; charset=utf-8').send(answer)
    },
  })
}

/** Some programs announce JSON with every request and send none with most. */
function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const parse = scope.getDefaultJsonParser('error', 'error')
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null)
    else void parse(request, body, done)
  })
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
}

/** The modules' routes, by what the description of the API lists them under. */
export type RestModules = Readonly<Record<string, (add: AddRoute) => void>>

/** Mounts the modules' routes below `/api`, their description and what shows it. What is not there is JSON too. */
export function mountRest(
  app: FastifyInstance,
  viewerOf: ViewerOf,
  modules: RestModules,
  description: Description,
): void {
  const mount = async (scope: FastifyInstance) => {
    readJsonBodies(scope)
    const routes: DescribedRoute[] = []
    await describe(scope, routes, description)
    for (const [tag, addRoutes] of Object.entries(modules)) {
      addRoutes((route) => {
        routes.push(route)
        addRoute(scope, viewerOf, route as unknown as AnyRoute, tag)
      })
    }
    refuseUnknown(scope, routes)
  }
  void app.register(mount, { prefix: '/api' })
}
