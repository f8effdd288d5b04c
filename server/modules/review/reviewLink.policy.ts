import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'

/** A viewer sees the links of the boards one sees, those that have ended, too. */
export const visibleTo = (viewer: Viewer): Prisma.ReviewLinkWhereInput => ({ storyboard: visibleStoryboard(viewer) })
