import { useState } from 'react'
import { graphql } from 'react-relay'
import { runBeforeSignOut } from '../../lib/beforeSignOut.ts'
import { clearToken, readToken } from '../../lib/session.ts'
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts'
import { useChange } from '../../relay/useChange.ts'

/** Saves what is unsaved, then ends the session on the server, and here whatever the server answers. */
export function useSignOut(): [run: () => void, isRunning: boolean] {
  const [isPreparing, setPreparing] = useState(false)
  const [sendSignOut, isSending] = useChange<useSignOutMutation>(graphql`
    mutation useSignOutMutation($input: SignOutInput!) {
      signOut(input: $input) {
        endedSessions
      }
    }
  `)
  async function signOut(): Promise<void> {
    const token = readToken()
    setPreparing(true)
    await runBeforeSignOut()
    setPreparing(false)
    // Meanwhile somebody else may have signed in from another tab.
    if (readToken() !== token) return
    const finish = () => clearToken('signed-out')
    sendSignOut({ everywhere: false }).then(finish, finish)
  }
  const isRunning = isPreparing || isSending
  return [() => { if (!isRunning) void signOut() }, isRunning]
}
