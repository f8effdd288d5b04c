import { HStack } from '@chakra-ui/react'
import { CircleSlash } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { BlockedBy_task$key } from '../../__generated__/BlockedBy_task.graphql.ts'
import { taskMessages } from '../../messages/tasks.ts'

/** Says which unfinished tasks a task waits for; nothing when it waits for none, or is done. */
export function BlockedBy({ taskRef }: { taskRef: BlockedBy_task$key }) {
  const { status, blockedBy } = useFragment(
    graphql`
      fragment BlockedBy_task on Task {
        status
        blockedBy {
          title
        }
      }
    `,
    taskRef,
  )
  const [first, ...others] = blockedBy
  if (!first || status === 'DONE') return null
  const label = taskMessages.blockedBy(first.title, others.length)
  return (
    <HStack
      gap="1.5" textStyle="xs" color="fg.error" mt="2" minWidth="0"
      title={blockedBy.map(({ title }) => title).join('\n')}
    >
      <CircleSlash size={12} strokeWidth={2} aria-hidden style={{ flexShrink: 0 }} />
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>{label}</span>
    </HStack>
  )
}
