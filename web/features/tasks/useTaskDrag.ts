import { useEffect } from 'react'
import type { RefObject } from 'react'
import { taskMessages } from '../../messages/tasks.ts'
import { CardGhost } from './cardGhost.ts'
import { listenForDrags, type CardDragEvents, type Point } from './cardPress.ts'
import type { ColumnHandles } from './columnHandles.ts'
import { EdgeScroll } from './edgeScroll.ts'
import { cardOfTask, focusHandle } from './focusTask.ts'
import type { TaskPlace } from './taskConnection.ts'
import type { TaskDrag, TaskDragStore } from './taskDragStore.ts'
import { placeBeside } from '../../dnd/neighbor.ts'
import { taskTitle } from './taskTitle.ts'
import { TASK_STATUSES, type TaskStatusName } from './taskTypes.ts'
import { useLatest } from '../../lib/useLatest.ts'

const words = taskMessages
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1 }

type DragOptions = {
  drag: TaskDragStore
  handles: ColumnHandles
  boardRef: RefObject<HTMLElement | null>
  /** Where the held card hangs. */
  layerRef: RefObject<HTMLElement | null>
  canEdit: boolean
  onMoved: (taskId: string, status: TaskStatusName, to: TaskPlace | null) => void
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

/** What a drag does on a board; it knows the elements of the page, and no component. */
function dragEvents(
  { drag, handles }: Pick<DragOptions, 'drag' | 'handles'>,
  board: HTMLElement,
  layer: HTMLElement,
  onMoved: DragOptions['onMoved'],
): CardDragEvents & { onScrolled: () => void; onEnded: () => void } {
  const ghost = new CardGhost(layer)
  const edges = new EdgeScroll()
  let pointer: Point | null = null

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
  function moveTo(point: Point): void {
    const held = drag.get()
    const at = held ? statusAt(board, point) : null
    if (!held || !at) return
    const column = handles.get(at.status)
    if (!at.isTab) moveOver(held, at.status, column?.placeAt(point.y) ?? 0)
    else if (at.status !== held.status) moveOver(held, at.status, 0)
  }
  function end({ taskId, isByKeys }: TaskDrag): void {
    pointer = null
    edges.stop()
    drag.set(null)
    if (isByKeys) focusHandle(taskId)
    // By the next frame the card is where it belongs.
    else requestAnimationFrame(() => ghost.land(cardOfTask(taskId)))
  }

  return {
    onStart(card, point) {
      const taskId = card.dataset['task'] ?? ''
      for (const [status, { tasks, taskIds }] of handles) {
        const task = tasks.get(taskId)
        if (!task) continue
        const place = taskIds.indexOf(taskId)
        const [title, height, isByKeys] = [taskTitle(task), card.clientHeight, point === null]
        const held = { taskId, taskRef: task, title, from: { status, place }, status, place, isByKeys, height }
        pointer = point
        ghost.clear()
        if (point) ghost.lift(card, point)
        drag.set(held)
        tell((...at) => words.pickedUp(title, ...at), held)
        return true
      }
      return false
    },
    onMove(point) {
      pointer = point
      ghost.follow(point)
      moveTo(point)
      const scroller = handles.get(drag.get()?.status ?? 'TODO')?.scroller
      if (scroller) edges.follow(scroller, point)
    },
    onScrolled() {
      if (pointer) moveTo(pointer)
    },
    onArrow(code) {
      const held = drag.get()
      const step = STEPS[code]
      if (!held || step === undefined) return
      const isAcross = code === 'ArrowLeft' || code === 'ArrowRight'
      const status = isAcross ? TASK_STATUSES[TASK_STATUSES.indexOf(held.status) + step] : held.status
      if (!status) return
      const last = othersIn(status, held.taskId).taskIds.length
      moveOver(held, status, Math.max(0, Math.min(last, held.place + (isAcross ? 0 : step))))
    },
    onDrop() {
      const held = drag.get()
      if (!held) return
      end(held)
      tell((...at) => words.dropped(held.title, ...at), held)
      const { from, status, place, taskId } = held
      if (status === from.status && place === from.place) return
      onMoved(taskId, status, placeBeside(othersIn(status, taskId).taskIds, place))
    },
    onCancel() {
      const held = drag.get()
      if (!held) return
      end(held)
      drag.announce(words.dragCancelled(held.title))
    },
    onEnded: () => ghost.clear(),
  }
}

/**
 * Dragging tasks: while it lasts the place is the store's own, one move is sent at the drop, and Esc brings everything
 * back. Nothing is drawn again by a move but the columns it concerns.
 */
export function useTaskDrag({ drag, handles, boardRef, layerRef, canEdit, onMoved }: DragOptions): void {
  const latest = useLatest(onMoved)
  useEffect(() => {
    const board = boardRef.current
    const layer = layerRef.current
    if (!board || !layer || !canEdit) return undefined
    const events = dragEvents({ drag, handles }, board, layer, (...move) => latest.current(...move))
    const unlisten = listenForDrags(board, events)
    // Scrolled under a pointer that rests, a column offers another place.
    board.addEventListener('scroll', events.onScrolled, { capture: true, passive: true })
    return () => {
      unlisten()
      board.removeEventListener('scroll', events.onScrolled, { capture: true })
      events.onEnded()
    }
  }, [boardRef, canEdit, drag, handles, latest, layerRef])
}
