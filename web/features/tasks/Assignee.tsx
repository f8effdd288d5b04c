import { Center } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Assignee_user$key } from '../../__generated__/Assignee_user.graphql.ts'
import { messages } from '../../messages.ts'
import { Avatar } from '../../ui/Avatar.tsx'

const SIZE = 24

/** Somebody a task may be given to. */
export type Person = { readonly id: string; readonly name: string }

/** The dashed ring that stands for nobody; decoration unless it has a label. */
export function UnassignedMark({ label }: { label?: string }) {
  return (
    <Center
      as="span" role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}
      boxSize={`${SIZE}px`} flexShrink="0" borderRadius="full" borderWidth="1px" borderStyle="dashed"
      borderColor="border.emphasized" color="fg.muted"
    >
      <UserPlus size={13} strokeWidth={1.75} aria-hidden />
    </Center>
  )
}

/** Who has a task: initials, or the dashed ring when nobody has it. */
export function Assignee({ userRef }: { userRef: Assignee_user$key | null }) {
  const person = useFragment(
    graphql`
      fragment Assignee_user on User {
        id
        name
      }
    `,
    userRef,
  )
  const words = messages.tasks
  return (
    <span title={person?.name ?? words.unassigned}>
      {person ? (
        <Avatar name={person.name} id={person.id} size={SIZE} label={words.assignedTo(person.name)} />
      ) : <UnassignedMark label={words.unassigned} />}
    </span>
  )
}
