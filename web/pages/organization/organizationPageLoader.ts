import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type OrganizationPageQuery } from '../../__generated__/OrganizationPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts an organization's page. */
export function organizationPageLoader({ params, request }: LoaderFunctionArgs) {
  const { organizationId = '' } = params
  return loadPageQuery<OrganizationPageQuery>(query, { organizationId }, request.signal)
}
