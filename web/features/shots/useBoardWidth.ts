import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'

/** Inner width of the board in whole pixels, kept current; null before it is on the screen. */
export function useBoardWidth(board: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return
    const measure = (): void => setWidth(Math.floor(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [board])
  return width
}
