import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useSubscribeToNewsletterMutation as SubscribeToNewsletter,
} from '../../__generated__/useSubscribeToNewsletterMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Has a link mailed that confirms the subscription. */
export function useSubscribeToNewsletterMutation(): [
  run: (config: UseMutationConfig<SubscribeToNewsletter>) => void,
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
