import { graphql } from 'react-relay'
import type { useSignInMutation as SignIn } from '../../__generated__/useSignInMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Signs in with e-mail and password; the caller keeps the token. */
export function useSignInMutation(): [run: (config: MutationOptions<SignIn>) => void, isRunning: boolean] {
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
