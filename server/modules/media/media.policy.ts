import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleOrganization } from '../identity/organization.policy.ts'
import { mediaHolders } from './mediaHolder.ts'

/** A viewer sees the images and sounds that something uses which one sees. */
export const visibleTo = (viewer: Viewer): Prisma.MediaWhereInput => ({
  organization: visibleOrganization(viewer),
  OR: mediaHolders().map(({ visibleIn }) => visibleIn(viewer)),
})
