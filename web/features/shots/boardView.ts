import type { BoardLayout, Box, PlacedHeading } from './boardLayout.ts'

/** The part of the board that is in the window, in pixels from the board's top. */
export interface BoardView {
  readonly top: number
  readonly bottom: number
}

/** Cards this near to the window are there before they are scrolled in, in pixels. */
const MARGIN = 600
/** No rows are added for the margin beyond this many cards. */
const MOST_CARDS = 26

/** 0-based places of cards, each from the first to before the last: those to have there, and those in the window. */
export interface PlaceRange {
  readonly from: number
  readonly to: number
  readonly viewFrom: number
  readonly viewTo: number
}

/** The rows in the window, and those near it as long as they are not too many cards. */
export function placesInView({ rows }: BoardLayout, { top, bottom }: BoardView): PlaceRange {
  const below = rows.findIndex((row) => row.top > bottom)
  let last = (below === -1 ? rows.length : below) - 1
  let first = rows.findIndex((row) => row.bottom > top)
  if (first === -1 || first > last) first = Math.max(0, last)
  const count = (row: number): number => (rows[row] ? rows[row].to - rows[row].from : 0)
  const viewFrom = rows[first]?.from ?? 0
  const viewTo = rows[last]?.to ?? 0
  let total = 0
  for (let row = first; row <= last; row += 1) total += count(row)
  const fits = (row: number): boolean => rows[row] !== undefined && total + count(row) <= MOST_CARDS
  for (let hasGrown = true; hasGrown; ) {
    hasGrown = false
    if (fits(last + 1) && (rows[last + 1]?.top ?? 0) <= bottom + MARGIN) {
      last += 1
      total += count(last)
      hasGrown = true
    }
    if (fits(first - 1) && (rows[first - 1]?.bottom ?? 0) >= top - MARGIN) {
      first -= 1
      total += count(first)
      hasGrown = true
    }
  }
  return { from: rows[first]?.from ?? 0, to: rows[last]?.to ?? 0, viewFrom, viewTo }
}

/** Narrower headings have no room for their count, in pixels. */
const NARROW_HEADING = 280
/** Headings this close to the window are on the page, in pixels. */
const HEADINGS_AHEAD = 1_200

/** Whether the heading of a scene has no room for its count. */
export const isNarrowHeading = ({ width }: Box): boolean => width < NARROW_HEADING

/** The headings in the window and near it. */
export const headingsInView = ({ headings }: BoardLayout, { top, bottom }: BoardView): readonly PlacedHeading[] =>
  headings.filter(({ box }) => box.y < bottom + HEADINGS_AHEAD && box.y + box.height > top - HEADINGS_AHEAD)
