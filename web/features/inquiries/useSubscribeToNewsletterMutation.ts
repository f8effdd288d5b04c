import { graphql } from 'react-relay'
import type {
  useSubscribeToNewsletterMutation as SubscribeToNewsletter,
} from '../../__generated__/useSubscribeToNewsletterMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Has a link mailed that confirms the subscription. */
export function useSubscribeToNewsletterMutation(): [
  run: (config: MutationOptions<SubscribeToNewsletter>) => void,
  isRunning: boolean,
] {
  return useMutation<SubscribeToNewsletter>(
    graphql`
      mutation useSubscribeToNewsletterMutation($input: SubscribeToNewsletterInput!) {
        subscribeToNewsletter(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
