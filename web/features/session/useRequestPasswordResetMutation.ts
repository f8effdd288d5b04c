import { graphql } from 'react-relay'
import type {
  useRequestPasswordResetMutation as RequestPasswordReset,
} from '../../__generated__/useRequestPasswordResetMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Has a link to choose a new password sent, if the address has an account. */
export function useRequestPasswordResetMutation(): [
  run: (config: MutationOptions<RequestPasswordReset>) => void,
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
