import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useUnsubscribeFromDigestMutation as UnsubscribeFromDigest,
} from '../../__generated__/useUnsubscribeFromDigestMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Ends the mails with notifications to whoever a link belongs to. */
export function useUnsubscribeFromDigestMutation(): [
  run: (config: UseMutationConfig<UnsubscribeFromDigest>) => void,
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
