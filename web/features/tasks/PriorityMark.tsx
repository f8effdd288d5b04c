import { Box, HStack } from '@chakra-ui/react'
import { ChevronDown, ChevronsUp, Equal } from 'lucide-react'
import { taskMessages } from '../../messages/tasks.ts'
import type { TaskPriorityName } from './taskTypes.ts'

const ICONS = { LOW: ChevronDown, MEDIUM: Equal, HIGH: ChevronsUp }
const COLORS = { LOW: 'fg.muted', MEDIUM: 'fg.warning', HIGH: 'fg.error' }

/** The sign of a priority in its color; its word stands beside it. */
export function PriorityIcon({ priority }: { priority: TaskPriorityName }) {
  const Icon = ICONS[priority]
  return <Box as="span" color={COLORS[priority]} flexShrink="0"><Icon size={14} strokeWidth={2.25} aria-hidden /></Box>
}

/** A task's priority: sign and word in its color. */
export function PriorityMark({ priority }: { priority: TaskPriorityName }) {
  const word = taskMessages.priorities[priority]
  return (
    <HStack
      as="span" gap="1" textStyle="xs" fontWeight="medium" color={COLORS[priority]} flexShrink="0"
      title={taskMessages.priorityOf(word)}
    >
      <PriorityIcon priority={priority} />
      {word}
    </HStack>
  )
}
