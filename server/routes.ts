import type { FastifyInstance } from 'fastify'
import type { Viewer } from './context.ts'
import { mailRoutes } from './modules/mail/mail.rest.ts'
import { mediaRoutes } from './modules/media/media.rest.ts'
import { uploadRoutes } from './modules/media/upload.rest.ts'
import { shotRoutes } from './modules/shots/shot.rest.ts'
import { storyboardRoutes } from './modules/storyboards/storyboard.rest.ts'
import { viewRoutes } from './modules/views/view.rest.ts'
import { mountRest } from './rest/route.ts'

/** What is answered below `/api`. */
const MODULES = [storyboardRoutes, shotRoutes, viewRoutes, uploadRoutes]

/** Mounts every module's REST routes; those of the kept mails only where their folder may be seen. */
export function mountRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
  mailFolder: string | null,
): void {
  mediaRoutes(app, viewerOf)
  mountRest(app, viewerOf, MODULES)
  if (mailFolder !== null) mailRoutes(app, mailFolder)
}
