import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleOrganization } from './organization.policy.ts'

/** A viewer sees oneself and everybody of the organizations one sees. */
export const visibleTo = (viewer: Viewer): Prisma.UserWhereInput => ({
  OR: [
    { id: viewer.userId },
    { memberships: { some: { organization: visibleOrganization(viewer) } } },
  ],
})
