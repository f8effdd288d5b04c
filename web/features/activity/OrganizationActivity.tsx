import { graphql, usePaginationFragment } from 'react-relay'
import type {
  OrganizationActivity_organization$key,
} from '../../__generated__/OrganizationActivity_organization.graphql.ts'
import type {
  OrganizationActivityPaginationQuery,
} from '../../__generated__/OrganizationActivityPaginationQuery.graphql.ts'
import { ActivityFeed } from './ActivityFeed.tsx'

type OrganizationActivityProps = {
  organizationRef: OrganizationActivity_organization$key
  isFiltered: boolean
  onUndone: () => void
}

/** What happened in an organization; what happened inside its projects is in theirs, newest first. */
export function OrganizationActivity({ organizationRef, isFiltered, onUndone }: OrganizationActivityProps) {
  const { data, ...list } = usePaginationFragment<
    OrganizationActivityPaginationQuery,
    OrganizationActivity_organization$key
  >(
    graphql`
      fragment OrganizationActivity_organization on Organization
      @refetchable(queryName: "OrganizationActivityPaginationQuery")
      @argumentDefinitions(
        count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }
        actorId: { type: "ID" }, kinds: { type: "[ActivityKind!]" }
      ) {
        activity(first: $count, after: $cursor, filter: { actorId: $actorId, kinds: $kinds })
        @connection(key: "OrganizationActivity_activity") {
          edges {
            node {
              ...ActivityFeed_activities
            }
          }
        }
      }
    `,
    organizationRef,
  )
  return (
    <ActivityFeed
      activitiesRef={data.activity.edges.map(({ node }) => node)} list={list} isFiltered={isFiltered}
      onUndone={onUndone}
    />
  )
}
