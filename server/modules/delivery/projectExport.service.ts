import type { Prisma, ProjectExport } from '../../__generated__/prisma/client.ts'
import { changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { dayText } from '../../kernel/days.ts'
import { frameRateOf } from '../../kernel/frames.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { exportFailures } from './export.failures.ts'
import { DATA_CONTENT_TYPE, DATA_EXTENSION, KEPT_MS } from './exportFile.ts'
import { subjectOf, UNDER_WAY } from './exportProgress.ts'
import type { ExportFormat, ScopeTotals } from './exports/exportFormat.ts'
import { EXPORT_FORMATS, WRITTEN_FORMATS } from './exports/exportFormats.ts'
import { exportOptions, flag, readOptions } from './exports/exportOption.ts'
import { fileNameOf } from './exports/names.ts'
import { type ExportScope, scopedShots } from './exports/readManifest.ts'
import { LIVE } from './exportSnapshot.ts'
import { visibleTo } from './projectExport.policy.ts'
import { enqueueExport } from './writeExport.service.ts'

/** Exports of a project that are queued or written at the same time. */
export const MOST_AT_A_TIME = 3
/** Exports a person may ask for in an hour. */
export const MOST_PER_HOUR = 30
/** Exports of a project that are kept; the oldest of more is forgotten. */
export const MOST_KEPT = 10
export const GIB = 1_073_741_824
/** Bytes of a project's kept exports above which no further one begins. */
export const MOST_KEPT_BYTES = 20 * GIB

const ASKING = { name: 'exportProject', most: MOST_PER_HOUR, seconds: 3600 }

/** What a DATA export holds besides the rows. */
const DATA_OPTIONS = exportOptions('DataExportInput', {
  includeCanvasData: flag(true, 'Whether the file contains the drawings, which are most of its size.'),
})

/** The project's own data as JSON Lines, which a transaction writes and no process of its own. */
export const DATA_FORMAT = {
  format: 'DATA', field: 'data', description: 'All objects of the project as JSON Lines, for scripts and backups.',
  options: DATA_OPTIONS, extension: () => DATA_EXTENSION, contentType: () => DATA_CONTENT_TYPE,
} as const

/** Every format that an export is asked for in. */
export const ALL_FORMATS = [DATA_FORMAT, ...EXPORT_FORMATS] as const

/** A format with options, as somebody asks for it; `field` is where they stand in the input. */
export interface AskedFormat {
  format: string
  options: unknown
  field: string
}

/** What is asked for: a format, or the preset that names one. */
export type ExportAs = AskedFormat | { presetId: string }

export interface NewExport {
  as: ExportAs
  scope?: ExportScope
  /** The name of the file without or with its extension; made of the codes and the day by default. */
  fileName?: string | null
}

/** A format and its options, checked. INVALID_INPUT that names the option at fault. */
export function checkFormat({ format, options, field }: AskedFormat) {
  const found = WRITTEN_FORMATS.find((each) => each.format === format) ?? DATA_FORMAT
  return { format: found, options: readOptions(found.options, options, field) as Record<string, unknown> }
}

/** Reads a preset of the project: it is as anything else in an input that is not there, NOT_FOUND. */
export async function resolveFormat(tx: Transaction, projectId: string, as: ExportAs) {
  if (!('presetId' in as)) return { ...checkFormat(as), presetId: null }
  const preset = await tx.exportPreset.findFirst({ where: { id: as.presetId, projectId } })
  if (!preset) throw notFound('Preset', 'as.presetId')
  return { ...checkFormat({ ...preset, field: 'as.presetId' }), presetId: preset.id }
}

/** Throws NOT_FOUND for an id of the scope that is not in the project. */
async function demandScope(tx: Transaction, projectId: string, scope: ExportScope): Promise<void> {
  const inProject = { ...LIVE, projectId }
  const { storyboardIds = [], sceneIds = [], shotIds = [] } = scope
  const boards = await tx.storyboard.count({ where: { ...inProject, id: { in: [...storyboardIds] } } })
  if (boards < new Set(storyboardIds).size) throw notFound('Storyboard', 'what.storyboardIds')
  const scenes = await tx.scene.count({ where: { storyboard: inProject, deletedAt: null, id: { in: [...sceneIds] } } })
  if (scenes < new Set(sceneIds).size) throw notFound('Scene', 'what.sceneIds')
  const shots = await tx.shot.count({ where: { ...LIVE, storyboard: inProject, id: { in: [...shotIds] } } })
  if (shots < new Set(shotIds).size) throw notFound('Shot', 'what.shotIds')
}

/** A project in a transaction. */
interface InProject {
  tx: Transaction
  project: Pick<LockedProject, 'id' | 'code' | 'frameRateNumerator' | 'frameRateDenominator'>
}

/** Counts what is in a scope. */
export async function totalsOf({ tx, project }: InProject, scope: ExportScope): Promise<ScopeTotals> {
  const where = scopedShots(project.id, scope)
  const { _count: shots, _sum: sums } = await tx.shot.aggregate({ where, _count: true, _sum: { frames: true } })
  const views = await tx.shotView.count({ where: { ...LIVE, shot: where } })
  return { shots, views, frames: sums.frames ?? 0, frameRate: frameRateOf(project) }
}

/** Throws why a format cannot be written here, or not of this scope. Answers what is in it. */
export async function demandWritable(
  { tx, project }: InProject,
  format: ExportFormat,
  options: Record<string, unknown>,
  scope: ExportScope,
): Promise<ScopeTotals> {
  const unavailable = format.unavailable?.()
  if (unavailable) throw fail(unavailable)
  await demandScope(tx, project.id, scope)
  const totals = await totalsOf({ tx, project }, scope)
  if (totals.shots === 0 && !format.mayBeEmpty) throw fail(exportFailures.EXPORT_EMPTY(), { field: 'what' })
  const refused = format.refuse?.(options, totals)
  if (refused) throw fail(refused, { field: 'what' })
  return totals
}

/** Throws CONFLICT when as many exports are under way, or as much of them is kept, as a project may have. */
async function demandRoom(tx: Transaction, projectId: string): Promise<void> {
  if ((await tx.projectExport.count({ where: { projectId, ...UNDER_WAY } })) >= MOST_AT_A_TIME) {
    throw fail(exportFailures.EXPORTS_AT_LIMIT({ most: MOST_AT_A_TIME }))
  }
  const finished = { where: { projectId, expiresAt: { gt: new Date() } }, orderBy: { id: 'desc' } } as const
  const old = await tx.projectExport.findMany({ ...finished, skip: MOST_KEPT - 1, select: { id: true } })
  const ids = old.map(({ id }) => id)
  await tx.projectExport.updateMany({ where: { id: { in: ids } }, data: { expiresAt: new Date() } })
  const { _sum: kept } = await tx.projectExport.aggregate({ where: finished.where, _sum: { bytes: true } })
  if (Number(kept.bytes ?? 0) < MOST_KEPT_BYTES) return
  throw fail(exportFailures.EXPORTS_TOO_LARGE({ gigabytes: MOST_KEPT_BYTES / GIB }))
}

/** `BRICK-MAIN-2026-11-25.zip`, or the name asked for. */
export async function nameOf(
  { tx, project }: InProject,
  { storyboardIds }: ExportScope,
  { fileName, extension }: { fileName: string | null; extension: string },
): Promise<string> {
  const ending = `.${extension}`
  if (fileName !== null) {
    const isNamedWhole = fileName.toLowerCase().endsWith(ending.toLowerCase())
    return fileNameOf(isNamedWhole ? fileName.slice(0, -ending.length) : fileName) + ending
  }
  const only = storyboardIds?.length === 1 ? storyboardIds[0] : undefined
  const board = only === undefined ? null : await tx.storyboard.findUnique({ where: { id: only } })
  return `${[project.code, ...(board ? [board.code] : []), dayText(new Date())].join('-')}${ending}`
}

/**
 * Queues an export of a project, archived or not. Permission to read the project is enough, as nothing of it changes: a
 * backup script needs no permission to write. A token limited to the project gets people without their addresses.
 * CONFLICT while too many are under way; INVALID_INPUT for an empty or too large scope; UNAVAILABLE for a format that
 * this server cannot write; FORBIDDEN for a token that may not read all of it.
 */
export async function createExport(
  viewer: Viewer,
  projectId: string,
  { as, scope = {}, fileName = null }: NewExport,
): Promise<ProjectExport> {
  await demandRate(ASKING, viewer.userId)
  return changeProject(
    viewer,
    projectId,
    'exports:read',
    async (change) => {
      demandCredential(viewer, ...CONTENT_SCOPES)
      const { tx, record } = change
      const { format, options, presetId } = await resolveFormat(tx, projectId, as)
      const isData = format === DATA_FORMAT
      if (isData && Object.keys(scope).length > 0) throw fail(exportFailures.EXPORT_DATA_WHOLE(), { field: 'what' })
      if (!isData) await demandWritable(change, format as ExportFormat, options, scope)
      await demandRoom(tx, projectId)
      const extension = format.extension(options as never)
      const row = await tx.projectExport.create({
        data: {
          ...{ projectId, requestedById: viewer.userId, format: format.format, presetId },
          ...{ options: options as Prisma.InputJsonObject, scope: { ...scope } as Prisma.InputJsonObject },
          hasAddresses: isData && viewer.projectId === null,
          includesCanvasData: isData && options['includeCanvasData'] === true,
          fileName: await nameOf(change, scope, { fileName, extension }),
        },
      })
      record('export.queued', subjectOf(row), { format: format.format })
      await enqueueExport(tx, row)
      return row
    },
    'archived',
  )
}

/** Starts an export again, with the same contents, format, options and name. Fails as `createExport` does. */
export async function retryExport(viewer: Viewer, id: string): Promise<ProjectExport> {
  const found = await prisma().projectExport.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!found) throw notFound('Export')
  const { projectId, format, options, fileName } = found
  const as = { format, options, field: 'exportId' }
  return createExport(viewer, projectId, { as, scope: found.scope as ExportScope, fileName })
}

