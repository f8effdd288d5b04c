import { Text, Textarea } from '@chakra-ui/react'
import { useRef } from 'react'
import type { RefObject } from 'react'
import { graphql } from 'react-relay'
import type { InvitePeopleDialogMutation } from '../../__generated__/InvitePeopleDialogMutation.graphql.ts'
import { memberMessages } from '../../messages/organizations.ts'
import { FormDialog } from '../../relay/FormDialog.tsx'
import { useChange } from '../../relay/useChange.ts'
import { useForm } from '../../relay/useForm.ts'
import { Field } from '../../ui/Field.tsx'
import { addressesIn } from './addresses.ts'
import { InvitationLinks } from './InvitationLinks.tsx'
import { PlanHint } from './PlanHint.tsx'
import { type GivenRole, RoleChoice } from './RoleChoice.tsx'

const words = memberMessages
const ROLES = ['VIEWER', 'MEMBER', 'ADMIN'] as const
/** The most people the server adds at once. */
const MOST_PEOPLE = 50

const NOBODY: { readonly emails: string; readonly role: GivenRole } = { emails: '', role: 'MEMBER' }

type InvitePeopleDialogProps = {
  organizationId: string
  viewerCanChangePlan: boolean
  isOpen: boolean
  /** Ids of the connections the new members and invitations are put into. */
  memberConnection: string
  invitationConnection: string
  returnFocus?: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** Asks for the addresses of several people and the role of all of them, then adds or invites them; or makes a link. */
export function InvitePeopleDialog(props: InvitePeopleDialogProps) {
  const { organizationId, isOpen, onClosed } = props
  const field = useRef<HTMLTextAreaElement>(null)
  const sent = useRef<readonly string[]>([])
  const [addMembers] = useChange<InvitePeopleDialogMutation>(
    graphql`
      mutation InvitePeopleDialogMutation($input: AddMembersInput!, $members: [ID!]!, $invitations: [ID!]!) {
        addMembers(input: $input) {
          memberEdges @appendEdge(connections: $members) {
            cursor
            node {
              id
              ...MemberRow_member
            }
          }
          invitationEdges @appendEdge(connections: $invitations) {
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
      done: ({ addMembers: { memberEdges, invitationEdges } }) => ({
        title: words.invitedPeople(memberEdges.length, invitationEdges.length),
        ...(invitationEdges.length > 0 && { description: words.invitedLine }),
      }),
    }),
  )
  const form = useForm({
    name: `people of ${organizationId}`, initial: NOBODY, isOpen,
    isReady: ({ emails }) => addressesIn(emails).length > 0 && addressesIn(emails).length <= MOST_PEOPLE,
    send: ({ emails, role }) => {
      sent.current = addressesIn(emails)
      return addMembers({ organizationId, members: sent.current.map((email) => ({ email, role })) })
    },
    done: onClosed,
    refused: ({ fields }) => ({ emails: refusalIn(fields, sent.current) }),
  })
  const count = addressesIn(form.values.emails).length
  const isFull = form.sentence !== null && form.failure?.code === 'PLAN_LIMIT'
  return (
    <FormDialog
      form={form} isOpen={isOpen} onClose={onClosed} title={words.invite} returnFocus={props.returnFocus}
      initialFocus={field} submitLabel={words.inviteCount(count)} submittingLabel={words.inviting}
      after={<InvitationLinks organizationId={organizationId} role={form.values.role} />}
      below={isFull ? <PlanHint viewerCanChangePlan={props.viewerCanChangePlan} onLeft={onClosed} /> : null}
    >
      <Text color="fg.muted" textStyle="sm">{words.addLine}</Text>
      <Field
        label={words.emails}
        help={<Text textStyle="sm" color="fg.muted">{words.emailsHint(MOST_PEOPLE)}</Text>}
        error={form.errors['emails'] ?? (count > MOST_PEOPLE ? words.tooMany(count, MOST_PEOPLE) : null)}
      >
        <Textarea ref={field} rows={4} autoComplete="off" spellCheck={false} {...form.text('emails')} />
      </Field>
      <RoleChoice
        roles={ROLES} value={form.values.role} error={form.errors['role'] ?? undefined} isDisabled={form.isRunning}
        onChosen={(role) => form.edit({ role })}
      />
    </FormDialog>
  )
}

/** Why an address was refused, with the address; its path is `members.3.email`. */
function refusalIn(fields: Readonly<Record<string, string | undefined>>, emails: readonly string[]) {
  const [path = '', sentence] = Object.entries(fields)[0] ?? []
  const email = emails[Number(path.split('.')[1])]
  return sentence === undefined || email === undefined ? sentence : `${email}: ${sentence}`
}
