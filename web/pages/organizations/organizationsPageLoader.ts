import query, { type OrganizationsPageQuery } from '../../__generated__/OrganizationsPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the list of the viewer's organizations. */
export const organizationsPageLoader = pageLoader<OrganizationsPageQuery>(query, () => ({}))
