/**
 * Colors of the pages of a revised script, in the order of the Writers Guild of America: the first draft is white, its
 * first revision blue. After tan the colors begin again.
 */
export const REVISION_COLORS = [
  'WHITE', 'BLUE', 'PINK', 'YELLOW', 'GREEN', 'GOLDENROD', 'BUFF', 'SALMON', 'CHERRY', 'TAN',
] as const

export type RevisionColor = (typeof REVISION_COLORS)[number]

/** The color of the n-th revision; 0 is the first draft. */
export const colorOfRevision = (revision: number): RevisionColor =>
  REVISION_COLORS[revision % REVISION_COLORS.length] ?? 'WHITE'

/** The color that a text names, as "2nd Blue Rev." does; null for none. */
export const colorNamedIn = (text: string): RevisionColor | null => {
  const words = new Set(text.toUpperCase().match(/[A-Z]+/g) ?? [])
  return REVISION_COLORS.find((color) => words.has(color)) ?? null
}

/** The color of the later revision of two; null for text that no revision wrote. */
export const laterColor = (one: RevisionColor | null, other: RevisionColor | null): RevisionColor | null => {
  if (one === null || other === null) return one ?? other
  return REVISION_COLORS.indexOf(other) > REVISION_COLORS.indexOf(one) ? other : one
}
