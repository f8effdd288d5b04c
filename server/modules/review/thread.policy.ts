import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

const IN_TRASH = { deletedAt: { not: null } }

/** Threads that are not gone, neither themselves nor with what they are about. */
export const LIVE_THREAD = {
  deletedAt: null,
  NOT: [
    { storyboard: IN_TRASH }, { shot: IN_TRASH }, { view: IN_TRASH }, { asset: IN_TRASH }, { task: IN_TRASH },
  ],
} satisfies Prisma.CommentThreadWhereInput

/** A viewer sees the threads of the projects one sees; the trash hides those of what lies in it. */
export const visibleTo = (viewer: Viewer): Prisma.CommentThreadWhereInput => ({
  ...LIVE_THREAD,
  project: visibleProject(viewer),
})

/** A viewer sees the comments of the threads one sees. */
export const commentsVisibleTo = (viewer: Viewer): Prisma.CommentWhereInput => ({ thread: visibleTo(viewer) })
