import { graphql } from 'react-relay'
import type {
  useChangePasswordMutation as ChangePassword,
} from '../../__generated__/useChangePasswordMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'
import { sessionConnectionId } from './sessionConnections.ts'

type ChangePasswordConfig = Omit<MutationOptions<ChangePassword>, 'variables'> & {
  userId: string
  currentPassword: string
  newPassword: string
}

/** Changes the password; every other session ends and leaves the list. */
export function useChangePasswordMutation(): [run: (config: ChangePasswordConfig) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<ChangePassword>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!, $connections: [ID!]!) {
      changePassword(input: $input) {
        deletedTokenIds @deleteEdge(connections: $connections)
      }
    }
  `)
  return [
    ({ userId, currentPassword, newPassword, ...config }) => {
      commit({
        ...config,
        variables: { input: { currentPassword, newPassword }, connections: [sessionConnectionId(userId)] },
      })
    },
    isRunning,
  ]
}
