import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { type Sight, visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** What somebody was told of and can still see: neither of a project nor of an organization one has left. */
export const inSightOf = (sight: Sight): Prisma.NotificationWhereInput => ({
  userId: sight.userId,
  OR: [
    { project: visibleProject(sight) },
    { projectId: null, organization: visibleOrganization(sight) },
  ],
})

const NOTHING = { id: { in: [] } } satisfies Prisma.NotificationWhereInput

/** The same of what is shown in the page, to who is signed in by a session: API tokens are told nothing. */
export const visibleTo = (viewer: Viewer): Prisma.NotificationWhereInput => ({
  isInPage: true,
  ...inSightOf(viewer),
  ...(!viewer.isSession && { AND: NOTHING }),
})
