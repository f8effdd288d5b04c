import cors from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Where programs call with a token; pages are for this origin alone. */
const CALLED = /^\/(api|graphql|media)(\/|\?|$)/

/** What scripts of a page may read of an answer beside what every page may. */
const EXPOSED = [
  'Allow', 'Retry-After', 'RateLimit', 'RateLimit-Policy', 'RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset',
  'X-Request-Id', 'Idempotent-Replayed', 'Accept-Ranges', 'Content-Range', 'Content-Disposition',
]

/** How long a browser remembers that it may. */
const REMEMBERED_SECONDS = 3600

/** Lets pages of other origins call with a token. Cookies are not let through: there is none that opens anything. */
export async function allowOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return
  const allowed = {
    origin: [...origins],
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED,
    maxAge: REMEMBERED_SECONDS,
  }
  await app.register(cors, {
    delegator: (request: FastifyRequest, decide) => {
      decide(null, CALLED.test(request.url) ? allowed : { origin: false })
    },
  })
}
