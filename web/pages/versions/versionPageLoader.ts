import query, { type VersionPageQuery } from '../../__generated__/VersionPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a version of a board. */
export const versionPageLoader = pageLoader<VersionPageQuery>(query, ({ projectId, versionId }) =>
  ({ projectId, versionId }))
