/** What a rank is, of a row among `siblings`. */
export const rankOf = (siblings: string): string =>
  `Its place as a text: ${siblings} stand in the order of these, compared byte by byte. Unlike a position it stays ` +
  'true when others come and go, so who keeps a list by events sorts by it.'
