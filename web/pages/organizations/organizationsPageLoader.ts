import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type OrganizationsPageQuery } from '../../__generated__/OrganizationsPageQuery.graphql.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the list of the viewer's organizations. */
export function organizationsPageLoader({ request }: LoaderFunctionArgs) {
  return loadPageQuery<OrganizationsPageQuery>(query, {}, request.signal)
}
