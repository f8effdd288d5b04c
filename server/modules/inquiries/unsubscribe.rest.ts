import type { FastifyInstance } from 'fastify'
import { unsubscribeFromDigest } from '../notifications/digest.service.ts'
import { unsubscribeFromNewsletter } from './newsletter.service.ts'

const BODY_LIMIT = 1_024

/**
 * The button of mail programs (RFC 8058): they post to the address of the unsubscribe page, without asking and without
 * a session. Who opens the same address in a browser gets the page.
 */
export function unsubscribeRoutes(app: FastifyInstance): void {
  void app.register(async (scope) => {
    // What is in the body says only that it was a click; the link says whose.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) => done(null))
    scope.post<{ Querystring: { token?: unknown; from?: unknown } }>('/unsubscribe', async ({ query }, reply) => {
      const unsubscribe = query.from === 'digest' ? unsubscribeFromDigest : unsubscribeFromNewsletter
      await unsubscribe(typeof query.token === 'string' ? query.token : '')
      return reply.type('text/plain; charset=utf-8').send('You are unsubscribed.')
    })
  })
}
