import query, { type ComparePageQuery } from '../../__generated__/ComparePageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the comparison of a version with another one, or with the board today. */
export const comparePageLoader = pageLoader<ComparePageQuery>(query, ({ projectId, versionId }, search) =>
  ({ projectId, versionId, otherId: search.get('to') }))
