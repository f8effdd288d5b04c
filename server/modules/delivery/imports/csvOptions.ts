import { Type } from '@sinclair/typebox'
import { TEXT_ENCODINGS, type TextEncoding } from '../../../kernel/textEncoding.ts'
import { CSV_KINDS, type CsvKind } from '../csvColumns.ts'
import { choice, exportOptions, listOf, optionalChoice, shortText } from '../exports/exportOption.ts'

/** Enums of the schema, which have their descriptions there. */
const known = <Value extends string>(values: readonly Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as unknown as Record<Value, string>

/** What columns are read as. */
export const COLUMN_USES = {
  KNOWN: 'Read as a known column.',
  IGNORED: 'Not read.',
  METADATA: 'Metadata of assets, under the name of the column. Of files of assets alone.',
  TASK_TYPE: 'Statuses of tasks called by the column and the shot, as `Layout SH0010`. Of files of shots alone.',
} as const

export type ColumnUse = keyof typeof COLUMN_USES

/** The name of the reader of tables. */
export const CSV_READER = 'CSV'

/** How a CSV file is read. */
export const csvOptions = exportOptions('CsvReaderInput', {
  kind: optionalChoice('CsvKind', known<CsvKind>(CSV_KINDS), 'The contents; by default as the columns say.'),
  encoding: optionalChoice(
    'TextEncoding', known<TextEncoding>(TEXT_ENCODINGS),
    'The encoding; by default UTF-8, or as the byte order mark says.',
  ),
  profile: choice('CsvProfile', {
    FRAMEWRIGHT: 'Frame numbers and types of assets that do not fit are refused.',
    KITSU: 'Files of Kitsu: `Nb Frames` wins over `Frame In` and `Frame Out`, unknown types of assets are OTHER.',
  }, 'FRAMEWRIGHT', 'The program that wrote the file.'),
  columns: listOf(
    Type.Object({
      header: shortText(200, 'The name of the column in the file.'),
      use: choice('CsvColumnUse', COLUMN_USES, 'KNOWN', 'The use of a column of a CSV file.'),
      as: shortText(60, 'The known column that it is read as, such as `Name`; its own name by default.'),
    }, {
      inputName: 'CsvColumnInput', description: 'What a column of a CSV file is read as.', additionalProperties: false,
    }),
    200, 'Columns that are read otherwise than their names say.',
  ),
})
