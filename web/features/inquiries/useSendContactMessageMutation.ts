import { graphql } from 'react-relay'
import type {
  useSendContactMessageMutation as SendContactMessage,
} from '../../__generated__/useSendContactMessageMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Leaves a message with whoever runs the server. */
export function useSendContactMessageMutation(): [
  run: (config: MutationOptions<SendContactMessage>) => void,
  isRunning: boolean,
] {
  return useMutation<SendContactMessage>(
    graphql`
      mutation useSendContactMessageMutation($input: SendContactMessageInput!) {
        sendContactMessage(input: $input) {
          email
        }
      }
    `,
    commitAnonymously,
  )
}
