import query, { type ProjectActivityPageQuery } from '../../__generated__/ProjectActivityPageQuery.graphql.ts'
import { activityArguments, readActivityFilter } from '../../features/activity/activityFilters.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a project's activity, filtered as the address says. */
export const projectActivityPageLoader = pageLoader<ProjectActivityPageQuery>(query, ({ projectId }, search) => ({
  projectId, ...activityArguments(readActivityFilter(search)),
}))
