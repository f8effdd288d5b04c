import { graphql } from 'react-relay'
import type { useVerifyEmailMutation as VerifyEmail } from '../../__generated__/useVerifyEmailMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Verifies an address by the token of its mail, which works once. */
export function useVerifyEmailMutation(): [run: (config: MutationOptions<VerifyEmail>) => void, isRunning: boolean] {
  return useMutation<VerifyEmail>(
    graphql`
      mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
        verifyEmail(input: $input) {
          email
          passwordSetToken
          organizations {
            id
            name
          }
        }
      }
    `,
  )
}
