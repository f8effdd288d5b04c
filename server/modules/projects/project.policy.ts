import type { Prisma } from '../../__generated__/prisma/client.ts'
import { type Sight, visibleTo as visibleOrganization } from '../organizations/organization.policy.ts'

/** A viewer sees the projects of one's organizations, archived ones too; a token limited to a project, that one. */
export const inSightOf = (viewer: Sight): Prisma.ProjectWhereInput => ({
  organization: visibleOrganization(viewer),
  ...(viewer.projectId !== null && { AND: { id: viewer.projectId } }),
})

/** The same without what lies in the trash. */
export const visibleTo = (viewer: Sight): Prisma.ProjectWhereInput => ({ deletedAt: null, ...inSightOf(viewer) })
