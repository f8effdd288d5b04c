import query, { type PlaylistsPageQuery } from '../../__generated__/PlaylistsPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the playlists of a project. */
export const playlistsPageLoader = pageLoader<PlaylistsPageQuery>(query, ({ projectId }) => ({ projectId }))
