import type { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { visibleTo as visiblePlaylist } from './playlist.policy.ts'

/** A viewer sees the sessions of the playlists one sees, those that have ended, too. */
export const visibleTo = (viewer: Viewer): Prisma.ReviewSessionWhereInput => ({ playlist: visiblePlaylist(viewer) })
