import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { chosenOrganizationId } from '../../features/organizations/chosenOrganization.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the overview: the first organizations, the recent projects of all, and the size of the selected one. */
export async function overviewPageLoader({ request }: LoaderFunctionArgs) {
  const organizationId = await chosenOrganizationId()
  const variables = { organizationId: organizationId ?? '', hasOrganization: organizationId !== null }
  return loadPageQuery<OverviewPageQuery>(query, variables, request.signal)
}
