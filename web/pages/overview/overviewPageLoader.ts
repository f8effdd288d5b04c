import query, { type OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { chosenOrganizationVariables } from '../../features/organizations/chosenOrganization.ts'
import { readTaskList, taskListVariables } from '../../features/organizationTasks/taskListAddress.ts'
import { viewerId } from '../../features/organizationTasks/viewerId.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the overview: what the viewer drew in last and has to do, the recent projects, the first organizations. */
export const overviewPageLoader = pageLoader<OverviewPageQuery>(query, async () => {
  const [organization, personId] = await Promise.all([chosenOrganizationVariables(), viewerId()])
  const { filter } = taskListVariables(readTaskList(new URLSearchParams()), personId)
  return { ...organization, personId, filter }
})
