import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'

/** A rank between two neighbours; null stands for the end on that side. */
export const rankBetween = (before: string | null, after: string | null): string => generateKeyBetween(before, after)

/** `count` ranks in order between two neighbours. */
export const ranksBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count)
