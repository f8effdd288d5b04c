import query, { type VersionPreviewPageQuery } from '../../__generated__/VersionPreviewPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the preview of a version of a board. */
export const versionPreviewPageLoader = pageLoader<VersionPreviewPageQuery>(query, ({ projectId, versionId }) =>
  ({ projectId, versionId }))
