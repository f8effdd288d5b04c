import { Box } from '@chakra-ui/react'
import { useDroppable } from '@dnd-kit/core'
import type { TaskStatusName } from './taskTypes.ts'

/** Lets the page scroll the column a card is held over; apart from the column, which need not follow every move. */
export function ColumnDrop({ status }: { status: TaskStatusName }) {
  const { setNodeRef } = useDroppable({ id: status })
  return <Box ref={setNodeRef} position="absolute" inset="0" pointerEvents="none" aria-hidden />
}
