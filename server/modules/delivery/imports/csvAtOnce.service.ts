import { changeProject } from '../../../change.ts'
import type { Viewer } from '../../../context.ts'
import { fail } from '../../../kernel/errors.ts'
import type { TextEncoding } from '../../../kernel/textEncoding.ts'
import { prisma } from '../../../platform/database/client.ts'
import { csvFailures } from '../csv.failures.ts'
import { KINDS, locateProject } from '../csv.service.ts'
import type { CsvKind } from '../csvColumns.ts'
import type { CsvOutcome } from '../csvPlan.ts'
import { sentencesOf } from './applyImport.service.ts'
import { csvReader } from './csvReader.service.ts'
import { applyAtOnce, planAtOnce, readAtOnce } from './importAtOnce.service.ts'
import type { ImportChange, ImportPlan, ImportProject, PlannedItem } from './reader.ts'

/** A CSV file of a request; `field` is the input's name for it. */
export interface CsvSource {
  bytes: Uint8Array
  encoding: TextEncoding | null | undefined
  field: string
}

/** Reads a CSV file of a request, once it is known that the viewer may see the project. */
export type ReadCsvSource = () => Promise<CsvSource>

/** A row of a file with its outcome, as a plan has it. */
export interface CsvResultRow {
  item: PlannedItem
  outcome: CsvOutcome
}

/** What becomes of each row of a file, and the names of the columns that are not read. */
export interface CsvResult {
  rows: CsvResultRow[]
  ignoredColumns: string[]
}

const OUTCOMES: Partial<Record<ImportChange, CsvOutcome>> = { REFUSED: 'REFUSE', ADDED: 'CREATE', UNCHANGED: 'SKIP' }

/** The rows of a plan. There are no choices here: what needs a rejected item is refused. */
function resultOf({ items, columns = [] }: ImportPlan): CsvResult {
  const rejected = new Set(items.filter(({ choice }) => choice === 'REJECT').map(({ key }) => key))
  const outcomeOf = ({ change, needs }: PlannedItem): CsvOutcome =>
    needs.some((key) => rejected.has(key)) ? 'REFUSE' : (OUTCOMES[change] ?? 'CHANGE')
  return {
    rows: items.flatMap((item) => (item.sourceLine === null ? [] : [{ item, outcome: outcomeOf(item) }])),
    ignoredColumns: columns.filter(({ use }) => use === 'IGNORED').map(({ header }) => header),
  }
}

async function readSource(kind: CsvKind, source: ReadCsvSource, project: ImportProject) {
  const { bytes, encoding, field } = await source()
  return readAtOnce({ reader: csvReader, options: { kind, encoding }, bytes, field }, project)
}

/** What `importCsv` would do now, row by row. Writes nothing. INVALID_INPUT for a file that cannot be read. */
export async function planCsv(
  viewer: Viewer, projectId: string, kind: CsvKind, source: ReadCsvSource,
): Promise<CsvResult> {
  const project = await locateProject(viewer, projectId, kind)
  return resultOf(await planAtOnce(prisma(), await readSource(kind, source, project), project, null))
}

/** How many rows of a plan have an outcome. */
export const countOf = (rows: readonly CsvResultRow[], outcome: CsvOutcome): number =>
  rows.filter((row) => row.outcome === outcome).length

/**
 * Brings a file into a project: all of it or, when a row is refused, nothing, with INVALID_INPUT that names the first
 * of these by line. Planned under the lock, so that what it answers is what was done.
 */
export async function importCsv(
  viewer: Viewer, projectId: string, kind: CsvKind, source: ReadCsvSource,
): Promise<CsvResult> {
  const located = await locateProject(viewer, projectId, kind)
  const read = await readSource(kind, source, located)
  return changeProject(viewer, projectId, KINDS[kind].scopes.write, async (change) => {
    const project = { ...change.project, hasAddresses: located.hasAddresses }
    const plan = await planAtOnce(change.tx, read, project, null)
    const result = resultOf(plan)
    const refused = result.rows.filter(({ outcome }) => outcome === 'REFUSE').map(({ item }) => item)
    if (refused.length > 0) {
      const lines = sentencesOf(refused)
      throw fail(csvFailures.CSV_ROWS_REFUSED({ count: refused.length, lines }), { field: read.sent.field })
    }
    const [created, changed] = [countOf(result.rows, 'CREATE'), countOf(result.rows, 'CHANGE')]
    if (created + changed === 0) return result
    await applyAtOnce(change, viewer, plan)
    change.record('project.csvImported', { type: 'Project', id: projectId }, { kind, created, changed })
    return result
  })
}
