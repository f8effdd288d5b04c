import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visibleStoryboard } from '../board/storyboard.policy.ts'
import { visibleTo as visiblePlaylist } from './playlist.policy.ts'

/** A viewer sees the sessions of the playlists and boards one sees, those that have ended, too. */
export const visibleTo = (viewer: Viewer): Prisma.ReviewSessionWhereInput => ({
  OR: [{ playlist: visiblePlaylist(viewer) }, { storyboard: visibleStoryboard(viewer) }],
})
