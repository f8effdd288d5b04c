import { graphql, useMutation } from 'react-relay'
import { clearToken } from '../../lib/session.ts'
import type { useSignOutMutation as SignOut } from '../../__generated__/useSignOutMutation.graphql.ts'

/** Ends the session on the server, and here whatever the server answers. */
export function useSignOutMutation(): [run: () => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<SignOut>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        endedSessions
      }
    }
  `)
  return [
    () => {
      const finish = () => clearToken('signed-out')
      commit({ variables: { input: { everywhere: false } }, onCompleted: finish, onError: finish })
    },
    isRunning,
  ]
}
