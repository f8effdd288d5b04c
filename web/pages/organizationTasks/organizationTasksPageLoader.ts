import type { LoaderFunctionArgs } from 'react-router-dom'
import query, { type OrganizationTasksPageQuery } from '../../__generated__/OrganizationTasksPageQuery.graphql.ts'
import { chosenOrganizationId } from '../../features/organizations/chosenOrganization.ts'
import { readTaskList, taskListVariables } from '../../features/organizationTasks/taskListAddress.ts'
import { viewerId } from '../../features/organizationTasks/viewerId.ts'
import { loadPageQuery } from '../../relay/preloadedQuery.ts'

/** Starts the tasks of the selected organization that the address asks for: the viewer's own when it says nothing. */
export async function organizationTasksPageLoader({ request }: LoaderFunctionArgs) {
  const [organizationId, personId] = await Promise.all([chosenOrganizationId(), viewerId()])
  const asked = readTaskList(new URL(request.url).searchParams)
  const variables = {
    organizationId: organizationId ?? '', hasOrganization: organizationId !== null,
    ...taskListVariables(asked, personId),
  }
  return loadPageQuery<OrganizationTasksPageQuery>(query, variables, request.signal)
}
