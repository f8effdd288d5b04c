import type { FastifyInstance } from 'fastify'
import type { Viewer } from './context.ts'
import { shotRoutes } from './modules/board/shot.rest.ts'
import { storyboardRoutes } from './modules/board/storyboard.rest.ts'
import { viewRoutes } from './modules/board/view.rest.ts'
import { viewImageRoutes } from './modules/board/viewImage.rest.ts'
import { fileUploadRoutes } from './modules/delivery/imports/fileUpload.rest.ts'
import { importRoutes } from './modules/delivery/imports/import.rest.ts'
import { exportFileRoutes, exportRoutes } from './modules/delivery/projectExport.rest.ts'
import { accountRoutes } from './modules/identity/account.rest.ts'
import { mailRoutes } from './modules/identity/mail.rest.ts'
import { memberRoutes } from './modules/identity/member.rest.ts'
import { organizationRoutes } from './modules/identity/organization.rest.ts'
import { unsubscribeRoutes } from './modules/inquiries/unsubscribe.rest.ts'
import { guestMediaRoutes, mediaRoutes } from './modules/media/media.rest.ts'
import { organizationLogoRoutes } from './modules/media/organizationLogo.rest.ts'
import { projectRoutes } from './modules/projects/project.rest.ts'
import { mountRest, type RestModules } from './rest/route.ts'

/** What is answered below `/api`, by the headings of its description. */
const MODULES: RestModules = {
  Accounts: accountRoutes,
  Organizations: organizationRoutes,
  Logos: organizationLogoRoutes,
  Members: memberRoutes,
  Projects: projectRoutes,
  Storyboards: storyboardRoutes,
  Shots: shotRoutes,
  Views: viewRoutes,
  Images: viewImageRoutes,
  Exports: exportRoutes,
  Imports: importRoutes,
}

/** Mounts every module's REST routes; those of the kept mails only where their folder may be seen. */
export function mountRoutes(
  app: FastifyInstance,
  viewerOf: (authorization?: string) => Promise<Viewer | null>,
  { mailFolder, publicUrl }: { mailFolder: string | null; publicUrl: string },
): void {
  mediaRoutes(app, viewerOf)
  guestMediaRoutes(app)
  exportFileRoutes(app, viewerOf)
  fileUploadRoutes(app, viewerOf)
  unsubscribeRoutes(app)
  mountRest(app, viewerOf, MODULES, { publicUrl })
  if (mailFolder !== null) mailRoutes(app, mailFolder)
}
