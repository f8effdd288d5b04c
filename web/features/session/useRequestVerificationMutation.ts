import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useRequestVerificationMutation as RequestVerification,
} from '../../__generated__/useRequestVerificationMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Has a new verification mail sent, if the address waits for one. */
export function useRequestVerificationMutation(): [
  run: (config: UseMutationConfig<RequestVerification>) => void,
  isRunning: boolean,
] {
  return useMutation<RequestVerification>(
    graphql`
      mutation useRequestVerificationMutation($input: RequestVerificationInput!) {
        requestVerification(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
