import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type { useSignUpMutation as SignUp } from '../../__generated__/useSignUpMutation.graphql.ts'

/** Creates an account and signs it in; the caller keeps the token. */
export function useSignUpMutation(): [run: (config: UseMutationConfig<SignUp>) => void, isRunning: boolean] {
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
