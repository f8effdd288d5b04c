import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleAsWhole } from '../identity/organization.policy.ts'

/** A viewer sees the templates of one's organizations, whether one sees the projects they were saved from or not. */
export const visibleTo = (viewer: Viewer): Prisma.ProjectTemplateWhereInput =>
  ({ organization: visibleAsWhole(viewer) })
