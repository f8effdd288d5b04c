import { useCallback, useLayoutEffect, useRef } from 'react'
import { holdPress } from './heldPress.ts'

const PRIMARY_BUTTON = 0
const ERASER_BUTTON = 5

/**
 * Lets the press that opens a frame draw at once. The returned ref is for what lies over the frame's picture; `onPress`
 * is called the moment a pen or a mouse comes down on it, and the engine that is mounted there takes the press over.
 * A finger scrolls the page as ever, and opens the frame by a click.
 */
export function useFirstPress(onPress: () => void): (element: HTMLElement | null) => (() => void) | undefined {
  const latest = useRef(onPress)
  useLayoutEffect(() => {
    latest.current = onPress
  })
  return useCallback((element: HTMLElement | null) => {
    if (!element) return
    const ending = new AbortController()
    const { signal } = ending
    let isPen = false
    const onPointerDown = (event: PointerEvent): void => {
      isPen = event.pointerType === 'pen'
      const isPressed = event.button === PRIMARY_BUTTON || (isPen && event.button === ERASER_BUTTON)
      if (event.pointerType === 'touch' || !isPressed) return
      holdPress(event)
      latest.current()
    }
    // A pen's line would scroll the page; a finger's shall.
    const keepPen = (event: TouchEvent): void => {
      if (isPen && event.cancelable) event.preventDefault()
    }
    element.addEventListener('pointerdown', onPointerDown, { signal })
    element.addEventListener('touchstart', keepPen, { signal, passive: false })
    return () => ending.abort()
  }, [])
}
