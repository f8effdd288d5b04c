import { VisuallyHidden } from '@chakra-ui/react'
import { DragOverlay, defaultDropAnimation } from '@dnd-kit/core'
import { useState, useSyncExternalStore } from 'react'
import { CarriedCard } from './TaskSlot.tsx'
import type { TaskDragStore } from './taskDragStore.ts'

/** How long the dropped card flies to its place, in milliseconds. */
const DROP_DURATION_MS = 250

/** The card that hangs on the pointer, and what is said of it; it stays until it has flown to its place. */
export function DragLayer({ drag }: { drag: TaskDragStore }) {
  const held = useSyncExternalStore(drag.subscribe, drag.get)
  const announcement = useSyncExternalStore(drag.subscribe, drag.getAnnouncement)
  const [shown, setShown] = useState(held)
  if (held && (held.taskId !== shown?.taskId || held.isByKeys !== shown.isByKeys)) setShown(held)
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  const isAnimated = !isMotionReduced && shown?.isByKeys === false
  return (
    <>
      <DragOverlay
        dropAnimation={isAnimated ? { ...defaultDropAnimation, duration: DROP_DURATION_MS } : null} zIndex={1_400}
      >
        {shown && !shown.isByKeys ? <CarriedCard taskRef={shown.taskRef} isLifted /> : null}
      </DragOverlay>
      <VisuallyHidden role="status" aria-live="assertive" aria-atomic>{announcement}</VisuallyHidden>
    </>
  )
}
