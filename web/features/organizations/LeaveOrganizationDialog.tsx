import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { LeaveOrganizationDialogMutation } from '../../__generated__/LeaveOrganizationDialogMutation.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useChange } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { useLeaveOrganizationPage } from './useLeaveOrganizationPage.ts'

type LeaveOrganizationDialogProps = {
  organization: { id: string; name: string }
  isOpen: boolean
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Asks before the viewer leaves an organization; goes to the list afterwards. */
export function LeaveOrganizationDialog({ organization, isOpen, returnFocus, onClosed }: LeaveOrganizationDialogProps) {
  const [leaveOrganization] = useChange<LeaveOrganizationDialogMutation>(
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
  const leavePage = useLeaveOrganizationPage()
  const words = memberMessages
  return (
    <ConfirmedChange
      isOpen={isOpen} variant="danger" title={words.leaveTitle(organization.name)} message={words.leaveLine}
      confirmText={words.leave} returnFocus={returnFocus} onCancel={onClosed}
      onConfirm={() =>
        leaveOrganization({ organizationId: organization.id }).then(() => {
          onClosed()
          showToast({ type: 'success', title: words.left(organization.name) })
          leavePage(organization.id)
        })
      }
    />
  )
}
