import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type DashboardSidebarQuery } from '../../__generated__/DashboardSidebarQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts what the dashboard's frame shows: who is signed in and their organizations. */
export function dashboardLoader({ request }: LoaderFunctionArgs) {
  return loadPageQuery<DashboardSidebarQuery>(query, {}, request.signal)
}
