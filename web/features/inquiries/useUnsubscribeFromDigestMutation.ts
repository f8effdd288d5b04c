import { graphql } from 'react-relay'
import type {
  useUnsubscribeFromDigestMutation as UnsubscribeFromDigest,
} from '../../__generated__/useUnsubscribeFromDigestMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Ends the mails with notifications to whoever a link belongs to. */
export function useUnsubscribeFromDigestMutation(): [
  run: (config: MutationOptions<UnsubscribeFromDigest>) => void,
  isRunning: boolean,
] {
  return useMutation<UnsubscribeFromDigest>(
    graphql`
      mutation useUnsubscribeFromDigestMutation($input: UnsubscribeFromDigestInput!) {
        unsubscribeFromDigest(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
