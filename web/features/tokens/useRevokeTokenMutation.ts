import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type { useRevokeTokenMutation as RevokeToken } from '../../__generated__/useRevokeTokenMutation.graphql.ts'

type RevokeTokenConfig = Omit<UseMutationConfig<RevokeToken>, 'variables'> & {
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
