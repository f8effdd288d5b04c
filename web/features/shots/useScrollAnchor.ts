import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BoardLayout } from './boardLayout.ts'

interface Shown {
  readonly layout: BoardLayout
  readonly order: readonly string[]
  readonly cause: string
  readonly loadedCount: number
  readonly liveCount: number
}

/** Height of the bars over the page, in pixels: what lies under them is not looked at. */
export const COVERED_ABOVE = 170

interface AnchorOptions {
  readonly board: RefObject<HTMLElement | null>
  readonly layout: BoardLayout | null
  readonly order: readonly string[]
  /** Changes with the width and the density. */
  readonly cause: string
  readonly loadedCount: number
  /** Grows whenever others changed the board. */
  readonly liveCount: number
}

/** How far the cards that are looked at have moved: the least of them, since one alone may have been sent away. */
function leastMove(before: Shown, now: BoardLayout, from: number, to: number): number {
  let least: number | null = null
  for (const { y, id } of before.order.flatMap((id) => {
    const card = before.layout.cards.get(id)
    return card && card.y + card.height > from && card.y < to ? [{ y: card.y, id }] : []
  })) {
    const card = now.cards.get(id)
    if (card && (least === null || Math.abs(card.y - y) < Math.abs(least))) least = card.y - y
  }
  return least ?? 0
}

/**
 * Keeps the card in view in place when the layout of the board changes: for another width or density (`cause` changes
 * with them), for a page of shots of another size than assumed, or for changes of others.
 */
export function useScrollAnchor({ board, layout, order, cause, loadedCount, liveCount }: AnchorOptions): void {
  const shown = useRef<Shown | null>(null)
  useLayoutEffect(() => {
    const before = shown.current
    shown.current = layout && { layout, order, cause, loadedCount, liveCount }
    if (!layout || !before || !board.current) return
    const isLive = before.liveCount !== liveCount && before.cause === cause
    if (!isLive && before.cause === cause && loadedCount <= before.loadedCount + 1) return
    const top = board.current.getBoundingClientRect().top
    const looked = COVERED_ABOVE - top
    if (looked <= 0) return
    if (isLive) {
      const by = leastMove(before, layout, looked, window.innerHeight - top)
      if (by !== 0) window.scrollBy({ top: by, behavior: 'instant' })
      return
    }
    const row = before.layout.rows.find(({ bottom }) => bottom > looked)
    if (!row) return
    const old = before.layout.cards.get(before.order[row.from] ?? '')
    const now = layout.cards.get(order[row.from] ?? '')
    if (old && now && now.y !== old.y) window.scrollBy({ top: now.y - old.y, behavior: 'instant' })
  }, [board, cause, layout, liveCount, loadedCount, order])
}
