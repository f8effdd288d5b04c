import { Checkbox } from '@chakra-ui/react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useRevokeOtherSessionsMutation } from './useRevokeOtherSessionsMutation.ts'

const words = messages.settings

type RevokeOthersDialogProps = {
  userId: string
  isOpen: boolean
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Asks before every other session ends, and whether the access tokens go with them. */
export function RevokeOthersDialog({ userId, isOpen, onClose, returnFocus }: RevokeOthersDialogProps) {
  const [includePersonalTokens, setIncludePersonalTokens] = useState(false)
  const [revokeOtherSessions, isRunning] = useRevokeOtherSessionsMutation()

  function close() {
    setIncludePersonalTokens(false)
    onClose()
  }

  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="warning" title={words.signOutOthers} message={words.signOutOthersQuestion}
      confirmText={words.signOut} isLoading={isRunning} returnFocus={returnFocus} onCancel={close}
      onConfirm={() =>
        revokeOtherSessions({
          userId,
          includePersonalTokens,
          onCompleted: () => {
            close()
            showToast({ type: 'success', title: words.othersSignedOut })
          },
          onError: (error) => {
            close()
            showToast({ type: 'error', title: words.othersFailed, description: readError(error).message })
          },
        })
      }
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
