import query, { type OrganizationPageQuery } from '../../__generated__/OrganizationPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts an organization's page. */
export const organizationPageLoader = pageLoader<OrganizationPageQuery>(query, ({ organizationId }) => (
  { organizationId }
))
