import type { LoaderFunctionArgs } from 'react-router-dom'
import query, {
  type ProjectSidebarQuery,
} from '../../__generated__/ProjectSidebarQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts what the sidebar shows of the open project. */
export function projectNavigationLoader({ params, request }: LoaderFunctionArgs) {
  return loadPageQuery<ProjectSidebarQuery>(query, { projectId: params['projectId'] ?? '' }, request.signal)
}
