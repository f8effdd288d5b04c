import { graphql } from 'react-relay'
import type { useRevokeTokenMutation as RevokeToken } from '../../__generated__/useRevokeTokenMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

type RevokeTokenConfig = Omit<MutationOptions<RevokeToken>, 'variables'> & {
  tokenId: string
  /** Ids of the connections it is taken out of. */
  connections: string[]
}

/** Ends a session or a token at once. */
export function useRevokeTokenMutation(): [run: (config: RevokeTokenConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<RevokeToken>(graphql`
    mutation useRevokeTokenMutation($input: RevokeTokenInput!, $connections: [ID!]!) {
      revokeToken(input: $input) {
        deletedTokenId @deleteEdge(connections: $connections)
      }
    }
  `)
  return [
    ({ tokenId, connections, ...config }) => {
      commit({ ...config, variables: { input: { tokenId }, connections } })
    },
    isRunning,
  ]
}
