import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../context.ts'
import { notFound, unauthenticated } from '../kernel/errors.ts'
import { fromTypeId, type NodeName } from '../kernel/ids.ts'
import { demandCredential } from '../kernel/permissions.ts'
import { PROBLEM, refusedWith } from './errors.ts'
import { record, type Shape, text, type ValueOf } from './shape.ts'

/** Who is behind an `Authorization` header; null without one, UNAUTHENTICATED when its token is not valid. */
export type ViewerOf = (authorization?: string) => Promise<Viewer | null>

/** The kinds of object that the ids in a path are of, by their place: `{ projectId: 'Project' }`. */
type PathIds = Readonly<Record<string, NodeName>>

type Optional<Of> = Of extends Shape<unknown> ? ValueOf<Of> : Record<string, never>

/** What a handler is given: who asks, the UUIDs behind the path's ids, and what was sent, checked. */
export interface Asked<Ids extends PathIds, Query, Body> {
  viewer: Viewer
  ids: { [Name in keyof Ids]: string }
  query: Optional<Query>
  body: Optional<Body>
  request: FastifyRequest
  reply: FastifyReply
}

/** A route below `/api`. */
export interface Route<Ids extends PathIds, Query, Body> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** With `{projectId}` for each of `ids`. */
  path: string
  /** Its name in the description of the API. */
  name: string
  summary: string
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
  /** Answers an object, or its JSON when that is made already, as a text or in parts. */
  handle: (asked: Asked<Ids, Query, Body>) => Promise<unknown>
}

/** How a module's routes are mounted. */
export type AddRoute = <
  const Ids extends PathIds,
  Query extends Shape<unknown> | undefined = undefined,
  Body extends Shape<unknown> | undefined = undefined,
>(
  route: Route<Ids, Query, Body>,
) => void

const NOUNS: Partial<Record<NodeName, string>> = { ShotStatus: 'Status' }

/** The UUIDs behind the ids of a path. What is no id of its kind is the address of nothing: NOT_FOUND. */
function readIds(kinds: PathIds, params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(kinds).map(([place, kind]) => {
      try {
        const { name, uuid } = fromTypeId(params[place] ?? '')
        if (name === kind) return [place, uuid]
      } catch {
        // Told below like an id of another kind.
      }
      throw notFound(NOUNS[kind] ?? kind)
    }),
  )
}

/** What Fastify checks and what describes the route to whoever reads about the API. */
function schemaOf({ name, summary, ids, query, body, status, answer, consumes }: Route<PathIds, unknown, unknown>) {
  const params = Object.entries(ids).map(([place, kind]) => [place, text(`The id of a ${NOUNS[kind] ?? kind}.`)])
  return {
    operationId: name,
    summary,
    ...(consumes && { consumes: [consumes] }),
    params: record('Where.', Object.fromEntries(params)).json,
    ...(query !== undefined && { querystring: (query as Shape<unknown>).json }),
    ...(body !== undefined && !consumes && { body: (body as Shape<unknown>).json }),
    response: {
      [status]: answer?.json ?? { type: 'null', description: 'Nothing.' },
      '4xx': PROBLEM.json,
      '5xx': PROBLEM.json,
    },
  }
}

const unsupported = (type: string) => refusedWith(415, 'INVALID_INPUT', `Send the request as ${type}`)

function addRoute(scope: FastifyInstance, viewerOf: ViewerOf, route: Route<PathIds, unknown, unknown>): void {
  const viewers = new WeakMap<FastifyRequest, Viewer>()
  scope.route<{ Params: Record<string, string> }>({
    method: route.method,
    url: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: schemaOf(route),
    ...(route.bodyLimit !== undefined && { bodyLimit: route.bodyLimit }),
    // Before the body is read: nobody's ten megabytes are.
    onRequest: async (request) => {
      const viewer = await viewerOf(request.headers.authorization)
      if (!viewer) throw unauthenticated()
      // Every answer tells something; what else is needed, the services ask for.
      demandCredential(viewer, 'read')
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
      const viewer = viewers.get(request)
      if (!viewer) throw unauthenticated()
      const ids = readIds(route.ids, request.params)
      const { query, body } = request as { query: Record<string, never>; body: Record<string, never> }
      const answer = await route.handle({ viewer, ids, query, body, request, reply })
      void reply.code(route.status).header('cache-control', 'no-store')
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

/** Mounts the routes of the modules below `/api`; each asks for a token. What is not there is told as JSON. */
export function mountRest(
  app: FastifyInstance,
  viewerOf: ViewerOf,
  modules: readonly ((add: AddRoute) => void)[],
): void {
  const mount = async (scope: FastifyInstance) => {
    readJsonBodies(scope)
    scope.setNotFoundHandler(() => {
      throw notFound('Address')
    })
    const add: AddRoute = (route) => addRoute(scope, viewerOf, route as unknown as Route<PathIds, unknown, unknown>)
    for (const addRoutes of modules) addRoutes(add)
  }
  void app.register(mount, { prefix: '/api' })
}
