import query, { type ProjectSidebarQuery } from '../../__generated__/ProjectSidebarQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts what the sidebar shows of the open project. */
export const projectNavigationLoader = pageLoader<ProjectSidebarQuery>(query, ({ projectId }) => ({ projectId }))
