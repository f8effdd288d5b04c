import { useCallback, useEffect, useRef, useState } from 'react'
import type { FocusEvent } from 'react'
import { findCard } from './findCard.ts'

function focusHandle(shotId: string | undefined): void {
  if (shotId === undefined) return
  findCard(shotId)?.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true })
}

const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * The shot whose card has the focus, or had it last: it is to stay on the page. When the focus is lost because its card
 * or what was opened over it is gone (`cause` changes then), the card or the one now in its place takes it.
 */
export function useBoardFocus(shotIds: readonly string[], cause: unknown) {
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const place = useRef(0)
  const isHere = useRef(false)
  useEffect(() => {
    const leave = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('[data-card], [role=toolbar], [role=menu], [role=dialog]')) {
        isHere.current = false
      }
    }
    window.addEventListener('pointerdown', leave, { capture: true })
    return () => window.removeEventListener('pointerdown', leave, { capture: true })
  }, [])
  useEffect(() => {
    const index = focusedId === null ? -1 : shotIds.indexOf(focusedId)
    if (index >= 0) place.current = index
    if (focusedId === null || !isHere.current) return
    const waiting = requestAnimationFrame(() => {
      if (isFocusLost()) focusHandle(index >= 0 ? focusedId : shotIds[Math.min(place.current, shotIds.length - 1)])
    })
    return () => cancelAnimationFrame(waiting)
  }, [cause, focusedId, shotIds])
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const shotId = target.closest<HTMLElement>('[data-card]')?.dataset['shot']
    if (shotId === undefined) return
    isHere.current = true
    setFocusedId(shotId)
  }, [])
  return { focusedId, onFocus, keepOnPage: setFocusedId }
}
