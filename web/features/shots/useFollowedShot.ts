import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BoardLayout } from './boardLayout.ts'
import { scrollToBox } from './scrollToBox.ts'

interface FollowedOptions {
  /** The shot somebody is on who is followed; null for none. */
  readonly shotId: string | null
  readonly layout: BoardLayout | null
  readonly boardRef: RefObject<HTMLElement | null>
  readonly previewedId: string | null
  readonly setPreviewedId: (shotId: string | null) => void
  /** Loads the next shots; null when all are there or more are on their way. */
  readonly onMoreWanted: (() => void) | null
}

/** Goes to the shot that somebody who is followed is on: the board scrolls, an open preview shows it. */
export function useFollowedShot(options: FollowedOptions): void {
  const { shotId, layout, boardRef, previewedId, setPreviewedId, onMoreWanted } = options
  const shown = useRef<string | null>(null)
  const box = shotId === null ? undefined : layout?.cards.get(shotId)
  const isMissing = shotId !== null && layout !== null && !box
  useEffect(() => {
    if (isMissing) onMoreWanted?.()
  }, [isMissing, onMoreWanted])
  useEffect(() => {
    if (shotId === null) shown.current = null
    if (shotId === null || !box || !boardRef.current || shown.current === shotId) return
    shown.current = shotId
    scrollToBox(boardRef.current, box)
    if (previewedId !== null) setPreviewedId(shotId)
  }, [boardRef, box, previewedId, setPreviewedId, shotId])
}
