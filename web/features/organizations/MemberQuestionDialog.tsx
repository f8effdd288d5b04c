import { Checkbox, Stack, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type {
  MemberQuestionDialogRemoveMutation,
} from '../../__generated__/MemberQuestionDialogRemoveMutation.graphql.ts'
import type {
  MemberQuestionDialogTransferMutation,
} from '../../__generated__/MemberQuestionDialogTransferMutation.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { ConfirmedChange } from '../../relay/ConfirmedChange.tsx'
import { useReload } from '../../relay/reloading.ts'
import { useChange } from '../../relay/useChange.ts'
import { showToast } from '../../ui/toaster.tsx'
import { LeaveOrganizationDialog } from './LeaveOrganizationDialog.tsx'
import type { MemberQuestion } from './MemberActions.tsx'
import { type MachineAccess, useMachineAccess } from './useMachineAccess.ts'

type MemberQuestionDialogProps = {
  question: MemberQuestion
  isOpen: boolean
  organization: { id: string; name: string }
  /** Ids of the connections a removed member is taken out of. */
  connections: string[]
  onClosed: () => void
}

/** Asks before somebody is removed, becomes the owner, or leaves; a refusal is shown in the dialog. */
export function MemberQuestionDialog(props: MemberQuestionDialogProps) {
  const { question, isOpen, organization, onClosed } = props
  const asker = useRef(question.asker)
  if (question.kind === 'leave') {
    return (
      <LeaveOrganizationDialog
        organization={organization} isOpen={isOpen} returnFocus={asker} onClosed={onClosed}
      />
    )
  }
  const Question = question.kind === 'remove' ? RemoveQuestion : TransferQuestion
  return <Question {...props} />
}

function RemoveQuestion({ question, isOpen, organization, connections, onClosed }: MemberQuestionDialogProps) {
  const asker = useRef(question.asker)
  const [removeMember, isRunning] = useChange<MemberQuestionDialogRemoveMutation>(
    graphql`
      mutation MemberQuestionDialogRemoveMutation($input: RemoveMemberInput!, $connections: [ID!]!) {
        removeMember(input: $input) {
          deletedMemberId @deleteEdge(connections: $connections)
          organization {
            id
            members {
              totalCount
            }
            ...PlanUsage_organization
          }
        }
      }
    `,
    (input) => ({ variables: { input, connections } }),
  )
  const access = useMachineAccess(question.memberId)
  const [isRevoked, setIsRevoked] = useState(true)
  const words = memberMessages
  const names = [...(access?.serviceTokens ?? []), ...(access?.webhooks ?? [])]
  return (
    <ConfirmedChange
      isOpen={isOpen} variant="danger" title={words.removeTitle(question.name)} confirmText={words.remove}
      message={words.removeLine(question.name, organization.name)} returnFocus={asker}
      onCancel={onClosed} isConfirmDisabled={access === null}
      onConfirm={() =>
        removeMember({ memberId: question.memberId, revokeMachineAccess: isRevoked && names.length > 0 }).then(() => {
          onClosed()
          showToast({ type: 'success', title: words.removed(question.name) })
        })
      }
    >
      {access !== null && names.length > 0 ? (
        <RevokeChoice
          name={question.name} access={access} isRevoked={isRevoked} isDisabled={isRunning} onChanged={setIsRevoked}
        />
      ) : null}
    </ConfirmedChange>
  )
}

type RevokeChoiceProps = {
  name: string
  access: MachineAccess
  isRevoked: boolean
  isDisabled: boolean
  onChanged: (isRevoked: boolean) => void
}

/** What the member created that works without a person, and whether it ends too. */
function RevokeChoice({ name, access, isRevoked, isDisabled, onChanged }: RevokeChoiceProps) {
  const { serviceTokens, webhooks } = access
  const words = memberMessages
  return (
    <Stack gap="3">
      <Text>{words.machineAccess(name, serviceTokens.length, webhooks.length)}</Text>
      <Stack as="ul" gap="1" maxHeight="9rem" overflowY="auto" listStyleType="none" textStyle="sm" color="fg.muted">
        {[...serviceTokens, ...webhooks].map((each, index) => (
          <Text as="li" key={index} overflowWrap="anywhere">{each}</Text>
        ))}
      </Stack>
      <Checkbox.Root
        checked={isRevoked} disabled={isDisabled} alignSelf="flex-start"
        onCheckedChange={({ checked }) => onChanged(checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{words.revokeMachineAccess}</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  )
}

function TransferQuestion({ question, isOpen, organization, onClosed }: MemberQuestionDialogProps) {
  const asker = useRef(question.asker)
  const [transferOwnership] = useChange<MemberQuestionDialogTransferMutation>(graphql`
    mutation MemberQuestionDialogTransferMutation($input: TransferOwnershipInput!) {
      transferOwnership(input: $input) {
        organization {
          id
          viewerRole
          viewerCanAdminister
          viewerCanChangePlan
          viewerCanDelete
          viewerCanTransferOwnership
          viewerCanLeave
        }
        owner {
          id
          ...MemberRow_member
        }
        previousOwner {
          id
          ...MemberRow_member
        }
      }
    }
  `)
  const { reload } = useReload()
  const words = memberMessages
  return (
    <ConfirmedChange
      isOpen={isOpen} variant="warning" title={words.transferTitle(question.name)} confirmText={words.transfer}
      message={words.transferLine(question.name, organization.name)} returnFocus={asker}
      onCancel={onClosed}
      onConfirm={() =>
        transferOwnership({ memberId: question.memberId }).then(() => {
          onClosed()
          showToast({ type: 'success', title: words.transferred(question.name) })
          // What the viewer may do about every other member has changed too.
          void reload()
        })
      }
    />
  )
}
