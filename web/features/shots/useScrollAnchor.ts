import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BoardLayout } from './boardLayout.ts'

interface Shown {
  readonly layout: BoardLayout
  readonly order: readonly string[]
  readonly cause: string
  readonly loadedCount: number
}

/** Height of the bars over the page, in pixels: what lies under them is not looked at. */
export const COVERED_ABOVE = 170

/**
 * Keeps the card that is looked at where it is when the board is laid out anew for a reason of its own: another width
 * or density (`cause` changes with them), or a page of shots that came and are of another size than was assumed.
 */
export function useScrollAnchor(
  board: RefObject<HTMLElement | null>,
  layout: BoardLayout | null,
  order: readonly string[],
  cause: string,
  loadedCount: number,
): void {
  const shown = useRef<Shown | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = layout && { layout, order, cause, loadedCount }
    if (!layout || !before || !board.current) return
    if (before.cause === cause && loadedCount <= before.loadedCount + 1) return
    const looked = COVERED_ABOVE - board.current.getBoundingClientRect().top
    if (looked <= 0) return
    const row = before.layout.rows.find(({ bottom }) => bottom > looked)
    if (!row) return
    const old = before.layout.cards.get(before.order[row.from] ?? '')
    const now = layout.cards.get(order[row.from] ?? '')
    if (old && now && now.y !== old.y) window.scrollBy({ top: now.y - old.y, behavior: 'instant' })
  }, [board, cause, layout, loadedCount, order])
}
