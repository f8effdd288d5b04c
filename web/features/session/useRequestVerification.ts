import { graphql } from 'react-relay'
import type { useRequestVerificationMutation } from '../../__generated__/useRequestVerificationMutation.graphql.ts'
import { ANONYMOUS } from '../../relay/fetch.ts'
import { useChange } from '../../relay/useChange.ts'

/** Has a new verification mail sent, if the address waits for one. */
export function useRequestVerification() {
  return useChange<useRequestVerificationMutation>(
    graphql`
      mutation useRequestVerificationMutation($input: RequestVerificationInput!) {
        requestVerification(input: $input) {
          email
        }
      }
    `,
    (input) => ({ variables: { input }, cacheConfig: ANONYMOUS }),
  )
}
