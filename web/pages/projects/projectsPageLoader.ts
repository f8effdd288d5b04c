import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts'
import { chosenOrganizationId } from '../../features/organizations/chosenOrganization.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the projects of the selected organization. */
export async function projectsPageLoader({ request }: LoaderFunctionArgs) {
  const organizationId = await chosenOrganizationId()
  const variables = { organizationId: organizationId ?? '', hasOrganization: organizationId !== null }
  return loadPageQuery<ProjectsPageQuery>(query, variables, request.signal)
}
