import { HStack } from '@chakra-ui/react'
import { Calendar, Check } from 'lucide-react'
import { longDate } from '../../lib/dates.ts'
import { taskMessages } from '../../messages/tasks.ts'
import { dueState } from './taskDates.ts'

const COLORS = { late: 'fg.error', soon: 'fg.warning', plain: 'fg.muted', done: 'fg.muted' }

type DueMarkProps = {
  /** A calendar date: 2026-11-21. */
  dueDate: string
  isLate: boolean
  isDone: boolean
}

/** When a task is due: red with the days it is late, amber today, a tick when it is done. */
export function DueMark({ dueDate, isLate, isDone }: DueMarkProps) {
  const { label, look } = dueState(dueDate, isLate, isDone)
  const Icon = isDone ? Check : Calendar
  return (
    <HStack
      as="span" gap="1" textStyle="xs" fontWeight="medium" fontVariantNumeric="tabular-nums" whiteSpace="nowrap"
      color={COLORS[look]} title={taskMessages.due(longDate(dueDate))}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
      {label}
    </HStack>
  )
}
