import { useEffect, useId, useRef } from 'react'
import type { FocusEvent, PointerEvent, SyntheticEvent } from 'react'
import { createStore } from '../lib/store.ts'

const OPEN_DELAY_MS = 400
const CLOSE_DELAY_MS = 80

/** The one tooltip that shows; another takes its place without waiting. */
const shown = createStore<string | null>(null)

/** Opens a tooltip by the pointer, which rests on what it explains, and by the keyboard's focus. */
export function usePointedTooltip(isOpen: boolean, setIsOpen: (isOpen: boolean) => void) {
  const id = useId()
  const anchor = useRef<HTMLElement | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  /** The pointer is on it, and what it does there has been decided. */
  const isOver = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    shown.set(id)
    const listening = new AbortController()
    const unsubscribe = shown.subscribe(() => {
      if (shown.get() !== id) setIsOpen(false)
    })
    window.addEventListener('scroll', ({ target }) => {
      if (target instanceof Node && target.contains(anchor.current)) setIsOpen(false)
    }, { capture: true, passive: true, signal: listening.signal })
    return () => {
      listening.abort()
      unsubscribe()
      if (shown.get() === id) shown.set(null)
    }
  }, [id, isOpen, setIsOpen])

  function turn(isWanted: boolean, afterMs = 0): void {
    clearTimeout(timer.current)
    if (afterMs === 0) setIsOpen(isWanted)
    else timer.current = setTimeout(() => setIsOpen(isWanted), afterMs)
  }
  function point(event: PointerEvent<HTMLElement>): void {
    if (event.pointerType === 'touch' || isOver.current) return
    isOver.current = true
    anchor.current = event.currentTarget
    turn(true, isOpen || shown.get() !== null ? 0 : OPEN_DELAY_MS)
  }
  function leave({ pointerType }: PointerEvent<HTMLElement>): void {
    if (pointerType === 'touch') return
    isOver.current = false
    turn(false, isOpen ? CLOSE_DELAY_MS : 0)
  }
  const close = (): void => turn(false)

  return {
    anchor,
    pointerEvents: {
      onPointerOver: point,
      onPointerMove: point,
      onPointerLeave: leave,
      onPointerCancel: leave,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        anchor.current = event.currentTarget
        if (event.pointerType !== 'touch') close()
      },
      onClick({ defaultPrevented }: SyntheticEvent) {
        if (!defaultPrevented) close()
      },
      onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
        if (!target.matches(':focus-visible')) return
        anchor.current = currentTarget
        turn(true)
      },
      onBlur: close,
    },
  }
}
