import { graphql } from 'react-relay'
import type {
  useRevokeOtherSessionsMutation as RevokeOtherSessions,
} from '../../__generated__/useRevokeOtherSessionsMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { personalTokenConnectionId, sessionConnectionId } from './sessionConnections.ts'

type RevokeOtherSessionsConfig = Omit<MutationOptions<RevokeOtherSessions>, 'variables'> & {
  userId: string
  includePersonalTokens: boolean
}

/** Ends every session but this one, and the personal access tokens when asked to. */
export function useRevokeOtherSessionsMutation(): [run: (config: RevokeOtherSessionsConfig) => void, boolean] {
  const [commit, isRunning] = useMutation<RevokeOtherSessions>(graphql`
    mutation useRevokeOtherSessionsMutation($input: RevokeOtherSessionsInput!, $connections: [ID!]!) {
      revokeOtherSessions(input: $input) {
        deletedTokenIds @deleteEdge(connections: $connections)
      }
    }
  `)
  return [
    ({ userId, includePersonalTokens, ...config }) => {
      commit({
        ...config,
        variables: {
          input: { includePersonalTokens },
          connections: [sessionConnectionId(userId), personalTokenConnectionId(userId)],
        },
      })
    },
    isRunning,
  ]
}
