const USUAL_FONT_SIZE = 16

/** How much larger than usual the browser writes: 1 at its font size of 16 px, on which rem is based. */
export const readTextScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || USUAL_FONT_SIZE) / USUAL_FONT_SIZE
