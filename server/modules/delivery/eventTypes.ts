import { eventsOf, type EventType } from '../../eventCatalogue.ts'
import { fail } from '../../kernel/errors.ts'
import type { Failure } from '../../kernel/failure.ts'
import { eventFailures } from './event.failures.ts'

/** The types of one log or of several. */
class EventTypes {
  readonly types: readonly string[]
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
  named(wished: readonly string[]): string[] {
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

/** The exact types of projects that a request names; null, which is every type, for none. INVALID_INPUT for others. */
export function readTypes(wished: readonly string[] | null | undefined): string[] | null {
  const wrong = projectTypes.wrong(wished ?? [])
  if (wrong !== null) throw fail(wrong, { field: 'types' })
  return wished?.length ? projectTypes.named(wished) : null
}
