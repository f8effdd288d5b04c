import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { mediaHolders } from './mediaHolder.ts'

/** A viewer sees the images and sounds of one's organizations; by a token limited to a project, those used in it. */
export const visibleTo = (viewer: Viewer): Prisma.MediaWhereInput => ({
  organization: visibleOrganization(viewer),
  ...(viewer.projectId !== null && {
    OR: mediaHolders().map(({ visibleIn }) => visibleIn(viewer)),
  }),
})
