import { useCallback } from 'react'
import { holdPress } from './heldPress.ts'
import { useLatest } from '../lib/useLatest.ts'

const PRIMARY_BUTTON = 0
const ERASER_BUTTON = 5

/**
 * Lets the press that opens a frame draw at once. The returned ref is for what lies over the frame's picture; the
 * engine that is mounted there takes the press over. `onPress` is called the moment a pen or a mouse comes down on the
 * frame ('press'), or moves away from where it came down on a control over the frame, which is then not clicked
 * ('drag'). A finger scrolls the page as ever, and opens the frame by a click.
 */
export function useFirstPress(
  onPress: () => void,
  opensAt: 'press' | 'drag' = 'press',
): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useLatest(onPress)
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    let isPen = false
    let isDragged = false
    const onPointerDown = (event: PointerEvent): void => {
      isPen = event.pointerType === 'pen'
      isDragged = false
      const isPressed = event.button === PRIMARY_BUTTON || (isPen && event.button === ERASER_BUTTON)
      if (event.pointerType === 'touch' || !isPressed) return
      if (opensAt === 'press') {
        holdPress(event)
        latest.current()
        return
      }
      holdPress(event, () => {
        isDragged = true
        latest.current()
      })
    }
    // A pen's line would scroll the page; a finger's shall.
    const keepPen = (event: TouchEvent): void => {
      if (isPen && event.cancelable) event.preventDefault()
    }
    const keepClick = (event: MouseEvent): void => {
      if (isDragged) event.stopImmediatePropagation()
    }
    element.addEventListener('pointerdown', onPointerDown, { signal })
    element.addEventListener('click', keepClick, { signal, capture: true })
    // A pen whose touch is stopped at its start would not click a control.
    element.addEventListener(opensAt === 'press' ? 'touchstart' : 'touchmove', keepPen, { signal, passive: false })
    return () => ending.abort()
  }, [latest, opensAt])
}
