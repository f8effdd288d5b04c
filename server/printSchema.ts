import { lexicographicSortSchema, printSchema } from 'graphql'
import './app.ts'
import { EVENTS, type EventType, eventsOf } from './eventCatalogue.ts'
import { type DeclaredReason, declaredReasons, LABELS, NOUNS, paramsOf } from './kernel/failure.ts'
import { IMPORT_FIELDS } from './modules/delivery/imports/importFields.ts'
import { schema } from './schema.ts'

const union = (types: readonly string[]) => types.map((type) => `\n  | '${type}'`).join('')

const eventTypes = `// Generated from the events that the server declares: \`npm run generate\`.

/** An event in the log of a project. */
export type ProjectEventType =${union(eventsOf('project').map(([type]) => type))}

/** An event in the log of a project, an organization or an account. */
export type EventType =${union(Object.keys(EVENTS) as EventType[])}
`

/** The type of a reason's parameters, written. */
function writtenParams(reason: DeclaredReason): string {
  const params = Object.entries(paramsOf(reason)).map(([name, type]) => {
    const closed = { noun: 'Noun', label: 'Label' }[name]
    return `${name}: ${closed ?? (type === 'number' ? 'number' : 'string')}`
  })
  return params.length > 0 ? `{ ${params.join('; ')} }` : 'Record<string, never>'
}

const failureReasons = `// Generated from the failures that the server declares: \`npm run generate\`.

/** A noun of failures. */
export type Noun =${NOUNS.map((noun) => `\n  | '${noun}'`).join('')}

/** A label of an input in failures. */
export type Label =${LABELS.map((label) => `\n  | '${label}'`).join('')}

/** The parameters of every reason. */
export type FailureParams = {
${declaredReasons().map((each) => `  ${each.reason}: ${writtenParams(each)}`).join('\n')}
}
`

const importFields = `// Generated from the fields that the server declares: \`npm run generate\`.

/** A field that plans of imports name. */
export type ImportField =${union(IMPORT_FIELDS)}
`

/** The files that describe the server, by path: printed as JSON. */
const files = {
  'dist/schema.graphql': `${printSchema(lexicographicSortSchema(schema))}\n`,
  'web/messages/__generated__/eventTypes.ts': eventTypes,
  'web/messages/__generated__/failureReasons.ts': failureReasons,
  'web/messages/__generated__/importFields.ts': importFields,
}
process.stdout.write(JSON.stringify(files))
