import { useRef } from 'react'
import { useRevalidator } from 'react-router-dom'
import { messages } from '../../messages.ts'
import { readError } from '../../relay/errors.ts'
import { ConfirmationDialog } from '../../ui/ConfirmationDialog.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { LeaveOrganizationDialog } from './LeaveOrganizationDialog.tsx'
import type { MemberQuestion } from './MemberActions.tsx'
import { useRefusal } from './useRefusal.ts'
import { useRemoveMemberMutation } from './useRemoveMemberMutation.ts'
import { useTransferOwnershipMutation } from './useTransferOwnershipMutation.ts'

type MemberQuestionDialogProps = {
  question: MemberQuestion
  isOpen: boolean
  organization: { id: string; name: string }
  /** Ids of the connections a removed member is taken out of. */
  connections: string[]
  onClosed: () => void
}

/** Asks before somebody is removed, becomes the owner, or leaves; a refusal is told where it was asked. */
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
  const [removeMember, isRunning] = useRemoveMemberMutation()
  const [refusal, setRefusal] = useRefusal(isOpen)
  const words = messages.members
  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="danger" title={words.removeTitle(question.name)} confirmText={words.remove}
      message={words.removeLine(question.name, organization.name)} isLoading={isRunning} returnFocus={asker}
      onCancel={onClosed}
      onConfirm={() =>
        removeMember({
          memberId: question.memberId,
          connections,
          onCompleted: () => {
            onClosed()
            showToast({ type: 'success', title: words.removed(question.name) })
          },
          onError: (error) => setRefusal(readError(error).message),
        })}
    >
      {refusal ? <FormFailure message={refusal} /> : null}
    </ConfirmationDialog>
  )
}

function TransferQuestion({ question, isOpen, organization, onClosed }: MemberQuestionDialogProps) {
  const asker = useRef(question.asker)
  const [transferOwnership, isRunning] = useTransferOwnershipMutation()
  const [refusal, setRefusal] = useRefusal(isOpen)
  const { revalidate } = useRevalidator()
  const words = messages.members
  return (
    <ConfirmationDialog
      isOpen={isOpen} variant="warning" title={words.transferTitle(question.name)} confirmText={words.transfer}
      message={words.transferLine(question.name, organization.name)} isLoading={isRunning} returnFocus={asker}
      onCancel={onClosed}
      onConfirm={() =>
        transferOwnership({
          memberId: question.memberId,
          onCompleted: () => {
            onClosed()
            showToast({ type: 'success', title: words.transferred(question.name) })
            // What the viewer may do about every other member has changed too.
            void revalidate()
          },
          onError: (error) => setRefusal(readError(error).message),
        })}
    >
      {refusal ? <FormFailure message={refusal} /> : null}
    </ConfirmationDialog>
  )
}
