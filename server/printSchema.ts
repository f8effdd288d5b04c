import { lexicographicSortSchema, printSchema } from 'graphql'
import { EVENTS, type EventType, eventsOf } from './eventCatalogue.ts'
import { schema } from './schema.ts'

const union = (types: readonly EventType[]) => types.map((type) => `\n  | '${type}'`).join('')

const eventTypes = `// Generated from the events that the server declares: \`npm run generate\`.

/** An event in the log of a project. */
export type ProjectEventType =${union(eventsOf('project').map(([type]) => type))}

/** An event in the log of a project, an organization or an account. */
export type EventType =${union(Object.keys(EVENTS) as EventType[])}
`

/** The committed files that describe the server, by path: printed as JSON. */
const files = {
  'schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'web/messages/eventTypes.ts': eventTypes,
}
process.stdout.write(JSON.stringify(files))
