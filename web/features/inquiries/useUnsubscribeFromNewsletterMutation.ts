import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useUnsubscribeFromNewsletterMutation as UnsubscribeFromNewsletter,
} from '../../__generated__/useUnsubscribeFromNewsletterMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Takes the address behind a link off the list. */
export function useUnsubscribeFromNewsletterMutation(): [
  run: (config: UseMutationConfig<UnsubscribeFromNewsletter>) => void,
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
