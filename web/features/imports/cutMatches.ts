/** Options of a reader, with the names of its input. */
export type ReadOptions = Readonly<Record<string, unknown>>

/** The shot that somebody chose for a clip of a cut. */
export interface CutMatch {
  /** Its 1-based number. */
  readonly clip: number
  /** The code of the shot; empty for a new one. */
  readonly shot: string
}

/** What becomes of clips that somebody may know better: they are new shots, copies, or nobody knows. */
const MATCHABLE: readonly string[] = ['UNMATCHED', 'ADDED', 'REUSED', 'SPLIT']

/** The shots that somebody chose for clips. */
export const matchesOf = ({ matches }: ReadOptions): readonly CutMatch[] =>
  Array.isArray(matches) ? matches as readonly CutMatch[] : []

/** The shot chosen for a clip: its code, empty for a new one; null if nobody chose. */
export const matchOf = (options: ReadOptions, clip: number): string | null =>
  matchesOf(options).find((match) => match.clip === clip)?.shot ?? null

/** Options in which a clip is another shot; null for what the file says. */
export function withMatch(options: ReadOptions, clip: number, shot: string | null): ReadOptions {
  const others = matchesOf(options).filter((match) => match.clip !== clip)
  return { ...options, matches: shot === null ? others : [...others, { clip, shot }] }
}

/** What a plan says of a clip. */
export interface PlannedClip {
  readonly change: string
  readonly sourceLine: number | null | undefined
  readonly isDoubtful: boolean
}

/** The number of the clip whose shot can be chosen; null of other items. */
export function matchableClip({ change, sourceLine, isDoubtful }: PlannedClip, options: ReadOptions): number | null {
  if (sourceLine == null) return null
  return MATCHABLE.includes(change) || isDoubtful || matchOf(options, sourceLine) !== null ? sourceLine : null
}
