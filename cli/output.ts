/** A column of a table: its head, and what stands in it. */
export interface Column<Row> {
  head: string
  text: (row: Row) => string | number | null | undefined
  isNumber?: boolean
}

const GAP = '  '
const BOLD = ['\u001b[1m', '\u001b[22m'] as const

const { stdout } = process
const isColored = Boolean(stdout.isTTY) && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'

/** A name may hold anything: nothing of it is to move the cursor or begin a line. */
const printable = (value: string | number | null | undefined): string =>
  String(value ?? '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .trim()

const lengthOf = (text: string) => [...text].length

const clip = (text: string, length: number) =>
  lengthOf(text) <= length ? text : `${[...text].slice(0, Math.max(0, length - 1)).join('')}…`

/** Rows as lines of a table; the last column ends with the terminal where there is one. */
function tableOf<Row>(rows: readonly Row[], columns: readonly Column<Row>[], width: number): string[] {
  const cells = rows.map((row) => columns.map(({ text }) => printable(text(row))))
  const widths = columns.map(({ head }, index) =>
    cells.reduce((most, line) => Math.max(most, lengthOf(line[index] ?? '')), lengthOf(head)),
  )
  const pad = (text: string, index: number) => {
    const blanks = ' '.repeat(Math.max(0, (widths[index] ?? 0) - lengthOf(text)))
    return columns[index]?.isNumber ? blanks + text : text + blanks
  }
  return [columns.map(({ head }) => head), ...cells].map((line) => clip(line.map(pad).join(GAP).trimEnd(), width))
}

/** Writes to standard output; done when the reader has taken it. */
export function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => stdout.write(text, (error) => (error ? reject(error) : resolve())))
}

/** Writes one value as JSON on lines of its own. */
export const writeJson = (value: unknown): Promise<void> => write(`${JSON.stringify(value, null, 2)}\n`)

/** Writes rows as a table. */
export async function writeTable<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): Promise<void> {
  const width = stdout.isTTY ? stdout.columns : Infinity
  const [head = '', ...lines] = tableOf(rows, columns, width)
  await write([isColored ? BOLD.join(head) : head, ...lines, ''].join('\n'))
}

/** Writes a line to standard error, for people to read while they wait. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** A line on standard error that is written over, where somebody looks at it. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${text}`)
}

/** A number with its noun: "1 shot", "1,200 shots". */
export const counted = (count: number, noun: string) =>
  `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
