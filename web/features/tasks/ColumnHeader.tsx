import { Box, HStack, Heading } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { memo } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { StatusDot } from './StatusDot.tsx'
import type { TaskStatusName } from './taskTypes.ts'

const words = taskMessages

type ColumnHeaderProps = {
  status: TaskStatusName
  count: number
  canEdit: boolean
  onAdd: (status: TaskStatusName) => void
}

/** What stands over a column: its status, how many tasks there are, and the way to another one. */
export const ColumnHeader = memo(function ColumnHeader({ status, count, canEdit, onAdd }: ColumnHeaderProps) {
  const label = words.statuses[status]
  return (
    <HStack as="header" gap="2" height="8" ps="1.5" pe="0.5" flexShrink="0" hideBelow="md">
      <StatusDot status={status} />
      <Heading as="h2" textStyle="sm" letterSpacing="-0.005em" truncate>{label}</Heading>
      <Box as="span" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {commonMessages.number(count)}
      </Box>
      <Box flex="1" />
      {canEdit ? (
        <IconButton
          label={words.addTo(label)} icon={<Plus strokeWidth={1.75} aria-hidden />} size="xs"
          onClick={() => onAdd(status)}
        />
      ) : null}
    </HStack>
  )
})
