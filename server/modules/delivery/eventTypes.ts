import { eventsOf, type EventType, readScopeOf } from '../../eventCatalogue.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { type Credential, type ReadScope, readable } from '../../kernel/permissions.ts'
import { eventFailures } from './event.failures.ts'

/** The types of one log or of several. */
class EventTypes {
  readonly types: readonly EventType[]
  private readonly nouns: ReadonlySet<string>

  constructor(events: readonly (readonly [EventType, unknown])[]) {
    this.types = events.map(([type]) => type)
    this.nouns = new Set(this.types.map(nounOf))
  }

  /** What is wrong with wished types; null when nothing is. */
  wrong(wished: readonly string[]): Failure | null {
    const known = new Set<string>([...this.types, ...this.nouns])
    const unknown = wished.find((type) => !known.has(type))
    if (unknown === undefined) return null
    const types = [...this.nouns, ...this.types].join(', ')
    return eventFailures.EVENT_TYPE_UNKNOWN({ type: unknown.slice(0, 60), types })
  }

  /** The exact types that wished ones stand for: a noun stands for all of its types. */
  named(wished: readonly string[]): EventType[] {
    return this.types.filter((type) => wished.includes(type) || wished.includes(nounOf(type)))
  }
}

const nounOf = (type: string): string => type.split('.', 1)[0] ?? ''

/** The events of projects. */
export const PROJECT_EVENTS = eventsOf('project')
/** The events that only the log of the organization has. */
export const ORGANIZATION_EVENTS = eventsOf('organization').filter(([, { logs }]) => !logs.includes('project'))

/** The types of projects, of organizations, and both: what a webhook for a whole organization may name. */
export const projectTypes = new EventTypes(PROJECT_EVENTS)
export const organizationTypes = new EventTypes(ORGANIZATION_EVENTS)
export const allTypes = new EventTypes([...PROJECT_EVENTS, ...ORGANIZATION_EVENTS])

/** The scopes that reading these events takes, those of every type for none. */
export const scopesOf = (wished: readonly string[]): ReadScope[] => [
  ...new Set((wished.length > 0 ? allTypes.named(wished) : allTypes.types).map(readScopeOf)),
]

/**
 * The exact types of projects that a request names and its token may read; null, which is every type, when that is all
 * of them. INVALID_INPUT for others, FORBIDDEN when the token may read none.
 */
export function readTypes(credential: Credential, wished: readonly string[] | null | undefined): EventType[] | null {
  const wrong = projectTypes.wrong(wished ?? [])
  if (wrong !== null) throw fail(wrong, { field: 'types' })
  const types = readable(credential, wished?.length ? projectTypes.named(wished) : projectTypes.types, readScopeOf)
  return types.length === projectTypes.types.length ? null : types
}
