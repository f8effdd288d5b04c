/** What a rank is, of a row among `siblings`. */
export const rankOf = (siblings: string): string =>
  `The sort key for ${siblings}, compared byte by byte. It stays the same when others are added or removed, so a ` +
  'list that is updated by events is sorted by it.'
