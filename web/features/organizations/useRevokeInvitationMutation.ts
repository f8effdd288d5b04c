import { graphql } from 'react-relay'
import type {
  useRevokeInvitationMutation as RevokeInvitation,
} from '../../__generated__/useRevokeInvitationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type RevokeInvitationConfig = Omit<MutationOptions<RevokeInvitation>, 'variables'> & {
  invitationId: string
  /** Ids of the connections the invitation is taken out of. */
  connections: string[]
}

/** Takes an invitation back: its link stops working. */
export function useRevokeInvitationMutation(): [run: (config: RevokeInvitationConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<RevokeInvitation>(graphql`
    mutation useRevokeInvitationMutation($input: RevokeInvitationInput!, $connections: [ID!]!) {
      revokeInvitation(input: $input) {
        deletedInvitationId @deleteEdge(connections: $connections)
        organization {
          id
          ...PlanUsage_organization
        }
      }
    }
  `)
  return [
    ({ invitationId, connections, ...config }) => {
      commit({ ...config, variables: { input: { invitationId }, connections } })
    },
    isRunning,
  ]
}
