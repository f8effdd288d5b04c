import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleStoryboard } from './storyboard.policy.ts'

/** A viewer sees the shots of the boards one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.ShotWhereInput => ({
  deletedAt: null,
  storyboard: visibleStoryboard(viewer),
})
