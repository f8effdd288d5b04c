import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox'
import { Value, ValueErrorType } from '@sinclair/typebox/value'
import { fail } from '../../../kernel/errors.ts'
import { exportFailures } from '../export.failures.ts'

/** An option or the options of a format as a schema, with what the helpers below add to it. */
export interface OptionSchema extends TSchema {
  enumName?: string
  values?: Record<string, string>
  about?: string
  inputName?: string
  items?: OptionSchema
  properties?: Record<string, OptionSchema>
}

/**
 * Options of a format: a TypeBox object from which the GraphQL input, the reader and the TypeScript type are made. Each
 * option has a description and a default; a choice has the name of its GraphQL enum.
 */
export const exportOptions = <Properties extends TProperties>(inputName: string, properties: Properties) =>
  Type.Object(properties, { inputName, additionalProperties: false })

/** One of a few values, each with its description. `description` is also that of the GraphQL enum of the name. */
export const choice = <const Values extends Readonly<Record<string, string>>>(
  enumName: string,
  values: Values,
  byDefault: keyof Values & string,
  description: string,
) =>
  Type.Unsafe<keyof Values & string>(
    Type.Union(Object.keys(values).map((value) => Type.Literal(value)), {
      enumName, values, about: description, default: byDefault,
      description: `${description} ${byDefault} by default.`,
    }),
  )

/** The same without a default: absent unless it is given. */
export const optionalChoice = <const Values extends Readonly<Record<string, string>>>(
  enumName: string,
  values: Values,
  description: string,
) =>
  Type.Optional(
    Type.Unsafe<keyof Values & string>(
      Type.Union(Object.keys(values).map((value) => Type.Literal(value)), {
        enumName, values, about: description, description,
      }),
    ),
  )

/** A whole number; null by default where nothing else is given. */
export const wholeNumber = (least: number, most: number, byDefault: number, description: string) =>
  Type.Integer({
    minimum: least, maximum: most, default: byDefault,
    description: `${description} ${least} to ${most.toLocaleString('en-US')}; ${byDefault} by default.`,
  })

/** A number from 0 to 1. */
export const share = (byDefault: number, description: string) =>
  Type.Number({ minimum: 0, maximum: 1, default: byDefault, description: `${description} ${byDefault} by default.` })

/** Whether or not. */
export const flag = (byDefault: boolean, description: string) =>
  Type.Boolean({ default: byDefault, description: `${description} ${byDefault} by default.` })

/** A text on one or more lines, empty by default. */
export const shortText = (most: number, description: string) =>
  Type.String({ maxLength: most, default: '', description: `${description} At most ${most} characters.` })

/** A list, empty by default. */
export const listOf = <Item extends TSchema>(item: Item, most: number, description: string) =>
  Type.Array(item, { maxItems: most, default: [], description: `${description} At most ${most}; none by default.` })

/** What stands in an input for an option that is null. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, each]) => each != null)
  return Object.fromEntries(given.map(([name, each]) => [name, withoutNulls(each)]))
}

const fieldAt = (field: string, path: string) => `${field}${path.replaceAll('/', '.')}`

/**
 * Reads options that came from outside or from a preset, and fills in what is not given. INVALID_INPUT that names the
 * option at fault; `field` is where the options stand in the input.
 */
export function readOptions<Options extends TObject>(schema: Options, given: unknown, field: string): Static<Options> {
  const value = Value.Default(schema, withoutNulls(given ?? {}))
  const error = Value.Errors(schema, value).First()
  if (!error) return value as Static<Options>
  const { minimum, maximum } = error.schema as { minimum?: number; maximum?: number }
  const at = { field: fieldAt(field, error.path) }
  if (error.type === ValueErrorType.IntegerMultipleOf) throw fail(exportFailures.EXPORT_OPTION_NOT_EVEN(), at)
  if (typeof error.value === 'number' && minimum !== undefined && maximum !== undefined) {
    throw fail(exportFailures.EXPORT_OPTION_OUT_OF_RANGE({ least: minimum, most: maximum }), at)
  }
  throw fail(exportFailures.EXPORT_OPTION_INVALID(), at)
}
