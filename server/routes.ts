import type { FastifyInstance } from 'fastify'
import type { Viewer } from './context.ts'
import { accountRoutes } from './modules/accounts/account.rest.ts'
import { exportRoutes } from './modules/exports/projectExport.rest.ts'
import { unsubscribeRoutes } from './modules/inquiries/unsubscribe.rest.ts'
import { mailRoutes } from './modules/mail/mail.rest.ts'
import { mediaRoutes } from './modules/media/media.rest.ts'
import { uploadRoutes } from './modules/media/upload.rest.ts'
import { memberRoutes } from './modules/organizations/member.rest.ts'
import { organizationRoutes } from './modules/organizations/organization.rest.ts'
import { projectRoutes } from './modules/projects/project.rest.ts'
import { shotRoutes } from './modules/shots/shot.rest.ts'
import { storyboardRoutes } from './modules/storyboards/storyboard.rest.ts'
import { viewRoutes } from './modules/views/view.rest.ts'
import { mountRest, type RestModules } from './rest/route.ts'

/** What is answered below `/api`, by the headings of its description. */
const MODULES: RestModules = {
  Accounts: accountRoutes,
  Organizations: organizationRoutes,
  Members: memberRoutes,
  Projects: projectRoutes,
  Storyboards: storyboardRoutes,
  Shots: shotRoutes,
  Views: viewRoutes,
  Images: uploadRoutes,
}

/** Mounts every module's REST routes; those of the kept mails only where their folder may be seen. */
export function mountRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
  { mailFolder, publicUrl }: { mailFolder: string | null; publicUrl: string },
): void {
  mediaRoutes(app, viewerOf)
  exportRoutes(app, viewerOf)
  unsubscribeRoutes(app)
  mountRest(app, viewerOf, MODULES, { publicUrl })
  if (mailFolder !== null) mailRoutes(app, mailFolder)
}
