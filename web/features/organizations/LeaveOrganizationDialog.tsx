import type { RefObject } from 'react'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useLeaveOrganizationMutation } from './useLeaveOrganizationMutation.ts'
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
  const [leaveOrganization, isRunning] = useLeaveOrganizationMutation()
  const [refusal, setRefusal] = useRefusal(isOpen)
  const leavePage = useLeaveOrganizationPage()
  const words = messages.members
  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="danger" title={words.leaveTitle(organization.name)} message={words.leaveLine}
      confirmText={words.leave} isLoading={isRunning} returnFocus={returnFocus} onCancel={onClosed}
      onConfirm={() =>
        leaveOrganization({
          organizationId: organization.id,
          onCompleted: () => {
            onClosed()
            showToast({ type: 'success', title: words.left(organization.name) })
            leavePage(organization.id)
          },
          onError: (error) => setRefusal(readError(error).message),
        })}
    >
      {refusal ? <FormFailure message={refusal} /> : null}
    </ConfirmationDialog>
  )
}
