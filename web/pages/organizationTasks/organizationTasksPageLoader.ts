import query, { type OrganizationTasksPageQuery } from '../../__generated__/OrganizationTasksPageQuery.graphql.ts'
import { chosenOrganizationVariables } from '../../features/organizations/chosenOrganization.ts'
import { readTaskList, taskListVariables } from '../../features/organizationTasks/taskListAddress.ts'
import { viewerId } from '../../features/organizationTasks/viewerId.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the tasks of the selected organization that the address asks for: the viewer's own when it says nothing. */
export const organizationTasksPageLoader = pageLoader<OrganizationTasksPageQuery>(query, async (_, search) => {
  const [organization, personId] = await Promise.all([chosenOrganizationVariables(), viewerId()])
  return { ...organization, ...taskListVariables(readTaskList(search), personId) }
})
