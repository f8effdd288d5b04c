import type { Prisma } from '../../__generated__/prisma/client.ts'
import { type SharedSight, type Sight, visibleTo as visibleOrganization } from './organization.policy.ts'

/** A viewer sees the projects of one's organizations, archived ones too; a token limited to a project, that one. */
export const inSightOf = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput => ({
  organization: visibleOrganization(viewer),
  ...(viewer.projectId !== null && { AND: { id: viewer.projectId } }),
})

/** The same without what lies in the trash. */
export const visibleTo = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput =>
  ({ deletedAt: null, ...inSightOf(viewer) })

/** The same without the archived ones, as lists over several projects have them. */
export const listedFor = (viewer: Sight | SharedSight): Prisma.ProjectWhereInput =>
  ({ archivedAt: null, ...visibleTo(viewer) })
