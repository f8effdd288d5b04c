import {
  KeyboardSensor, MouseSensor, TouchSensor, useSensor, useSensors,
  type CollisionDetection, type DragEndEvent, type DragStartEvent, type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useEffect, useMemo, useRef } from 'react'
import type { RefObject } from 'react'
import { messages } from '../../messages.ts'
import type { ColumnHandles } from './columnHandles.ts'
import type { TaskPlace } from './taskConnection.ts'
import type { TaskDrag, TaskDragStore } from './taskDragStore.ts'
import { placeBeside } from './taskOrder.ts'
import { taskTitle } from './taskTitle.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'

/** A press becomes a drag when the pointer has moved this far, in pixels. */
const DRAG_DISTANCE = 6
/** A finger that rests this long picks up; moving earlier scrolls. Milliseconds and pixels. */
const TOUCH_DELAY_MS = 220
const TOUCH_TOLERANCE = 8

type Point = { x: number; y: number }

type DragOptions = {
  drag: TaskDragStore
  handles: ColumnHandles
  boardRef: RefObject<HTMLElement | null>
  onMoved: (taskId: string, status: TaskStatusName, to: TaskPlace | null) => void
}

function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const source = 'touches' in event ? event.touches[0] : event
  return source ? { x: source.clientX, y: source.clientY } : null
}

function knownStatus(name: string | undefined): TaskStatusName | null {
  return TASK_STATUSES.find((status) => status === name) ?? null
}

/** The tab or the column of the board under a point; a column also reaches above and below itself. */
function statusAt(board: HTMLElement, point: Point): { status: TaskStatusName; isTab: boolean } | null {
  for (const tab of board.querySelectorAll<HTMLElement>('[data-tab]')) {
    const box = tab.getBoundingClientRect()
    const isInside = point.x >= box.left && point.x < box.right && point.y >= box.top && point.y < box.bottom
    const status = isInside ? knownStatus(tab.dataset['tab']) : null
    if (status) return { status, isTab: true }
  }
  let nearest: { status: TaskStatusName; isTab: false } | null = null
  let least = Number.POSITIVE_INFINITY
  for (const column of board.querySelectorAll<HTMLElement>('[data-column]')) {
    const status = knownStatus(column.dataset['column'])
    if (!status || !column.checkVisibility({ visibilityProperty: true })) continue
    const box = column.getBoundingClientRect()
    const distance = Math.max(box.left - point.x, 0, point.x - box.right)
    if (distance < least) {
      least = distance
      nearest = { status, isTab: false }
    }
  }
  return nearest
}

/**
 * Dragging tasks: while it lasts the place is the store's own, one move is told at the drop, and Esc brings everything
 * back. Nothing here is drawn again by a move but the columns it concerns.
 */
export function useTaskDrag({ drag, handles, boardRef, onMoved }: DragOptions) {
  const pointer = useRef<Point | null>(null)
  const latest = useRef(onMoved)
  useEffect(() => {
    latest.current = onMoved
  })

  useEffect(() => {
    let isListening = false
    const follow = (event: MouseEvent | TouchEvent): void => {
      pointer.current = pointOf(event) ?? pointer.current
    }
    // The sensor cancels the drag: nothing else is to be closed or let go by the same press.
    const claimEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.preventDefault()
    }
    const listen = (isWanted: boolean): void => {
      if (isWanted === isListening) return
      isListening = isWanted
      const change = isWanted ? window.addEventListener : window.removeEventListener
      change('keydown', claimEscape as EventListener, { capture: true })
      change('mousemove', follow as EventListener, { capture: true })
      change('touchmove', follow as EventListener, { capture: true })
    }
    const unsubscribe = drag.subscribe(() => listen(drag.get() !== null))
    return () => {
      unsubscribe()
      listen(false)
    }
  }, [drag])

  const { moveByKey, collisionDetection, ...events } = useMemo(() => {
    const words = messages.tasks
    /** How many other cards a column has, loaded or not, and loaded. */
    function othersIn(status: TaskStatusName, taskId: string) {
      const column = handles.get(status)
      const taskIds = column?.taskIds.filter((id) => id !== taskId) ?? []
      const isHome = column !== undefined && taskIds.length < column.taskIds.length
      return { taskIds, total: (column?.totalCount ?? 0) - (isHome ? 1 : 0) }
    }
    function tell(
      sentence: (status: string, position: number, count: number) => string,
      { status, place, taskId }: TaskDrag,
    ): void {
      drag.announce(sentence(words.statuses[status], place + 1, othersIn(status, taskId).total + 1))
    }
    function moveOver(held: TaskDrag, status: TaskStatusName, place: number): void {
      if (status === held.status && place === held.place) return
      const next = { ...held, status, place }
      drag.set(next)
      tell(words.movedOver, next)
    }
    const byKey: KeyboardCoordinateGetter = (event) => {
      const held = drag.get()
      const step = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }[event.code]
      if (!held || step === undefined) return undefined
      event.preventDefault()
      const isAcross = event.code === 'ArrowLeft' || event.code === 'ArrowRight'
      const status = isAcross ? TASK_STATUSES[TASK_STATUSES.indexOf(held.status) + step] : held.status
      if (!status) return undefined
      const last = othersIn(status, held.taskId).taskIds.length
      moveOver(held, status, Math.max(0, Math.min(last, held.place + (isAcross ? 0 : step))))
      return undefined
    }
    const overColumn: CollisionDetection = () => {
      const held = drag.get()
      return held ? [{ id: held.status }] : []
    }
    return {
      moveByKey: byKey,
      collisionDetection: overColumn,
      onDragStart({ active, activatorEvent }: DragStartEvent): void {
        const taskId = String(active.id)
        const isByKeys = activatorEvent instanceof KeyboardEvent
        pointer.current = isByKeys ? null : pointOf(activatorEvent as MouseEvent | TouchEvent)
        for (const [status, { tasks, taskIds }] of handles) {
          const task = tasks.get(taskId)
          if (!task) continue
          const place = taskIds.indexOf(taskId)
          const card = activatorEvent.target instanceof Element ? activatorEvent.target.closest('[data-task]') : null
          const height = card?.clientHeight ?? 0
          const title = taskTitle(task)
          const held = { taskId, taskRef: task, title, from: { status, place }, status, place, isByKeys, height }
          drag.set(held)
          tell((...at) => words.pickedUp(title, ...at), held)
          return
        }
      },
      onDragMove(): void {
        const held = drag.get()
        const at = held && !held.isByKeys && pointer.current && boardRef.current
          ? statusAt(boardRef.current, pointer.current)
          : null
        if (!held || !at || !pointer.current) return
        if (!at.isTab) moveOver(held, at.status, handles.get(at.status)?.placeAt(pointer.current.y) ?? 0)
        else if (at.status !== held.status) moveOver(held, at.status, 0)
      },
      onDragEnd({ active }: DragEndEvent): void {
        const held = drag.get()
        drag.set(null)
        if (!held || held.taskId !== String(active.id)) return
        tell((...at) => words.dropped(held.title, ...at), held)
        const { from, status, place, taskId } = held
        if (status === from.status && place === from.place) return
        latest.current(taskId, status, placeBeside(othersIn(status, taskId).taskIds, place))
      },
      onDragCancel(): void {
        const held = drag.get()
        drag.set(null)
        if (held) drag.announce(words.dragCancelled(held.title))
      },
    }
  }, [boardRef, drag, handles])

  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKey }),
  )
  return { sensors, collisionDetection, events }
}
