import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts'
import { chosenOrganizationId } from '../../features/organizations/chosenOrganization.ts'
import { readProjectFilters } from '../../features/projects/projectListSearch.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the projects of the selected organization that the address asks for. */
export async function projectsPageLoader({ request }: LoaderFunctionArgs) {
  const organizationId = await chosenOrganizationId()
  const filters = readProjectFilters(new URL(request.url).searchParams)
  const variables = { organizationId: organizationId ?? '', hasOrganization: organizationId !== null, ...filters }
  return loadPageQuery<ProjectsPageQuery>(query, variables, request.signal)
}
