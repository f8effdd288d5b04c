import { useRef } from 'react'
import { graphql } from 'react-relay'
import type { MemberActionsMutation } from '../../__generated__/MemberActionsMutation.graphql.ts'
import { memberMessages, organizationMessages } from '../../messages/organizations.ts'
import { useChange } from '../../relay/useChange.ts'
import { ExplainedButton } from '../../ui/ExplainedButton.tsx'
import { RowMenu } from '../../ui/RowMenu.tsx'

/** Something about a member that asks before it is done. */
export type MemberQuestion = {
  kind: 'remove' | 'transfer' | 'leave'
  memberId: string
  name: string
  /** Where the focus goes when the question is closed. */
  asker: HTMLElement | null
}

type MemberActionsProps = {
  member: {
    id: string
    name: string
    role: string
    canChangeRole: boolean
    canRemove: boolean
    canBecomeOwner: boolean
  }
  isViewer: boolean
  viewerCanAdminister: boolean
  viewerCanLeave: boolean
  onAsked: (question: MemberQuestion) => void
}

const SETTABLE_ROLES = ['ADMIN', 'MEMBER', 'VIEWER'] as const

type SettableRole = (typeof SETTABLE_ROLES)[number]

/** The buttons at the end of a member's row: 'Remove' beside the menu, on small screens the menu alone. */
export function MemberActions(props: MemberActionsProps) {
  const { member, isViewer, viewerCanAdminister, viewerCanLeave, onAsked } = props
  const words = memberMessages
  const [changeRole] = useChange<MemberActionsMutation, SettableRole>(
    graphql`
      mutation MemberActionsMutation($input: ChangeMemberRoleInput!) @raw_response_type {
        changeMemberRole(input: $input) {
          member {
            id
            role
          }
        }
      }
    `,
    (role) => ({
      variables: { input: { memberId: member.id, role } },
      optimisticResponse: { changeMemberRole: { member: { id: member.id, role } } },
      done: words.roleChanged(member.name, organizationMessages.roles[role]),
      failed: words.roleFailed,
    }),
  )
  const menuButton = useRef<HTMLButtonElement>(null)
  const removeButton = useRef<HTMLButtonElement>(null)
  const ask = (kind: MemberQuestion['kind'], asker: HTMLElement | null) =>
    onAsked({ kind, memberId: member.id, name: member.name, asker })

  if (isViewer) {
    return (
      <ExplainedButton
        ref={removeButton} variant="ghost" reason={viewerCanLeave ? null : words.leaveOwner}
        tooltipPlacement="bottom-end" onClick={() => ask('leave', removeButton.current)}
      >
        {words.leave}
      </ExplainedButton>
    )
  }

  const reason = viewerCanAdminister ? words.onlyOwnerManagesAdmins : words.onlyAdmins
  const newRoles = member.canChangeRole ? SETTABLE_ROLES.filter((role) => role !== member.role) : []

  const items = [
    ...newRoles.map((role) => ({ value: role as string, label: words.makeRole[role] })),
    ...(member.canBecomeOwner ? [{ value: 'transfer', label: words.makeRole.OWNER }] : []),
    ...(member.canRemove ? [{ value: 'remove', label: words.remove, isDanger: true }] : []),
  ]

  function choose(value: string): void {
    const newRole = newRoles.find((role) => role === value)
    if (newRole) void changeRole(newRole)
    if (value === 'remove' || value === 'transfer') ask(value, menuButton.current)
  }

  return (
    <>
      {member.role === 'OWNER' ? null : (
        <ExplainedButton
          ref={removeButton} variant="ghost" hideBelow="lg" reason={member.canRemove ? null : reason}
          tooltipPlacement="bottom-end" _hover={{ color: 'fg.error', bg: 'danger.subtle' }}
          onClick={() => ask('remove', removeButton.current)}
        >
          {words.remove}
        </ExplainedButton>
      )}
      <RowMenu ref={menuButton} label={words.actions(member.name)} items={items} onChosen={choose} />
    </>
  )
}
