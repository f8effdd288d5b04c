import { TextChecks } from '../kernel/text.ts'

/** Characters that mean something in a pattern of PostgreSQL's LIKE: Prisma makes one of the text as it is. */
const PATTERN_CHARACTERS = /[\\%_]/g

/**
 * What a text is to hold, in any case, as a condition for Prisma; null when nothing is searched for. INVALID_INPUT by
 * the field `search`.
 */
export function holding(search: string | null | undefined) {
  if (!search?.trim()) return null
  const checks = new TextChecks()
  const text = checks.name('search', search, 'Search')
  checks.done()
  return { contains: text.replace(PATTERN_CHARACTERS, '\\$&'), mode: 'insensitive' as const }
}

/** What `updatedSince` says of itself, in every list. */
export const UPDATED_SINCE =
  'Created or changed at this time or later. For incremental sync, use the start of the previous read minus one ' +
  'minute; deleted objects are listed by `deleted`.'

/** What was changed at a moment or later, as a condition for Prisma; everything when no moment is given. */
export const updatedAfter = (since: Date | null | undefined) => (since ? { updatedAt: { gte: since } } : {})
