import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useRequestPasswordResetMutation as RequestPasswordReset,
} from '../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Has a link to choose a new password sent, if the address has an account. */
export function useRequestPasswordResetMutation(): [
  run: (config: UseMutationConfig<RequestPasswordReset>) => void,
  isRunning: boolean,
] {
  return useMutation<RequestPasswordReset>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        requestPasswordReset(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
