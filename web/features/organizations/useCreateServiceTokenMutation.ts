import { graphql } from 'react-relay'
import type {
  useCreateServiceTokenMutation as CreateServiceToken,
} from '../../__generated__/useCreateServiceTokenMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import type { NewToken } from '../tokens/tokenRules.ts'

type CreateServiceTokenConfig = Omit<MutationOptions<CreateServiceToken>, 'variables'> & {
  organizationId: string
  token: NewToken
  /** Ids of the connections the token is put into. */
  connections: string[]
}

/** Makes a token that acts for the organization; its secret is in the answer and never again. */
export function useCreateServiceTokenMutation(): [run: (config: CreateServiceTokenConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<CreateServiceToken>(graphql`
    mutation useCreateServiceTokenMutation($input: CreateServiceTokenInput!, $connections: [ID!]!) {
      createServiceToken(input: $input) {
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
    ({ organizationId, token, connections, ...config }) => {
      commit({ ...config, variables: { input: { organizationId, ...token }, connections } })
    },
    isRunning,
  ]
}
