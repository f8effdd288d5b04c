import { graphql } from 'react-relay'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { showToast } from '../../ui/toaster.tsx'
import type {
  useChangeMemberRoleMutation as ChangeMemberRole,
} from '../../__generated__/useChangeMemberRoleMutation.graphql.ts'
import { useMutation } from '../../relay/mutation.ts'

type ChangeMemberRoleInput = { memberId: string; name: string; role: 'ADMIN' | 'MEMBER' }

/** Changes a member's role at once; a refusal takes it back and says why. */
export function useChangeMemberRoleMutation(): [run: (input: ChangeMemberRoleInput) => void, isRunning: boolean] {
  const words = messages.members
  const [commit, isRunning] = useMutation<ChangeMemberRole>(graphql`
    mutation useChangeMemberRoleMutation($input: ChangeMemberRoleInput!) @raw_response_type {
      changeMemberRole(input: $input) {
        member {
          id
          role
        }
      }
    }
  `)
  return [
    ({ memberId, name, role }) => {
      commit({
        variables: { input: { memberId, role } },
        optimisticResponse: { changeMemberRole: { member: { id: memberId, role } } },
        onCompleted: () =>
          showToast({ type: 'success', title: words.roleChanged(name, messages.organizations.roles[role]) }),
        onError: (error) =>
          showToast({ type: 'error', title: words.roleFailed, description: readError(error).message }),
      })
    },
    isRunning,
  ]
}
