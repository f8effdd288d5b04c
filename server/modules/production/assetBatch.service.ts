import type { Asset } from '../../__generated__/prisma/client.ts'
import type { AssetStatus, AssetType } from '../../__generated__/prisma/enums.ts'
import type { Change, LockedProject } from '../../change.ts'
import { assetCode, numberedCode } from '../../kernel/codes.ts'
import { type InputRow, ONLY_ROW } from '../../kernel/inputRows.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { codeTaken } from '../projects/assignedCode.ts'
import type { ChangedExternalId } from '../projects/externalId.service.ts'
import { type MetadataEntry, metadataOf } from './assetMetadata.ts'

/** What an asset of a batch is to be; checked. */
export interface BatchAsset {
  id: string
  name: string
  code: string
  type: AssetType
  status: AssetStatus
  description: string
  metadata: readonly MetadataEntry[]
}

/** A new asset of a batch; its code is made from its name when null. */
export interface NewBatchAsset extends Omit<BatchAsset, 'code'> {
  code: string | null
  externalId?: string | null
  row?: InputRow
}

/** An asset with the changes of a row; what is null or absent keeps its value. */
export const withChanges = (
  before: Asset,
  { name, code, type, status, description, metadata }: { [Field in keyof BatchAsset]?: BatchAsset[Field] | null },
): BatchAsset => ({
  id: before.id,
  name: name ?? before.name,
  code: code ?? before.code,
  type: type ?? before.type,
  status: status ?? before.status,
  description: description ?? before.description,
  metadata: metadata ?? metadataOf(before),
})

/** Codes for new assets, one after the other, marked as given for ever. Under the project's lock. */
async function assignCodes(tx: Transaction, projectId: string, assets: readonly NewBatchAsset[]): Promise<string[]> {
  const given = await tx.$queryRaw<{ code: string }[]>`
    SELECT "code" FROM "AssignedCode" WHERE "kind" = 'ASSET' AND "parentId" = ${projectId}::uuid`
  const taken = new Set(given.map(({ code }) => code))
  for (const { code, row = ONLY_ROW } of assets) {
    if (code === null) continue
    if (taken.has(code.toLowerCase())) throw codeTaken(code, row.field('code'))
    taken.add(code.toLowerCase())
  }
  const numbers = new Map<string, number>()
  const nextCode = (name: string) => {
    const base = assetCode(name)
    for (let number = numbers.get(base) ?? 1; ; number++) {
      const code = numberedCode(base, number)
      if (taken.has(code.toLowerCase())) continue
      numbers.set(base, number + 1)
      taken.add(code.toLowerCase())
      return code
    }
  }
  const codes = assets.map(({ name, code }) => code ?? nextCode(name))
  const lower = codes.map((code) => code.toLowerCase())
  await tx.$executeRaw`
    INSERT INTO "AssignedCode" ("kind", "parentId", "code")
    SELECT 'ASSET', ${projectId}::uuid, "code" FROM unnest(${lower}::text[]) AS given("code")`
  return codes
}

/** Adds assets inside a change of their project, by a few statements however many there are. */
export async function createAssetsIn(
  { tx, project, record }: Change & { project: LockedProject },
  assets: readonly NewBatchAsset[],
): Promise<void> {
  if (assets.length === 0) return
  const codes = await assignCodes(tx, project.id, assets)
  const rows = assets.map(({ row: _, ...asset }, index) => ({
    ...asset,
    projectId: project.id,
    code: codes[index] ?? '',
  }))
  await tx.$executeRaw`
    INSERT INTO "Asset" ("id", "projectId", "code", "name", "type", "status", "description", "metadata", "updatedAt")
    SELECT n.*, now() FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "projectId" uuid, "code" text, "name" text, "type" "AssetType", "status" "AssetStatus",
      "description" text, "metadata" jsonb)`
  for (const { id, name, code, type, externalId } of rows) {
    record('asset.created', { type: 'Asset', id }, { name, code, type, ...(externalId && { externalId }) })
  }
}

const isSameMetadata = (one: readonly MetadataEntry[], other: readonly MetadataEntry[]) =>
  one.length === other.length &&
  one.every(({ key, kind, value }, index) => {
    const { [index]: same } = other
    return same?.key === key && same.kind === kind && same.value === value
  })

/** The payload of the event of a change; null if nothing differs. Long texts are only marked. */
export function changesOf(before: Asset, after: BatchAsset) {
  const payload = {
    ...(after.name !== before.name && { name: { from: before.name, to: after.name } }),
    ...(after.code !== before.code && { code: { from: before.code, to: after.code } }),
    ...(after.type !== before.type && { type: { from: before.type, to: after.type } }),
    ...(after.status !== before.status && { status: { from: before.status, to: after.status } }),
    isDescribed: after.description !== before.description,
    isMetadataChanged: !isSameMetadata(after.metadata, metadataOf(before)),
  }
  return Object.values(payload).some(Boolean) ? payload : null
}

/** Changes assets of the locked project inside a change of it, by one statement. */
export async function updateAssetsIn(
  { tx, project, record }: Change & { project: LockedProject },
  changes: readonly { before: Asset; after: BatchAsset }[],
  externalIds: ReadonlyMap<string, ChangedExternalId> = new Map(),
): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ after }) => after)
  await tx.$executeRaw`
    UPDATE "Asset" a SET "name" = n."name", "code" = n."code", "type" = n."type", "status" = n."status",
      "description" = n."description", "metadata" = n."metadata", "version" = a."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "name" text, "code" text, "type" "AssetType", "status" "AssetStatus", "description" text,
      "metadata" jsonb)
    WHERE a."id" = n."id" AND a."projectId" = ${project.id}::uuid`
  for (const { before, after } of changes) {
    const externalId = externalIds.get(before.id)
    const payload = changesOf(before, after) ?? { isDescribed: false, isMetadataChanged: false }
    record('asset.updated', { type: 'Asset', id: before.id }, { ...payload, ...(externalId && { externalId }) })
  }
}
