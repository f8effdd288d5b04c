import type { Failure } from '../../../kernel/failure.ts'
import { MOST_TEXT_BYTES } from '../../../kernel/fileLimit.ts'
import { grouped } from '../../../kernel/grouped.ts'
import type { Transaction } from '../../../platform/database/client.ts'
import { csvFailures } from '../csv.failures.ts'
import { KINDS } from '../csv.service.ts'
import { CSV_COLUMNS, type CsvKind } from '../csvColumns.ts'
import type { PlanRow } from '../csvPlan.ts'
import { planTaskCells, type TaskCell } from '../csvTaskColumns.service.ts'
import { type CsvRow, folded, plainCell, tableOf } from '../csvText.ts'
import type { ImportSubjectType } from './before.ts'
import { CSV_READER, csvOptions } from './csvOptions.ts'
import type { ParsedTable } from './csvReading.ts'
import { declareReader, type FieldChange, gravest, type ImportChange, type PlannedItem } from './reader.ts'

const SUBJECTS: Record<CsvKind, ImportSubjectType> = {
  SHOTS: 'Shot', ASSETS: 'Asset', CASTING: 'Casting', TASKS: 'Task',
}

/** The column of the board's code in each kind of file that has one, as the planner reads it. */
const BOARD_COLUMNS: Partial<Record<CsvKind, { from: string; as: string }>> = {
  SHOTS: { from: 'Sequence', as: 'Sequence' },
  CASTING: { from: 'Parent', as: 'Board' },
}

/** Most names of columns in a warning. */
const MOST_NAMED = 20

/** Kitsu's name for what belongs to no episode. */
const MAIN_PACK = 'mp'

/** The episode of each row, empty for none, and whether there are several. */
function episodesIn({ header, rows }: ParsedTable) {
  const place = header.findIndex((name) => folded(name) === 'episode')
  const episodes = rows.map(({ cells }) => (cells[place] ?? '').trim())
    .map((name) => (folded(name) === MAIN_PACK ? '' : name))
  return { episodes, areSeveral: new Set(episodes.map(folded).filter((name) => name !== '')).size > 1 }
}

const readBoardCodes = async (tx: Transaction, projectId: string) => {
  const boards = await tx.storyboard.findMany({ where: { projectId, deletedAt: null }, select: { code: true } })
  return new Set(boards.map(({ code }) => folded(code)))
}

/**
 * The rows of a table. Of several episodes, the codes of boards are `E01_SQ010`, as in exports for Kitsu; of one, where
 * such a board is there.
 */
function rowsOf(table: ParsedTable, codes: ReadonlySet<string>): CsvRow[] {
  const rows = tableOf(table, CSV_COLUMNS[table.kind])
  const { episodes, areSeveral } = episodesIn(table)
  const column = BOARD_COLUMNS[table.kind]
  if (!column || episodes.every((episode) => episode === '')) return rows
  return rows.map((row, index) => {
    const board = (row.cell(column.from) ?? '').trim()
    const whole = `${episodes[index] ?? ''}_${board}`
    const isPart = episodes[index] !== '' && board !== '' && (areSeveral || codes.has(folded(whole)))
    return { ...row, cell: (name: string) => (name === column.as ? (isPart ? whole : board) : row.cell(name)) }
  })
}

/** The cells of a row of the file, as they were before it was exported. */
const cellAt = ({ rows }: ParsedTable, index: number, place: number | null) =>
  place === null ? '' : plainCell(rows[index]?.cells[place] ?? '').trim()

const withMetadata = (table: ParsedTable, rows: readonly CsvRow[]): CsvRow[] =>
  rows.map((row, index) => ({
    ...row, metadata: table.extras.map(({ name, place }) => ({ key: name, value: cellAt(table, index, place) })),
  }))

/** The cells of tasks, of every row of shots. */
const taskCellsOf = (table: ParsedTable, rows: readonly CsvRow[], shots: readonly PlanRow[]): TaskCell[] =>
  rows.flatMap((source, index) =>
    table.extras.flatMap(({ name: type, place, peoplePlace }) => {
      const shot = shots[index]
      const code = (source.cell('Name') ?? '').trim()
      const [status, people] = [cellAt(table, index, place), cellAt(table, index, peoplePlace)]
      return shot ? [{ source, shot, code, type, place, status, people }] : []
    }))

/** What a change of a column does to the subject of a row. */
function kindOfChange(kind: CsvKind, { isNew }: PlanRow, column: FieldChange['field'], to: string): ImportChange {
  if (isNew) return 'ADDED'
  if (kind === 'CASTING' && column === 'Occurences' && to === '0') return 'REMOVED'
  return kind === 'SHOTS' && column === 'Nb Frames' ? 'RETIMED' : 'RETEXTED'
}

