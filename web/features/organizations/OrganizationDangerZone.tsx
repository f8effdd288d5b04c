import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  OrganizationDangerZone_organization$key,
} from '../../__generated__/OrganizationDangerZone_organization.graphql.ts'
import { memberMessages, organizationSettingsMessages } from '../../messages/organizations.ts'
import { DangerRow, DangerZone } from '../../ui/DangerZone.tsx'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { DeleteOrganizationDialog } from './DeleteOrganizationDialog.tsx'
import { LeaveOrganizationDialog } from './LeaveOrganizationDialog.tsx'

type Question = 'leave' | 'delete'

/** Leaving and deleting an organization, each behind its question. */
export function OrganizationDangerZone(props: { organizationRef: OrganizationDangerZone_organization$key }) {
  const { id, name, viewerCanLeave, viewerCanDelete } = useFragment(
    graphql`
      fragment OrganizationDangerZone_organization on Organization {
        id
        name
        viewerCanLeave
        viewerCanDelete
      }
    `,
    props.organizationRef,
  )
  const [question, setQuestion] = useState<Question | null>(null)
  const leaveButton = useRef<HTMLButtonElement>(null)
  const deleteButton = useRef<HTMLButtonElement>(null)
  const words = organizationSettingsMessages
  const close = () => setQuestion(null)
  const organization = { id, name }
  return (
    <>
      <DangerZone title={words.dangerZone}>
        <DangerRow
          title={words.leave} line={words.leaveLine}
          action={
            <ExplainedButton
              ref={leaveButton} color="fg.error" tooltipPlacement="bottom-end"
              reason={viewerCanLeave ? null : memberMessages.leaveOwner} onClick={() => setQuestion('leave')}
            >
              {words.leave}
            </ExplainedButton>
          }
        />
        <DangerRow
          title={words.delete} line={words.deleteLine}
          action={
            <ExplainedButton
              ref={deleteButton} variant="solid" colorPalette="danger" tooltipPlacement="bottom-end"
              reason={viewerCanDelete ? null : words.onlyOwnerDeletes} onClick={() => setQuestion('delete')}
            >
              {words.delete}
            </ExplainedButton>
          }
        />
      </DangerZone>
      <LeaveOrganizationDialog
        organization={organization} isOpen={question === 'leave'} returnFocus={leaveButton} onClosed={close}
      />
      <DeleteOrganizationDialog
        organization={organization} isOpen={question === 'delete'} returnFocus={deleteButton} onClosed={close}
      />
    </>
  )
}
