import { Box, Center, HStack } from '@chakra-ui/react'
import { UserPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { Assignees_task$key } from '../../__generated__/Assignees_task.graphql.ts'
import { liveMessages } from '../../messages/live.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { Avatar } from '../../ui/Avatar.tsx'

const SIZE = 24
/** Avatars in a stack; more people are counted. */
const MOST_SHOWN = 3

/** Somebody a task may be given to. */
export type Person = { readonly id: string; readonly name: string; readonly pictureUrl?: string | null | undefined }

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

/** Up to three overlapping avatars and the number of further people; decoration, so names stand beside it. */
export function AvatarStack({ people }: { people: readonly Person[] }) {
  const more = people.length - MOST_SHOWN
  return (
    <HStack as="span" gap="0" flexShrink="0" aria-hidden>
      {people.slice(0, MOST_SHOWN).map(({ id, name, pictureUrl }, index) => (
        <Box
          key={id} as="span" borderRadius="full" ms={index === 0 ? '0' : '-1'}
          boxShadow={people.length > 1 ? '0 0 0 2px {colors.bg.panel}' : undefined}
        >
          <Avatar name={name} id={id} picture={pictureUrl} size={SIZE} />
        </Box>
      ))}
      {more > 0 ? (
        <Box as="span" ms="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {liveMessages.more(more)}
        </Box>
      ) : null}
    </HStack>
  )
}

/** The people a task is assigned to: their avatars, or the dashed ring for nobody. */
export function Assignees({ taskRef }: { taskRef: Assignees_task$key }) {
  const { assignees } = useFragment(
    graphql`
      fragment Assignees_task on Task {
        assignees {
          id
          name
          pictureUrl
        }
      }
    `,
    taskRef,
  )
  const words = taskMessages
  if (assignees.length === 0) return <span title={words.unassigned}><UnassignedMark label={words.unassigned} /></span>
  const names = assignees.map(({ name }) => name)
  return (
    <span role="img" aria-label={words.assignedTo(names)} title={names.join(', ')}>
      <AvatarStack people={assignees} />
    </span>
  )
}
