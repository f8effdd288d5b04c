import { diffWords } from 'diff'
import { byLanguage } from '../../messages/format.ts'

/** A piece of a text, by which side has it. */
export interface TextPiece {
  readonly text: string
  readonly side: 'before' | 'after' | 'both'
}

/** Longer than this a page may not stand still, in milliseconds. */
const LONGEST_WAIT_MS = 200
/** Below this share of common characters, marks between the words confuse more than both texts in a row. */
const LEAST_IN_COMMON = 0.3

const segmenters = byLanguage((tag) => new Intl.Segmenter(tag, { granularity: 'word' }))

/**
 * Two texts as one with the words marked that only one of them has. Texts that have little in common, and those that
 * take too long to compare, come one after the other. White space counts for nothing.
 */
export function wordChanges(before: string, after: string): readonly TextPiece[] {
  const found = diffWords(before, after, { intlSegmenter: segmenters(), timeout: LONGEST_WAIT_MS }) ?? []
  const pieces = found.flatMap(({ value, added, removed }) =>
    bare(value, added ? 'after' : removed ? 'before' : 'both'))
  const common = pieces.reduce((sum, { text, side }) => sum + (side === 'both' ? text.trim().length : 0), 0)
  if (common >= LEAST_IN_COMMON * Math.max(before.trim().length, after.trim().length)) return pieces
  const whole = [{ text: before, side: 'before' }, { text: after, side: 'after' }] as const
  return whole.filter(({ text }) => text !== '')
}

/** A piece without the white space around it, which nobody marks. */
function bare(value: string, side: TextPiece['side']): TextPiece[] {
  const [, start = '', text = '', end = ''] = /^(\s*)([^]*?)(\s*)$/.exec(value) ?? []
  const pieces: TextPiece[] = [{ text: start, side: 'both' }, { text, side }, { text: end, side: 'both' }]
  return pieces.filter((piece) => piece.text !== '')
}
