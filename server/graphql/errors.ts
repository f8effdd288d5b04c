import { GraphQLError } from 'graphql'
import { type ErrorCode, FramewrightError, nestingOf } from '../kernel/errors.ts'
import { outageOf } from '../platform/outage.ts'

const MASKED = 'Something went wrong on the server. Try again; if it stays, report the request id.'

function innermost(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

const statusOf = (cause: unknown): unknown =>
  cause instanceof Error && ('status' in cause ? cause.status : 'statusCode' in cause ? cause.statusCode : undefined)

/** In the error for whoever reads it there, and in the header every HTTP client knows. */
const tellToWait = (retryAfter: number) => ({ retryAfter, http: { headers: { 'retry-after': String(retryAfter) } } })

/**
 * The error as a client may see it: foreseen failures with their code and fields, faults of the document as
 * INVALID_INPUT, a database that does not answer as UNAVAILABLE, a stack that overflows as TOO_COMPLEX and all else
 * masked as INTERNAL, these after `report` has seen them. One that is public already stays as it is.
 */
export function publicError(error: unknown, requestId: string, report: (cause: unknown) => void): GraphQLError {
  const thrown = innermost(error)
  const known = outageOf(thrown) ?? nestingOf(thrown)
  if (known) report(thrown)
  const cause = known ?? thrown
  const place = error instanceof GraphQLError ? { nodes: error.nodes, source: error.source, path: error.path } : {}
  const withCode = (message: string, code: ErrorCode, extensions: Record<string, unknown> = {}) =>
    new GraphQLError(message, { ...place, extensions: { ...extensions, code, requestId } })

  if (cause instanceof GraphQLError && cause.extensions['requestId'] !== undefined) return cause
  if (cause instanceof FramewrightError) {
    return withCode(cause.message, cause.code, {
      ...(cause.fields && { fields: cause.fields }),
      ...(cause.currentVersion !== undefined && { currentVersion: cause.currentVersion }),
      ...(cause.retryAfter !== undefined && tellToWait(cause.retryAfter)),
    })
  }
  if (cause instanceof GraphQLError) {
    const http = cause.extensions['http']
    return withCode(cause.message, 'INVALID_INPUT', http === undefined ? {} : { http })
  }
  const status = statusOf(cause)
  if (cause instanceof Error && typeof status === 'number' && status >= 400 && status < 500) {
    return withCode(cause.message, 'INVALID_INPUT', { http: { status } })
  }
  report(cause)
  return withCode(MASKED, 'INTERNAL')
}
