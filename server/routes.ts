import type { FastifyInstance } from 'fastify'
import type { Viewer } from './context.ts'
import { mailRoutes } from './modules/mail/mail.rest.ts'
import { mediaRoutes } from './modules/media/media.rest.ts'

/** Mounts every module's REST routes; those of the kept mails only where their folder may be seen. */
export function mountRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
  mailFolder: string | null,
): void {
  mediaRoutes(app, viewerOf)
  if (mailFolder !== null) mailRoutes(app, mailFolder)
}
