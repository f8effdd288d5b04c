import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ProjectPageQuery } from '../../__generated__/ProjectPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts a project's page. */
export function projectPageLoader({ params, request }: LoaderFunctionArgs) {
  return loadPageQuery<ProjectPageQuery>(query, { projectId: params['projectId'] ?? '' }, request.signal)
}
