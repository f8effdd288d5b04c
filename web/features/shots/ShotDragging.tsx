import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  MouseSensor,
  TouchSensor,
  defaultDropAnimation,
  getClientRect,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useEffect, useMemo } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ShotDragging_shot$key } from '../../__generated__/ShotDragging_shot.graphql.ts'
import { AUTO_SCROLL_INTERVAL_MS, BY_MOUSE, BY_TOUCH, DROP_DURATION_MS } from '../../dnd/gestures.ts'
import type { DragGrips } from '../../dnd/useDragGrips.ts'
import { isMotionReduced } from '../../lib/reducedMotion.ts'
import { ShotDragPreview } from './ShotDragPreview.tsx'
import type { ShotDragHandlers } from './useShotDrag.ts'

const AUTO_SCROLL = { interval: AUTO_SCROLL_INTERVAL_MS }
const MEASURING = {
  draggable: { measure: getClientRect }, droppable: { strategy: MeasuringStrategy.BeforeDragging },
}
const DROP = { ...defaultDropAnimation, duration: DROP_DURATION_MS }
/** While the dropped card flies, the one below it can be pressed. */
const OUT_OF_REACH: CSSProperties = { pointerEvents: 'none' }

const silent = () => undefined
/** The board says itself how it is dragged and where a card is. */
const ACCESSIBILITY = {
  screenReaderInstructions: { draggable: '' },
  announcements: { onDragStart: silent, onDragOver: silent, onDragEnd: silent, onDragCancel: silent },
}

type ShotDraggingProps = {
  /** The shots whose cards are on the page. */
  shotIds: readonly string[]
  boardRef: RefObject<HTMLElement | null>
  grips: DragGrips
  handlers: ShotDragHandlers
  /** The card under the pointer. */
  held: HeldProps | null
}

/** Drags the cards of a board. It registers the cards that are there, so the board does not wait for this code. */
export function ShotDragging({ shotIds, boardRef, grips, handlers, held }: ShotDraggingProps) {
  const { moveByKey, ...events } = handlers
  const byKeys = useMemo(() => ({ coordinateGetter: moveByKey }), [moveByKey])
  const sensors = useSensors(
    useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_TOUCH), useSensor(KeyboardSensor, byKeys),
  )
  return (
    <DndContext
      sensors={sensors} autoScroll={AUTO_SCROLL} measuring={MEASURING} accessibility={ACCESSIBILITY} {...events}
    >
      {shotIds.map((id) => <Grip key={id} shotId={id} boardRef={boardRef} onReady={grips.connect} />)}
      <DragOverlay dropAnimation={isMotionReduced() ? null : DROP} zIndex={20} style={OUT_OF_REACH}>
        {held ? <Held {...held} /> : null}
      </DragOverlay>
    </DndContext>
  )
}

type HeldProps = { shotRef: ShotDragging_shot$key; position: number; count: number }

function Held({ shotRef, ...place }: HeldProps) {
  const shot = useFragment(
    graphql`
      fragment ShotDragging_shot on Shot {
        ...ShotDragPreview_shot
      }
    `,
    shotRef,
  )
  return <ShotDragPreview shotRef={shot} {...place} />
}

type GripProps = { shotId: string; boardRef: RefObject<HTMLElement | null>; onReady: DragGrips['connect'] }

/** Registers a card of the board and its handle with dnd-kit. */
function Grip({ shotId, boardRef, onReady }: GripProps) {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: shotId })
  // A handle goes and comes while its name is edited: each rendering looks again.
  useEffect(() => {
    const card = boardRef.current?.querySelector<HTMLElement>(`[data-shot="${shotId}"]`) ?? null
    setNodeRef(card)
    setActivatorNodeRef(card?.querySelector<HTMLElement>('[data-handle]') ?? null)
  })
  useEffect(() => (listeners ? onReady(shotId, listeners) : undefined), [listeners, onReady, shotId])
  return null
}
