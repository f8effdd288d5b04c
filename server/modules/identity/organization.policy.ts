import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'

/** What decides of what somebody sees. */
export type Sight = Pick<Viewer, 'userId' | 'projectId'>

/** The same of several people at once: what one of them sees. */
export interface SharedSight extends Pick<Viewer, 'projectId'> {
  userId: { in: string[] }
}

/**
 * The organizations of which a viewer sees what belongs to none of their projects: people's places, invitations. By a
 * token limited to a project none.
 */
export const visibleAsWhole = (viewer: Sight): Prisma.OrganizationWhereInput =>
  viewer.projectId === null ? visibleTo(viewer) : { id: { in: [] } }

/** A viewer sees the organizations one is a member of; by a token limited to a project, that project's alone. */
export const visibleTo = ({ userId, projectId }: Sight | SharedSight): Prisma.OrganizationWhereInput => ({
  deletedAt: null,
  members: { some: { userId } },
  ...(projectId !== null && { projects: { some: { id: projectId } } }),
})

/** The organizations in the trash that a viewer may restore, which are hidden from everybody else: one's own. */
export const restorableBy = ({ userId, projectId }: Sight): Prisma.OrganizationWhereInput => ({
  deletedAt: { not: null },
  members: { some: { userId, role: 'OWNER' } },
  ...(projectId !== null && { id: { in: [] } }),
})