/**
 * Ends an export that is queued or under way; its process ends within a second, and nothing of the file is kept. Only
 * the person who requested it and administrators may. CONFLICT when it has ended.
 */
export async function cancelExport(viewer: Viewer, id: string): Promise<ProjectExport> {
  const found = await prisma().projectExport.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!found) throw notFound('Export')
  const permission = found.requestedById === viewer.userId ? 'exports:read' : 'organization:admin'
  return changeProject(
    viewer,
    found.projectId,
    permission,
    async ({ tx, record }) => {
      const finishedAt = new Date()
      const times = { finishedAt, expiresAt: new Date(finishedAt.getTime() + KEPT_MS), workedUntil: null }
      const where = { id, ...UNDER_WAY }
      const { count } = await tx.projectExport.updateMany({ where, data: { status: 'CANCELED', ...times } })
      if (count === 0) throw fail(exportFailures.EXPORT_ENDED())
      record('export.canceled', subjectOf(found), {})
      return tx.projectExport.findUniqueOrThrow({ where: { id } })
    },
    'archived',
  )
}

/**
 * Deletes the exports of a project that leaves its organization, because they name people there. The next housekeeping
 * deletes the files, which no link opens meanwhile.
 */
export async function forgetExportsOf(tx: Transaction, projectId: string): Promise<void> {
  await tx.projectExport.deleteMany({ where: { projectId } })
}
