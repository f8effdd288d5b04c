/** Narrower cards show their status as a dot, in pixels. */
export const NARROW_CARD = 280
/** Narrower cards have no room for a name and a cast, in pixels. */
export const SLIM_CARD = 200
/** The edge is a shadow, so that the frame has the card's whole width. */
export const CARD_EDGE = '0 0 0 1px {colors.border}'
/** Around the card: on white paper the ring would be too pale, and the frame cuts off what leaves it. */
export const CARD_FOCUS = { outline: '2px solid {colors.accent.focusRing}', outlineOffset: '3px' }

/** Heights in pixels: a line of the description, what is around it, the tabs, and what the save strip takes of it. */
const DESCRIPTION_LINE = 18
const TABS_HEIGHT = 28
const STRIP_HEIGHT = 18
const META_WITHOUT_DESCRIPTION = 48
const MOST_DESCRIPTION_LINES = 4

const USUAL_FONT_SIZE = 16

/** How much larger than usual the browser writes: 1 at its font size of 16 px, on which rem is based. */
export const readTextScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_FONT_SIZE) / USUAL_FONT_SIZE

interface UnderFrame {
  /** Height of what stands under the frame, in pixels at the usual text size. */
  readonly room: number
  readonly hasTabs: boolean
  readonly hasStrip: boolean
  /** Somebody speaks in the shot. */
  readonly isSpoken: boolean
}

/** How many lines of the description a card has room for, and whether the dialogue has one. */
export function cardLines({ room, hasTabs, hasStrip, isSpoken }: UnderFrame): {
  description: number
  hasDialogue: boolean
} {
  const taken = META_WITHOUT_DESCRIPTION + (hasTabs ? TABS_HEIGHT : 0) + (hasStrip ? STRIP_HEIGHT : 0)
  const lines = Math.min(MOST_DESCRIPTION_LINES, Math.floor((room - taken) / DESCRIPTION_LINE))
  const hasDialogue = isSpoken && lines > 0
  return { description: hasDialogue ? lines - 1 : lines, hasDialogue }
}
