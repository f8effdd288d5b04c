import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type ErrorCode, FramewrightError } from '../kernel/errors.ts'

const STATUS: Record<ErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  CONFLICT: 409,
  PLAN_LIMIT: 402,
  RATE_LIMITED: 429,
  TOO_COMPLEX: 400,
  UNAVAILABLE: 503,
  INTERNAL: 500,
}

/** Answers a failure as REST does: one sentence as `message` and as `error`, its code, its fields; no stack. */
export function sendError(error: FastifyError | FramewrightError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof FramewrightError) {
    const body = { message: error.message, error: error.message, code: error.code, fields: error.fields }
    return reply.code(STATUS[error.code]).send(body)
  }
  const status = error.statusCode ?? 500
  if (status < 500) {
    return reply.code(status).send({ message: error.message, error: error.message, code: 'INVALID_INPUT' })
  }
  request.log.error(error)
  const message = 'Something went wrong on the server'
  return reply.code(500).send({ message, error: message, code: 'INTERNAL', requestId: request.id })
}
