import query, { type OverviewPageQuery } from '../../__generated__/OverviewPageQuery.graphql.ts'
import { chosenOrganizationVariables } from '../../features/organizations/chosenOrganization.ts'
import { pageLoader } from '../../relay/preloadedQuery.ts'

/** Starts the overview: the first organizations, the recent projects of all, and the size of the selected one. */
export const overviewPageLoader = pageLoader<OverviewPageQuery>(query, chosenOrganizationVariables)
