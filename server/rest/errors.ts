import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  fail, type FieldFailures, FramewrightError, nestingOf, STATUS_OF_CODE,
} from '../kernel/errors.ts'
import type { Failure, FailureParams } from '../kernel/failure.ts'
import { requestFailures } from '../kernel/request.failures.ts'
import { outageOf } from '../platform/outage.ts'
import { record, type Shape, text, whole } from './shape.ts'

/** JSON schema of the values that a sentence names. */
const PARAMS = {
  type: 'object',
  description: 'The values that the sentence names.',
  additionalProperties: { type: ['string', 'number'] },
}
const REASON = { type: 'string', description: 'Why, for programs: `NOT_FOUND`.' }

/** The body of every failure. */
export const PROBLEM = record(
  'What went wrong.',
  {
    message: text('A sentence for people.'),
    error: text('The same sentence.'),
    code: text('The kind of failure.'),
    reason: { json: REASON } as Shape<string>,
    params: { json: PARAMS } as Shape<FailureParams>,
  },
  {
    fields: {
      json: {
        type: 'object',
        description: 'Why fields of the request were refused, by their paths.',
        additionalProperties: {
          type: 'object',
          required: ['reason', 'params', 'message'],
          properties: { reason: REASON, params: PARAMS, message: text('A sentence for people.').json },
        },
      },
    } as Shape<FieldFailures>,
    currentVersion: whole('The version of the object, where another was expected.'),
    retryAfter: whole('Seconds to wait before the next attempt.'),
    requestId: text('What to report it with.'),
  },
)

/** A failure with an HTTP status other than the one of its code. */
export class RefusedWithStatus extends FramewrightError {
  readonly status: number

  constructor(status: number, failure: Failure, fields?: FieldFailures) {
    super(failure, { fields })
    this.status = status
  }
}

/** A failure that HTTP has a status of its own for: 413 for a file that is too large. `field` is the input's name. */
export const refusedWith = (status: number, failure: Failure, field: string | null = null): FramewrightError =>
  new RefusedWithStatus(status, failure, field === null ? undefined : { [field]: failure })

/** The status a failure is answered with. */
export const statusOf = (error: FramewrightError): number =>
  error instanceof RefusedWithStatus ? error.status : STATUS_OF_CODE[error.code]

const listOfValues = (values: unknown) => [values].flat().map(String).join(', ')

/** Why a JSON schema refused a field. */
function failureOf(field: string, keyword: string, params: Readonly<Record<string, unknown>>): Failure {
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return requestFailures.FIELD_REQUIRED({ field })
    case 'type':
      return requestFailures.FIELD_OF_OTHER_TYPE({ field, types: listOfValues(params['type']) })
    case 'enum':
      return requestFailures.FIELD_NOT_ONE_OF({ field, values: listOfValues(params['allowedValues']) })
    case 'maxItems':
      return requestFailures.FIELD_TOO_MANY({ field, most: limit })
    case 'minimum':
      return requestFailures.FIELD_TOO_SMALL({ field, least: limit })
    case 'maximum':
      return requestFailures.FIELD_TOO_LARGE({ field, most: limit })
    default:
      return requestFailures.FIELD_INVALID({ field })
  }
}

/** The refusal of a body or query by its JSON schema: INVALID_INPUT of the first field that does not fit. */
function refusalOf([first]: NonNullable<FastifyError['validation']>): FramewrightError {
  const missing = first?.keyword === 'required' ? [String(first.params['missingProperty'])] : []
  const path = [...(first?.instancePath ?? '').split('/').slice(1), ...missing]
  const field = path.at(-1)
  if (!first || field === undefined) return fail(requestFailures.BODY_NOT_OBJECT())
  return fail(failureOf(field, first.keyword, first.params), { field: path.join('.') })
}

/** The failure of a request that Fastify could not read. */
function unreadable({ message, statusCode = 500 }: FastifyError, request: FastifyRequest): FramewrightError {
  if (statusCode >= 500) return refusedWith(500, requestFailures.INTERNAL())
  if (statusCode === 413) {
    return refusedWith(413, requestFailures.REQUEST_TOO_LARGE({ most: request.routeOptions.bodyLimit }))
  }
  if (statusCode === 415) {
    return refusedWith(415, requestFailures.CONTENT_TYPE_UNSUPPORTED({ type: 'application/json' }))
  }
  return refusedWith(statusCode, requestFailures.REQUEST_INVALID({ problem: message }))
}

function publicFailure(failure: FastifyError | FramewrightError, request: FastifyRequest): FramewrightError {
  if (failure instanceof FramewrightError) return failure
  return 'validation' in failure && failure.validation ? refusalOf(failure.validation) : unreadable(failure, request)
}

/** Answers a failure as REST does: one sentence as `message` and as `error`, its code, reason and fields; no stack. */
export function sendError(failure: FastifyError | FramewrightError, request: FastifyRequest, reply: FastifyReply) {
  const known = outageOf(failure) ?? nestingOf(failure)
  const error = known ?? publicFailure(failure, request)
  const { message, code, details, retryAfter } = error
  if (known || code === 'INTERNAL') request.log.error(failure)
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  if (code === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer')
  const report = code === 'INTERNAL' ? { requestId: request.id } : {}
  return reply.code(statusOf(error)).send({ message, error: message, ...details, ...report })
}
