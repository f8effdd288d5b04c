import { graphql } from 'react-relay'
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql.ts'
import { useChange } from '../../relay/useChange.ts'

/** Ends a session or a token at once, and takes it out of its connection. */
export function useRevokeToken(connectionId: string) {
  return useChange<useRevokeTokenMutation>(
    graphql`
      mutation useRevokeTokenMutation($input: RevokeTokenInput!, $connections: [ID!]!) {
        revokeToken(input: $input) {
          deletedTokenId @deleteEdge(connections: $connections)
        }
      }
    `,
    (input) => ({ variables: { input, connections: [connectionId] } }),
  )
}
