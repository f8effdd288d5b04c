import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/**
 * A viewer sees the exports of the projects one sees, archived ones too; by a token limited to a project those without
 * people's addresses.
 */
export const visibleTo = (viewer: Viewer): Prisma.ProjectExportWhereInput => ({
  project: visibleProject(viewer),
  ...(viewer.projectId !== null && { hasAddresses: false }),
})
