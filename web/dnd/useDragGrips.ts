import type { DraggableSyntheticListeners } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'

type Listen = (event: SyntheticEvent) => void
type Listeners = NonNullable<DraggableSyntheticListeners>

const NAMES: Readonly<Record<string, string>> = {
  mousedown: 'onMouseDown', touchstart: 'onTouchStart', keydown: 'onKeyDown',
}
const RELEASES = ['mouseup', 'touchend', 'touchcancel', 'keyup'] as const

/** How presses on grips reach the listeners of dnd-kit. */
export type DragGrips = {
  /** A grip was pressed: from now on the code that drags is needed. */
  readonly isPressed: boolean
  /** For the element around all grips; without the keys, grips are dragged by the pointer alone. */
  readonly pointer: { readonly onMouseDown: Listen; readonly onTouchStart: Listen }
  readonly keys: { readonly onKeyDown: Listen }
  /** Passes presses on the grip of one thing to its listeners; the function returned ends that. */
  readonly connect: (id: string, listeners: Listeners) => () => void
}

/**
 * Passes presses on grips to dnd-kit, which loads with the first press: that press is kept while it is held, and passed
 * on once the code is there. A grip is an element with `data-grip`, in the element whose `attribute` is the id of what
 * is dragged.
 */
export function useDragGrips(attribute: `data-${string}`): DragGrips {
  const [isPressed, setIsPressed] = useState(false)
  const kept = useRef<{ id: string; event: SyntheticEvent } | null>(null)
  const connected = useRef(new Map<string, Listeners>())

  useEffect(() => {
    const ending = new AbortController()
    const forget = (): void => void (kept.current = null)
    for (const release of RELEASES) {
      window.addEventListener(release, forget, { capture: true, signal: ending.signal })
    }
    return () => ending.abort()
  }, [])

  const [grips] = useState(() => {
    const pass = (id: string, event: SyntheticEvent): void => {
      const listen = connected.current.get(id)?.[NAMES[event.type] ?? ''] as Listen | undefined
      listen?.(event)
    }
    const press: Listen = (event) => {
      const { target } = event
      const isGrip = target instanceof Element && target.closest('[data-grip]') !== null
      const id = isGrip ? target.closest(`[${attribute}]`)?.getAttribute(attribute) : null
      if (!id) return
      if (connected.current.has(id)) return pass(id, event)
      kept.current = { id, event }
      setIsPressed(true)
    }
    return {
      pointer: { onMouseDown: press, onTouchStart: press },
      keys: { onKeyDown: press },
      connect(id: string, listeners: Listeners): () => void {
        connected.current.set(id, listeners)
        const held = kept.current
        if (held?.id === id) {
          kept.current = null
          pass(id, held.event)
        }
        return () => connected.current.delete(id)
      },
    }
  })
  return { isPressed, ...grips }
}
