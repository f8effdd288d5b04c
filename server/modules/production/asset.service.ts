import { v7 as uuidv7 } from 'uuid'
import type { Asset } from '../../__generated__/prisma/client.ts'
import type { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import { type Change, changeProject, type ProjectChange } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { commonFailures } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { type InRow, type Named, ONLY_ROW, onlyRow } from '../../kernel/inputRows.ts'
import { TextChecks } from '../../kernel/text.ts'
import { changeObjects, lockedObjects, type ObjectKind } from '../../objectList.ts'
import { checkCode, recode } from '../projects/assignedCode.ts'
import { checkExternalId, setExternalIds } from '../projects/externalId.service.ts'
import { visibleTo as visibleProject } from '../identity/project.policy.ts'
import { changesOf, createAssetsIn, updateAssetsIn, withChanges } from './assetBatch.service.ts'
import { checkMetadata, type MetadataEntry } from './assetMetadata.ts'

/** A new asset; a field that is null or absent gets its default. */
export interface NewAsset {
  name: string
  type?: AssetType | null
  status?: AssetStatus | null
  description?: string | null
  /** Made from the name when null. */
  code?: string | null
  metadata?: readonly MetadataEntry[] | null
  /** Null for none; undefined keeps it in a change. */
  externalId?: string | null | undefined
}

/** A change of an asset; a field that is null or absent keeps its value. */
export interface AssetChange extends Named, Partial<Omit<NewAsset, 'name'>> {
  name?: string | null
}

/** Assets of one project that a mutation changed, in the order in which the input names them. */
export interface ChangedAssets {
  projectId: string
  ids: readonly string[]
}

/** Checks the texts of rows, which may be null or absent. */
function checkTexts<Row extends InRow<Partial<Omit<AssetChange, 'id'>>>>(rows: readonly Row[]) {
  const checks = new TextChecks()
  const checked = rows.map((given) => {
    const { row, name = null, description = null, code = null, metadata = null } = given
    checkCode(checks, code, row.field('code'))
    return {
      ...given,
      name: row.name(checks, name),
      description: row.description(checks, description),
      code,
      externalId: checkExternalId(checks, row, given.externalId),
      metadata: metadata && checkMetadata(checks, metadata, row.field('metadata')),
    }
  })
  checks.done()
  return checked
}

const ASSETS: ObjectKind<Asset> = {
  noun: 'Asset',
  permission: 'assets:write',
  projectOf: (viewer, id, database) =>
    database.asset.findFirst({ where: { id, project: visibleProject(viewer) }, select: { projectId: true } }),
  read: (tx, projectId, ids) => tx.asset.findMany({ where: { id: { in: ids }, projectId } }),
}

/** The asset as it is under the lock of its project. NOT_FOUND in the trash. */
export async function lockedAsset(change: ProjectChange, viewer: Viewer, id: string): Promise<Asset> {
  const [asset] = await lockedObjects(ASSETS, change, viewer, onlyRow({ id }))
  if (!asset) throw ONLY_ROW.notFound('Asset')
  return asset
}

/** Adds assets to a project, all or none. CONFLICT for a code that was ever given there. */
export async function createAssets(
  viewer: Viewer,
  projectId: string,
  assets: readonly InRow<NewAsset>[],
): Promise<ChangedAssets> {
  const rows = checkTexts(assets).map((asset) => ({
    ...asset,
    id: uuidv7(),
    name: asset.name ?? '',
    type: asset.type ?? 'OTHER' as const,
    status: asset.status ?? 'DRAFT' as const,
    description: asset.description ?? '',
    metadata: asset.metadata ?? [],
    externalId: asset.externalId ?? null,
  }))
  return changeProject(viewer, projectId, 'assets:write', async (change) => {
    await createAssetsIn(change, rows)
    await setExternalIds(change.tx, projectId, 'Asset', rows)
    return { projectId, ids: rows.map(({ id }) => id) }
  })
}

const CHANGEABLE = ['name', 'type', 'status', 'description', 'code', 'metadata'] as const

/**
 * Changes assets of one project, all or none. CONFLICT for a code that another asset has or had. An asset of which
 * nothing differs is not written.
 */
export async function updateAssets(viewer: Viewer, changes: readonly InRow<AssetChange>[]): Promise<ChangedAssets> {
  const rows = checkTexts(changes)
  const empty = rows.find((row) => row.externalId === undefined && CHANGEABLE.every((field) => row[field] == null))
  const fields = [...CHANGEABLE, 'externalId'].join(', ')
  if (empty) throw empty.row.fail('name', commonFailures.NOTHING_TO_CHANGE({ fields }))
  return changeObjects(ASSETS, viewer, rows, async (change, assets) => {
    const projectId = change.project.id
    for (const [index, { id, code: from }] of assets.entries()) {
      const { code: to = null, row = ONLY_ROW } = rows[index] ?? {}
      const space = { kind: 'ASSET' as const, parentId: projectId }
      const subject = toTypeId('Asset', id)
      if (to !== null) await recode(change.tx, { space, projectId, subject, from, to, field: row.field('code') })
    }
    const both = assets.map((before, index) => ({ before, after: withChanges(before, rows[index] ?? {}) }))
    const externalIds = await setExternalIds(change.tx, projectId, 'Asset', rows)
    const differing = both.filter(({ before, after }) =>
      externalIds.has(before.id) || changesOf(before, after) !== null)
    await updateAssetsIn(change, differing, externalIds)
    return { projectId, ids: assets.map(({ id }) => id) }
  })
}

/** Moves assets to the trash inside a change of their project. */
export async function trashAssetsIn({ tx, record }: Change, assets: readonly Asset[]): Promise<void> {
  const data = { deletedAt: new Date(), version: { increment: 1 } }
  await tx.asset.updateMany({ where: { id: { in: assets.map(({ id }) => id) } }, data })
  for (const { id, code, name } of assets) record('asset.deleted', { type: 'Asset', id }, { code, name })
}

/**
 * Moves assets of one project to the trash, all or none. Their dependencies and castings stay with them, hidden, for
 * the 30 days in which they can be restored.
 */
export async function deleteAssets(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedAssets> {
  return changeObjects(ASSETS, viewer, rows, async (change, live) => {
    await trashAssetsIn(change, live)
    return { projectId: change.project.id, ids: live.map(({ id }) => id) }
  })
}

/** Takes assets of one project out of the trash, all or none, with all that hangs on them. Others stay as they are. */
export async function restoreAssets(viewer: Viewer, rows: readonly InRow<Named>[]): Promise<ChangedAssets> {
  return changeObjects(ASSETS, viewer, rows, async (change, assets) => {
    const trashed = assets.filter(({ deletedAt }) => deletedAt !== null)
    const where = { id: { in: trashed.map(({ id }) => id) } }
    if (trashed.length > 0) {
      await change.tx.asset.updateMany({ where, data: { deletedAt: null, version: { increment: 1 } } })
    }
    for (const { id, code, name } of trashed) change.record('asset.restored', { type: 'Asset', id }, { code, name })
    return { projectId: change.project.id, ids: assets.map(({ id }) => id) }
  }, { withTrashed: true })
}
