import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type OrganizationTrashPageQuery } from '../../__generated__/OrganizationTrashPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts loading an organization's trash. */
export function organizationTrashPageLoader({ params, request }: LoaderFunctionArgs) {
  const variables = { organizationId: params['organizationId'] ?? '' }
  return loadPageQuery<OrganizationTrashPageQuery>(query, variables, request.signal)
}
