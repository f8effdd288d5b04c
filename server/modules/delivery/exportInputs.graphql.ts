import { builder } from '../../graphql/builder.ts'
import type { ExportFormatFields } from './exportRequest.ts'
import type { OptionSchema } from './exports/exportOption.ts'
import { WRITTEN_FORMATS } from './exports/exportFormats.ts'
import { ALL_FORMATS, DATA_FORMAT } from './projectExport.service.ts'

type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
/** Made from schemas, so that TypeScript does not know what is in them: `readOptions` checks that. */
type AnyInput = ReturnType<typeof builder.inputRef<object>>

// eslint-disable-next-line framewright/module-state -- filled while the modules load, alike for every server
const made = new Map<string, unknown>()

/** One type a name, however many formats use it. */
function once<Type>(name: string, make: () => Type): Type {
  const type = (made.get(name) as Type | undefined) ?? make()
  made.set(name, type)
  return type
}

/** Uses an enum of the schema for options whose choice has its name. */
export const useEnum = (name: string, type: unknown) => void made.set(name, type)

const enumOf = (name: string, values: Record<string, string>, description: string) =>
  once(name, () =>
    builder.enumType(name, {
      description,
      values: Object.fromEntries(Object.entries(values).map(([value, description]) => [value, { description }])),
    }))

const SCALARS: Readonly<Record<string, 'Int' | 'Float' | 'Boolean' | 'String'>> = {
  integer: 'Int', number: 'Float', boolean: 'Boolean', string: 'String',
}

function typeOf(schema: OptionSchema): unknown {
  const { enumName, values, about = '' } = schema
  if (enumName && values) return enumOf(enumName, values, about)
  if (schema.items) return [typeOf(schema.items)]
  if (schema.properties && schema.inputName) return inputOf(schema.inputName, schema)
  const scalar = SCALARS[String(schema['type'])]
  if (!scalar) throw new Error('This option has no type in GraphQL')
  return scalar
}

/** The GraphQL input of options. */
export function inputOf(name: string, { properties = {}, description }: OptionSchema): AnyInput {
  return once(name, () => {
    const input = builder.inputRef<object>(name)
    const fields = (t: FieldBuilder) =>
      Object.fromEntries(
        Object.entries(properties).map(([field, schema]) => [
          field,
          t.field({ type: typeOf(schema) as 'String', required: false, description: schema.description ?? '' }),
        ]),
      )
    input.implement({ description: description ?? 'Options of an export.', fields: fields as never })
    return input
  })
}

/** The formats of exports, as an enum. */
export const ExportFormatEnum = builder.enumType('ExportFormat', {
  description: 'The format of an export.',
  values: Object.fromEntries(
    [DATA_FORMAT, ...WRITTEN_FORMATS].map(({ format, description }) => [format, { description }]),
  ),
})

/** Exactly one of the formats, or a preset. */
export const ExportFormatInput = builder.inputRef<ExportFormatFields>('ExportFormatInput')

ExportFormatInput.implement({
  isOneOf: true,
  description: 'The format with its options, or a preset.',
  fields: ((t: FieldBuilder) => ({
    presetId: t.id({ required: false, description: 'A preset of the project.' }),
    ...Object.fromEntries(
      ALL_FORMATS.map(({ format, field, description, options }) => {
        const { inputName, ...schema } = options as OptionSchema
        const type = inputOf(inputName ?? '', { ...schema, description: `The options of the format ${format}.` })
        return [field, t.field({ type: type as never, required: false, description })]
      }),
    ),
  })) as never,
})

/** The part of a project to export. */
export const ExportScopeInput = builder.inputType('ExportScopeInput', {
  isOneOf: true,
  description: 'The part of a project to export.',
  fields: (t) => ({
    project: t.boolean({ required: false, description: 'All boards, if true.' }),
    storyboardIds: t.idList({ required: false, description: 'These boards.' }),
    sceneIds: t.idList({ required: false, description: 'The shots of these scenes.' }),
    shotIds: t.idList({ required: false, description: 'These shots, in the order of their boards.' }),
  }),
})
