import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { type Sight, visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** The notifications that a person may still see: none of projects and organizations the person has left. */
export const inSightOf = (sight: Sight): Prisma.NotificationWhereInput => ({
  userId: sight.userId,
  OR: [
    { project: visibleProject(sight) },
    { projectId: null, organization: visibleOrganization(sight) },
  ],
})

const NOTHING = { id: { in: [] } } satisfies Prisma.NotificationWhereInput

/** The notifications in the page, for sessions alone: API tokens see none. */
export const visibleTo = (viewer: Viewer): Prisma.NotificationWhereInput => ({
  isInPage: true,
  ...inSightOf(viewer),
  ...(!viewer.isSession && { AND: NOTHING }),
})
