import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ProjectActivityPageQuery } from '../../__generated__/ProjectActivityPageQuery.graphql.ts'
import { activityArguments, readActivityFilter } from '../../features/activity/activityFilters.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts a project's activity, filtered as the address says. */
export function projectActivityPageLoader({ params, request }: LoaderFunctionArgs) {
  const filter = readActivityFilter(new URL(request.url).searchParams)
  const variables = { projectId: params['projectId'] ?? '', ...activityArguments(filter) }
  return loadPageQuery<ProjectActivityPageQuery>(query, variables, request.signal)
}
