import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'

/** A viewer sees the playlists of the projects one sees, but for those in the trash. */
export const visibleTo = (viewer: Viewer): Prisma.PlaylistWhereInput => ({
  deletedAt: null,
  project: visibleProject(viewer),
})

/** Items whose board is not in the trash, which hides them. */
export const LIVE_ITEM = { storyboard: { deletedAt: null } } satisfies Prisma.PlaylistItemWhereInput

/** A viewer sees the items of the playlists one sees. */
export const itemsVisibleTo = (viewer: Viewer): Prisma.PlaylistItemWhereInput => ({
  ...LIVE_ITEM,
  playlist: visibleTo(viewer),
})
