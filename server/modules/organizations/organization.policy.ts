import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'

/** A viewer sees the organizations one is a member of. */
export const visibleTo = (viewer: Viewer): Prisma.OrganizationWhereInput => ({
  members: { some: { userId: viewer.userId } },
})
