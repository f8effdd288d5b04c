import type { DragEndEvent, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useWhileDragging } from '../../dnd/useWhileDragging.ts'
import { storyboardMessages } from '../../messages/storyboard.ts'
import type { BoardLayout } from './boardLayout.ts'
import { moveTo, orderAt, orderByArrow, placeAmongOthers } from './boardOrder.ts'
import { unloadedIndex, withLoaded } from './plannedShots.ts'
import type { ShotPlace } from './shotConnection.ts'
import { useLatest } from '../../lib/useLatest.ts'

/** A drag under way: the order it would leave, and whether keys do it. */
export interface ShotDrag {
  /** The shot that is held. */
  readonly shotId: string
  /** All that move with it, in their order, itself among them. */
  readonly group: readonly string[]
  readonly order: readonly string[]
  readonly isByKeys: boolean
}

type DragOptions = {
  /** All shots of the board in their order; those not loaded by what stands for them. */
  order: readonly string[]
  /** The chosen shots: when one of them is held, all move. */
  selected: ReadonlySet<string>
  /** The layout on the screen. */
  layoutRef: RefObject<BoardLayout | null>
  boardRef: RefObject<HTMLElement | null>
  /** Told with every shot that moves, also those chosen that are not loaded. */
  onMoved: (shotIds: readonly string[], to: ShotPlace) => void
}

/** What dnd-kit calls while a card is dragged, and where an arrow key leads to. */
export type ShotDragHandlers = {
  readonly moveByKey: KeyboardCoordinateGetter
  readonly onDragStart: (event: DragStartEvent) => void
  readonly onDragMove: () => void
  readonly onDragEnd: (event: DragEndEvent) => void
  readonly onDragCancel: () => void
}

type Point = { x: number; y: number }

function pointOf(event: MouseEvent | TouchEvent): Point | null {
  const source = 'touches' in event ? event.touches[0] : event
  return source ? { x: source.clientX, y: source.clientY } : null
}

/** The place of a group in an order: by a loaded neighbour, else by its position; null when it is alone. */
function placeIn(order: readonly string[], group: readonly string[]): ShotPlace | null {
  const index = placeAmongOthers(order, group)
  const before = order[index - 1]
  const after = order[index + group.length]
  if (before !== undefined) return unloadedIndex(before) === null ? { afterId: before } : { position: index + 1 }
  return after === undefined || unloadedIndex(after) !== null ? null : { beforeId: after }
}

/**
 * Dragging shots: the order is this hook's own while it lasts, one move is sent at the drop, and Esc brings everything
 * back. `announcement` is for screen readers.
 */
export function useShotDrag({ layoutRef, boardRef, ...rest }: DragOptions) {
  const [drag, setDrag] = useState<ShotDrag | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const current = useRef<ShotDrag | null>(null)
  const pointer = useRef<Point | null>(null)
  // What a drag began with is kept by its sensor: it must see the shots that come while it lasts.
  const latest = useLatest(rest)
  const isDragging = drag !== null

  useWhileDragging(isDragging)
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

  const handlers = useMemo((): ShotDragHandlers => {
    const words = storyboardMessages
    function change(next: ShotDrag | null): void {
      current.current = next
      setDrag(next)
    }
    function heldNow(): ShotDrag | null {
      const held = current.current
      return held && { ...held, order: withLoaded(held.order, latest.current.order) }
    }
    function reorder(held: ShotDrag, next: readonly string[]): void {
      if (next === held.order) return
      change({ ...held, order: next })
      setAnnouncement(words.movedOver(placeAmongOthers(next, held.group) + 1, next.length))
    }
    const moveByKey: KeyboardCoordinateGetter = (event) => {
      const held = heldNow()
      const layout = layoutRef.current
      const { code } = event
      const isArrow = code === 'ArrowLeft' || code === 'ArrowRight' || code === 'ArrowUp' || code === 'ArrowDown'
      if (held && layout && isArrow) {
        event.preventDefault()
        reorder(held, orderByArrow(held.order, held.group, layout, code))
      }
      return undefined
    }
    return {
      moveByKey,
      onDragStart({ active, activatorEvent }) {
        const { order, selected } = latest.current
        const isByKeys = activatorEvent instanceof KeyboardEvent
        pointer.current = isByKeys ? null : pointOf(activatorEvent as MouseEvent | TouchEvent)
        const shotId = String(active.id)
        const isTogether = selected.has(shotId) && selected.size > 1
        const group = isTogether ? order.filter((id) => selected.has(id)) : [shotId]
        const members = new Set(group)
        const place = order.slice(0, order.indexOf(shotId)).filter((id) => !members.has(id)).length
        change({ shotId, group, order: moveTo(order, group, place), isByKeys })
        const position = order.indexOf(shotId) + 1
        setAnnouncement(
          isTogether
            ? words.manyPickedUp(selected.size, place + 1, order.length)
            : words.pickedUp(position, order.length),
        )
      },
      onDragMove() {
        const held = heldNow()
        const layout = layoutRef.current
        const board = boardRef.current?.getBoundingClientRect()
        if (!held || held.isByKeys || !layout || !board || !pointer.current) return
        const point = { x: pointer.current.x - board.left, y: pointer.current.y - board.top }
        reorder(held, orderAt(held.order, held.group, layout, point))
      },
      onDragEnd({ active }) {
        const held = heldNow()
        change(null)
        if (!held) return
        const { order, selected, onMoved } = latest.current
        const { group } = held
        const to = placeAmongOthers(held.order, group) + 1
        const isTogether = selected.size > 1 && selected.has(String(active.id))
        const from = order.indexOf(held.shotId) + 1
        setAnnouncement(
          isTogether ? words.manyDropped(selected.size, to, order.length) : words.dropped(from, to, order.length),
        )
        const place = placeIn(held.order, group)
        if (!place || held.order.every((id, index) => order[index] === id)) return
        const members = new Set(group)
        onMoved(isTogether ? [...group, ...[...selected].filter((id) => !members.has(id))] : group, place)
      },
      onDragCancel() {
        const held = current.current
        change(null)
        if (held) setAnnouncement(words.dragCancelled(latest.current.order.indexOf(held.shotId) + 1))
      },
    }
  }, [boardRef, latest, layoutRef])

  return { drag, announcement, handlers }
}
