import { graphql } from 'react-relay'
import type {
  useConfirmNewsletterMutation as ConfirmNewsletter,
} from '../../__generated__/useConfirmNewsletterMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Puts the address behind a link on the list. */
export function useConfirmNewsletterMutation(): [
  run: (config: MutationOptions<ConfirmNewsletter>) => void,
  isRunning: boolean,
] {
  return useMutation<ConfirmNewsletter>(
    graphql`
      mutation useConfirmNewsletterMutation($input: ConfirmNewsletterInput!) {
        confirmNewsletter(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
