import { graphql } from 'react-relay'
import type { LiveRightsQuery } from '../../__generated__/LiveRightsQuery.graphql.ts'
import { useLiveQuery } from './useLive.ts'

/* What comes is shown by the pages that have it: this component only asks for it. */
/* eslint-disable relay/unused-fields */
const query = graphql`
  query LiveRightsQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      viewerCanEdit
      viewerCanAdminister
      organization {
        id
        name
        viewerCanAdminister
        viewerCanCreateProjects
      }
    }
  }
`

/** Keeps what the viewer may do in a project true when their role changes. Stands in an OrganizationLiveProvider. */
export function LiveRights({ projectId }: { projectId: string }) {
  useLiveQuery<LiveRightsQuery>({
    query,
    variables: () => ({ projectId }),
    isTouched: ({ isOrganizationChanged }) => isOrganizationChanged,
  })
  return null
}
