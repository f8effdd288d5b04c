import Papa from 'papaparse'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { MOST_TEXT_BYTES } from '../../kernel/fileLimit.ts'
import { requestFailures } from '../../kernel/request.failures.ts'
import { csvFailures, csvRowFailures } from './csv.failures.ts'

/** Most bytes of UTF-8 and rows of a text that comes in. */
export const CSV_LIMITS = { bytes: MOST_TEXT_BYTES, rows: 10_000 } as const

/** Most cells of the first line: each is compared with every name of a column. */
const MOST_COLUMNS = 1_000

/** What a file is made of: comma, the semicolon of countries with a decimal comma, and the tab of the clipboard. */
const DELIMITERS = [',', ';', '\t']

const BYTE_ORDER_MARK = '\uFEFF'

/** What spreadsheets take for the beginning of a formula, also in full width, behind any number of apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const NEUTRALISED = /^'('*[=+\-@\t\r\n＝＋－＠])/

/** A column of a kind of file. */
export interface CsvColumn {
  /** As it is written. */
  name: string
  /** Other names it is known by. */
  aliases?: readonly string[]
  isRequired?: boolean
}

/** A file as plain data: the names of its columns, and its rows with the 1-based lines they begin on. */
export interface ParsedCsv {
  header: string[]
  rows: { line: number; cells: string[] }[]
}

/** A row of a file. */
export interface CsvRow {
  /** 1-based line of the text it begins on. */
  line: number
  /** What is wrong with the row as a whole; null when nothing is. */
  problem: Failure | null
  /** The text of a column, as it was before it was exported; null when the file does not have the column. */
  cell(column: string): string | null
  /** The cells that are metadata of an asset, by the names of their columns. */
  metadata?: readonly { key: string; value: string }[]
}

const refusal = (failure: Failure) => fail(failure, { field: 'text' })

/** How names of columns, types and people are compared. */
export const folded = (text: string) => text.trim().normalize('NFC').toLowerCase()

/** Line breaks of every system as one: spreadsheets change them at will. */
export const withPlainBreaks = (text: string) => text.replace(/\r\n?/g, '\n')

const parse = (text: string, delimiter: string, preview = 0) =>
  Papa.parse<string[]>(text, { delimiter, newline: '\n', preview })

/** The column of a kind of file that a header names. */
export const columnOf = (columns: readonly CsvColumn[], header: string) =>
  columns.find(({ name, aliases = [] }) => [name, ...aliases].some((each) => folded(each) === folded(header)))

/** The line that names the delimiter for Excel. */
const DELIMITER_LINE = /^"?sep=([,;\t])"?[^\S\n]*(?:\n|$)/i

