import { graphql } from 'react-relay'
import type { ProjectActivity_project$key } from '../../__generated__/ProjectActivity_project.graphql.ts'
import type { ProjectActivityPaginationQuery } from '../../__generated__/ProjectActivityPaginationQuery.graphql.ts'
import { useLiveList } from '../live/useLiveList.ts'
import { ActivityFeed } from './ActivityFeed.tsx'

type ProjectActivityProps = {
  projectRef: ProjectActivity_project$key
  isFiltered: boolean
  onUndone: () => void
}

/** What happened in a project, newest first. */
export function ProjectActivity({ projectRef, isFiltered, onUndone }: ProjectActivityProps) {
  const { data, ...list } = useLiveList<
    ProjectActivityPaginationQuery,
    ProjectActivity_project$key
  >(
    graphql`
      fragment ProjectActivity_project on Project
      @refetchable(queryName: "ProjectActivityPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }
        actorId: { type: "ID" }, kinds: { type: "[ActivityKind!]" }
      ) {
        activity(first: $count, after: $cursor, filter: { actorId: $actorId, kinds: $kinds })
        @connection(key: "ProjectActivity_activity") {
          edges {
            node {
              ...ActivityFeed_activities
            }
          }
        }
      }
    `,
    projectRef,
    () => !isFiltered,
  )
  return (
    <ActivityFeed
      activitiesRef={data.activity.edges.map(({ node }) => node)} list={list} isFiltered={isFiltered}
      onUndone={onUndone}
    />
  )
}
