import { graphql } from 'react-relay'
import type {
  useRequestVerificationMutation as RequestVerification,
} from '../../__generated__/useRequestVerificationMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Has a new verification mail sent, if the address waits for one. */
export function useRequestVerificationMutation(): [
  run: (config: MutationOptions<RequestVerification>) => void,
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
