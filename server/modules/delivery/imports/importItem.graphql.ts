import { brandWithType } from '@pothos/core'
import { type Import, ImportChoice } from '../../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../../context.ts'
import { builder } from '../../../graphql/builder.ts'
import { FailureRef } from '../../../graphql/failure.ts'
import { batched } from '../../../graphql/loaders.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { type NodeName, toTypeId } from '../../../kernel/ids.ts'
import { type EventSubject, loadSubjects } from '../eventSubject.service.ts'
import { visibleTo } from './import.policy.ts'
import { demandReadable } from './importItems.service.ts'
import { type FieldChange, IMPORT_CHANGES, type ImportChange } from './reader.ts'

/** What an item does. */
export const ImportChangeEnum = builder.enumType('ImportChange', {
  description: 'The effect of an item of an import; of several, the gravest.',
  values: Object.fromEntries(
    Object.entries(IMPORT_CHANGES).map(([change, description]) => [change, { description }]),
  ) as Record<ImportChange, { description: string }>,
})

/** Whether an item is to be applied. */
export const ImportChoiceEnum = builder.enumType('ImportChoice', {
  description: 'The choice for an item of an import.',
  values: {
    [ImportChoice.ACCEPT]: { description: 'The item is applied. An accepted item that is refused prevents all.' },
    [ImportChoice.REJECT]: { description: 'The item is left out.' },
  },
})

const FieldChangeRef = builder.objectRef<FieldChange>('ImportFieldChange').implement({
  description: 'A change of one field.',
  authScopes: { 'imports:read': true },
  fields: (t) => ({
    change: t.expose('change', { type: ImportChangeEnum, description: 'The effect.' }),
    field: t.exposeString('field', { description: 'The name of the column or field.' }),
    from: t.exposeString('from', { description: 'The present value, cut at 500 characters; empty for none.' }),
    to: t.exposeString('to', { description: 'The new value, cut at 500 characters.' }),
  }),
})

const subjects = batched<string, EventSubject | null>(
  (ids, context) => loadSubjects(ids, requireViewer(context)),
  null,
)

/** An item by its id, for those who may read what the import changes. */
export const ImportItemNode = builder.prismaNode('ImportItem', {
  id: { field: 'id' },
  description: 'One change of an import, which is accepted or rejected.',
  authScopes: { 'imports:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, import: visibleTo(requireViewer(context)) }),
  select: { id: true, import: { select: { scopes: true } } },
  fields: (t) => {
    /** Contents of the project: what a token may not read is FORBIDDEN. */
    const readable = <Row extends { import: Pick<Import, 'scopes'> }>(row: Row, context: Context): Row => {
      demandReadable(requireViewer(context), row.import)
      return row
    }
    return {
      change: t.expose('change', { type: ImportChangeEnum, description: 'The effect; of several, the gravest.' }),
      changes: t.field({
        type: [FieldChangeRef],
        description: 'The changes, field by field.',
        select: { changes: true },
        resolve: (row, _arguments, context) => readable(row, context).changes as unknown as FieldChange[],
      }),
      choice: t.expose('choice', { type: ImportChoiceEnum, description: 'The choice.' }),
      name: t.string({
        description: 'The subject, for people: MAIN/SH0010.',
        select: { name: true },
        resolve: (row, _arguments, context) => readable(row, context).name,
      }),
      subjectType: t.exposeString('subjectType', { description: 'The type of the subject in this schema: `Shot`.' }),
      subjectId: t.id({
        nullable: true,
        description: 'The id of the subject; null for a new one until it is applied.',
        select: { subjectId: true, subjectType: true },
        resolve: ({ subjectId, subjectType }) => subjectId && toTypeId(subjectType as NodeName, subjectId),
      }),
      subject: t.field({
        type: builder.nodeInterfaceRef(),
        nullable: true,
        description:
          'The subject as it is now; null for a new one until it is applied, for castings and links, and for one ' +
          'that is deleted or not visible to you.',
        select: { subjectId: true, subjectType: true },
        resolve: async (row, _arguments, context) => {
          readable(row, context)
          if (row.subjectId === null) return null
          const found = await subjects(toTypeId(row.subjectType as NodeName, row.subjectId), context)
          if (!found) return null
          brandWithType(found.row, found.name as never)
          return found.row
        },
      }),
      sourceLine: t.exposeInt('sourceLine', {
        nullable: true, description: 'The 1-based line, event or clip of the file; null where it does not name it.',
      }),
      isDoubtful: t.exposeBoolean('isDoubtful', {
        description: 'Whether the subject was found by a likeness that may be wrong.',
      }),
      reasons: t.field({
        type: [FailureRef],
        description: 'The reasons of a refusal; of other items, what to look at before. At most 5.',
        select: { reasons: true },
        resolve: (row, _arguments, context) => readable(row, context).reasons as unknown as Failure[],
      }),
    }
  },
})
