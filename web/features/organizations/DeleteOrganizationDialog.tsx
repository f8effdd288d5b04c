import { Input } from '@chakra-ui/react'
import { useState } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { DeleteOrganizationDialogMutation } from '../../__generated__/DeleteOrganizationDialogMutation.graphql.ts'
import { organizationSettingsMessages } from '../../messages/organizations.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useLeaveOrganizationPage } from './useLeaveOrganizationPage.ts'

type DeleteOrganizationDialogProps = {
  organization: { id: string; name: string }
  isOpen: boolean
  returnFocus: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Asks for the organization's name before it is deleted; goes to the list afterwards. */
export function DeleteOrganizationDialog(props: DeleteOrganizationDialogProps) {
  const { organization, isOpen, returnFocus, onClosed } = props
  const [typed, setTyped] = useState('')
  const [deleteOrganization, isRunning] = useChange<DeleteOrganizationDialogMutation>(
    graphql`
      mutation DeleteOrganizationDialogMutation($input: DeleteOrganizationInput!) {
        deleteOrganization(input: $input) {
          deletedOrganizationId
        }
      }
    `,
    (input) => ({
      variables: { input },
      // Pages that list it are asked for again before they are shown.
      updater: (store) => store.get(organization.id)?.invalidateRecord(),
    }),
  )
  const leavePage = useLeaveOrganizationPage()
  const words = organizationSettingsMessages

  function close() {
    setTyped('')
    onClosed()
  }

  return (
    <ConfirmedChange
      isOpen={isOpen} variant="danger" title={words.deleteTitle(organization.name)} message={words.deleteMessage}
      confirmText={words.delete} isConfirmDisabled={typed.trim() !== organization.name.trim()}
      returnFocus={returnFocus} onCancel={close}
      onConfirm={() =>
        deleteOrganization({ organizationId: organization.id }).then(() => {
          close()
          showToast({
            type: 'success', title: words.deleted(organization.name), description: words.deletedToast,
          })
          leavePage(organization.id)
        })
      }
    >
      <Field label={words.deleteTypeName(organization.name)}>
        <Input
          size="md" autoComplete="off" autoFocus value={typed} disabled={isRunning}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
    </ConfirmedChange>
  )
}
