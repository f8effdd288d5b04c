import { changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { demandCredential, type ReadScope, type Scope } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { keepVersions } from '../board/versionMaking.service.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { assetRows, planAssets } from './assetCsv.service.ts'
import { castingRows, planCasting } from './castingCsv.service.ts'
import { csvFailures } from './csv.failures.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { CSV_COLUMNS, type CsvKind } from './csvColumns.ts'
import { type CsvOutcome, type CsvPlan, type CsvProfile, type PlanRow, shortened } from './csvPlan.ts'
import { type CsvRow, readCsv, writeCsv } from './csvText.ts'
import { planShots, shotRows } from './shotCsv.service.ts'
import { planTasks } from './taskCsv.service.ts'
import { taskRows } from './taskCsvTable.service.ts'

interface Kind {
  scopes: { read: ReadScope; write: Scope }
  rows(database: Reader, project: CsvProject): Promise<string[][]>
  plan(
    database: Reader, project: CsvProject, rows: readonly CsvRow[], profile?: CsvProfile,
  ): Promise<CsvPlan>
}

const OF_SHOTS = { read: 'shots:read', write: 'shots:write' } as const
const OF_ASSETS = { read: 'assets:read', write: 'assets:write' } as const
const OF_TASKS = { read: 'tasks:read', write: 'tasks:write' } as const

/** How each kind of file is written, planned and applied. */
export const KINDS: Readonly<Record<CsvKind, Kind>> = {
  SHOTS: { scopes: OF_SHOTS, rows: shotRows, plan: planShots },
  ASSETS: { scopes: OF_ASSETS, rows: assetRows, plan: planAssets },
  CASTING: { scopes: OF_ASSETS, rows: castingRows, plan: planCasting },
  TASKS: { scopes: OF_TASKS, rows: taskRows, plan: planTasks },
}

/** Reads the text of a file, once it is known that the viewer may see the project. */
export type TextSource = () => Promise<string>

/** The columns of a kind of file as they are written, in order. */
export const columnsOf = (kind: CsvKind): string => CSV_COLUMNS[kind].map(({ name }) => name).join(',')

const csvProject = ({ projectId }: Viewer, project: Omit<CsvProject, 'hasAddresses'>): CsvProject => ({
  ...project,
  hasAddresses: projectId === null,
})

/** The project of a file. NOT_FOUND for an outsider, FORBIDDEN for a token that may not read such rows. */
async function locateProject(viewer: Viewer, id: string, kind: CsvKind): Promise<CsvProject> {
  const project = await prisma().project.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!project) throw notFound('Project')
  demandCredential(viewer, KINDS[kind].scopes.read)
  return csvProject(viewer, project)
}

/** What a project has of a kind, as a file that spreadsheets open. */
export async function exportCsv(viewer: Viewer, projectId: string, kind: CsvKind): Promise<string> {
  const project = await locateProject(viewer, projectId, kind)
  return writeCsv(CSV_COLUMNS[kind], await KINDS[kind].rows(prisma(), project))
}

/** What becomes of each row of a file, and the names of the columns that are not read. */
export interface CsvResult {
  rows: PlanRow[]
  ignoredColumns: string[]
}

/** What `importCsv` would do now, row by row. Writes nothing. INVALID_INPUT for a file that cannot be read. */
export async function planCsv(
  viewer: Viewer,
  projectId: string,
  kind: CsvKind,
  source: TextSource,
): Promise<CsvResult> {
  const project = await locateProject(viewer, projectId, kind)
  const { rows, ignoredColumns } = readCsv(await source(), CSV_COLUMNS[kind])
  const plan = await KINDS[kind].plan(prisma(), project, rows)
  return { rows: plan.rows, ignoredColumns }
}

/** How many rows of a plan have an outcome. */
export const countOf = (rows: readonly PlanRow[], outcome: CsvOutcome): number =>
  rows.filter((row) => row.outcome === outcome).length

/** Refused rows that an error names. */
const MOST_NAMED = 5

const sentenceOf = ({ line, failures }: PlanRow) =>
  `line ${line}: ${failures.map(({ message }) => shortened(message)).join('; ')}`

/** Throws INVALID_INPUT that names the first refused rows when there are any. */
function demandAccepted(rows: readonly PlanRow[]): void {
  const refused = rows.filter(({ isRefused }) => isRefused)
  if (refused.length === 0) return
  const named = refused.slice(0, MOST_NAMED).map(sentenceOf)
  const more = refused.length > MOST_NAMED ? `, and ${refused.length - MOST_NAMED} more` : ''
  const lines = `${named.join('. ')}${more}`
  throw fail(csvFailures.CSV_ROWS_REFUSED({ count: refused.length, lines }), { field: 'text' })
}

/**
 * Brings a file into a project: all of it or, when a row is refused, nothing, with INVALID_INPUT that names the first
 * of these by line. Planned again under the lock, so that what it answers is what was done.
 */
export async function importCsv(
  viewer: Viewer,
  projectId: string,
  kind: CsvKind,
  source: TextSource,
): Promise<CsvResult> {
  await locateProject(viewer, projectId, kind)
  const text = await source()
  return changeProject(viewer, projectId, KINDS[kind].scopes.write, async (change) => {
    const { rows, ignoredColumns } = readCsv(text, CSV_COLUMNS[kind])
    const plan = await KINDS[kind].plan(change.tx, csvProject(viewer, change.project), rows)
    demandAccepted(plan.rows)
    const result = { rows: plan.rows, ignoredColumns }
    const created = countOf(plan.rows, 'CREATE')
    const changed = countOf(plan.rows, 'CHANGE')
    if (created + changed === 0) return result
    const boards = plan.boardsOf?.(() => true) ?? []
    await keepVersions(change.tx, boards, { kind: 'BEFORE_IMPORT', madeById: viewer.userId })
    await plan.apply(change, viewer, () => true)
    change.record('project.csvImported', { type: 'Project', id: projectId }, { kind, created, changed })
    return result
  })
}
