import type { Prisma } from '../../__generated__/prisma/client.ts'
import { readDay } from '../../kernel/days.ts'
import type { Failure } from '../../kernel/failure.ts'
import { type TextChecks, textFailures } from '../../kernel/text.ts'
import { assetFailures } from './asset.failures.ts'

/** What the value of an entry is, by the name of its kind. */
export const METADATA_KINDS = {
  TEXT: 'Any text.',
  NUMBER: 'A JSON number: -1.5, 2e3.',
  BOOLEAN: 'true or false.',
  DATE: 'A calendar date: 2026-11-21.',
  URL: 'An address that begins with http:// or https://.',
} as const

/** The kind of an entry's value. */
export type MetadataKind = keyof typeof METADATA_KINDS

/** One thing that is known of an asset; its value is a text that fits its kind. */
export interface MetadataEntry {
  key: string
  kind: MetadataKind
  value: string
}

/** Most entries of an asset, and most characters of the key and the value of one. */
export const METADATA_LIMITS = { entries: 50, key: 64, value: 2_000 } as const

const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/
/** Whole numbers stay digit by digit: many are identifiers with more digits than a double holds. */
const WHOLE_NUMBER = /^-?[1-9]\d*$/

function normalNumber(text: string): string | null {
  if (WHOLE_NUMBER.test(text)) return text
  const number = NUMBER.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? String(number) : null
}

function normalAddress(text: string): string | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { href } = new URL(text)
  return href.length > METADATA_LIMITS.value ? null : href
}

interface Rule {
  failure: () => Failure
  /** The value as it is kept; null when it does not fit. */
  normal: (text: string) => string | null
}

const RULES: Record<Exclude<MetadataKind, 'TEXT'>, Rule> = {
  NUMBER: { failure: assetFailures.METADATA_NUMBER_INVALID, normal: normalNumber },
  BOOLEAN: {
    failure: assetFailures.METADATA_BOOLEAN_INVALID,
    normal: (text) => (/^(?:true|false)$/i.test(text) ? text.toLowerCase() : null),
  },
  DATE: {
    failure: assetFailures.METADATA_DATE_INVALID,
    normal: (text) => (readDay(text) ? text : null),
  },
  URL: { failure: assetFailures.METADATA_URL_INVALID, normal: normalAddress },
}

const isLongerThan = (text: string, limit: number) => [...text].length > limit

function checkedValue(checks: TextChecks, field: string, kind: MetadataKind, value: string): string {
  const limit = METADATA_LIMITS.value
  if (isLongerThan(value, limit)) checks.refuse(field, textFailures.TEXT_TOO_LONG({ label: 'Value', limit }))
  const text = checks.description(field, value, 'Value')
  if (kind === 'TEXT') return text
  const { failure, normal } = RULES[kind]
  const kept = normal(text.trim())
  if (kept === null) checks.refuse(field, failure())
  return kept ?? ''
}

/** The entries as they are stored, in the order given. Failures name the entry: `metadata.3.value`. */
export function checkMetadata(
  checks: TextChecks,
  entries: readonly MetadataEntry[],
  list = 'metadata',
): MetadataEntry[] {
  const { entries: limit, key: keyLimit } = METADATA_LIMITS
  if (entries.length > limit) checks.refuse(list, assetFailures.METADATA_AT_LIMIT({ most: limit }))
  const known = new Set<string>()
  return entries.map(({ key: given, kind, value }, index) => {
    const field = `${list}.${index}`
    if (isLongerThan(given.trim(), keyLimit)) {
      checks.refuse(`${field}.key`, textFailures.TEXT_TOO_LONG({ label: 'Key', limit: keyLimit }))
    }
    const key = checks.name(`${field}.key`, given, 'Key')
    if (known.has(key.toLowerCase())) checks.refuse(`${field}.key`, assetFailures.METADATA_KEY_REPEATED({ key }))
    known.add(key.toLowerCase())
    return { key, kind, value: checkedValue(checks, `${field}.value`, kind, value) }
  })
}

/** The entries of a row. */
export const metadataOf = ({ metadata }: { metadata: Prisma.JsonValue }): MetadataEntry[] =>
  metadata as unknown as MetadataEntry[]
