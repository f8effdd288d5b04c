import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { LeaveOrganizationDialogMutation } from '../../__generated__/LeaveOrganizationDialogMutation.graphql.ts'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useLeaveOrganizationPage } from './useLeaveOrganizationPage.ts'
import { useRefusal } from './useRefusal.ts'

type LeaveOrganizationDialogProps = {
  organization: { id: string; name: string }
  isOpen: boolean
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Asks before the viewer leaves an organization; goes to the list afterwards. */
export function LeaveOrganizationDialog({ organization, isOpen, returnFocus, onClosed }: LeaveOrganizationDialogProps) {
  const [leaveOrganization, isRunning] = useChange<LeaveOrganizationDialogMutation>(
    graphql`
      mutation LeaveOrganizationDialogMutation($input: LeaveOrganizationInput!) {
        leaveOrganization(input: $input) {
          deletedMemberId
          leftOrganizationId
        }
      }
    `,
    (input) => ({
      variables: { input },
      // Pages that list it are asked for again before they are shown.
      updater: (store) => store.get(organization.id)?.invalidateRecord(),
    }),
  )
  const [refusal, setRefusal] = useRefusal(isOpen)
  const leavePage = useLeaveOrganizationPage()
  const words = messages.members
  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="danger" title={words.leaveTitle(organization.name)} message={words.leaveLine}
      confirmText={words.leave} isLoading={isRunning} returnFocus={returnFocus} onCancel={onClosed}
      onConfirm={() =>
        leaveOrganization({ organizationId: organization.id }).then(
          () => {
            onClosed()
            showToast({ type: 'success', title: words.left(organization.name) })
            leavePage(organization.id)
          },
          (error: unknown) => setRefusal(readError(error).message),
        )
      }
    >
      {refusal ? <FormFailure message={refusal} /> : null}
    </ConfirmationDialog>
  )
}