function itemOf(kind: CsvKind, row: PlanRow, key = row.key): PlannedItem {
  const { name, line, failures, warnings, needs, subjectId, subjectType } = row
  const changes = row.changes.map(({ column, from, to }) =>
    ({ change: kindOfChange(kind, row, column, to), field: column, from, to }))
  return {
    key, name, needs, changes, subjectId, subjectType: subjectType ?? SUBJECTS[kind], sourceLine: line,
    change: row.isRefused ? 'REFUSED' : gravest(changes.map(({ change }) => change)),
    choice: 'ACCEPT', reasons: row.isRefused ? [...failures] : [...warnings], isDoubtful: false,
  }
}

const boardItem = ({ key, code }: { key: string; code: string }): PlannedItem => ({
  key, change: 'ADDED', changes: [{ change: 'ADDED', field: 'Sequence', from: '', to: code }],
  subjectType: 'Storyboard', subjectId: null, name: code, sourceLine: null, choice: 'ACCEPT', reasons: [],
  isDoubtful: false, needs: [],
})

/** A status that the project does not have; a wrong word makes none by itself. */
const statusItem = ({ key, name }: { key: string; name: string }): PlannedItem => ({
  key, change: 'ADDED', changes: [{ change: 'ADDED', field: 'Status', from: '', to: name }],
  subjectType: 'ShotStatus', subjectId: null, name, sourceLine: null, choice: 'REJECT', reasons: [], isDoubtful: false,
  needs: [],
})

/** Tells which columns are not read. */
function ignoredOf(table: ParsedTable): Failure[] {
  const hasEpisodes = BOARD_COLUMNS[table.kind] !== undefined && episodesIn(table).areSeveral
  const ignored = table.columns.filter(({ header, use }) =>
    use === 'IGNORED' && !(hasEpisodes && folded(header) === 'episode'))
  if (ignored.length === 0) return []
  const names = ignored.slice(0, MOST_NAMED).map(({ header }) => header)
  const more = ignored.length > MOST_NAMED ? ', …' : ''
  return [csvFailures.CSV_COLUMNS_IGNORED({ count: ignored.length, columns: `${names.join(', ')}${more}` })]
}

/** Files of shots, assets, castings or tasks with one row each, as spreadsheets and Kitsu write them. */
export const csvReader = declareReader({
  reader: CSV_READER,
  field: 'csv',
  description: 'CSV: shots, assets, casting or tasks of a project.',
  options: csvOptions,
  mostBytes: MOST_TEXT_BYTES,
  isForBoard: false,
  recognizes: (_head, fileName) => /\.(csv|tsv)$/i.test(fileName),
  reading: new URL('./csvReading.ts', import.meta.url),
  scopes: ({ kind, extras }: ParsedTable) => [
    KINDS[kind].scopes.write, ...(kind === 'SHOTS' && extras.length > 0 ? ['tasks:write' as const] : []),
  ],
  async plan({ tx, target: { project }, parsed, options }) {
    const { kind, extras } = parsed
    const read = rowsOf(parsed, await readBoardCodes(tx, project.id))
    const rows = kind === 'ASSETS' ? withMetadata(parsed, read) : read
    const plan = await KINDS[kind].plan(tx, project, rows, options.profile)
    const cells = kind === 'SHOTS' && extras.length > 0 ? taskCellsOf(parsed, rows, plan.rows) : []
    const tasks = cells.length > 0 ? await planTaskCells(tx, project, cells) : null
    const tasksOf = grouped(tasks?.rows ?? [], ({ shot }) => shot)
    const items = plan.rows.flatMap((row) =>
      [itemOf(kind, row), ...(tasksOf.get(row) ?? []).map((task) => itemOf('TASKS', task.row, task.key))])
    return {
      items: [...(plan.newBoards ?? []).map(boardItem), ...(plan.newStatuses ?? []).map(statusItem), ...items],
      warnings: ignoredOf(parsed),
      columns: parsed.columns,
      boardsOf: (accepts) => plan.boardsOf?.(accepts) ?? [],
      async apply(change, viewer, accepts) {
        const applied = await plan.apply(change, viewer, accepts)
        const shotIds = new Map(applied.map(({ key, subjectId }) => [key, subjectId]))
        return [...applied, ...((await tasks?.apply(change, accepts, shotIds)) ?? [])]
      },
    }
  },
})
