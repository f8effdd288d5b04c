import query, { type DashboardSidebarQuery } from '../../__generated__/DashboardSidebarQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts what the dashboard's frame shows: who is signed in and their organizations. */
export const dashboardLoader = pageLoader<DashboardSidebarQuery>(query, () => ({}))
