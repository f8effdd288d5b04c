import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the versions of all boards of the projects one sees, of those in the trash too. */
export const visibleTo = (viewer: Viewer): Prisma.StoryboardVersionWhereInput => ({
  storyboard: { project: visibleProject(viewer) },
})
