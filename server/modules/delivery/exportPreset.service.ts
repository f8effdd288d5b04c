import type { ExportPreset, Prisma } from '../../__generated__/prisma/client.ts'
import { type Change, changeProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { demandVersion, fail, notFound, nothingToChange } from '../../kernel/errors.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { exportFailures } from './export.failures.ts'
import { visibleTo } from './exportPreset.policy.ts'
import { type AskedFormat, checkFormat } from './projectExport.service.ts'

/** Presets of a project. */
export const MOST_PRESETS = 50
/** Characters of a preset's name. */
export const MOST_NAME = 80

const subjectOf = (id: string) => ({ type: 'ExportPreset', id }) as const

function checkName(name: string): string {
  const checks = new TextChecks()
  const checked = checks.name('name', name)
  if ([...checked].length > MOST_NAME) checks.refuse('name', exportFailures.PRESET_NAME_TOO_LONG({ most: MOST_NAME }))
  checks.done()
  return checked
}

/** Throws CONFLICT when another preset of the project has the name. */
async function demandFreeName(tx: Transaction, projectId: string, name: string, id?: string): Promise<void> {
  const where = { projectId, name, ...(id !== undefined && { id: { not: id } }) }
  if ((await tx.exportPreset.count({ where })) > 0) throw fail(exportFailures.PRESET_NAME_TAKEN(), { field: 'name' })
}

const writtenFormat = (as: AskedFormat) => {
  const { format, options } = checkFormat(as)
  return { format: format.format, options: options as Prisma.InputJsonObject }
}

/** Keeps options of a format under a name. CONFLICT for a name that is taken, and beyond 50 of a project. */
export function createPreset(
  viewer: Viewer,
  projectId: string,
  wished: { name: string; as: AskedFormat },
): Promise<ExportPreset> {
  const name = checkName(wished.name)
  const written = writtenFormat(wished.as)
  return changeProject(viewer, projectId, 'exports:write', async ({ tx, record }) => {
    await demandFreeName(tx, projectId, name)
    if ((await tx.exportPreset.count({ where: { projectId } })) >= MOST_PRESETS) {
      throw fail(exportFailures.PRESETS_AT_LIMIT({ most: MOST_PRESETS }))
    }
    const row = await tx.exportPreset.create({ data: { projectId, name, ...written, createdById: viewer.userId } })
    record('preset.created', subjectOf(row.id), { name, format: row.format })
    return row
  })
}

/** Runs a change of a preset. NOT_FOUND when it is not visible, CONFLICT at another version. */
async function changePreset(
  viewer: Viewer,
  id: string,
  expectedVersion: number | null,
  work: (change: Change, before: ExportPreset) => Promise<ExportPreset>,
): Promise<ExportPreset> {
  const found = await prisma().exportPreset.findFirst({ where: { id, ...visibleTo(viewer) } })
  if (!found) throw notFound('Preset')
  return changeProject(viewer, found.projectId, 'exports:write', async (change) => {
    const before = await change.tx.exportPreset.findUnique({ where: { id } })
    if (!before) throw notFound('Preset')
    demandVersion('Preset', before, expectedVersion)
    return work(change, before)
  })
}

/** What of a preset changes; null or absent stays. */
export interface PresetChange {
  name?: string | null
  as?: AskedFormat | null
  expectedVersion: number | null
}

/** Changes the name of a preset, or the format with its options. */
export async function updatePreset(
  viewer: Viewer,
  id: string,
  { name: wished = null, as = null, expectedVersion }: PresetChange,
): Promise<ExportPreset> {
  if (wished === null && as === null) throw nothingToChange('name', 'name, as')
  const name = wished === null ? null : checkName(wished)
  const written = as === null ? null : writtenFormat(as)
  return changePreset(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    if (name !== null) await demandFreeName(tx, before.projectId, name, id)
    const data = { ...(name !== null && { name }), ...written, version: { increment: 1 } }
    const after = await tx.exportPreset.update({ where: { id }, data })
    record('preset.updated', subjectOf(id), {
      ...(after.name !== before.name && { name: { from: before.name, to: after.name } }),
      ...(after.format !== before.format && { format: { from: before.format, to: after.format } }),
      areOptionsChanged: written !== null,
    })
    return after
  })
}

/** Deletes a preset; exports made with it stay. */
export const deletePreset = (viewer: Viewer, id: string, expectedVersion: number | null): Promise<ExportPreset> =>
  changePreset(viewer, id, expectedVersion, async ({ tx, record }, before) => {
    await tx.exportPreset.delete({ where: { id } })
    record('preset.deleted', subjectOf(id), { name: before.name })
    return before
  })
