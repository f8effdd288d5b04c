import { graphql } from 'react-relay'
import type { useRemoveMemberMutation as RemoveMember } from '../../__generated__/useRemoveMemberMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type RemoveMemberConfig = Omit<MutationOptions<RemoveMember>, 'variables'> & {
  memberId: string
  /** Whether the service tokens and webhooks that the member created end too. */
  revokeMachineAccess: boolean
  /** Ids of the connections the member is taken out of. */
  connections: string[]
}

/** Ends somebody's membership and takes them off the list. */
export function useRemoveMemberMutation(): [run: (config: RemoveMemberConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<RemoveMember>(graphql`
    mutation useRemoveMemberMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
      removeMember(input: $input) {
        deletedMemberId @deleteEdge(connections: $connections)
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
    ({ memberId, revokeMachineAccess, connections, ...config }) => {
      commit({ ...config, variables: { input: { memberId, revokeMachineAccess }, connections } })
    },
    isRunning,
  ]
}
