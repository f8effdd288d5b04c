import { messages } from '../messages.ts'

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

/** One error of a GraphQL response. */
export type GraphQLResponseError = {
  message: string
  extensions?: { code?: unknown; fields?: unknown; requestId?: unknown; retryAfter?: unknown } & Record<string, unknown>
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
    super(errors[0]?.message ?? messages.errors.unknown)
    this.name = 'GraphQLFailure'
    this.errors = errors
    this.status = status
  }
}

/** No answer came, or one that was not an answer of our server. */
export class NetworkFailure extends Error {
  constructor(cause?: unknown) {
    super(messages.errors.network, { cause })
    this.name = 'NetworkFailure'
  }
}

function codeOf(error: GraphQLResponseError | undefined): ErrorCode {
  const code = error?.extensions?.code
  return typeof code === 'string' && SERVER_CODES.has(code) ? (code as ErrorCode) : 'UNKNOWN'
}

function fieldsOf(errors: readonly GraphQLResponseError[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { extensions } of errors) {
    if (typeof extensions?.fields !== 'object' || extensions.fields === null) continue
    for (const [field, sentence] of Object.entries(extensions.fields)) {
      if (typeof sentence === 'string') fields[field] ??= sentence
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
  if (code === 'RATE_LIMITED' && retryAfter !== null) return messages.errors.rateLimited(retryAfter)
  return code === 'INTERNAL' || !error?.message ? messages.errors.internal : error.message
}

/** True when the server did not accept who is asking. */
export function isUnauthenticated(errors: readonly GraphQLResponseError[]): boolean {
  return errors.some((error) => codeOf(error) === 'UNAUTHENTICATED')
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
    return { code: 'NETWORK', message: messages.errors.network, fields: {}, requestId: null, retryAfter: null }
  }
  return { code: 'UNKNOWN', message: messages.errors.unknown, fields: {}, requestId: null, retryAfter: null }
}
