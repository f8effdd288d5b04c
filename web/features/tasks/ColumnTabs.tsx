import { Box, HStack, chakra } from '@chakra-ui/react'
import { useSyncExternalStore } from 'react'
import { commonMessages } from '../../messages/common.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { StatusDot } from './StatusDot.tsx'
import type { BoardCounts } from './boardCounts.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

const words = taskMessages

type ColumnTabsProps = {
  counts: BoardCounts
  shown: TaskStatusName
  onChosen: (status: TaskStatusName) => void
}

/** Chooses the one column a narrow window shows; a card held over a tab goes to its column. */
export function ColumnTabs({ counts, shown, onChosen }: ColumnTabsProps) {
  return (
    <HStack
      role="group" aria-label={words.board} hideFrom="md" gap="1" mx="-4" px="4" pt="3" overflowX="auto" flexShrink="0"
      css={{ scrollbarWidth: 'none' }}
    >
      {TASK_STATUSES.map((status) => (
        <chakra.button
          key={status} type="button" data-tab={status} aria-pressed={status === shown} display="flex"
          alignItems="center" gap="2" height="11" px="3" borderRadius="control" flexShrink="0" textStyle="sm"
          fontWeight="medium" color="fg.muted" cursor="pointer" focusVisibleRing="inside"
          css={{ [`[data-shown="${status}"] &`]: { background: '{colors.bg.selected}', color: '{colors.fg}' } }}
          onClick={({ currentTarget }) => {
            currentTarget.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' })
            onChosen(status)
          }}
        >
          <StatusDot status={status} />
          {words.statuses[status]}
          <Box as="span" fontWeight="normal" color="fg.muted" fontVariantNumeric="tabular-nums">
            <TabCount counts={counts} status={status} />
          </Box>
        </chakra.button>
      ))}
    </HStack>
  )
}

function TabCount({ counts, status }: { counts: BoardCounts; status: TaskStatusName }) {
  const count = useSyncExternalStore(counts.subscribe, () => counts.get()[status])
  return count === undefined ? null : commonMessages.number(count)
}
