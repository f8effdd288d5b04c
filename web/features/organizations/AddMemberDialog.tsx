import { Box, Button, Fieldset, Input, Link as TextLink, RadioGroup, Stack, Text } from '@chakra-ui/react'
import { useId, useRef, useState } from 'react'
import type { FormEvent, RefObject } from 'react'
import { Link } from 'react-router-dom'
import { graphql } from 'react-relay'
import type { AddMemberDialogMutation } from '../../__generated__/AddMemberDialogMutation.graphql.ts'
import { useDraft } from '../../lib/drafts.ts'
import { messages } from '../../messages.ts'
import { readError, type ReadableError } from '../../relay/errors.ts'
import { useChange } from '../../relay/useChange.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { DraftNotice } from '../../ui/DraftNotice.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormFailure } from '../../ui/FormFailure.tsx'
import { showToast } from '../../ui/toaster.tsx'

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
  const formId = useId()
  const emailInput = useRef<HTMLInputElement>(null)
  const draft = useDraft<NewMember>(`member of ${props.organizationId}`, NOBODY)
  const { email, role } = draft.values
  const [failure, setFailure] = useState<ReadableError | null>(null)
  const [addMember, isRunning] = useChange<AddMemberDialogMutation>(
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
  const words = messages.members

  /** Closes the dialog and keeps what was typed. */
  function leave() {
    setFailure(null)
    onClosed()
  }

  function close() {
    draft.reset()
    leave()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (email.trim() === '' || isRunning) return
    addMember({ organizationId: props.organizationId, email: email.trim(), role }).then(
      ({ addMember: { memberEdge, invitationEdge } }) => {
        close()
        if (memberEdge) showToast({ type: 'success', title: words.added(memberEdge.node.user.name) })
        else if (invitationEdge) {
          const title = words.invited(invitationEdge.node.email)
          showToast({ type: 'success', title, description: words.invitedLine })
        }
      },
      (error: unknown) => setFailure(readError(error)),
    )
  }

  const hasFieldErrors = failure !== null && Object.keys(failure.fields).length > 0
  return (
    <Dialog
      isOpen={isOpen} onClose={leave} title={words.add} isClosable={!isRunning} returnFocus={props.returnFocus}
      initialFocus={emailInput}
      footer={
        <>
          <Button onClick={close} disabled={isRunning}>{messages.common.cancel}</Button>
          <Button
            type="submit" form={formId} variant="solid" disabled={email.trim() === ''} loading={isRunning}
            loadingText={words.adding}
          >
            {words.add}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <DraftNotice isKept={draft.isKept} onDiscarded={draft.reset} />
          <Text color="fg.muted" textStyle="sm">{words.addLine}</Text>
          <Field label={words.email} error={failure?.fields['email']}>
            <Input
              ref={emailInput} type="email" size="md" name="email" autoComplete="off" maxLength={EMAIL_MAX_LENGTH}
              value={email} disabled={isRunning}
              onChange={(event) => {
                draft.change({ email: event.target.value })
                setFailure(null)
              }}
            />
          </Field>
          <RoleChoice
            value={role} error={failure?.fields['role']} isDisabled={isRunning}
            onChosen={(next) => {
              draft.change({ role: next })
              setFailure(null)
            }}
          />
          {failure && !hasFieldErrors ? (
            <Stack gap="2">
              <FormFailure message={failure.message} />
              {failure.code !== 'PLAN_LIMIT' ? null : props.viewerCanChangePlan ? (
                <TextLink asChild textStyle="sm" color="accent.fg" alignSelf="flex-start">
                  <Link to="?tab=settings" onClick={leave}>{words.toPlans}</Link>
                </TextLink>
              ) : <Text textStyle="sm" color="fg.muted">{words.askOwner}</Text>}
            </Stack>
          ) : null}
        </Stack>
      </form>
    </Dialog>
  )
}

type RoleChoiceProps = {
  value: AddedRole
  error: string | undefined
  isDisabled: boolean
  onChosen: (role: AddedRole) => void
}

function RoleChoice({ value, error, isDisabled, onChosen }: RoleChoiceProps) {
  const words = messages.organizations
  return (
    <Fieldset.Root invalid={error !== undefined} disabled={isDisabled} spaceY="1.5">
      <Fieldset.Legend textStyle="label" color="fg" mb="0">{messages.members.role}</Fieldset.Legend>
      <RadioGroup.Root
        name="role" value={value} colorPalette="accent"
        onValueChange={(details) => onChosen(details.value === 'ADMIN' ? 'ADMIN' : 'MEMBER')}
      >
        <Stack gap="2">
          {ROLES.map((role) => (
            <RadioGroup.Item
              key={role} value={role} alignItems="flex-start" gap="3" px="3" py="2.5" borderWidth="1px"
              borderRadius="control" cursor="pointer" bg="bg.control" _hover={{ borderColor: 'border.emphasized' }}
              _checked={{ borderColor: 'accent.solid' }}
            >
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator mt="0.5" />
              <Box>
                <RadioGroup.ItemText fontWeight="medium">{words.roles[role]}</RadioGroup.ItemText>
                <Text textStyle="sm" fontWeight="normal" color="fg.muted">{words.roleLines[role]}</Text>
              </Box>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      <Fieldset.ErrorText>{error}</Fieldset.ErrorText>
    </Fieldset.Root>
  )
}
