import query, { type PlaylistPreviewPageQuery } from '../../__generated__/PlaylistPreviewPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the preview of a playlist. */
export const playlistPreviewPageLoader = pageLoader<PlaylistPreviewPageQuery>(query, ({ projectId, playlistId }) =>
  ({ projectId, playlistId }))
