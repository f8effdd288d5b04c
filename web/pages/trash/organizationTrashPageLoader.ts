import query, { type OrganizationTrashPageQuery } from '../../__generated__/OrganizationTrashPageQuery.graphql.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts loading an organization's trash. */
export const organizationTrashPageLoader = pageLoader<OrganizationTrashPageQuery>(query, ({ organizationId }) => (
  { organizationId }
))
