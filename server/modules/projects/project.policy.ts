import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleOrganization } from '../organizations/organization.policy.ts'

/** A viewer sees the projects of one's organizations that are not in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.ProjectWhereInput => ({
  deletedAt: null,
  organization: visibleOrganization(viewer),
})
