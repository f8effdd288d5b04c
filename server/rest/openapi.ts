import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { mountDocs } from './docs.ts'
import { PROBLEM } from './errors.ts'
import { DESCRIBED } from './shape.ts'

/** What the description of the API says of the installation. */
export interface Description {
  /** The address people reach the server by, without a trailing slash. */
  publicUrl: string
}

/** What the description needs to know of a route beside its schema. */
export interface DescribedRoute {
  name: string
  method: string
  path: string
  ids: object
  query?: unknown
  body?: unknown
  consumes?: string
  isPublic?: boolean
  readsToken?: boolean
  refusals?: readonly number[]
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }
type JsonObject = { [name: string]: Json }

const INFO = {
  title: 'Framewright REST API',
  version: '1',
  description:
    'The documented calls, on the same rules, permissions, limits and log as the GraphQL API at `/graphql`, which ' +
    'can do more: [its reference](/docs/api). Bodies and answers are JSON, ids are those of GraphQL, moments are ' +
    'ISO 8601, lists are plain arrays.\n\nSign in with `POST /auth/login`, or make a token in the settings, ' +
    'and send it as `Authorization: Bearer fw_…`. Every refusal has one sentence as `message` and as ' +
    '`error`, a `code`, and sentences by `fields` where they apply. A wrong id and what you may not see are both 404.',
}

const BEARER = {
  type: 'http',
  scheme: 'bearer',
  description: 'The secret of a session, of a personal or of a service token: `fw_…`.',
} as const

/** Every refusal there is, by its status. */
const REFUSALS: Readonly<Record<number, { name: string; description: string }>> = {
  400: { name: 'InvalidInput', description: 'INVALID_INPUT: the input breaks a rule; `fields` says which and why.' },
  401: { name: 'Unauthenticated', description: 'UNAUTHENTICATED: no token, or none that is valid.' },
  402: { name: 'PlanLimit', description: "PLAN_LIMIT: the organization's plan does not allow more." },
  403: { name: 'Forbidden', description: 'FORBIDDEN: your role or the scopes of your token do not allow this.' },
  404: { name: 'NotFound', description: 'NOT_FOUND: there is no such object, or none that you may see.' },
  409: { name: 'Conflict', description: 'CONFLICT: the object is not as the request supposes, or a value is taken.' },
  413: { name: 'TooLarge', description: 'INVALID_INPUT: the body or the file is too large.' },
  415: { name: 'UnsupportedType', description: 'INVALID_INPUT: the body or the file is of a kind that is not taken.' },
  429: { name: 'RateLimited', description: 'RATE_LIMITED: wait as many seconds as Retry-After says.' },
  500: { name: 'Internal', description: 'INTERNAL: a fault of the server; report it with its `requestId`.' },
  503: { name: 'Unavailable', description: 'UNAVAILABLE: something the server needs cannot be reached now.' },
}

const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } }

const PROBLEM_REF = { $ref: '#/components/schemas/Problem' }

/** What a route may refuse: what follows from its parts, and what it says itself. */
function refusalsOf(route: DescribedRoute): number[] {
  const { method, ids, query, body, consumes, isPublic, readsToken, refusals = [] } = route
  const isInPath = Object.keys(ids).length > 0
  const statuses = [
    ...(body !== undefined || query !== undefined ? [400] : []),
    ...(isPublic && !readsToken ? [] : [401, 403]),
    ...(isInPath || consumes ? [404] : []),
    ...(isInPath && method !== 'GET' ? [409] : []),
    ...(body === undefined ? [] : [413, 415]),
    ...refusals,
    ...[429, 500, 503],
  ]
  return [...new Set(statuses)].toSorted((one, other) => one - other)
}

const refusalComponents = () =>
  Object.fromEntries(
    Object.entries(REFUSALS).map(([status, { name, description }]) => [
      name,
      {
        description,
        ...((status === '429' || status === '503') && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema: PROBLEM_REF } },
      },
    ]),
  )

/** A schema without what only its checking needs, the named ones in it moved to a list of their own. */
function publicSchema(value: Json, schemas: JsonObject): Json {
  if (Array.isArray(value)) return value.map((each) => publicSchema(each, schemas))
  if (value === null || typeof value !== 'object') return value
  if (DESCRIBED in value) return publicSchema(value[DESCRIBED] ?? null, schemas)
  const { title, ...rest } = value
  const parts = Object.entries(rest).filter(([name, part]) => !(name === 'default' && part === ''))
  const inner = Object.fromEntries(parts.map(([name, part]) => [name, publicSchema(part, schemas)]))
  if (typeof title !== 'string') return inner
  const types = [inner['type'] ?? []].flat()
  const ref = { $ref: `#/components/schemas/${title}` }
  schemas[title] ??= { ...inner, type: types.find((type) => type !== 'null') ?? 'object' }
  return types.includes('null') ? { anyOf: [ref, { type: 'null' }] } : ref
}

/** Completes what the routes' schemas led to: who may call, what each refuses, the names of what is returned. */
function complete(document: JsonObject, routes: readonly DescribedRoute[], { publicUrl }: Description): JsonObject {
  const schemas: JsonObject = { Problem: publicSchema(PROBLEM.json as Json, {}) }
  const byName = new Map(routes.map((route) => [route.name, route]))
  const describeOperation = (operation: JsonObject): Json => {
    const route = byName.get(String(operation['operationId']))
    if (!route) return operation
    const answers = Object.entries(operation['responses'] as JsonObject).filter(([status]) => /^\d+$/.test(status))
    const refusals = refusalsOf(route).map((status): [string, Json] => [
      String(status),
      { $ref: `#/components/responses/${REFUSALS[status]?.name ?? ''}` },
    ])
    return {
      ...(publicSchema(operation, schemas) as JsonObject),
      ...(route.isPublic && { security: route.readsToken ? [{}, { bearer: [] }] : [] }),
      responses: {
        ...(publicSchema(Object.fromEntries(answers), schemas) as JsonObject), ...Object.fromEntries(refusals),
      },
    }
  }
  const paths = Object.entries(document['paths'] as JsonObject).map(([path, item]) => {
    const operations = Object.entries(item as Record<string, JsonObject>)
    return [path, Object.fromEntries(operations.map(([method, each]) => [method, describeOperation(each)]))]
  })
  return {
    ...document,
    servers: [{ url: `${publicUrl}/api` }],
    paths: Object.fromEntries(paths),
    components: { securitySchemes: { bearer: BEARER }, schemas, responses: refusalComponents() },
  }
}

/** Answers the description of what is mounted from now on, as OpenAPI 3.1 at `openapi.json`, and shows it at `docs`. */
export async function describe(
  scope: FastifyInstance,
  routes: readonly DescribedRoute[],
  description: Description,
): Promise<void> {
  await scope.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: INFO,
      // Only to take the base from the paths: the installation's own address may have more before it.
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: BEARER } },
      security: [{ bearer: [] }],
    },
    transformObject: (made) => {
      const { openapiObject } = made as unknown as { openapiObject: JsonObject }
      return complete(openapiObject, routes, description) as never
    },
  })
  scope.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(scope.swagger()),
  )
  await mountDocs(scope)
}
