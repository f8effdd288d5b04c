import type { FastifyReply, FastifyRequest } from 'fastify'

/** What Fastify hands to Yoga with a request. */
export interface ServerContext {
  request: FastifyRequest
  reply: FastifyReply
  /** A multipart request, read already. */
  operations?: unknown
}
