import { eventsOf } from '../../eventCatalogue.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { eventFailures } from './event.failures.ts'

const TYPES = eventsOf('project').map(([type]) => type)
const NOUNS = new Set(TYPES.map((type) => type.split('.', 1)[0] ?? ''))

/** What is wrong with wished types; null when nothing is. */
export function wrongTypes(wished: readonly string[]): Failure | null {
  const known = new Set<string>([...TYPES, ...NOUNS])
  const unknown = wished.find((type) => !known.has(type))
  if (unknown === undefined) return null
  return eventFailures.EVENT_TYPE_UNKNOWN({ type: unknown.slice(0, 60), types: [...NOUNS, ...TYPES].join(', ') })
}

/** The exact types that wished ones stand for, a noun for all of its own; null, which is every type, for none. */
export function typesWished(wished: readonly string[]): string[] | null {
  if (wished.length === 0) return null
  return TYPES.filter((type) => wished.includes(type) || wished.includes(type.split('.', 1)[0] ?? ''))
}

/** The same for what a request asks for. INVALID_INPUT names what there is. */
export function readTypes(wished: readonly string[] | null | undefined): string[] | null {
  const wrong = wrongTypes(wished ?? [])
  if (wrong !== null) throw fail(wrong, { field: 'types' })
  return typesWished(wished ?? [])
}
