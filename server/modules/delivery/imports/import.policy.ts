import type { Prisma } from '../../../__generated__/prisma/client.ts'
import type { Viewer } from '../../../context.ts'
import { visibleTo as visibleProject } from '../../identity/project.policy.ts'

/**
 * A viewer sees the imports of the projects one sees, archived ones too, until their time is over, but for those into
 * boards in the trash; by a token limited to a project those without people's addresses.
 */
export const visibleTo = (viewer: Viewer): Prisma.ImportWhereInput => ({
  project: visibleProject(viewer),
  expiresAt: { gt: new Date() },
  OR: [{ storyboardId: null }, { storyboard: { deletedAt: null } }],
  ...(viewer.projectId !== null && { hasAddresses: false }),
})
