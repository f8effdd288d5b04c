import { graphql } from 'react-relay'
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql.ts'
import { useChange } from '../../relay/useChange.ts'

/** Ends a session or a token at once, and takes it out of its connection; toasts show the result. */
export function useRevokeToken(connectionId: string, failed: string, ended: () => void) {
  return useChange<useRevokeTokenMutation, { tokenId: string; done: string }>(
    graphql`
      mutation useRevokeTokenMutation($input: RevokeTokenInput!, $connections: [ID!]!) {
        revokeToken(input: $input) {
          deletedTokenId @deleteEdge(connections: $connections)
        }
      }
    `,
    ({ tokenId, done }) => ({
      variables: { input: { tokenId }, connections: [connectionId] }, done, failed, ended,
    }),
  )
}
