import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { DeleteAccountMutation } from '../../__generated__/DeleteAccountMutation.graphql.ts'
import { runBeforeSignOut } from '../../lib/beforeSignOut.ts'
import { clearToken } from '../../lib/session.ts'
import { settingsMessages } from '../../messages/settings.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { DangerRow, DangerZone } from '../../ui/DangerZone.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { showToast } from '../../ui/toaster.tsx'

const words = settingsMessages

/** Deletes the account after its password; then the person is signed out, and their drafts are gone. */
export function DeleteAccount() {
  const [isAsking, setIsAsking] = useState(false)
  const [password, setPassword] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const [deleteAccount] = useChange<DeleteAccountMutation>(graphql`
    mutation DeleteAccountMutation($input: DeleteAccountInput!) {
      deleteAccount(input: $input) {
        deletedUserId
      }
    }
  `)

  function close() {
    setPassword('')
    setIsAsking(false)
  }

  async function confirm() {
    await runBeforeSignOut()
    await deleteAccount({ password })
    showToast({ type: 'success', title: words.accountDeleted })
    clearToken('signed-out')
  }

  return (
    <DangerZone title={words.dangerZone}>
      <DangerRow
        title={words.deleteAccount} line={words.deleteAccountLine}
        action={
          <Button ref={button} variant="solid" colorPalette="danger" onClick={() => setIsAsking(true)}>
            {words.deleteAccount}
          </Button>
        }
      />
      <ConfirmedChange
        isOpen={isAsking} variant="danger" title={words.deleteAccountTitle} message={words.deleteAccountMessage}
        confirmText={words.deleteAccount} isConfirmDisabled={password === ''} returnFocus={button} onCancel={close}
        onConfirm={confirm}
      >
        <PasswordField
          label={words.yourPassword} name="password" autoComplete="current-password" value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </ConfirmedChange>
    </DangerZone>
  )
}
