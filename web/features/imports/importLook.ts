/** The effects of items, in the order in which people look at them, each with the color of its name. */
export const CHANGE_COLORS: Readonly<Record<string, string>> = {
  REFUSED: 'fg.error', UNMATCHED: 'fg.warning', ADDED: 'fg.success', REMOVED: 'fg.error', RETIMED: 'accent.fg',
  MOVED: 'accent.fg', SPLIT: 'accent.fg', MERGED: 'accent.fg', REUSED: 'accent.fg', REPLACED: 'accent.fg',
  RENAMED: 'accent.fg', RETEXTED: 'accent.fg', ORPHANED: 'fg.warning', UNCHANGED: 'fg.muted',
}

/** Effects that no apply can have: their items have to be rejected. */
export const IMPOSSIBLE: readonly string[] = ['REFUSED', 'UNMATCHED']

/** How many items have an effect, and how many of them are accepted. */
export interface EffectCount {
  readonly change: string
  readonly count: number
  readonly acceptedCount: number
}

/** How many items of a plan change something, how many of these are accepted, and how many of those are impossible. */
export function summaryOf(counts: readonly EffectCount[]): { all: number; accepted: number; impossible: number } {
  const changing = counts.filter(({ change }) => change !== 'UNCHANGED')
  const sum = (of: readonly EffectCount[], key: 'count' | 'acceptedCount') =>
    of.reduce((total, count) => total + count[key], 0)
  return {
    all: sum(changing, 'count'),
    accepted: sum(changing, 'acceptedCount'),
    impossible: sum(changing.filter(({ change }) => IMPOSSIBLE.includes(change)), 'acceptedCount'),
  }
}
