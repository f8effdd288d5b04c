import { Checkbox } from '@chakra-ui/react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { RevokeOthersDialogMutation } from '../../__generated__/RevokeOthersDialogMutation.graphql.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { personalTokenConnectionId, sessionConnectionId } from './sessionConnections.ts'

const words = settingsMessages

type RevokeOthersDialogProps = {
  userId: string
  isOpen: boolean
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks before every other session ends, and whether the access tokens go with them. */
export function RevokeOthersDialog({ userId, isOpen, onClose, returnFocus }: RevokeOthersDialogProps) {
  const [includePersonalTokens, setIncludePersonalTokens] = useState(false)
  const [revokeOtherSessions, isRunning] = useChange<RevokeOthersDialogMutation>(
    graphql`
      mutation RevokeOthersDialogMutation($input: RevokeOtherSessionsInput!, $connections: [ID!]!) {
        revokeOtherSessions(input: $input) {
          deletedTokenIds @deleteEdge(connections: $connections)
        }
      }
    `,
    (input) => ({
      variables: { input, connections: [sessionConnectionId(userId), personalTokenConnectionId(userId)] },
      done: words.othersSignedOut, failed: words.othersFailed, ended: close,
    }),
  )

  function close() {
    setIncludePersonalTokens(false)
    onClose()
  }

  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="warning" title={words.signOutOthers} message={words.signOutOthersQuestion}
      confirmText={words.signOut} isLoading={isRunning} returnFocus={returnFocus} onCancel={close}
      onConfirm={() => revokeOtherSessions({ includePersonalTokens })}
    >
      <Checkbox.Root
        checked={includePersonalTokens} disabled={isRunning}
        onCheckedChange={({ checked }) => setIncludePersonalTokens(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{words.alsoTokens}</Checkbox.Label>
      </Checkbox.Root>
    </ConfirmationDialog>
  )
}
