import { Box } from '@chakra-ui/react'
import { STATUS_COLORS, type TaskStatusName } from './taskTypes.ts'

/** The dot of a status in its color; its word stands beside it. */
export function StatusDot({ status }: { status: TaskStatusName }) {
  return (
    <Box
      as="span" aria-hidden boxSize="8px" borderRadius="full" flexShrink="0"
      style={{ background: STATUS_COLORS[status] }}
    />
  )
}
