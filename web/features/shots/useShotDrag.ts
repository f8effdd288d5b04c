import {
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
  type KeyboardCoordinateGetter,
} from '@dnd-kit/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { messages } from '../../messages.ts'
import { orderAt, orderByArrow, type BoardLayout } from './boardLayout.ts'
import type { ShotPlace } from './shotConnection.ts'

/** A press becomes a drag when the pointer has moved this far, in pixels. */
const DRAG_DISTANCE = 6
/** A finger that rests this long picks up; moving earlier scrolls. Milliseconds and pixels. */
const TOUCH_DELAY_MS = 220
const TOUCH_TOLERANCE = 8

/** A drag under way: the order it would leave, and whether keys do it. */
export interface ShotDrag {
  readonly shotId: string
  readonly order: readonly string[]
  readonly isByKeys: boolean
}

type DragOptions = {
  /** The shots in their order. */
  shotIds: readonly string[]
  /** All shots of the board, loaded or not. */
  totalCount: number
  /** The layout on the screen. */
  layoutRef: RefObject<BoardLayout | null>
  boardRef: RefObject<HTMLElement | null>
  onMoved: (shotId: string, to: ShotPlace) => void
}

type Point = { x: number; y: number }

function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const source = 'touches' in event ? event.touches[0] : event
  return source ? { x: source.clientX, y: source.clientY } : null
}

/** The place of a shot in an order, by its neighbour; null when it is alone. */
function placeIn(order: readonly string[], shotId: string): ShotPlace | null {
  const index = order.indexOf(shotId)
  const before = order[index - 1]
  const after = order[index + 1]
  if (before !== undefined) return { afterId: before }
  return after === undefined ? null : { beforeId: after }
}

/**
 * Dragging shots: the order is this hook's own while it lasts, one move is told at the drop, and Esc brings everything
 * back. `announcement` is for screen readers.
 */
export function useShotDrag({ shotIds, totalCount, layoutRef, boardRef, onMoved }: DragOptions) {
  const [drag, setDrag] = useState<ShotDrag | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const current = useRef<ShotDrag | null>(null)
  const pointer = useRef<Point | null>(null)
  const isDragging = drag !== null

  useEffect(() => {
    if (!isDragging) return
    const follow = (event: MouseEvent | TouchEvent): void => {
      pointer.current = pointOf(event) ?? pointer.current
    }
    window.addEventListener('mousemove', follow, { capture: true })
    window.addEventListener('touchmove', follow, { capture: true, passive: true })
    return () => {
      window.removeEventListener('mousemove', follow, { capture: true })
      window.removeEventListener('touchmove', follow, { capture: true })
    }
  }, [isDragging])

  const handlers = useMemo(() => {
    function change(next: ShotDrag | null): void {
      current.current = next
      setDrag(next)
    }
    function reorder(order: readonly string[]): void {
      const held = current.current
      if (!held || order === held.order) return
      change({ ...held, order })
      setAnnouncement(messages.storyboard.movedOver(order.indexOf(held.shotId) + 1, totalCount))
    }
    const moveByKey: KeyboardCoordinateGetter = (event) => {
      const held = current.current
      const layout = layoutRef.current
      const { code } = event
      const isArrow = code === 'ArrowLeft' || code === 'ArrowRight' || code === 'ArrowUp' || code === 'ArrowDown'
      if (held && layout && isArrow) {
        event.preventDefault()
        reorder(orderByArrow(held.order, held.shotId, layout, code))
      }
      return undefined
    }
    return {
      moveByKey,
      onDragStart({ active, activatorEvent }: DragStartEvent): void {
        const isByKeys = activatorEvent instanceof KeyboardEvent
        pointer.current = isByKeys ? null : pointOf(activatorEvent as MouseEvent | TouchEvent)
        const shotId = String(active.id)
        change({ shotId, order: shotIds, isByKeys })
        setAnnouncement(messages.storyboard.pickedUp(shotIds.indexOf(shotId) + 1, totalCount))
      },
      onDragMove(): void {
        const held = current.current
        const layout = layoutRef.current
        const board = boardRef.current?.getBoundingClientRect()
        if (!held || held.isByKeys || !layout || !board || !pointer.current) return
        const point = { x: pointer.current.x - board.left, y: pointer.current.y - board.top }
        reorder(orderAt(held.order, held.shotId, layout, point))
      },
      onDragEnd({ active }: DragEndEvent): void {
        const held = current.current
        change(null)
        if (!held) return
        const shotId = String(active.id)
        const from = shotIds.indexOf(shotId)
        const to = held.order.indexOf(shotId)
        setAnnouncement(messages.storyboard.dropped(from + 1, to + 1, totalCount))
        const place = placeIn(held.order, shotId)
        if (from !== to && place) onMoved(shotId, place)
      },
      onDragCancel(): void {
        const held = current.current
        change(null)
        if (held) setAnnouncement(messages.storyboard.dragCancelled(shotIds.indexOf(held.shotId) + 1))
      },
    }
  }, [boardRef, layoutRef, onMoved, shotIds, totalCount])

  const { moveByKey, ...events } = handlers
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_DISTANCE } }),
    useSensor(TouchSensor, { activationConstraint: { delay: TOUCH_DELAY_MS, tolerance: TOUCH_TOLERANCE } }),
    useSensor(KeyboardSensor, { coordinateGetter: moveByKey }),
  )
  return { drag, announcement, sensors, events }
}
