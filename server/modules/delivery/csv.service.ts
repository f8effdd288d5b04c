import type { Viewer } from '../../context.ts'
import { notFound } from '../../kernel/errors.ts'
import { demandCredential, type ReadScope, type Scope } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { assetRows, planAssets } from './assetCsv.service.ts'
import { castingRows, planCasting } from './castingCsv.service.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { CSV_COLUMNS, type CsvKind } from './csvColumns.ts'
import type { CsvPlan, CsvProfile } from './csvPlan.ts'
import { type CsvRow, writeCsv } from './csvText.ts'
import { planShots, shotRows } from './shotCsv.service.ts'
import { planTasks } from './taskCsv.service.ts'
import { taskRows } from './taskCsvTable.service.ts'

interface Kind {
  scopes: { read: ReadScope; write: Scope }
  rows(database: Reader, project: CsvProject): Promise<string[][]>
  plan(
    database: Reader, project: CsvProject, rows: readonly CsvRow[], profile: CsvProfile,
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

/** The columns of a kind of file as they are written, in order. */
export const columnsOf = (kind: CsvKind): string => CSV_COLUMNS[kind].map(({ name }) => name).join(',')

/** The project of a file. NOT_FOUND for an outsider, FORBIDDEN for a token that may not read such rows. */
export async function locateProject(viewer: Viewer, id: string, kind: CsvKind) {
  const project = await prisma().project.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!project) throw notFound('Project')
  demandCredential(viewer, KINDS[kind].scopes.read)
  return { ...project, hasAddresses: viewer.projectId === null }
}

/** What a project has of a kind, as a file that spreadsheets open. */
export async function exportCsv(viewer: Viewer, projectId: string, kind: CsvKind): Promise<string> {
  const project = await locateProject(viewer, projectId, kind)
  return writeCsv(CSV_COLUMNS[kind], await KINDS[kind].rows(prisma(), project))
}
