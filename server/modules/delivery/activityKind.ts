import { EVENTS } from '../../eventCatalogue.ts'
import { ACTIVITY_KINDS, type ActivityKind, type LogName } from '../../kernel/eventDeclaration.ts'

const nounOf = (type: string) => type.split('.', 1)[0] ?? ''

/** The group of each noun; all events of a noun are in one. */
const kinds = new Map(Object.entries(EVENTS).map(([type, { kind }]) => [nounOf(type), kind]))

/** What the events of a log are about whose noun is listed nowhere. */
const OWN_KIND: Record<LogName, ActivityKind> = {
  project: 'PROJECT',
  organization: 'ORGANIZATION',
  account: 'ACCOUNT',
}

/** What an event of a type (`noun.verb`) in a log is about. */
export const kindOf = (log: LogName, type: string): ActivityKind =>
  kinds.get(nounOf(type)) ?? OWN_KIND[log]

const beginnings = (wanted: readonly ActivityKind[]) =>
  [...kinds].flatMap(([noun, kind]) => (wanted.includes(kind) ? [`${noun}.%`] : []))

/** The types of a log's events that are about these kinds, as patterns of SQL; without kinds every type is. */
export function typesOf(log: LogName, wanted: readonly ActivityKind[]): { like: string[] | null; unlike: string[] } {
  if (wanted.length === 0) return { like: null, unlike: [] }
  // The kind of the log itself also takes what is listed nowhere, so it is said by what does not fit.
  if (!wanted.includes(OWN_KIND[log])) return { like: beginnings(wanted), unlike: [] }
  return { like: null, unlike: beginnings(ACTIVITY_KINDS.filter((kind) => !wanted.includes(kind))) }
}
