import { importMessages } from '../../messages/imports.ts'
import { scriptFlagMessages } from '../../messages/scriptFlags.ts'

const words = importMessages

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

/** Fields that are lengths in frames. */
const LENGTHS: readonly string[] = ['frames', 'Nb Frames']

/** A field as people call it; a column that the file has of its own keeps its name. */
export const fieldName = (field: string): string => words.fields[field] ?? field

/** A value of a field as people read it; empty for none. */
export function valueText(field: string, value: string): string {
  if (field === 'color') return scriptFlagMessages.colors[value] ?? value
  return LENGTHS.includes(field) && /^\d+$/.test(value) ? words.frames(Number(value)) : value
}
