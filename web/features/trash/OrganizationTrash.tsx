import { graphql, usePaginationFragment } from 'react-relay'
import type { OrganizationTrash_organization$key } from '../../__generated__/OrganizationTrash_organization.graphql.ts'
import type { OrganizationTrashPaginationQuery } from '../../__generated__/OrganizationTrashPaginationQuery.graphql.ts'
import { trashMessages } from '../../messages/trash.ts'
import { TrashList } from './TrashList.tsx'

/** The deleted projects of an organization. */
export function OrganizationTrash({ organizationRef }: { organizationRef: OrganizationTrash_organization$key }) {
  const { data, refetch, ...list } = usePaginationFragment<
    OrganizationTrashPaginationQuery,
    OrganizationTrash_organization$key
  >(
    graphql`
      fragment OrganizationTrash_organization on Organization
      @refetchable(queryName: "OrganizationTrashPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        viewerCanAdminister
        trash(first: $count, after: $cursor) @connection(key: "OrganizationTrash_trash") {
          edges {
            node {
              ...TrashList_tombstones
            }
          }
        }
      }
    `,
    organizationRef,
  )
  return (
    <TrashList
      tombstonesRef={data.trash.edges.map(({ node }) => node)} isFiltered={false} list={list}
      reason={data.viewerCanAdminister ? null : trashMessages.mayNotRestoreProject}
      onRestored={() => refetch({}, { fetchPolicy: 'network-only' })}
    />
  )
}
