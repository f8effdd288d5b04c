import { v7 as uuidv7 } from 'uuid'
import type { AssetType } from '../../__generated__/prisma/enums.ts'
import {
  createAssetsIn,
  type NewBatchAsset,
  updateAssetsIn,
  withChanges,
} from '../production/assetBatch.service.ts'
import { ASSET_TYPES, typeNamed, typeName } from './assetTypeNames.ts'
import { csvRowFailures } from './csv.failures.ts'
import type { CsvProject, Reader } from './csvBoards.service.ts'
import { type CsvPlan, inTurn, PlanRow } from './csvPlan.ts'
import { type CsvColumn, type CsvRow, folded } from './csvText.ts'

/**
 * Kitsu's columns. Rows and assets are matched by type and name in any case: the n-th of equal rows is the n-th such
 * asset, in the order they were made.
 */
export const ASSET_COLUMNS: readonly CsvColumn[] = [
  { name: 'Type', aliases: ['Asset Type'], isRequired: true },
  { name: 'Name', isRequired: true },
  { name: 'Description' },
]

/** The type a word stands for; null, and the row refused, when it stands for none. */
export function typeIn(row: PlanRow, column: string, word: string): AssetType | null {
  const type = typeNamed(word)
  if (type !== null) return type
  const types = ASSET_TYPES.map(typeName).join(', ')
  const value = word.trim().slice(0, 60)
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
}

/** The assets of a project that are not in the trash, in the order they were made. */
export const readAssets = (database: Reader, projectId: string) => database.$queryRaw<CsvAsset[]>`
  SELECT "id", "type"::text AS "type", "name", "code", "description" FROM "Asset"
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

/** What a file of assets would do. */
export async function planAssets(database: Reader, { id }: CsvProject, rows: readonly CsvRow[]): Promise<CsvPlan> {
  const nextOf = inTurn(await readAssets(database, id), assetKey)
  const created: NewBatchAsset[] = []
  const described = new Map<string, string>()
  const planned = rows.map((source) => {
    const { cell } = source
    const row = new PlanRow(source, (cell('Name') ?? '').trim())
    const type = typeIn(row, 'Type', cell('Type') ?? '')
    const name = row.text((checks) => checks.name('name', cell('Name') ?? ''))
    const text = cell('Description')
    const description = text === null ? null : row.text((checks) => checks.description('description', text))
    if (type === null || row.isRefused) return row
    const asset = nextOf(assetKey({ type, name }))
    row.isNew = asset === undefined
    if (!asset) {
      row.change('Type', '', typeName(type))
      row.change('Name', '', name)
    }
    const isDescribed = description !== null && row.change('Description', asset?.description ?? '', description)
    if (!asset) {
      const text = { name, description: description ?? '', code: null, metadata: [] }
      created.push({ ...text, id: uuidv7(), type, status: 'DRAFT' })
    } else if (isDescribed) described.set(asset.id, description)
    return row
  })
  return {
    rows: planned,
    async apply(change) {
      await createAssetsIn(change, created)
      const where = { id: { in: [...described.keys()] }, projectId: change.project.id }
      const assets = described.size === 0 ? [] : await change.tx.asset.findMany({ where })
      const descriptionOf = ({ id }: { id: string }) => ({ description: described.get(id) ?? null })
      const changes = assets.map((before) => ({ before, after: withChanges(before, descriptionOf(before)) }))
      await updateAssetsIn(change, changes)
    },
  }
}
