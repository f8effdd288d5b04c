import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'

/** A viewer sees what was decided about the boards one sees. */
export const visibleTo = (viewer: Viewer): Prisma.ApprovalWhereInput => ({ storyboard: visibleStoryboard(viewer) })
