import { useEffect, useState } from 'react'
import type { PointerEvent as ReactPointerEvent, RefObject } from 'react'
import { useLatest } from '../../lib/useLatest.ts'

/** A press that has moved this far drags, in CSS pixels. */
const DRAG_SLOP = 6
const PRIMARY_BUTTON = 0

type Held = { readonly viewId: string; readonly x: number; readonly y: number; readonly pointerId: number }

/** What is dragged and where it would land: the 1-based place among all. */
export type ViewDrag = { readonly viewId: string; readonly position: number }

/** The 1-based place of the element whose middle is nearest to the point. */
function nearestPlace(elements: readonly Element[], x: number, y: number): number {
  const distances = elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return Math.hypot(left + width / 2 - x, top + height / 2 - y)
  })
  return distances.indexOf(Math.min(...distances)) + 1
}

/** The click that follows a drop would choose what lies under the pointer. */
function swallowClick(): void {
  const ending = new AbortController()
  window.addEventListener('click', (click) => click.stopPropagation(), { capture: true, signal: ending.signal })
  setTimeout(() => ending.abort())
}

/**
 * Drags the views of a list, whose elements carry `data-view`, by mouse, pen or finger; Esc cancels. The menu does the
 * same for those who do not drag. Returns what is dragged, and what a view's element does on a press.
 */
export function useViewDrag(
  list: RefObject<HTMLElement | null>,
  onDropped: ((viewId: string, position: number) => void) | null,
): [ViewDrag | null, (viewId: string) => (event: ReactPointerEvent) => void] {
  const [held, setHeld] = useState<Held | null>(null)
  const [drag, setDrag] = useState<ViewDrag | null>(null)
  const latest = useLatest(onDropped)

  useEffect(() => {
    if (!held) return
    const ending = new AbortController()
    const { signal } = ending
    // A drop may come before the last move was rendered.
    let current: ViewDrag | null = null
    const end = (): void => {
      setHeld(null)
      setDrag(null)
    }
    const onMove = (event: PointerEvent): void => {
      if (event.pointerId !== held.pointerId) return
      const distance = Math.hypot(event.clientX - held.x, event.clientY - held.y)
      if (!current && distance < DRAG_SLOP) return
      const elements = [...(list.current?.querySelectorAll('[data-view]') ?? [])]
      current = { viewId: held.viewId, position: nearestPlace(elements, event.clientX, event.clientY) }
      setDrag(current)
    }
    const onUp = (event: PointerEvent): void => {
      if (event.pointerId !== held.pointerId) return
      const dropped = current
      end()
      if (!dropped) return
      swallowClick()
      latest.current?.(dropped.viewId, dropped.position)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !current) return
      event.preventDefault()
      event.stopPropagation()
      end()
    }
    window.addEventListener('pointermove', onMove, { signal })
    window.addEventListener('pointerup', onUp, { signal })
    window.addEventListener('pointercancel', end, { signal })
    window.addEventListener('keydown', onKey, { signal, capture: true })
    return () => ending.abort()
  }, [held, latest, list])

  const press = (viewId: string) => (event: ReactPointerEvent): void => {
    if (!onDropped || event.button !== PRIMARY_BUTTON) return
    setHeld({ viewId, x: event.clientX, y: event.clientY, pointerId: event.pointerId })
  }
  return [drag, press]
}
