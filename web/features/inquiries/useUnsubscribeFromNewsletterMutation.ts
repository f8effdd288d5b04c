import { graphql } from 'react-relay'
import type {
  useUnsubscribeFromNewsletterMutation as UnsubscribeFromNewsletter,
} from '../../__generated__/useUnsubscribeFromNewsletterMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Takes the address behind a link off the list. */
export function useUnsubscribeFromNewsletterMutation(): [
  run: (config: MutationOptions<UnsubscribeFromNewsletter>) => void,
  isRunning: boolean,
] {
  return useMutation<UnsubscribeFromNewsletter>(
    graphql`
      mutation useUnsubscribeFromNewsletterMutation($input: UnsubscribeFromNewsletterInput!) {
        unsubscribeFromNewsletter(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
