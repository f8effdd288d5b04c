import { graphql } from 'react-relay'
import type { useInvitations_organization$key } from '../../__generated__/useInvitations_organization.graphql.ts'
import type { useInvitationsPaginationQuery } from '../../__generated__/useInvitationsPaginationQuery.graphql.ts'
import { useLiveList } from '../live/useLiveList.ts'

/** The invitations of an organization that nobody has accepted yet, page by page. */
export function useInvitations(organizationRef: useInvitations_organization$key) {
  const { data, loadNext, hasNext, isLoadingNext } = useLiveList<
    useInvitationsPaginationQuery,
    useInvitations_organization$key
  >(
    graphql`
      fragment useInvitations_organization on Organization
      @refetchable(queryName: "useInvitationsPaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        invitations(first: $count, after: $cursor) @connection(key: "useInvitations_invitations") {
          __id
          edges {
            node {
              id
              email
              ...InvitationRow_invitation
            }
          }
        }
      }
    `,
    organizationRef,
    ({ isOrganizationChanged }) => isOrganizationChanged,
  )
  const { __id: connectionId, edges } = data.invitations
  const invitations = edges.map(({ node }) => ({ id: node.id, email: node.email, invitationRef: node }))
  return { invitations, connectionId, loadNext, hasNext, isLoadingNext }
}
