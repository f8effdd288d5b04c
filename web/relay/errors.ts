import { errorMessages } from '../messages/common.ts'
import { failureCodeTexts, failureTexts } from '../messages/failureTexts.ts'
import type { FailureTexts } from '../messages/failureTexts.ts'

/** The codes a failure can carry; the last two are the client's own. */
export type ErrorCode =
  | 'UNAUTHENTICATED' | 'FORBIDDEN' | 'NOT_FOUND' | 'INVALID_INPUT' | 'CONFLICT' | 'PLAN_LIMIT'
  | 'RATE_LIMITED' | 'TOO_COMPLEX' | 'UNAVAILABLE' | 'INTERNAL'
  | 'NETWORK' | 'UNKNOWN'

/** A failure as pages read it: what happened, a sentence for people, and the sentence for each field. */
export type ReadableError = {
  code: ErrorCode
  message: string
  fields: Readonly<Record<string, string>>
  requestId: string | null
  /** Seconds to wait before trying again; null when nothing is said about it. */
  retryAfter: number | null
}

/** Why something failed, as the server says it: in an error, or as data of a plan, an export, a delivery. */
export type ServerFailure = {
  readonly reason: string
  /** The values that the sentence names. */
  readonly params: unknown
  /** The sentence in English. */
  readonly message: string
}

/** One error of a GraphQL response. */
export type GraphQLResponseError = {
  message: string
  extensions?: {
    code?: unknown; reason?: unknown; params?: unknown; fields?: unknown; requestId?: unknown; retryAfter?: unknown
  } & Record<string, unknown>
}

const SERVER_CODES: ReadonlySet<string> = new Set([
  'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'INVALID_INPUT', 'CONFLICT', 'PLAN_LIMIT', 'RATE_LIMITED',
  'TOO_COMPLEX', 'UNAVAILABLE', 'INTERNAL',
])

/** The server answered with errors. */
export class GraphQLFailure extends Error {
  readonly errors: readonly GraphQLResponseError[]
  readonly status: number
  constructor(errors: readonly GraphQLResponseError[], status: number) {
    super(errors[0]?.message ?? errorMessages.unknown)
    this.name = 'GraphQLFailure'
    this.errors = errors
    this.status = status
  }
}

/** No answer came, or one that was not an answer of our server. */
export class NetworkFailure extends Error {
  constructor(cause?: unknown) {
    super(errorMessages.network, { cause })
    this.name = 'NetworkFailure'
  }
}

function codeOf(error: GraphQLResponseError | undefined): ErrorCode {
  const code = error?.extensions?.code
  return typeof code === 'string' && SERVER_CODES.has(code) ? (code as ErrorCode) : 'UNKNOWN'
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** A failure in the language shown; the server's English for a reason that this client does not know. */
export function readFailure({ reason, params, message }: ServerFailure): string {
  const text = failureTexts[reason as keyof FailureTexts] as ((values: object) => string) | undefined
  return text?.(isObject(params) ? params : {}) ?? message
}

/** The path of the only row of a list mutation, as forms send it: their fields are those of the row. */
const ONLY_ROW = /^(?:assets|shots|statuses|tasks|views)\.0\./

function fieldsOf(errors: readonly GraphQLResponseError[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { extensions } of errors) {
    if (!isObject(extensions?.fields)) continue
    for (const [path, failure] of Object.entries(extensions.fields)) {
      const field = path.replace(ONLY_ROW, '')
      if (isObject(failure)) fields[field] ??= readFailure(failure as ServerFailure)
    }
  }
  return fields
}

function retryAfterOf(error: GraphQLResponseError | undefined): number | null {
  const seconds = error?.extensions?.retryAfter
  return typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null
}

function sentenceFor(error: GraphQLResponseError | undefined): string {
  const code = codeOf(error)
  const retryAfter = retryAfterOf(error)
  if (code === 'RATE_LIMITED' && retryAfter !== null) return errorMessages.rateLimited(retryAfter)
  if (code === 'INTERNAL' || !error?.message) return errorMessages.internal
  const { reason, params } = error.extensions ?? {}
  const isKnown = typeof reason === 'string' && reason in failureTexts
  if (isKnown) return readFailure({ reason, params, message: error.message })
  return failureCodeTexts[code] ?? error.message
}

/** Whether what an address names does not exist, or not for the viewer; a malformed id names nothing either. */
export const isNotFound = (code: ErrorCode): boolean => code === 'NOT_FOUND' || code === 'INVALID_INPUT'

/** True when the server did not accept who is asking. */
export function isUnauthenticated(errors: readonly GraphQLResponseError[]): boolean {
  return errors.some((error) => codeOf(error) === 'UNAUTHENTICATED')
}

/** The version there is, when a change was refused because it was made on an older one; else null. */
export function newerVersion(error: unknown): number | null {
  const version = error instanceof GraphQLFailure ? error.errors[0]?.extensions?.['currentVersion'] : null
  return typeof version === 'number' ? version : null
}

/** Reads any failure of a request; the one place that knows what errors look like. */
export function readError(error: unknown): ReadableError {
  if (error instanceof GraphQLFailure) {
    const [first] = error.errors
    const requestId = first?.extensions?.requestId
    return {
      code: codeOf(first),
      message: sentenceFor(first),
      fields: fieldsOf(error.errors),
      requestId: typeof requestId === 'string' ? requestId : null,
      retryAfter: retryAfterOf(first),
    }
  }
  if (error instanceof NetworkFailure) {
    return { code: 'NETWORK', message: errorMessages.network, fields: {}, requestId: null, retryAfter: null }
  }
  return { code: 'UNKNOWN', message: errorMessages.unknown, fields: {}, requestId: null, retryAfter: null }
}
