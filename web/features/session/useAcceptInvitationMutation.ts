import { graphql } from 'react-relay'
import type {
  useAcceptInvitationMutation as AcceptInvitation,
} from '../../__generated__/useAcceptInvitationMutation.graphql.ts'
import { type MutationOptions, useMutation } from '../../relay/mutation.ts'

/** Makes the viewer a member of the organization the invitation is for; the lists ask again when they are opened. */
export function useAcceptInvitationMutation(): [
  run: (config: MutationOptions<AcceptInvitation>) => void,
  isRunning: boolean,
] {
  return useMutation<AcceptInvitation>(graphql`
    mutation useAcceptInvitationMutation($input: AcceptInvitationInput!) {
      acceptInvitation(input: $input) {
        organization {
          id
          name
        }
      }
    }
  `)
}
