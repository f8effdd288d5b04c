import type { FastifyInstance } from 'fastify'
import type { Viewer } from './context.ts'
import { mediaRoutes } from './modules/media/media.rest.ts'

/** Mounts every module's REST routes. */
export function mountRoutes(app: FastifyInstance, viewerOf: (authorization?: string) => Promise<Viewer | null>): void {
  mediaRoutes(app, viewerOf)
}
