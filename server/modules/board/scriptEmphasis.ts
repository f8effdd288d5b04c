/** A run of emphasis marks that may open: its place among the pieces, and its marks that are not closed yet. */
interface Opening {
  readonly piece: number
  marks: number
}

const RUNS = /\\[*_]|\*+|_+/g
const MOST_MARKS = { '*': 3, _: 1 } as const
const BLANK = /^\s?$/
const WORD = /^[\p{L}\p{N}]$/u

/** Takes as many closing marks off the openings as there are; answers how many stay. */
function close(openings: Opening[], marks: number, pieces: string[], mark: string): number {
  let left = marks
  for (let opening = openings.at(-1); opening && left > 0; opening = openings.at(-1)) {
    const paired = Math.min(opening.marks, left)
    opening.marks -= paired
    left -= paired
    pieces[opening.piece] = mark.repeat(opening.marks)
    if (opening.marks === 0) openings.pop()
  }
  return left
}

function lineWithoutEmphasis(line: string): string {
  const pieces: string[] = []
  const openings: Record<'*' | '_', Opening[]> = { '*': [], _: [] }
  let position = 0
  for (const { 0: run, index } of line.matchAll(RUNS)) {
    pieces.push(line.slice(position, index))
    position = index + run.length
    const mark = run.startsWith('*') ? '*' : '_'
    if (run.startsWith('\\')) pieces.push(run.slice(1))
    else if (run.length > MOST_MARKS[mark]) pieces.push(run)
    else {
      const [before, after] = [line.charAt(index - 1), line.charAt(position)]
      // An underscore inside a word, as in a file's name, underlines nothing.
      const isInside = mark === '_' && WORD.test(before) && WORD.test(after)
      const left = isInside || BLANK.test(before) ? run.length : close(openings[mark], run.length, pieces, mark)
      if (left > 0 && !isInside && !BLANK.test(after)) openings[mark].push({ piece: pieces.length, marks: left })
      pieces.push(mark.repeat(left))
    }
  }
  return pieces.join('') + line.slice(position)
}

/**
 * The text without Fountain's marks of emphasis: `*`, `**`, `***` and `_` around words of one line. Marks without a
 * counterpart stay, and escaped ones lose their backslash.
 */
export function withoutEmphasis(text: string): string {
  return text.includes('*') || text.includes('_') ? text.split('\n').map(lineWithoutEmphasis).join('\n') : text
}
