import { Input, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { AddMemberDialogMutation } from '../../__generated__/AddMemberDialogMutation.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { PlanHint } from './PlanHint.tsx'
import { RoleChoice } from './RoleChoice.tsx'

/** Longest e-mail address the server keeps, in characters. */
const EMAIL_MAX_LENGTH = 254
const ROLES = ['ADMIN', 'MEMBER'] as const

type AddedRole = (typeof ROLES)[number]
type NewMember = { readonly email: string; readonly role: AddedRole }

const NOBODY: NewMember = { email: '', role: 'MEMBER' }

type AddMemberDialogProps = {
  organizationId: string
  viewerCanChangePlan: boolean
  isOpen: boolean
  /** Ids of the connections a new member and a new invitation are put into. */
  memberConnection: string
  invitationConnection: string
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Asks for an e-mail address and a role, then adds that person or sends them an invitation. */
export function AddMemberDialog(props: AddMemberDialogProps) {
  const { isOpen, onClosed } = props
  const emailInput = useRef<HTMLInputElement>(null)
  const [addMember] = useChange<AddMemberDialogMutation>(
    graphql`
      mutation AddMemberDialogMutation($input: AddMemberInput!, $members: [ID!]!, $invitations: [ID!]!) {
        addMember(input: $input) {
          memberEdge @appendEdge(connections: $members) {
            cursor
            node {
              id
              user {
                name
              }
              ...MemberRow_member
            }
          }
          invitationEdge @appendEdge(connections: $invitations) {
            cursor
            node {
              id
              email
              ...InvitationRow_invitation
            }
          }
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
    (input) => ({
      variables: { input, members: [props.memberConnection], invitations: [props.invitationConnection] },
    }),
  )
  const words = memberMessages
  const form = useForm({
    name: `member of ${props.organizationId}`, initial: NOBODY, isOpen, isReady: ({ email }) => email.trim() !== '',
    send: ({ email, role }) => addMember({ organizationId: props.organizationId, email: email.trim(), role }),
    done: ({ addMember: { memberEdge, invitationEdge } }) => {
      onClosed()
      if (memberEdge) showToast({ type: 'success', title: words.added(memberEdge.node.user.name) })
      else if (invitationEdge) {
        const title = words.invited(invitationEdge.node.email)
        showToast({ type: 'success', title, description: words.invitedLine })
      }
    },
  })
  const isFull = form.sentence !== null && form.failure?.code === 'PLAN_LIMIT'
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClosed} title={words.add} returnFocus={props.returnFocus}
      initialFocus={emailInput} submitLabel={words.add} submittingLabel={words.adding}
      below={isFull ? <PlanHint viewerCanChangePlan={props.viewerCanChangePlan} onLeft={onClosed} /> : null}
    >
      <Text color="fg.muted" textStyle="sm">{words.addLine}</Text>
      <Field label={words.email} error={form.errors['email']}>
        <Input
          ref={emailInput} type="email" size="md" autoComplete="off" maxLength={EMAIL_MAX_LENGTH}
          {...form.text('email')}
        />
      </Field>
      <RoleChoice
        roles={ROLES} value={form.values.role} error={form.errors['role'] ?? undefined} isDisabled={form.isRunning}
        onChosen={(role) => form.edit({ role })}
      />
    </FormDialog>
  )
}
