/** Words of a text, or pairs of words that follow each other, as sorted numbers, each as often as it is there. */
export interface Bag {
  readonly text: string
  readonly words: Uint32Array
}

/** Comparisons of two lists with each other beyond which only equal things are found. */
const MOST_COMPARISONS = 2_000_000

const WORD = /[\p{L}\p{N}\p{M}'’]+/gu
// Scripts without spaces between words are compared by their characters.
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

/** A maker of bags of words, or of pairs of words, that can be compared with each other. */
export function bagsOf(unit: 'words' | 'pairs'): (text: string) => Bag {
  const numbers = new Map<string, number>()
  return (text) => {
    const written: string[] = text.toLowerCase().match(WORD) ?? []
    const words = UNSPACED.test(text) ? written.flatMap((word) => (UNSPACED.test(word) ? [...word] : word)) : written
    const units = unit === 'words' ? words : words.map((word, index) => `${words[index - 1] ?? ''} ${word}`)
    const numbered = units.map((each) => {
      const number = numbers.get(each) ?? numbers.size
      numbers.set(each, number)
      return number
    })
    return { text, words: Uint32Array.from(numbered).sort() }
  }
}

/** How alike two texts are by their words, from 0 to 1: Dice's coefficient. */
export function likeness(one: Bag, other: Bag): number {
  if (one.text === other.text) return 1
  const [a, b] = [one.words, other.words]
  let [i, j, common] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const difference = (a[i] ?? 0) - (b[j] ?? 0)
    if (difference === 0) common += 1
    if (difference <= 0) i += 1
    if (difference >= 0) j += 1
  }
  return a.length + b.length === 0 ? 0 : (2 * common) / (a.length + b.length)
}

/** Indexes of two things, one of each list. */
export interface Pair {
  readonly from: number
  readonly to: number
}

/** How much two things are alike. */
export type Score = (from: number, to: number) => number

const SKIP_FROM = 0
const SKIP_TO = 1
const TAKE = 2

/**
 * Pairs of two lists that keep the order of both, with the greatest sum of scores, each of at least `least`. Things at
 * both ends that score `equal` are pairs at once. Of lists that are too long to be compared, only those are.
 */
export function inOrder(
  fromCount: number,
  toCount: number,
  score: Score,
  least: number,
  equal: number,
): Pair[] {
  const isEqual = (from: number, to: number): boolean => score(from, to) >= equal
  let head = 0
  while (head < fromCount && head < toCount && isEqual(head, head)) head += 1
  const shorter = Math.min(fromCount, toCount) - head
  let tail = 0
  while (tail < shorter && isEqual(fromCount - 1 - tail, toCount - 1 - tail)) tail += 1
  const ends = [
    ...Array.from({ length: head }, (_, index) => ({ from: index, to: index })),
    ...Array.from({ length: tail }, (_, index) => ({ from: fromCount - tail + index, to: toCount - tail + index })),
  ]
  const [height, width] = [fromCount - head - tail, toCount - head - tail]
  if (height * width === 0 || height * width > MOST_COMPARISONS) return ends
  const steps = new Uint8Array(height * width)
  let above = new Float64Array(width + 1)
  for (let row = 0; row < height; row += 1) {
    const best = new Float64Array(width + 1)
    for (let column = 0; column < width; column += 1) {
      const own = score(head + row, head + column)
      const taken = own < least ? -1 : (above[column] ?? 0) + own
      const [up, beside] = [above[column + 1] ?? 0, best[column] ?? 0]
      const most = Math.max(taken, up, beside)
      best[column + 1] = most
      steps[row * width + column] = most === taken ? TAKE : most === up ? SKIP_FROM : SKIP_TO
    }
    above = best
  }
  const middle: Pair[] = []
  let [row, column] = [height - 1, width - 1]
  while (row >= 0 && column >= 0) {
    const step = steps[row * width + column]
    if (step === TAKE) middle.push({ from: head + row, to: head + column })
    if (step !== SKIP_TO) row -= 1
    if (step !== SKIP_FROM) column -= 1
  }
  return [...ends.slice(0, head), ...middle.reverse(), ...ends.slice(head)]
}

/** Pairs of two lists of indexes in any order, the most alike first, then the nearest; each of at least `least`. */
export function bestFirst(froms: readonly number[], tos: readonly number[], score: Score, least: number): Pair[] {
  if (froms.length * tos.length > MOST_COMPARISONS) return []
  const candidates = froms
    .flatMap((from) => tos.map((to) => ({ from, to, score: score(from, to) })).filter((each) => each.score >= least))
    .toSorted((one, other) => other.score - one.score || Math.abs(one.from - one.to) - Math.abs(other.from - other.to))
  const [taken, kept] = [new Set<number>(), new Set<number>()]
  return candidates.flatMap(({ from, to }): Pair[] => {
    if (taken.has(from) || kept.has(to)) return []
    taken.add(from)
    kept.add(to)
    return [{ from, to }]
  })
}

/**
 * The pairs of which one side is as much like something that is left over, at least `least`, or nearly so, by their
 * `from`. Of too many to be compared, none.
 */
export function doubtful(
  pairs: readonly Pair[],
  left: readonly number[],
  right: readonly number[],
  score: Score,
  { least, within }: { least: number; within: number },
): Set<number> {
  if (pairs.length * (left.length + right.length) > MOST_COMPARISONS) return new Set()
  const hasRival = ({ from, to }: Pair): boolean => {
    const enough = Math.max(least, score(from, to) - within)
    return left.some((each) => score(each, to) >= enough) || right.some((each) => score(from, each) >= enough)
  }
  return new Set(pairs.filter(hasRival).map(({ from }) => from))
}

/** The indexes below a count that are not taken. */
export const without = (count: number, taken: ReadonlySet<number>): number[] =>
  Array.from({ length: count }, (_, index) => index).filter((index) => !taken.has(index))

/** The `from` and the `to` of pairs. */
export const sidesOf = (pairs: readonly Pair[]): [froms: Set<number>, tos: Set<number>] =>
  [new Set(pairs.map(({ from }) => from)), new Set(pairs.map(({ to }) => to))]
