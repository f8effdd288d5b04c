import query, { type ProjectPageQuery } from '../../__generated__/ProjectPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts a project's page. */
export const projectPageLoader = pageLoader<ProjectPageQuery>(query, ({ projectId }) => ({ projectId }))
