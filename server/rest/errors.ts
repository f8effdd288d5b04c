import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import {
  type ErrorCode, type FieldErrors, FramewrightError, invalidInput, nestingOf, STATUS_OF_CODE,
} from '../kernel/errors.ts'
import { outageOf } from '../platform/outage.ts'
import { record, type Shape, text } from './shape.ts'

const SENTENCES: Partial<Record<number, string>> = {
  413: 'The request is too large',
  415: 'Send the request as application/json',
}

/** What every failure is told as. */
export const PROBLEM = record(
  'What went wrong.',
  {
    message: text('A sentence for people.'),
    error: text('The same sentence.'),
    code: text('What kind of failure it is.'),
  },
  {
    fields: {
      json: {
        type: 'object',
        description: 'Sentences about fields of the request, by their names.',
        additionalProperties: { type: 'string' },
      },
    } as Shape<FieldErrors>,
    requestId: text('What to report it with.'),
  },
)

class RefusedWithStatus extends FramewrightError {
  readonly status: number

  constructor(status: number, code: ErrorCode, message: string, fields?: FieldErrors) {
    super(code, message, fields ? { fields } : {})
    this.status = status
  }
}

/** A failure that HTTP has a status of its own for: 413 for a file that is too large. */
export const refusedWith = (
  status: number,
  code: ErrorCode,
  message: string,
  fields?: FieldErrors,
): FramewrightError => new RefusedWithStatus(status, code, message, fields)

/** The status a failure is answered with. */
export const statusOf = (error: FramewrightError): number =>
  error instanceof RefusedWithStatus ? error.status : STATUS_OF_CODE[error.code]

/** A sentence about a value that a schema refused, in words. */
function sentenceOf(field: string, keyword: string, params: Readonly<Record<string, unknown>>): string {
  switch (keyword) {
    case 'required':
      return `${field} is required`
    case 'type':
      return `${field} must be ${wordsFor([params['type']].flat().join(',').split(','))}`
    case 'enum':
      return `${field} must be one of ${(params['allowedValues'] as unknown[]).map(String).join(', ')}`
    case 'maxItems':
      return `${field} must have at most ${String(params['limit'])} entries`
    case 'minimum':
      return `${field} must be at least ${String(params['limit'])}`
    case 'maximum':
      return `${field} must be at most ${String(params['limit'])}`
    default:
      return `${field} is not valid`
  }
}

const WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
}

const wordsFor = (types: readonly string[]) => types.map((type) => WORDS[type] ?? type).join(' or ')

/** What a schema refused, as INVALID_INPUT of one field: `views.0.image must be a text or null`. */
function refusalOf([first]: NonNullable<FastifyError['validation']>): FramewrightError {
  const missing = first?.keyword === 'required' ? [String(first.params['missingProperty'])] : []
  const field = [...(first?.instancePath ?? '').split('/').slice(1), ...missing].join('.')
  if (!first || field === '') return new FramewrightError('INVALID_INPUT', 'Send a JSON object')
  return invalidInput({ [field]: sentenceOf(field, first.keyword, first.params) })
}

/** Answers a failure as REST does: one sentence as `message` and as `error`, its code, its fields; no stack. */
export function sendError(failure: FastifyError | FramewrightError, request: FastifyRequest, reply: FastifyReply) {
  const known = outageOf(failure) ?? nestingOf(failure)
  if (known) request.log.error(failure)
  const error = known ?? ('validation' in failure && failure.validation ? refusalOf(failure.validation) : failure)
  if (error instanceof FramewrightError) {
    const { message, code, fields, retryAfter } = error
    if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
    if (code === 'UNAUTHENTICATED') void reply.header('www-authenticate', 'Bearer')
    return reply.code(statusOf(error)).send({ message, error: message, code, fields })
  }
  const status = error.statusCode ?? 500
  if (status < 500) {
    const message = SENTENCES[status] ?? error.message
    return reply.code(status).send({ message, error: message, code: 'INVALID_INPUT' })
  }
  request.log.error(error)
  const message = 'Something went wrong on the server'
  return reply.code(500).send({ message, error: message, code: 'INTERNAL', requestId: request.id })
}
