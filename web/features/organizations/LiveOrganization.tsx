import { graphql } from 'react-relay'
import type { LiveOrganizationQuery } from '../../__generated__/LiveOrganizationQuery.graphql.ts'
import { useLiveQuery } from '../live/useLive.ts'

/* What comes is shown by the page of the organization: this component only asks for it. */
/* eslint-disable relay/unused-fields, relay/must-colocate-fragment-spreads */
const query = graphql`
  query LiveOrganizationQuery($organizationId: ID!) {
    organization(id: $organizationId) {
      id
      name
      description
      viewerCanCreateProjects
      viewerCanAdminister
      viewerCanChangePlan
      viewerCanLeave
      memberCount: members {
        totalCount
      }
      projectCount: projects {
        totalCount
      }
      ...OrganizationSettings_organization
    }
  }
`

/** Keeps what the page of an organization shows of it true; its members are the table's. */
export function LiveOrganization({ organizationId }: { organizationId: string }) {
  useLiveQuery<LiveOrganizationQuery>({
    query,
    variables: () => ({ organizationId }),
    isTouched: ({ isOrganizationChanged, isProjectChanged }) => isOrganizationChanged || isProjectChanged,
  })
  return null
}
