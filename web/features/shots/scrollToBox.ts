import type { Box } from './boardLayout.ts'
import { COVERED_ABOVE } from './useScrollAnchor.ts'

/** Room wanted below what is scrolled to, in pixels. */
const COVERED_BELOW = 24

/** Brings a place of the board into the window; the card itself may still be gliding there. */
export function scrollToBox(board: HTMLElement, box: Box): void {
  const top = board.getBoundingClientRect().top + box.y
  const above = top - COVERED_ABOVE
  const below = top + box.height + COVERED_BELOW - window.innerHeight
  if (above < 0) window.scrollBy({ top: above })
  else if (below > 0) window.scrollBy({ top: Math.min(below, above) })
}
