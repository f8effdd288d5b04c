import { v7 as uuidv7 } from 'uuid'
import type { AssetType } from '../../__generated__/prisma/enums.ts'
import {
  createAssetsIn,
  type NewBatchAsset,
  updateAssetsIn,
  withChanges,
} from '../production/assetBatch.service.ts'
import { checkMetadata, type MetadataEntry, metadataOf } from '../production/assetMetadata.ts'
import { ASSET_TYPES, typeNamed, typeName } from './assetTypeNames.ts'
import { csvRowFailures } from './csv.failures.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { type CsvPlan, type CsvProfile, inTurn, PlanRow } from './csvPlan.ts'
import { type CsvRow, folded } from './csvText.ts'
import { type AppliedItem, CREATED } from './imports/before.ts'
import type { ColumnName } from './imports/importFields.ts'

/**
 * The type a word stands for; null, and the row refused, when it stands for none. In files of Kitsu, whose types are
 * the studio's own, such a word stands for OTHER.
 */
export function typeIn(row: PlanRow, column: string, word: string, profile: CsvProfile): AssetType | null {
  const type = typeNamed(word)
  if (type !== null) return type
  const types = ASSET_TYPES.map(typeName).join(', ')
  const value = word.trim().slice(0, 60)
  if (profile === 'KITSU' && value !== '') {
    row.warn(csvRowFailures.CSV_TYPE_OTHER({ value }))
    return 'OTHER'
  }
  row.refuse(
    value === ''
      ? csvRowFailures.CSV_TYPE_REQUIRED({ column, types })
      : csvRowFailures.CSV_TYPE_UNKNOWN({ value, types }),
  )
  return null
}

/** An asset as it is matched. */
export interface CsvAsset {
  id: string
  type: AssetType
  name: string
  code: string
  description: string
  metadata: MetadataEntry[]
}

/** The assets of a project that are not in the trash, in the order they were made. */
export const readAssets = (database: Reader, projectId: string) => database.$queryRaw<CsvAsset[]>`
  SELECT "id", "type"::text AS "type", "name", "code", "description", "metadata" FROM "Asset"
  WHERE "projectId" = ${projectId}::uuid AND "deletedAt" IS NULL ORDER BY "createdAt", "id"`

/** What assets are matched by. */
export const assetKey = ({ type, name }: Pick<CsvAsset, 'type' | 'name'>) => `${type} ${folded(name)}`

/** All assets of a project as rows of a file, by type and name; those that are alike in the order they were made. */
export async function assetRows(database: Reader, { id }: CsvProject): Promise<string[][]> {
  const assets = await readAssets(database, id)
  const compare = new Intl.Collator('en').compare
  const place = (type: AssetType) => ASSET_TYPES.indexOf(type)
  return assets
    .toSorted((one, other) => place(one.type) - place(other.type) || compare(folded(one.name), folded(other.name)))
    .map(({ type, name, description }) => [typeName(type), name, description])
}

/** The metadata of an asset with that of a row in it; null when nothing of it changes. Empty cells change nothing. */
function metadataIn(
  row: PlanRow, present: readonly MetadataEntry[], given: CsvRow['metadata'],
): MetadataEntry[] | null {
  const entries = new Map(present.map((entry) => [entry.key.toLowerCase(), entry]))
  const named = (given ?? []).filter(({ value }) => value.trim() !== '')
  for (const { key, value } of named) {
    const { key: known = key, kind = 'TEXT' } = entries.get(key.toLowerCase()) ?? {}
    entries.set(key.toLowerCase(), { key: known, kind, value })
  }
  if (named.length === 0) return null
  const after = row.checked((checks) => checkMetadata(checks, [...entries.values()]))
  const before = new Map(present.map(({ key, value }) => [key, value]))
  const changes = after.map(({ key, value }) => row.change(key as ColumnName, before.get(key) ?? '', value))
  return changes.includes(true) ? after : null
}

/** What a file of assets would do. */
export async function planAssets(
  database: Reader,
  { id }: CsvProject,
  rows: readonly CsvRow[],
  profile: CsvProfile,
): Promise<CsvPlan> {
  const nextOf = inTurn(await readAssets(database, id), assetKey)
  const created: { row: PlanRow; asset: NewBatchAsset }[] = []
  const changed: { row: PlanRow; id: string; description: string | null; metadata: MetadataEntry[] | null }[] = []
  const planned = rows.map((source) => {
    const { cell } = source
    const row = new PlanRow(source, (cell('Name') ?? '').trim())
    const type = typeIn(row, 'Type', cell('Type') ?? '', profile)
    const name = row.checked((checks) => checks.name('name', cell('Name') ?? ''))
    const text = cell('Description')
    const description = text === null ? null : row.checked((checks) => checks.description('description', text))
    if (type === null || row.isRefused) return row
    const asset = nextOf(assetKey({ type, name }))
    row.isNew = asset === undefined
    row.subjectId = asset?.id ?? null
    if (!asset) {
      row.change('Type', '', typeName(type))
      row.change('Name', '', name)
    }
    const isDescribed = description !== null && row.change('Description', asset?.description ?? '', description)
    const metadata = metadataIn(row, asset?.metadata ?? [], source.metadata)
    if (!asset) {
      const text = { name, description: description ?? '', code: null, metadata: metadata ?? [] }
      created.push({ row, asset: { ...text, id: uuidv7(), type, status: 'DRAFT' } })
    } else if (isDescribed || metadata) {
      changed.push({ row, id: asset.id, description: isDescribed ? description : null, metadata })
    }
    return row
  })
  return {
    rows: planned,
    async apply(change, _viewer, accepts) {
      const added = created.filter(({ row }) => accepts(row.key))
      await createAssetsIn(change, added.map(({ asset }) => asset))
      const accepted = new Map(changed.filter(({ row }) => accepts(row.key)).map((each) => [each.id, each]))
      const where = { id: { in: [...accepted.keys()] }, projectId: change.project.id }
      const assets = accepted.size === 0 ? [] : await change.tx.asset.findMany({ where })
      const afterOf = ({ id }: { id: string }) => {
        const { description = null, metadata = null } = accepted.get(id) ?? {}
        return { description, metadata }
      }
      await updateAssetsIn(change, assets.map((before) => ({ before, after: withChanges(before, afterOf(before)) })))
      return [
        ...added.map(({ row, asset }): AppliedItem =>
          ({ key: row.key, subjectType: 'Asset', subjectId: asset.id, before: CREATED })),
        ...assets.map((asset): AppliedItem => {
          const { description } = asset
          const was = { description, metadata: metadataOf(asset) }
          const before = { did: 'CHANGED' as const, was }
          return { key: accepted.get(asset.id)?.row.key ?? '', subjectType: 'Asset', subjectId: asset.id, before }
        }),
      ]
    },
  }
}
