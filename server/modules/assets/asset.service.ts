import type { Asset, Prisma } from '../../__generated__/prisma/client.ts'
import type { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import { type Change, changeProject, type LockedProject } from '../../change.ts'
import type { Viewer } from '../../context.ts'
import { assetCode } from '../../kernel/codes.ts'
import { demandVersion, notFound, nothingToChange } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { TextChecks } from '../../kernel/text.ts'
import { prisma, type Transaction } from '../../platform/database/client.ts'
import { assignCode, checkCode, codeTaken, giveCode } from '../projects/assignedCode.ts'
import { visibleTo as visibleProject } from '../projects/project.policy.ts'
import { visibleTo } from './asset.policy.ts'
import { checkMetadata, type MetadataEntry, metadataOf } from './assetMetadata.ts'

/** A change of a project, as `changeProject` hands it to its work. */
type ProjectChange = Change & { project: LockedProject }

/** A new asset; what is not given is as the schema says. */
export interface NewAsset {
  name: string
  type?: AssetType | null
  status?: AssetStatus | null
  description?: string | null
  /** Made from the name when not given. */
  code?: string | null
  metadata?: readonly MetadataEntry[] | null
}

/** What may be changed of an asset; null or nothing leaves it as it is. */
export interface AssetDetails extends Partial<Omit<NewAsset, 'name'>> {
  name?: string | null
  expectedVersion?: number | null
}

/** Details whose texts are checked; null leaves a thing as it is. */
interface CheckedDetails {
  name: string | null
  description: string | null
  code: string | null
  metadata: MetadataEntry[] | null
}

function checkDetails({ name = null, description = null, code = null, metadata = null }: AssetDetails) {
  const checks = new TextChecks()
  const checked: CheckedDetails = {
    name: name === null ? null : checks.name('name', name),
    description: description === null ? null : checks.description('description', description),
    code,
    metadata: metadata === null ? null : checkMetadata(checks, metadata),
  }
  checkCode(checks, code)
  checks.done()
  return checked
}

/** The project an asset belongs to. NOT_FOUND for who may not see the asset. */
export async function locateAsset(viewer: Viewer, id: string): Promise<{ id: string; projectId: string }> {
  const found = await prisma.asset.findFirst({
    where: { id, ...visibleTo(viewer) },
    select: { id: true, projectId: true },
  })
  if (!found) throw notFound('Asset')
  return found
}

/** The asset as it is under the lock of its project. NOT_FOUND in the trash. */
export async function lockedAsset({ tx, project }: ProjectChange, id: string): Promise<Asset> {
  const asset = await tx.asset.findFirst({ where: { id, projectId: project.id, deletedAt: null } })
  if (!asset) throw notFound('Asset')
  return asset
}

const codesOf = (projectId: string) => ({ kind: 'ASSET' as const, parentId: projectId })

/** Makes an asset inside a change of its project. INVALID_INPUT for texts that break a rule, CONFLICT for the code. */
export async function createAssetIn({ tx, project, record }: ProjectChange, input: NewAsset): Promise<Asset> {
  const { description, code: wished, metadata, ...checked } = checkDetails(input)
  const name = checked.name ?? input.name
  const code = await assignCode(tx, codesOf(project.id), wished, assetCode(name))
  const asset = await tx.asset.create({
    data: {
      projectId: project.id,
      code,
      name,
      type: input.type ?? 'OTHER',
      status: input.status ?? 'DRAFT',
      description: description ?? '',
      metadata: jsonOf(metadata ?? []),
    },
  })
  record('asset.created', { type: 'Asset', id: asset.id }, { name, code, type: asset.type })
  return asset
}

const jsonOf = (metadata: readonly MetadataEntry[]) => metadata as unknown as Prisma.InputJsonArray

/** Makes an asset in a project. CONFLICT for a code that was ever given there. */
export function createAsset(viewer: Viewer, projectId: string, input: NewAsset): Promise<Asset> {
  return changeProject(viewer, projectId, 'edit', (change) => createAssetIn(change, input))
}

/** Whether a code that is given in the project was given to this asset. */
async function wasItsOwn(tx: Transaction, { id, projectId }: Asset, code: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isOwn: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM "Event"
      WHERE "projectId" = ${projectId}::uuid AND "subject" = ${toTypeId('Asset', id)}
        AND "type" IN ('asset.created', 'asset.updated') AND "payload" ? 'code'
        AND lower(CASE WHEN jsonb_typeof("payload"->'code') = 'object' THEN "payload"->'code'->>'to'
          ELSE "payload"->>'code' END) = lower(${code})
    ) AS "isOwn"`
  return row?.isOwn ?? false
}

/** Gives an asset another code: one that was never given, or one it had before. */
async function recode(tx: Transaction, asset: Asset, code: string): Promise<void> {
  if (code.toLowerCase() === asset.code.toLowerCase()) return
  const isNew = await giveCode(tx, codesOf(asset.projectId), code)
  if (!isNew && !(await wasItsOwn(tx, asset, code))) throw codeTaken(code)
}

const isSameMetadata = (one: readonly MetadataEntry[], other: readonly MetadataEntry[]) =>
  one.length === other.length &&
  one.every(({ key, kind, value }, index) => {
    const { [index]: same } = other
    return same?.key === key && same.kind === kind && same.value === value
  })

/** What details would write of an asset: only what differs. */
function differences(asset: Asset, details: AssetDetails, checked: CheckedDetails) {
  const { type = null, status = null } = details
  const { name, description, code, metadata } = checked
  return {
    ...(name !== null && name !== asset.name && { name }),
    ...(code !== null && code !== asset.code && { code }),
    ...(type !== null && type !== asset.type && { type }),
    ...(status !== null && status !== asset.status && { status }),
    ...(description !== null && description !== asset.description && { description }),
    ...(metadata !== null && !isSameMetadata(metadata, metadataOf(asset)) && { metadata: jsonOf(metadata) }),
  }
}

/** What an event tells of changes: old and new, but for what may be long. */
function toldOf(asset: Asset, { name, code, type, status, description, metadata }: Partial<Asset>) {
  return {
    ...(name !== undefined && { name: { from: asset.name, to: name } }),
    ...(code !== undefined && { code: { from: asset.code, to: code } }),
    ...(type !== undefined && { type: { from: asset.type, to: type } }),
    ...(status !== undefined && { status: { from: asset.status, to: status } }),
    isDescribed: description !== undefined,
    isMetadataChanged: metadata !== undefined,
  }
}

/**
 * Changes an asset inside a change of its project; `asset` is the row under the lock. What is as it is asked to be
 * stays, without a new version and without an event.
 */
export async function updateAssetIn(
  { tx, record }: ProjectChange,
  asset: Asset,
  details: AssetDetails,
): Promise<Asset> {
  const checked = checkDetails(details)
  demandVersion('Asset', asset, details.expectedVersion ?? null)
  const data = differences(asset, details, checked)
  if (Object.keys(data).length === 0) return asset
  if (data.code !== undefined) await recode(tx, asset, data.code)
  const changed = await tx.asset.update({ where: { id: asset.id }, data: { ...data, version: { increment: 1 } } })
  record('asset.updated', { type: 'Asset', id: asset.id }, toldOf(asset, data as Partial<Asset>))
  return changed
}

/** Changes what is known of an asset. CONFLICT for a code another asset has or had, or at another version. */
export async function updateAsset(viewer: Viewer, assetId: string, details: AssetDetails): Promise<Asset> {
  const { expectedVersion: _, ...given } = details
  if (Object.values(given).every((value) => value == null)) {
    throw nothingToChange('name', 'name, type, status, description, code, metadata')
  }
  const { projectId } = await locateAsset(viewer, assetId)
  return changeProject(viewer, projectId, 'edit', async (change) =>
    updateAssetIn(change, await lockedAsset(change, assetId), details),
  )
}

/**
 * Moves an asset to the trash, restorable for 30 days. What it uses and owns and where it is cast stays with it, out of
 * sight.
 */
export async function deleteAsset(viewer: Viewer, assetId: string): Promise<{ id: string; projectId: string }> {
  const { projectId } = await locateAsset(viewer, assetId)
  return changeProject(viewer, projectId, 'edit', async (change) => {
    const { code, name } = await lockedAsset(change, assetId)
    await change.tx.asset.update({
      where: { id: assetId },
      data: { deletedAt: new Date(), version: { increment: 1 } },
    })
    change.record('asset.deleted', { type: 'Asset', id: assetId }, { code, name })
    return { id: assetId, projectId }
  })
}

/** Takes an asset out of the trash with all that hangs on it. One that is not there stays as it is. */
export async function restoreAsset(viewer: Viewer, assetId: string): Promise<Asset> {
  const located = await prisma.asset.findFirst({
    where: { id: assetId, project: visibleProject(viewer) },
    select: { projectId: true },
  })
  if (!located) throw notFound('Asset')
  return changeProject(viewer, located.projectId, 'edit', async ({ tx, record, project }) => {
    const trashed = await tx.asset.findFirst({ where: { id: assetId, projectId: project.id } })
    if (!trashed) throw notFound('Asset')
    if (trashed.deletedAt === null) return trashed
    const asset = await tx.asset.update({
      where: { id: assetId },
      data: { deletedAt: null, version: { increment: 1 } },
    })
    record('asset.restored', { type: 'Asset', id: assetId }, { code: asset.code, name: asset.name })
    return asset
  })
}
