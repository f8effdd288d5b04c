import { graphql } from 'react-relay'
import { ConnectionHandler, type RecordProxy, type RecordSourceProxy } from 'relay-runtime'
import type { useAddMemberMutation as AddMember } from '../../__generated__/useAddMemberMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type AddMemberConfig = Omit<MutationOptions<AddMember>, 'variables'> & {
  organizationId: string
  email: string
  role: 'ADMIN' | 'MEMBER'
  /** Ids of the connections a new member and a new invitation are put into. */
  memberConnection: string
  invitationConnection: string
}

function append(store: RecordSourceProxy, connectionId: string, edge: RecordProxy | null | undefined): void {
  const connection = store.get(connectionId)
  if (!connection || !edge) return
  const added = ConnectionHandler.buildConnectionEdge(store, connection, edge)
  if (added) ConnectionHandler.insertEdgeAfter(connection, added)
}

/** Adds somebody by e-mail: at once when the address has an account, else by an invitation. */
export function useAddMemberMutation(): [run: (config: AddMemberConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<AddMember>(graphql`
    mutation useAddMemberMutation($input: AddMemberInput!) {
      addMember(input: $input) {
        memberEdge {
          cursor
          node {
            id
            user {
              name
            }
            ...MemberRow_member
          }
        }
        invitationEdge {
          cursor
          node {
            id
            email
            ...InvitationRow_invitation
          }
        }
        organization {
          id
          members {
            totalCount
          }
          ...PlanUsage_organization
        }
      }
    }
  `)
  return [
    ({ organizationId, email, role, memberConnection, invitationConnection, ...config }) => {
      commit({
        ...config,
        variables: { input: { organizationId, email, role } },
        // One of the two edges is null: the address has an account, or it has none.
        updater: (store) => {
          const payload = store.getRootField('addMember')
          append(store, memberConnection, payload?.getLinkedRecord('memberEdge'))
          append(store, invitationConnection, payload?.getLinkedRecord('invitationEdge'))
        },
      })
    },
    isRunning,
  ]
}
