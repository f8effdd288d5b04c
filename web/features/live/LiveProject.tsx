import { graphql } from 'react-relay'
import type { LiveProjectQuery } from '../../__generated__/LiveProjectQuery.graphql.ts'
import type { LiveProjectStatusesQuery } from '../../__generated__/LiveProjectStatusesQuery.graphql.ts'
import type { LiveProjectBoardsQuery } from '../../__generated__/LiveProjectBoardsQuery.graphql.ts'
import { useLiveQuery } from './useLive.ts'

/* What comes is shown by the pages that have it: this component only asks for it. */
/* eslint-disable relay/must-colocate-fragment-spreads, relay/unused-fields */

const projectQuery = graphql`
  query LiveProjectQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      name
      code
      isArchived
      viewerCanEdit
      viewerCanAdminister
      ...ProjectNavigation_project
      ...ProjectSummary_project
      ...ArchivedBanner_project
      ...useFrameRate_project
    }
  }
`

const statusesQuery = graphql`
  query LiveProjectStatusesQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      statuses {
        id
        ...StatusMenu_status
      }
    }
  }
`

const boardsQuery = graphql`
  query LiveProjectBoardsQuery($projectId: ID!) {
    project(by: { id: $projectId }) {
      id
      ...useProjectBoards_project
    }
  }
`

/** Keeps what all pages of a project share true: the project itself, its statuses and its boards. */
export function LiveProject({ projectId }: { projectId: string }) {
  const variables = () => ({ projectId })
  useLiveQuery<LiveProjectQuery>({
    query: projectQuery,
    variables,
    // The navigation counts the assets.
    isTouched: ({ isProjectChanged, assets }) =>
      isProjectChanged || [...assets.values()].some((change) => change !== 'changed'),
  })
  useLiveQuery<LiveProjectStatusesQuery>({
    query: statusesQuery, variables, isTouched: ({ areStatusesChanged }) => areStatusesChanged,
  })
  useLiveQuery<LiveProjectBoardsQuery>({
    query: boardsQuery, variables, isTouched: ({ areBoardsChanged }) => areBoardsChanged,
  })
  return null
}
