import type { Import, ImportItem } from '../../../__generated__/prisma/client.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { toTypeId } from '../../../kernel/ids.ts'
import {
  boolean, file, listOf, moment, named, nullable, oneOf, record, text, type Shape, type ValueOf, whole,
} from '../../../rest/shape.ts'
import { idOrNull } from '../exportSnapshot.ts'
import { FAILURE } from '../projectExportSerializer.ts'
import { KEPT_DAYS, UNDOABLE_DAYS } from './importFile.ts'
import { IMPORT_CHANGES, type FieldChange, type ImportChange } from './reader.ts'

const STATUSES = ['QUEUED', 'READING', 'READY', 'REFUSED', 'APPLIED', 'UNDONE', 'DISCARDED'] as const
const CHANGES = Object.keys(IMPORT_CHANGES) as ImportChange[]

/** Items that an answer holds. */
export const MOST_ITEMS = 1000

const anyOptions: Shape<object> = {
  json: { type: 'object', additionalProperties: true, description: 'The options of the kind of file.' },
}
const failures = (description: string) => listOf(record('A failure.', FAILURE), description)

const IMPORT_FIELDS = {
  id: text('The id.'),
  projectId: text('The id of the project.'),
  storyboardId: nullable(text('The id of the board that it goes into; null for the project as a whole.')),
  status: oneOf(STATUSES, 'The status.'),
  reader: text('The kind of file: CSV, CUT.'),
  fileName: text('The name of the file.'),
  bytes: whole('The size of the file in bytes.'),
  options: anyOptions,
  basedOnSeq: nullable(whole('The `seq` of the project to which the plan corresponds; null until it is ready.')),
  digest: nullable(text('The digest of the plan, to apply it; null until it is ready.')),
  warnings: failures('Parts of the file that are not read or not kept.'),
  failure: nullable(record('Why the file cannot be read; null if it can.', FAILURE)),
  createdAt: moment('The time of the upload.'),
  appliedAt: nullable(moment('The time at which it was applied; null until then.')),
  undoneAt: nullable(moment('The time at which it was undone; null until then.')),
  expiresAt: moment(`The time of its deletion: after ${KEPT_DAYS} days, ${UNDOABLE_DAYS} if it was applied.`),
}

/** The REST form of an import. */
export const IMPORT = named(
  'Import', record('A file whose changes are planned, applied all or nothing, and undone.', IMPORT_FIELDS),
)

const ITEM = named(
  'ImportItem',
  record('One change of an import.', {
    id: text('The id.'),
    change: oneOf(CHANGES, 'The effect; of several, the gravest.'),
    changes: listOf(
      record('A change of one field.', {
        change: oneOf(CHANGES, 'The effect.'),
        field: text('The name of the column or field.'),
        from: text('The present value, cut at 500 characters; empty for none.'),
        to: text('The new value, cut at 500 characters.'),
      }),
      'The changes, field by field.',
    ),
    choice: oneOf(['ACCEPT', 'REJECT'], 'The choice.'),
    name: text('The subject, for people.'),
    sourceLine: nullable(whole('The 1-based line, event or clip of the file; null where it does not name it.')),
    reasons: failures('The reasons of a refusal; of other items, what to look at before.'),
  }),
)

/** An import with its plan. */
export const PLANNED_IMPORT = named(
  'PlannedImport',
  record('An import with its plan.', {
    ...IMPORT_FIELDS,
    itemCount: whole('The number of items.'),
    items: listOf(ITEM, `The first ${MOST_ITEMS} items in the order of the file.`),
  }),
)

/** What a new import is sent as. */
export const NEW_IMPORT = record(
  'A form, its parts in any order.',
  {},
  {
    file: file('The file.'),
    uploadId: text('The id of a file that was sent in parts, in place of the file.'),
    as: text('The kind of file with its options as JSON: {"csv":{"kind":"SHOTS"}}; by default as the file says.'),
    storyboardId: text('The id of the board that it goes into; by default the project as a whole.'),
    newStoryboard: text('A new board in place of one that is there, as JSON: {"name":"Reel 2","code":"R2"}.'),
  },
)

/** What is sent to apply an import. */
export const APPLIED = record('The plan to apply.', { digest: text('The digest of the plan that was looked at.') })

/** What is sent to undo an import. */
export const UNDONE = record('What to undo.', {}, {
  keepChanged: nullable(
    boolean('Whether objects that were changed since stay as they are, and only the rest is undone.'),
  ),
})

interface ReadFailure {
  reason: string
  params: Failure['params']
  message: string
}

/** An import as answers have it. */
export function serializeImport(row: Import): ValueOf<typeof IMPORT> {
  const { id, projectId, status, reader, fileName, bytes, basedOnSeq, digest } = row
  return {
    ...{ id: toTypeId('Import', id), projectId: toTypeId('Project', projectId), status, reader, fileName, bytes },
    storyboardId: idOrNull('Storyboard', row.storyboardId),
    options: row.options as object,
    ...{ basedOnSeq, digest },
    warnings: row.warnings as unknown as ReadFailure[],
    failure: row.failure as unknown as ReadFailure | null,
    createdAt: row.createdAt.toISOString(),
    appliedAt: row.appliedAt?.toISOString() ?? null,
    undoneAt: row.undoneAt?.toISOString() ?? null,
    expiresAt: row.expiresAt.toISOString(),
  }
}

/** The same with its items, as far as an answer holds them. */
export function serializePlan(row: Import, items: readonly ImportItem[], itemCount: number) {
  return {
    ...serializeImport(row),
    itemCount,
    items: items.map(({ id, change, changes, choice, name, sourceLine, reasons }) => ({
      id: toTypeId('ImportItem', id), change, changes: changes as unknown as FieldChange[], choice, name, sourceLine,
      reasons: reasons as unknown as ReadFailure[],
    })),
  }
}
