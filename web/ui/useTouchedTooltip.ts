import { useEffect, useRef, useState } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** How long a finger rests before what it rests on is explained, in milliseconds. */
export const LONG_PRESS_MS = 500
/** How long an explanation stays that a finger asked for, in milliseconds. */
export const TOUCHED_STAYS_MS = 3_000
/** A finger that goes this far scrolls or drags, in CSS pixels. */
const FINGER_DISTANCE = 10

/** What does something when it is tapped, or is carried by a long press. */
const ACTIVE = 'a, button, input, select, textarea, label, [role=button], [role=menuitem], [data-handle]'

/**
 * Opens a tooltip by finger: a long press on what does something when tapped, whose tap it then takes; a tap on
 * anything else. It closes by itself, and with the next touch elsewhere.
 */
export function useTouchedTooltip() {
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const from = useRef<{ x: number; y: number } | null>(null)
  const hasOpened = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])

  function open(): void {
    hasOpened.current = true
    setIsOpen(true)
    timer.current = setTimeout(() => setIsOpen(false), TOUCHED_STAYS_MS)
  }
  function giveUp(): void {
    if (from.current && !hasOpened.current) clearTimeout(timer.current)
    from.current = null
  }

  return {
    isOpen,
    setIsOpen,
    touchEvents: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.pointerType !== 'touch') return
        clearTimeout(timer.current)
        hasOpened.current = false
        from.current = { x: event.clientX, y: event.clientY }
        const isCarried = event.currentTarget.matches('[data-handle], [draggable=true]')
        if (!isCarried && event.currentTarget.matches(ACTIVE)) timer.current = setTimeout(open, LONG_PRESS_MS)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!from.current) return
        const { x, y } = from.current
        if (Math.hypot(event.clientX - x, event.clientY - y) > FINGER_DISTANCE) giveUp()
      },
      onPointerCancel: giveUp,
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const isTap = from.current !== null && !hasOpened.current
        giveUp()
        if (isTap && !event.currentTarget.matches(ACTIVE)) open()
      },
      onClickCapture(event: MouseEvent) {
        if (!hasOpened.current) return
        hasOpened.current = false
        // The press asked what it is, not for it. A tap on what does nothing has opened it already.
        if (event.currentTarget.matches(ACTIVE)) {
          event.preventDefault()
          event.stopPropagation()
        }
      },
    },
  }
}
