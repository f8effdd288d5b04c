import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'

/** A person sees oneself and everybody of the same organizations. */
export const visibleTo = (viewer: Viewer): Prisma.UserWhereInput => ({
  OR: [
    { id: viewer.userId },
    { memberships: { some: { organization: { deletedAt: null, members: { some: { userId: viewer.userId } } } } } },
  ],
})
