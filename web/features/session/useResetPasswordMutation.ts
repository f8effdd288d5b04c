import { graphql } from 'react-relay'
import type { useResetPasswordMutation as ResetPassword } from '../../__generated__/useResetPasswordMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Sets a new password by the token of a reset mail; every session of the account ends. */
export function useResetPasswordMutation(): [run: (config: MutationOptions<ResetPassword>) => void, boolean] {
  return useMutation<ResetPassword>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        resetPassword(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
