import { graphql } from 'react-relay'
import type { useSignUpMutation as SignUp } from '../../__generated__/useSignUpMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Creates an account and signs it in; the caller keeps the token. */
export function useSignUpMutation(): [run: (config: MutationOptions<SignUp>) => void, isRunning: boolean] {
  return useMutation<SignUp>(graphql`
    mutation useSignUpMutation($input: SignUpInput!) {
      signUp(input: $input) {
        accessToken
        user {
          id
        }
      }
    }
  `)
}
