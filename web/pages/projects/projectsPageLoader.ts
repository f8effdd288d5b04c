import query, { type ProjectsPageQuery } from '../../__generated__/ProjectsPageQuery.graphql.ts'
import { chosenOrganizationVariables } from '../../features/organizations/chosenOrganization.ts'
import { readProjectFilters } from '../../features/projects/projectListSearch.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the projects of the selected organization that the address asks for. */
export const projectsPageLoader = pageLoader<ProjectsPageQuery>(query, async (_, search) => ({
  ...await chosenOrganizationVariables(), ...readProjectFilters(search),
}))
