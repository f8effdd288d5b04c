import { VisuallyHidden } from '@chakra-ui/react'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import type { CSSProperties, RefObject } from 'react'
import type { ColumnHandles } from './columnHandles.ts'
import { useMoveTask } from './taskChanges.ts'
import type { TaskPlace } from './taskConnection.ts'
import type { TaskDragStore } from './taskDragStore.ts'
import type { TaskStatusName } from './taskTypes.ts'
import { useTaskDrag } from './useTaskDrag.ts'

const LAYER_STYLE: CSSProperties = { position: 'fixed', inset: '0 auto auto 0', zIndex: 1_400, cursor: 'grabbing' }

type DragLayerProps = {
  projectId: string
  canEdit: boolean
  drag: TaskDragStore
  handles: ColumnHandles
  boardRef: RefObject<HTMLElement | null>
}

/** Lets cards be dragged: what hangs on the pointer and what is said of it; apart from the board, which rests. */
export function DragLayer({ projectId, canEdit, drag, handles, boardRef }: DragLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [moveTask] = useMoveTask()
  const onMoved = useCallback(
    (taskId: string, status: TaskStatusName, to: TaskPlace | null) => moveTask({ projectId, taskId, status, to }),
    [moveTask, projectId],
  )
  useTaskDrag({ drag, handles, boardRef, layerRef: layer, canEdit, onMoved })
  const announcement = useSyncExternalStore(drag.subscribe, drag.getAnnouncement)
  return (
    <>
      <div ref={layer} style={LAYER_STYLE} aria-hidden />
      <VisuallyHidden role="status" aria-live="assertive" aria-atomic>{announcement}</VisuallyHidden>
    </>
  )
}