/** The delimiter under which most columns of the header are known; if none are, that of the most columns. */
function delimiterOf(text: string, columns: readonly CsvColumn[]): string {
  const headers = DELIMITERS.map((delimiter) => (parse(text, delimiter, 1).data[0] ?? []).slice(0, MOST_COLUMNS))
  const known = headers.map((header) => header.filter((cell) => columnOf(columns, cell)).length)
  const counts = Math.max(...known) > 0 ? known : headers.map(({ length }) => length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Most characters of the name of an ignored column. */
const MOST_NAME_CHARACTERS = 60

/** Where each column stands, by its name. INVALID_INPUT that names what is missing or there twice. */
function placesIn(header: readonly string[], columns: readonly CsvColumn[]): Map<string, number> {
  if (header.length > MOST_COLUMNS) {
    throw refusal(csvFailures.CSV_COLUMNS_AT_LIMIT({ most: MOST_COLUMNS }))
  }
  const places = new Map<string, number>()
  header.forEach((cell, place) => {
    const column = columnOf(columns, cell)
    if (!column) return
    if (places.has(column.name)) throw refusal(csvFailures.CSV_COLUMN_REPEATED({ column: column.name }))
    places.set(column.name, place)
  })
  const missing = columns.filter(({ name, isRequired }) => isRequired && !places.has(name)).map(({ name }) => name)
  if (missing.length > 0) throw refusal(csvFailures.CSV_COLUMNS_MISSING({ columns: missing.join(', ') }))
  return places
}

/** What is wrong with a row's number of cells. A cell more that is empty is what some programs end their lines with. */
function raggedness(cells: readonly string[], width: number): Failure | null {
  const excess = cells.slice(width).some((cell) => cell.trim() !== '')
  if (cells.length >= width && !excess) return null
  return csvRowFailures.CSV_CELLS_UNEQUAL({ cells: cells.length, expected: width })
}

const linesIn = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + cell.split('\n').length - 1, 1)

/**
 * Takes a file apart: comma, semicolon or tab between cells, with or without a byte order mark, its first line, or the
 * one after `sep=;`, naming the columns. The delimiter is that under which most of `columns` are found. INVALID_INPUT
 * by the field `text` for a file that cannot be read as a whole. Empty rows are left out.
 */
export function parseCsv(given: string, columns: readonly CsvColumn[]): ParsedCsv {
  if (Buffer.byteLength(given) > CSV_LIMITS.bytes) {
    throw refusal(requestFailures.FILE_TOO_LARGE({ most: CSV_LIMITS.bytes / 1024 ** 2 }))
  }
  const text = withPlainBreaks(given.startsWith(BYTE_ORDER_MARK) ? given.slice(1) : given)
  if (text.trim() === '') throw refusal(csvFailures.CSV_EMPTY())
  const [delimiterLine = '', delimiter] = DELIMITER_LINE.exec(text) ?? []
  const table = text.slice(delimiterLine.length)
  const { data, errors } = parse(table, delimiter ?? delimiterOf(table, columns))
  const lines: number[] = []
  data.reduce((line, cells, index) => {
    lines[index] = line
    return line + linesIn(cells)
  }, delimiterLine === '' ? 1 : 2)
  const broken = errors.find(({ type }) => type === 'Quotes')
  if (broken) throw refusal(csvFailures.CSV_QUOTE_UNBALANCED({ line: lines[broken.row ?? 0] ?? 1 }))

  const [header = [], ...rest] = data
  const rows = rest.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ line: lines[index + 1] ?? 0, cells }])
  if (rows.length > CSV_LIMITS.rows) {
    throw refusal(csvFailures.CSV_ROWS_AT_LIMIT({ count: rows.length, most: CSV_LIMITS.rows }))
  }
  return { header, rows }
}

/** A cell as it was before it was exported. */
export const plainCell = (cell: string) => cell.replace(NEUTRALISED, '$1').normalize('NFC')

/** The name of a column, cut for people. */
export const columnName = (header: string) => header.trim().slice(0, MOST_NAME_CHARACTERS)

/**
 * Finds the columns of a kind of file, which are named in any order and case. INVALID_INPUT by the field `text` when
 * one is missing or there twice; a row with too few or too many cells says so itself.
 */
export function tableOf({ header, rows }: ParsedCsv, columns: readonly CsvColumn[]): CsvRow[] {
  const places = placesIn(header, columns)
  return rows.map(({ line, cells }) => {
    const cell = (column: string) => {
      const place = places.get(column)
      return place === undefined ? null : plainCell(cells[place] ?? '')
    }
    return { line, problem: raggedness(cells, header.length), cell }
  })
}

/**
 * Writes a file as spreadsheets open it: with a byte order mark, commas and CRLF (RFC 4180). What would be taken for a
 * formula gets an apostrophe in front, which `tableOf` takes off again.
 */
export function writeCsv(columns: readonly CsvColumn[], rows: readonly string[][]): string {
  const header = columns.map(({ name }) => name)
  const text = Papa.unparse([header, ...rows], { newline: '\r\n', escapeFormulae: FORMULA })
  return `${BYTE_ORDER_MARK}${text}\r\n`
}
