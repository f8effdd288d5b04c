import { graphql, useMutation, type UseMutationConfig } from 'react-relay'
import type {
  useSendContactMessageMutation as SendContactMessage,
} from '../../__generated__/useSendContactMessageMutation.graphql.ts'
import { commitAnonymously } from '../../relay/anonymousMutation.ts'

/** Leaves a message with whoever runs the server. */
export function useSendContactMessageMutation(): [
  run: (config: UseMutationConfig<SendContactMessage>) => void,
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
