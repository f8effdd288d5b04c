import { GraphQLError } from 'graphql'
import { fail, FramewrightError, nestingOf } from '../kernel/errors.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { outageOf } from '../platform/outage.ts'
import { documentFailures } from './document.failures.ts'

function innermost(error: unknown): unknown {
  let cause = error
  while (cause instanceof GraphQLError && cause.originalError) cause = cause.originalError
  return cause
}

const statusOf = (cause: unknown): unknown =>
  cause instanceof Error && ('status' in cause ? cause.status : 'statusCode' in cause ? cause.statusCode : undefined)

const isClientError = (status: unknown) => typeof status === 'number' && status >= 400 && status < 500

/** The header with the time every HTTP client has to wait. */
const waitHeader = (retryAfter: number) => ({ http: { headers: { 'retry-after': String(retryAfter) } } })

/**
 * The error as a client may see it: foreseen failures with their reason, faults of the document as DOCUMENT_INVALID, a
 * database that does not answer as UNAVAILABLE, a stack that overflows as TOO_COMPLEX and all else masked as INTERNAL,
 * these after `report` has seen them. One that is public already stays as it is.
 */
export function publicError(error: unknown, requestId: string, report: (cause: unknown) => void): GraphQLError {
  const thrown = innermost(error)
  const known = outageOf(thrown) ?? nestingOf(thrown)
  if (known) report(thrown)
  const cause = known ?? thrown
  const place = error instanceof GraphQLError ? { nodes: error.nodes, source: error.source, path: error.path } : {}
  const asPublic = ({ message, details }: FramewrightError, extensions: Record<string, unknown> = {}) =>
    new GraphQLError(message, { ...place, extensions: { ...extensions, ...details, requestId } })

  if (cause instanceof GraphQLError && cause.extensions['requestId'] !== undefined) return cause
  if (cause instanceof FramewrightError) {
    return asPublic(cause, cause.retryAfter === undefined ? {} : waitHeader(cause.retryAfter))
  }
  const status = statusOf(cause)
  const http = cause instanceof GraphQLError ? cause.extensions['http'] : { status }
  if (cause instanceof GraphQLError || (cause instanceof Error && isClientError(status))) {
    const refusal = fail(documentFailures.DOCUMENT_INVALID({ problem: cause.message }))
    return asPublic(refusal, http === undefined ? {} : { http })
  }
  report(cause)
  return asPublic(fail(requestFailures.INTERNAL()))
}
