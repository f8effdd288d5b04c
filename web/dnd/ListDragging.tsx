import {
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  closestCenter,
  useSensor,
  useSensors,
  type Announcements,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { SortableContext, rectSortingStrategy, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { isMotionReduced } from '../lib/reducedMotion.ts'
import { commonMessages } from '../messages/common.ts'
import { BY_MOUSE, BY_TOUCH } from './gestures.ts'
import type { DragGrips } from './useDragGrips.ts'
import { useWhileDragging } from './useWhileDragging.ts'

const words = commonMessages.sorting
const BY_KEYS = { coordinateGetter: sortableKeyboardCoordinates }

/** One of a list that is sorted by dragging. */
export type Sortable = { readonly id: string; readonly name: string }

type ListDraggingProps = {
  items: readonly Sortable[]
  /** What contains the elements of the items, and the attribute in which each has its id. */
  listRef: RefObject<HTMLElement | null>
  attribute: `data-${string}`
  grips: DragGrips
  /** Called with the new 1-based place. */
  onMoved: (id: string, position: number) => void
  /** Space and Enter on a grip pick up. */
  isByKeys: boolean
}

/** Sorts a short list by dragging. It registers the elements of the list, so the list does not wait for this code. */
export function ListDragging({ items, listRef, attribute, grips, onMoved, isByKeys }: ListDraggingProps) {
  const [draggedId, setDraggedId] = useState<UniqueIdentifier | null>(null)
  const byMouse = useSensor(MouseSensor, BY_MOUSE)
  const byTouch = useSensor(TouchSensor, BY_TOUCH)
  const byKeys = useSensor(KeyboardSensor, BY_KEYS)
  const sensors = useSensors(byMouse, byTouch, isByKeys ? byKeys : null)
  useWhileDragging(draggedId !== null)
  const saidPlace = useRef(0)
  const ids = useMemo(() => items.map(({ id }) => id), [items])
  const accessibility = useMemo(() => {
    const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
    const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(String(id)) + 1
    const announcements: Announcements = {
      onDragStart({ active }) {
        saidPlace.current = placeOf(active.id)
        return words.pickedUp(nameOf(active.id), saidPlace.current, ids.length)
      },
      // The first place it is over is its own.
      onDragOver({ over }) {
        const place = over ? placeOf(over.id) : saidPlace.current
        if (place === saidPlace.current) return undefined
        saidPlace.current = place
        return words.movedOver(place, ids.length)
      },
      onDragEnd: ({ active, over }) => words.dropped(nameOf(active.id), placeOf((over ?? active).id), ids.length),
      onDragCancel: ({ active }) => words.cancelled(nameOf(active.id)),
    }
    return { announcements, screenReaderInstructions: { draggable: '' } }
  }, [ids, items])
  return (
    <DndContext
      sensors={sensors} collisionDetection={closestCenter} accessibility={accessibility}
      onDragStart={({ active }) => setDraggedId(active.id)} onDragCancel={() => setDraggedId(null)}
      onDragEnd={({ active, over }) => {
        setDraggedId(null)
        if (over && over.id !== active.id) onMoved(String(active.id), ids.indexOf(String(over.id)) + 1)
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        {ids.map((id) => <Place key={id} id={id} listRef={listRef} attribute={attribute} onReady={grips.connect} />)}
      </SortableContext>
    </DndContext>
  )
}

type PlaceProps = Pick<ListDraggingProps, 'listRef' | 'attribute'> & { id: string; onReady: DragGrips['connect'] }

/** Registers an element of the list with dnd-kit, and moves it while the list is sorted. */
function Place({ id, listRef, attribute, onReady }: PlaceProps) {
  const sortable = useSortable({ id })
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = sortable
  // Elements come and go by themselves: each rendering looks again.
  useLayoutEffect(() => {
    const element = listRef.current?.querySelector<HTMLElement>(`[${attribute}="${id}"]`) ?? null
    setNodeRef(element)
    setActivatorNodeRef(element?.querySelector<HTMLElement>('[data-grip]') ?? element)
    if (!element) return
    element.style.transform = transform ? `translate(${transform.x}px, ${transform.y}px)` : ''
    element.style.transition = isMotionReduced() ? '' : (transition ?? '')
    element.style.zIndex = isDragging ? '1' : ''
    element.toggleAttribute('data-dragged', isDragging)
  })
  useEffect(() => (listeners ? onReady(id, listeners) : undefined), [id, listeners, onReady])
  return null
}
