/** Space around the board; below it on narrow pages lies the dock. */
export const BOARD_PADDING = {
  px: { base: '4', md: '6' },
  pt: { base: '3', md: '5' },
  pb: { base: '44', md: '16' },
} as const
