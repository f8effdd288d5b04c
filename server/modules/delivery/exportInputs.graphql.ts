import type { TSchema } from '@sinclair/typebox'
import { builder } from '../../graphql/builder.ts'
import { fail } from '../../kernel/errors.ts'
import { uuidOf } from '../../kernel/ids.ts'
import { exportFailures } from './export.failures.ts'
import { ALL_FORMATS, type AskedFormat, type ExportAs } from './projectExport.service.ts'
import type { ExportScope } from './exports/readManifest.ts'

type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
/** Made from schemas, so that TypeScript does not know what is in them: `readOptions` checks that. */
type AnyInput = ReturnType<typeof builder.inputRef<object>>

/** What the helpers of exportOption.ts add to a schema. */
interface OptionSchema extends TSchema {
  enumName?: string
  values?: Record<string, string>
  about?: string
  inputName?: string
  items?: OptionSchema
  properties?: Record<string, OptionSchema>
}

// eslint-disable-next-line framewright/module-state -- filled while the modules load, alike for every server
const made = new Map<string, unknown>()

/** One type a name, however many formats use it. */
function once<Type>(name: string, make: () => Type): Type {
  const type = (made.get(name) as Type | undefined) ?? make()
  made.set(name, type)
  return type
}

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

/** The GraphQL input of a format's options. */
function inputOf(name: string, { properties = {}, description }: OptionSchema): AnyInput {
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
  values: Object.fromEntries(ALL_FORMATS.map(({ format, description }) => [format, { description }])),
})

/** The options of one format, by its field. */
export type ExportFormatFields = Readonly<Record<string, object | null | undefined>>

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

/** What an input asks for. */
export function exportAs({ presetId, ...fields }: ExportFormatFields & { presetId?: unknown }): ExportAs {
  if (typeof presetId === 'string') return { presetId: uuidOf('ExportPreset', presetId, 'as.presetId') }
  return askedFormat(fields)
}

/** The format that an input names. INVALID_INPUT for a preset. */
export function askedFormat(fields: ExportFormatFields): AskedFormat {
  if (fields['presetId'] != null) throw fail(exportFailures.PRESET_OF_PRESET(), { field: 'as.presetId' })
  const asked = ALL_FORMATS.find(({ field }) => fields[field] != null) ?? ALL_FORMATS[0]
  return { format: asked.format, options: fields[asked.field], field: `as.${asked.field}` }
}

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

const NODES = { storyboardIds: 'Storyboard', sceneIds: 'Scene', shotIds: 'Shot' } as const
/** Ids that one scope may name. */
const MOST_IDS = 1000

/** The scope of an input, with UUIDs. */
export function exportScope(what: typeof ExportScopeInput.$inferInput | null | undefined): ExportScope {
  const scope: ExportScope = {}
  for (const name of ['storyboardIds', 'sceneIds', 'shotIds'] as const) {
    const ids = what?.[name]
    if (!ids) continue
    if (ids.length < 1 || ids.length > MOST_IDS) {
      throw fail(exportFailures.EXPORT_SCOPE_OUT_OF_RANGE({ most: MOST_IDS }), { field: `what.${name}` })
    }
    scope[name] = ids.map((id) => uuidOf(NODES[name], String(id), `what.${name}`))
  }
  return scope
}
