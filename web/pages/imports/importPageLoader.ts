import query, { type ImportPageQuery } from '../../__generated__/ImportPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts loading an import of a project. */
export const importPageLoader = pageLoader<ImportPageQuery>(query, ({ projectId, importId }) =>
  ({ projectId, importId }))
