import { Prisma } from '../../__generated__/prisma/client.ts'
import type { Viewer } from '../../context.ts'
import { fail, notFound } from '../../kernel/errors.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { demandRate } from '../../platform/limiter/limiter.ts'
import { visibleTo } from '../identity/project.policy.ts'
import { exportFailures } from './export.failures.ts'
import type { ExportFormat, ExportWarning, FormatPreview, ScopeTotals } from './exports/exportFormat.ts'
import type { ExportManifest } from './exports/manifest.ts'
import { withExtension } from './exports/names.ts'
import { previewFormat } from './exports/previewFormat.service.ts'
import { readManifest } from './exports/readManifest.ts'
import {
  DATA_FORMAT, demandWritable, nameOf, type NewExport, resolveFormat, totalsOf,
} from './projectExport.service.ts'

/** Previews a person may ask for: somebody who tries options asks for one with each change. */
export const PREVIEWING = { name: 'exportPreview', most: 600, seconds: 300 }
/** A manifest is read in seconds. */
const MANIFEST_MS = 30_000
/** Pages of a preview are numbered up to this. */
const MOST_PAGE = 1_000_000

/** What an export would be. */
export interface ExportPreview extends Pick<ScopeTotals, 'shots' | 'frames'> {
  fileName: string
  /** Null for formats with nothing to show. */
  shown: FormatPreview | null
  warnings: readonly ExportWarning[]
}

interface PlannedExport {
  format: string
  options: Record<string, unknown>
  totals: ScopeTotals
  fileName: string
  /** Null for the project's own data, of which there is no manifest. */
  manifest: ExportManifest | null
}

/** Checks what is asked for as `createExport` does, and reads what would be written. */
async function planExport(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  { as, scope = {}, fileName = null }: NewExport,
): Promise<PlannedExport> {
  const project = await tx.project.findFirst({ where: { AND: [{ id }, visibleTo(viewer)] } })
  if (!project) throw notFound('Project')
  const { format, options } = await resolveFormat(tx, id, as)
  const within = { tx, project }
  const isData = format === DATA_FORMAT
  if (isData && Object.keys(scope).length > 0) throw fail(exportFailures.EXPORT_DATA_WHOLE(), { field: 'what' })
  const totals = isData
    ? await totalsOf(within, scope)
    : await demandWritable(within, format as ExportFormat, options, scope)
  const extension = format.extension(options as never)
  const name = await nameOf(within, scope, { fileName, extension })
  const hasComments = !isData && (format as ExportFormat).hasComments?.(options as never) === true
  const manifest = isData ? null : await readManifest(tx, id, scope, { hasComments })
  return { format: format.format, options, totals, fileName: name, manifest }
}

/**
 * Shows a page of what an export would write, and its warnings. Writes nothing. Fails as `createExport` does,
 * but for its limits; RATE_LIMITED beyond 600 in five minutes.
 */
export async function previewExport(
  viewer: Viewer,
  projectId: string,
  wished: NewExport,
  page: number,
): Promise<ExportPreview> {
  demandCredential(viewer, 'exports:read', ...CONTENT_SCOPES)
  if (page < 1 || page > MOST_PAGE) {
    throw fail(exportFailures.EXPORT_OPTION_OUT_OF_RANGE({ least: 1, most: MOST_PAGE }), { field: 'page' })
  }
  await demandRate(PREVIEWING, viewer.userId)
  const planned = await prisma().$transaction((tx) => planExport(tx, viewer, projectId, wished), {
    isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, maxWait: MANIFEST_MS, timeout: MANIFEST_MS,
  })
  const { format, options, manifest, fileName, totals: { shots, frames } } = planned
  const { preview: shown, warnings, extension } = manifest
    ? await previewFormat({ format, options, manifest, page })
    : { preview: null, warnings: [], extension: null }
  return { fileName: withExtension(fileName, extension), shots, frames, shown, warnings }
}
