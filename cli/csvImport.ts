import {
  CsvPlanDocument,
  type CsvPlanCountsFragment,
  type CsvPlanQuery,
  ImportCsvDocument,
  type CsvKind,
} from '../client/public.ts'
import { collect } from './collect.ts'
import type { EncodingName } from './decodeFile.ts'
import { EXIT } from './exits.ts'
import type { ImportKind } from './importKind.ts'
import { findProject, type FoundProject } from './lookups.ts'
import { counted, note, write, writeJson, writeTable } from './output.ts'
import type { Session } from './session.ts'

/** What is brought in, and how. */
export interface ImportOptions {
  project?: string
  storyboard?: string
  kind?: ImportKind
  encoding?: EncodingName
  dryRun?: true
  append?: true
  idempotencyKey?: string
}

type Plan = NonNullable<CsvPlanQuery['project']>['csvPlan']
type Row = Plan['rows']['nodes'][number]

const inWords = ({ createCount, changeCount, skipCount, refuseCount }: CsvPlanCountsFragment) =>
  `${counted(createCount, 'row')} new, ${changeCount} changed, ${skipCount} as they are, ${refuseCount} refused`

/** Warns about columns that are not read. */
const warnOfColumns = ({ ignoredColumns }: CsvPlanCountsFragment): void => {
  if (ignoredColumns.length === 0) return
  note(`Ignored ${counted(ignoredColumns.length, 'unknown column')}: ${ignoredColumns.join(', ')}`)
}

const NO_ROWS: CsvPlanCountsFragment = {
  createCount: 0, changeCount: 0, skipCount: 0, refuseCount: 0, ignoredColumns: [],
}

/** What would become of every row. */
async function readPlan({ client, signal }: Session, projectId: string, kind: CsvKind, text: string) {
  const plan = { ...NO_ROWS, rows: new Array<Row>() }
  const pick = ({ project }: CsvPlanQuery) => {
    if (!project) return null
    const { rows, ...counts } = project.csvPlan
    Object.assign(plan, counts)
    return rows
  }
  plan.rows = await collect(client.list(CsvPlanDocument, { projectId, kind, text }, pick, { signal }))
  return plan
}

/** Why a row is refused, in one line; null unless it is. */
const reasonOf = ({ failures }: Row) => failures.map(({ message }) => message).join('; ') || null

const changesOf = (row: Row) =>
  reasonOf(row) ??
  row.changes.map(({ column, from, to }) => (from ? `${column}: ${from} → ${to}` : `${column}: ${to}`)).join(', ')

async function showPlan(session: Session, project: FoundProject, kind: ImportKind, text: string): Promise<void> {
  const { rows, ...counts } = await readPlan(session, project.id, kind.toUpperCase() as CsvKind, text)
  warnOfColumns(counts)
  // A file that would be refused fails before anything is tried with it.
  if (counts.refuseCount > 0) process.exitCode = EXIT.failed
  if (session.isJson) {
    const { id, code } = project
    const plan = { ...counts, rows: rows.map((row) => ({ ...row, reason: reasonOf(row) })) }
    return writeJson({ dryRun: true, written: false, kind, project: { id, code }, plan })
  }
  await writeTable(rows.filter(({ outcome }) => outcome !== 'SKIP'), [
    { head: 'LINE', text: ({ line }) => line, isNumber: true },
    { head: 'OUTCOME', text: ({ outcome }) => outcome },
    { head: 'ROW', text: ({ name }) => name },
    { head: 'WHAT', text: changesOf },
  ])
  await write(`\n${inWords(counts)}. Nothing was written\n`)
}

/** Brings a CSV file into a project, or shows what it would do. */
export async function importCsvFile(
  session: Session,
  options: ImportOptions & { project: string },
  kind: Exclude<ImportKind, 'script'>,
  text: string,
): Promise<void> {
  const { client, signal, isJson } = session
  const project = await findProject(session, options.project)
  if (options.dryRun) return showPlan(session, project, kind, text)
  const input = { projectId: project.id, kind: kind.toUpperCase() as CsvKind, text }
  const { idempotencyKey } = options
  const { importCsv } = await client.run(ImportCsvDocument, { input }, { signal, idempotencyKey })
  warnOfColumns(importCsv.plan)
  const { id, code } = project
  if (isJson) return writeJson({ dryRun: false, written: true, kind, project: { id, code }, plan: importCsv.plan })
  await write(`${project.code}: ${inWords(importCsv.plan)}\n`)
}
