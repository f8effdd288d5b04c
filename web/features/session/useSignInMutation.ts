import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type { useSignInMutation as SignIn } from '../../__generated__/useSignInMutation.graphql.ts'

/** Signs in with e-mail and password; the caller keeps the token. */
export function useSignInMutation(): [run: (config: UseMutationConfig<SignIn>) => void, isRunning: boolean] {
  return useMutation<SignIn>(graphql`
    mutation useSignInMutation($input: SignInInput!) {
      signIn(input: $input) {
        accessToken
        user {
          id
        }
      }
    }
  `)
}
