import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useResendInvitationMutation as ResendInvitation,
} from '../../__generated__/useResendInvitationMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

/** Sends an invitation again with a new link and a new time to accept it. */
export function useResendInvitationMutation(): [run: (invitationId: string) => void, isRunning: boolean] {
  const words = messages.members
  const [commit, isRunning] = useMutation<ResendInvitation>(graphql`
    mutation useResendInvitationMutation($input: ResendInvitationInput!) {
      resendInvitation(input: $input) {
        invitation {
          id
          email
          ...InvitationRow_invitation
        }
      }
    }
  `)
  return [
    (invitationId) => {
      commit({
        variables: { input: { invitationId } },
        onCompleted: ({ resendInvitation }) =>
          showToast({ type: 'success', title: words.resent(resendInvitation.invitation.email) }),
        onError: (error) =>
          showToast({ type: 'error', title: words.resendFailed, description: readError(error).message }),
      })
    },
    isRunning,
  ]
}
