import { useLayoutEffect, useState } from 'react'
import type { RefObject } from 'react'
import type { BoardView } from './boardView.ts'

/** What is in view is known to this many pixels, so that a slow scroll does not draw the board again every frame. */
const STEP = 120

/** The part of the board in the window, looked up at most once a frame; null before it is on the screen. */
export function useBoardView(board: RefObject<HTMLElement | null>): BoardView | null {
  const [view, setView] = useState<BoardView | null>(null)
  useLayoutEffect(() => {
    let frame = 0
    const look = (): void => {
      frame = 0
      const top = -(board.current?.getBoundingClientRect().top ?? 0)
      const next = {
        top: Math.floor(top / STEP) * STEP,
        bottom: Math.ceil((top + window.innerHeight) / STEP) * STEP,
      }
      setView((current) => (current?.top === next.top && current.bottom === next.bottom ? current : next))
    }
    const onMoved = (): void => {
      frame ||= requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', onMoved, { passive: true })
    window.addEventListener('resize', onMoved)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', onMoved)
      window.removeEventListener('resize', onMoved)
    }
  }, [board])
  return view
}
