import type { Static } from '@sinclair/typebox'
import { FramewrightError } from '../../../kernel/errors.ts'
import { requestFailures } from '../../../kernel/request.failures.ts'
import { decodeText } from '../../../kernel/textEncoding.ts'
import { csvFailures } from '../csv.failures.ts'
import { CSV_COLUMNS, CSV_KINDS, type CsvKind } from '../csvColumns.ts'
import { columnName, columnOf, folded, type ParsedCsv, parseCsv, plainCell, tableOf } from '../csvText.ts'
import type { ColumnUse, csvOptions } from './csvOptions.ts'
import type { ImportColumn, ReadFile, ReadOrder } from './reader.ts'

/** A table as it is planned: the names of its columns are those that the kind of file has, where they are read so. */
export interface ParsedTable extends ParsedCsv {
  kind: CsvKind
  columns: ImportColumn[]
  /** Of assets their metadata, of shots their tasks. */
  extras: ExtraColumn[]
}

/** What columns can be beside known ones, in which files. */
const EXTRA_USES: Partial<Record<CsvKind, ColumnUse>> = { ASSETS: 'METADATA', SHOTS: 'TASK_TYPE' }

/** A column of metadata or of tasks; Kitsu has the people who do these in a column beside it. */
export interface ExtraColumn {
  name: string
  place: number
  peoplePlace: number | null
}

type CsvOptions = Static<typeof csvOptions>

const ALL_COLUMNS = CSV_KINDS.flatMap((kind) => CSV_COLUMNS[kind])

/** Columns that only one kind has, in the order in which they decide. */
const TELLING: readonly [string, CsvKind][] = [
  ['asset', 'CASTING'], ['title', 'TASKS'], ['sequence', 'SHOTS'], ['type', 'ASSETS'], ['asset type', 'ASSETS'],
]

const MOST_SAMPLES = 3
const MOST_SAMPLE_CHARACTERS = 60

/** The choices for a column; those of columns that are not in the file do nothing. */
const choiceOf = ({ columns }: CsvOptions, header: string) =>
  columns.find((choice) => folded(choice.header) === folded(columnName(header)))

/** The name by which a column is read; empty for one that is not. */
function nameFor(header: string, options: CsvOptions): string {
  const { use = 'KNOWN', as = '' } = choiceOf(options, header) ?? {}
  return use === 'KNOWN' ? as || header : ''
}

/** Whether a column is chosen to be what the kind of file can have beside known ones. */
const isExtraColumn = (header: string, options: CsvOptions, kind: CsvKind) =>
  EXTRA_USES[kind] !== undefined && choiceOf(options, header)?.use === EXTRA_USES[kind]

function extrasOf({ header }: ParsedCsv, options: CsvOptions, kind: CsvKind): ExtraColumn[] {
  const places = new Map(header.map((name, place) => [folded(name), place]))
  return header.flatMap((name, place) => {
    if (!isExtraColumn(name, options, kind)) return []
    return [{ name: columnName(name), place, peoplePlace: places.get(folded(`${name.trim()} assignations`)) ?? null }]
  })
}

/** The first different cells of a column. */
function samplesOf(rows: ParsedCsv['rows'], place: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const sample = plainCell(cells[place] ?? '').trim().slice(0, MOST_SAMPLE_CHARACTERS)
    if (sample !== '') samples.add(sample)
    if (samples.size === MOST_SAMPLES) break
  }
  return [...samples]
}

/** What each column is read as. */
function columnsOf({ header, rows }: ParsedCsv, options: CsvOptions, kind: CsvKind | null): ImportColumn[] {
  const known = kind === null ? ALL_COLUMNS : CSV_COLUMNS[kind]
  return header.flatMap((name, place) => {
    if (name.trim() === '') return []
    const as = columnOf(known, nameFor(name, options))?.name ?? null
    const isExtra = kind !== null && isExtraColumn(name, options, kind)
    const use = isExtra ? EXTRA_USES[kind] ?? 'IGNORED' : as === null ? 'IGNORED' : 'KNOWN'
    return [{ header: columnName(name), use, as, samples: samplesOf(rows, place) }]
  })
}

const kindOf = (header: readonly string[]) =>
  TELLING.find(([column]) => header.some((name) => folded(name) === column))?.[1] ?? null

/** What a column can be read as. */
export interface ColumnChoice {
  use: ColumnUse
  /** The known column; null of other uses. */
  as: string | null
}

/** What the columns of a table can be read as: known columns of its kind, what it can have beside them, and nothing. */
export function columnChoices(
  columns: readonly ImportColumn[], { kind: asked }: Pick<CsvOptions, 'kind'>,
): ColumnChoice[] {
  const kind = asked ?? kindOf(columns.map(({ as }) => as ?? ''))
  const names = new Set((kind === null ? ALL_COLUMNS : CSV_COLUMNS[kind]).map(({ name }) => name))
  const extra = kind === null ? undefined : EXTRA_USES[kind]
  return [
    ...[...names].map((as) => ({ use: 'KNOWN' as const, as })), ...(extra ? [{ use: extra, as: null }] : []),
    { use: 'IGNORED' as const, as: null },
  ]
}

/** Reads a CSV file, in a process apart: the text in its encoding, and the columns as they are named or chosen. */
export function read({ bytes, options }: ReadOrder<CsvOptions>): ReadFile<ParsedTable> {
  const decoded = decodeText(bytes, options.encoding ?? null)
  if ('choices' in decoded) {
    const encodings = decoded.choices
    if (encodings.length === 0) return { refusal: requestFailures.FILE_BINARY() }
    const names = encodings.map(({ encoding }) => encoding).join(', ')
    return { refusal: requestFailures.FILE_ENCODING_UNKNOWN({ encodings: names }), encodings }
  }
  let columns: ImportColumn[] = []
  try {
    const parsed = parseCsv(decoded.text, ALL_COLUMNS)
    const header = parsed.header.map((name) => nameFor(name, options))
    const kind = options.kind ?? kindOf(header)
    columns = columnsOf(parsed, options, kind)
    if (kind === null) return { refusal: csvFailures.CSV_KIND_UNKNOWN({ kinds: CSV_KINDS.join(', ') }), columns }
    tableOf({ header, rows: [] }, CSV_COLUMNS[kind])
    const extras = extrasOf(parsed, options, kind)
    return { parsed: { kind, header, rows: parsed.rows, columns, extras } }
  } catch (error) {
    if (error instanceof FramewrightError) return { refusal: error.failure, columns }
    throw error
  }
}
