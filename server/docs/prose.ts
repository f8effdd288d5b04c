import type { GraphQLSchema } from 'graphql'
import { ERROR_CODES } from '../kernel/failure.ts'
import { type Content, html, type Html } from './html.ts'

/** Writes a sentence of the schema or of the code, in which `code` stands in backticks. */
export type Prose = (text: string | null | undefined) => Content

/** Where on the reference page the parts of a schema stand. */
export const anchorOf = (...names: readonly string[]) => names.join('.')

/** Where a kind of failure is explained. */
export const failureAnchor = (code: string) => `error-${code}`

const FAILURES = new RegExp(`\\b(${Object.keys(ERROR_CODES).join('|')})\\b`)

/** The anchor of a type, a field or a value, written as `Type` or `Type.part`; null when there is none. */
function partAnchor(schema: GraphQLSchema, written: string): string | null {
  const [typeName = '', partName, ...more] = written.split('.')
  const type = more.length === 0 ? schema.getType(typeName) : undefined
  if (!type || typeName.startsWith('__')) return null
  if (partName === undefined) return anchorOf(typeName)
  const fields = 'getFields' in type ? type.getFields() : {}
  const isValue = 'getValues' in type && type.getValues().some(({ name }) => name === partName)
  return partName in fields || isValue ? anchorOf(typeName, partName) : null
}

/** Links the kinds of failure a text names. */
const withFailures = (text: string, page: string): Content =>
  text.split(FAILURES).map((part, place) =>
    place % 2 === 1 ? html`<a class="failure" href="${page}#${failureAnchor(part)}">${part}</a>` : part)

/** How sentences about a schema are written; `page` is the address of the reference, empty on it. */
export function proseOf(schema: GraphQLSchema, page = ''): Prose {
  const code = (text: string): Html => {
    const anchor = partAnchor(schema, text)
    const link = anchor === null ? text : html`<a href="${page}#${anchor}">${text}</a>`
    return html`<code>${link}</code>`
  }
  return (text) =>
    (text ?? '').split('`').map((part, place) => (place % 2 === 1 ? code(part) : withFailures(part, page)))
}
