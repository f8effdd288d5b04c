import { v7 as uuidv7 } from 'uuid'
import type { AssetType } from '../../__generated__/prisma/enums.ts'
import type { Change, LockedProject } from '../../change.ts'
import { assetCode, numberedCode } from '../../kernel/codes.ts'
import type { Transaction } from '../../platform/database/client.ts'

/** A new asset of a batch; its texts are checked. */
export interface NewAssetRow {
  type: AssetType
  name: string
  description: string
}

/** Another description for an asset, checked. */
export interface DescribedAsset {
  id: string
  description: string
}

/** Codes for new assets from their names, one after the other, marked as given for ever. Under the project's lock. */
async function assignCodes(tx: Transaction, projectId: string, names: readonly string[]): Promise<string[]> {
  const given = await tx.$queryRaw<{ code: string }[]>`
    SELECT "code" FROM "AssignedCode" WHERE "kind" = 'ASSET' AND "parentId" = ${projectId}::uuid`
  const taken = new Set(given.map(({ code }) => code))
  const numbers = new Map<string, number>()
  const codes = names.map((name) => {
    const base = assetCode(name)
    for (let number = numbers.get(base) ?? 1; ; number++) {
      const code = numberedCode(base, number)
      if (taken.has(code.toLowerCase())) continue
      numbers.set(base, number + 1)
      taken.add(code.toLowerCase())
      return code
    }
  })
  const lower = codes.map((code) => code.toLowerCase())
  await tx.$executeRaw`
    INSERT INTO "AssignedCode" ("kind", "parentId", "code")
    SELECT 'ASSET', ${projectId}::uuid, "code" FROM unnest(${lower}::text[]) AS given("code")`
  return codes
}

/** Makes assets inside a change of their project, with a few statements however many there are. */
export async function createAssetsIn(
  { tx, project, record }: Change & { project: LockedProject },
  assets: readonly NewAssetRow[],
): Promise<void> {
  if (assets.length === 0) return
  const codes = await assignCodes(tx, project.id, assets.map(({ name }) => name))
  const rows = assets.map((asset, index) => ({
    ...asset,
    id: uuidv7(),
    projectId: project.id,
    code: codes[index] ?? '',
  }))
  await tx.$executeRaw`
    INSERT INTO "Asset" ("id", "projectId", "code", "name", "type", "description", "updatedAt")
    SELECT n.*, now() FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
      "id" uuid, "projectId" uuid, "code" text, "name" text, "type" "AssetType", "description" text)`
  for (const { id, name, code, type } of rows) record('asset.created', { type: 'Asset', id }, { name, code, type })
}

/** Gives assets of the locked project other descriptions inside a change of it, with one statement. */
export async function describeAssetsIn(
  { tx, project, record }: Change & { project: LockedProject },
  assets: readonly DescribedAsset[],
): Promise<void> {
  if (assets.length === 0) return
  await tx.$executeRaw`
    UPDATE "Asset" a SET "description" = n."description", "version" = a."version" + 1, "updatedAt" = now()
    FROM jsonb_to_recordset(${JSON.stringify(assets)}::jsonb) AS n("id" uuid, "description" text)
    WHERE a."id" = n."id" AND a."projectId" = ${project.id}::uuid`
  for (const { id } of assets) {
    record('asset.updated', { type: 'Asset', id }, { isDescribed: true, isMetadataChanged: false })
  }
}
