import query, { type PlaylistPageQuery } from '../../__generated__/PlaylistPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a playlist. */
export const playlistPageLoader = pageLoader<PlaylistPageQuery>(query, ({ projectId, playlistId }) =>
  ({ projectId, playlistId }))
