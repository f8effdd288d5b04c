import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the tasks of the projects one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.TaskWhereInput => ({
  deletedAt: null,
  project: visibleProject(viewer),
})
