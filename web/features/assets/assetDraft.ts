import { assetMessages } from '../../messages/assets.ts'
import type { AssetStatusName, AssetTypeName } from '../../ui/assetKinds.ts'

/** The kinds of facts, as the API names them. */
export const METADATA_KINDS = ['TEXT', 'NUMBER', 'BOOLEAN', 'DATE', 'URL'] as const

/** What sort of value a fact holds. */
export type MetadataKindName = (typeof METADATA_KINDS)[number]

/** A metadata entry while it is typed; `row` is its key in the list. */
export type MetadataRow = {
  readonly row: number
  readonly key: string
  readonly kind: MetadataKindName
  readonly value: string
}

/** An asset as its form holds it. */
export type AssetDraft = {
  readonly name: string
  readonly type: AssetTypeName
  readonly status: AssetStatusName
  readonly description: string
  /** Empty makes one from the name. */
  readonly code: string
  readonly metadata: readonly MetadataRow[]
}

/** What a new asset begins with. */
export const NEW_ASSET: AssetDraft = {
  name: '', type: 'OTHER', status: 'DRAFT', description: '', code: '', metadata: [],
}

/** Most facts of an asset, and most characters of the name and the value of one. */
export const METADATA_LIMITS = { rows: 50, key: 64, value: 2_000 } as const

const words = assetMessages
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?$/i
const DAY = /^\d{4}-\d{2}-\d{2}$/

function isAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value)) return false
  return URL.canParse(value)
}

/** A kind by its name in the API; text when this client does not know it yet. */
export function knownKind(name: string): MetadataKindName {
  return METADATA_KINDS.find((kind) => kind === name) ?? 'TEXT'
}

/** What a fact holds when its kind was just chosen: what was typed where that can stay. */
export function valueForKind(kind: MetadataKindName, value: string): string {
  if (kind === 'BOOLEAN') return value === 'false' ? 'false' : 'true'
  if (kind === 'DATE') return DAY.test(value) ? value : ''
  return value === 'true' || value === 'false' ? '' : value
}

function isBlank({ key, kind, value }: MetadataRow): boolean {
  return key.trim() === '' && (value.trim() === '' || kind === 'BOOLEAN')
}

/** What is wrong with a fact, in a sentence; null when nothing is. */
export function metadataProblem(row: MetadataRow, rows: readonly MetadataRow[]): string | null {
  if (isBlank(row)) return null
  const key = row.key.trim()
  const value = row.value.trim()
  if (key === '') return words.metadataKeyMissing
  const isTwice = rows.some((other) =>
    other.row !== row.row && other.key.trim().toLocaleLowerCase() === key.toLocaleLowerCase())
  if (isTwice) return words.metadataKeyTwice(key)
  if (row.kind === 'NUMBER' && !NUMBER.test(value)) return words.metadataNumber
  if (row.kind === 'DATE' && !DAY.test(value)) return words.metadataDate
  return row.kind === 'URL' && !isAddress(value) ? words.metadataUrl : null
}

/**
 * What is wrong with the facts, by row; with what the server says of them (`metadata.0.value`), which counts the rows
 * that were sent.
 */
export function metadataProblems(
  rows: readonly MetadataRow[],
  told: Readonly<Record<string, string | null | undefined>> | null,
): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  const sent = rows.filter((row) => !isBlank(row))
  for (const [field, sentence] of Object.entries(told ?? {})) {
    const place = /^metadata\.(\d+)\./.exec(field)?.[1]
    const row = place === undefined ? undefined : sent[Number(place)]
    if (row && sentence != null) problems.set(row.row, sentence)
  }
  for (const row of rows) {
    const problem = metadataProblem(row, rows)
    if (problem !== null) problems.set(row.row, problem)
  }
  return problems
}

/** The facts as the API takes them: trimmed, without the rows nobody filled in. */
export function metadataInput(rows: readonly MetadataRow[]): { key: string; kind: MetadataKindName; value: string }[] {
  return rows.filter((row) => !isBlank(row)).map(({ key, kind, value }) => ({
    key: key.trim(), kind, value: value.trim(),
  }))
}

/** Whether two lists of facts say the same. */
export function isSameMetadata(one: readonly MetadataRow[], other: readonly MetadataRow[]): boolean {
  return JSON.stringify(metadataInput(one)) === JSON.stringify(metadataInput(other))
}
