import { graphql } from 'react-relay'
import type {
  useCreatePersonalTokenMutation as CreatePersonalToken,
} from '../../__generated__/useCreatePersonalTokenMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import type { NewToken } from './tokenRules.ts'

type CreatePersonalTokenConfig = Omit<MutationOptions<CreatePersonalToken>, 'variables'> & {
  token: NewToken
  /** Ids of the connections it is put into, first. */
  connections: string[]
}

/** Makes a personal access token; the answer holds its secret this once. */
export function useCreatePersonalTokenMutation(): [run: (config: CreatePersonalTokenConfig) => void, boolean] {
  const [commit, isRunning] = useMutation<CreatePersonalToken>(graphql`
    mutation useCreatePersonalTokenMutation($input: CreatePersonalTokenInput!, $connections: [ID!]!) {
      createPersonalToken(input: $input) {
        secret
        tokenEdge @prependEdge(connections: $connections) {
          cursor
          node {
            id
            ...TokenPanel_tokens
          }
        }
      }
    }
  `)
  return [
    ({ token, connections, ...config }) => {
      commit({ ...config, variables: { input: token, connections } })
    },
    isRunning,
  ]
}
