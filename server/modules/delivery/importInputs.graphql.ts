import { builder } from '../../graphql/builder.ts'
import { TextEncodingEnum } from '../../graphql/textFiles.ts'
import { StoryboardNode } from '../board/storyboard.graphql.ts'
import { CsvKindEnum } from './csv.graphql.ts'
import { inputOf, useEnum } from './exportInputs.graphql.ts'
import type { OptionSchema } from './exports/exportOption.ts'
import { COLUMN_USES, type ColumnUse } from './imports/csvOptions.ts'
import { IMPORT_READERS } from './imports/importReaders.service.ts'

type FieldBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** What columns of tables are read as. */
export const ColumnUseEnum = builder.enumType('CsvColumnUse', {
  description: 'The use of a column of a CSV file.',
  values: Object.fromEntries(
    Object.entries(COLUMN_USES).map(([use, description]) => [use, { description }]),
  ) as Record<ColumnUse, { description: string }>,
})

useEnum('CsvColumnUse', ColumnUseEnum)
useEnum('CsvKind', CsvKindEnum)
useEnum('TextEncoding', TextEncodingEnum)

/** The kinds of files that are imported, as an enum. */
export const ImportReaderEnum = builder.enumType('ImportReader', {
  description: 'A kind of file that is imported.',
  values: Object.fromEntries(IMPORT_READERS.map(({ reader, description }) => [reader, { description }])),
})

const NewStoryboardInput = builder.inputType('NewStoryboardInput', {
  description: 'A board that an import makes.',
  fields: (t) => ({
    name: t.string({ description: '1 to 200 characters.' }),
    code: t.string({
      required: false, description: '1 to 32 letters, digits, "_" or "-"; made from the name by default.',
    }),
  }),
})

/** Where a file goes. */
export const ImportTargetInput = builder.inputType('ImportTargetInput', {
  isOneOf: true,
  description: 'The part of a project that a file goes into.',
  fields: (t) => ({
    project: t.boolean({ required: false, description: 'The project as a whole, if true.' }),
    storyboardId: t.globalID({ for: StoryboardNode, required: false, description: 'This board of the project.' }),
    newStoryboard: t.field({
      type: NewStoryboardInput, required: false, description: 'A new board, which applying makes at the end.',
    }),
  }),
})

/** Exactly one kind of file with its options. */
export const ImportReaderInput =
  builder.inputRef<Readonly<Record<string, object | null | undefined>>>('ImportReaderInput')

ImportReaderInput.implement({
  isOneOf: true,
  description: 'The kind of a file with its options.',
  fields: ((t: FieldBuilder) =>
    Object.fromEntries(
      IMPORT_READERS.map(({ reader, field, description, options }) => {
        const { inputName, ...schema } = options as OptionSchema
        const type = inputOf(inputName ?? '', { ...schema, description: `The options of the kind ${reader}.` })
        return [field, t.field({ type: type as never, required: false, description })]
      }),
    )) as never,
})
