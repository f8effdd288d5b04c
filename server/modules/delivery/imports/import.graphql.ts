import { type Import, ImportChoice, ImportStatus } from '../../../__generated__/prisma/client.ts'
import { type Context, requireViewer } from '../../../context.ts'
import { builder } from '../../../graphql/builder.ts'
import { FailureRef } from '../../../graphql/failure.ts'
import { batched } from '../../../graphql/loaders.ts'
import { checkPage } from '../../../graphql/paging.ts'
import { EncodingChoiceObject } from '../../../graphql/textFiles.ts'
import { versionOf } from '../../../graphql/versions.ts'
import type { Failure } from '../../../kernel/failure.ts'
import { type NodeName, toTypeId } from '../../../kernel/ids.ts'
import type { EncodingChoice } from '../../../kernel/textEncoding.ts'
import { VersionNode } from '../../board/version.graphql.ts'
import { UserNode } from '../../identity/account.graphql.ts'
import { findVisibleUsers } from '../../identity/account.service.ts'
import { visibleTo } from './import.policy.ts'
import { findVersionsBefore, MOST_IMPORTS } from './import.service.ts'
import { KEPT_DAYS, UNDOABLE_DAYS } from './importFile.ts'
import { ColumnUseEnum, ImportReaderEnum } from '../importInputs.graphql.ts'
import { countItems, demandReadable, type ItemCount } from './importItems.service.ts'
import { type FieldChange, IMPORT_CHANGES, type ImportChange, type ImportColumn } from './reader.ts'

const ImportStatusEnum = builder.enumType('ImportStatus', {
  description: 'The status of an import.',
  values: {
    [ImportStatus.QUEUED]: { description: 'Waiting to be read.' },
    [ImportStatus.READING]: { description: 'The file is being read.' },
    [ImportStatus.READY]: { description: 'The plan is ready; `applyImport` applies the accepted items.' },
    [ImportStatus.REFUSED]: { description: 'The file cannot be read; see `failure`. Other options may help.' },
    [ImportStatus.APPLIED]: { description: 'Applied. `undoImport` undoes it until `expiresAt`.' },
    [ImportStatus.UNDONE]: { description: 'Applied and undone.' },
    [ImportStatus.DISCARDED]: { description: 'Discarded without being applied.' },
  },
})

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

const ItemCountRef = builder.objectRef<ItemCount>('ImportItemCount').implement({
  description: 'The number of items with one effect.',
  authScopes: { 'imports:read': true },
  fields: (t) => ({
    change: t.expose('change', { type: ImportChangeEnum, description: 'The effect.' }),
    count: t.exposeInt('count', { description: 'The number of items.' }),
    acceptedCount: t.exposeInt('acceptedCount', { description: 'The number of accepted items.' }),
  }),
})

const ImportColumnRef = builder.objectRef<ImportColumn>('ImportColumn').implement({
  description: 'A column of a table.',
  authScopes: { 'imports:read': true },
  fields: (t) => ({
    header: t.exposeString('header', { description: 'The name in the file, cut at 60 characters.' }),
    use: t.field({ type: ColumnUseEnum, description: 'What it is read as.', resolve: ({ use }) => use }),
    as: t.exposeString('as', { nullable: true, description: 'The known column that it is read as; null for none.' }),
    samples: t.exposeStringList('samples', { description: 'The first different values: at most 3.' }),
  }),
})

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

const ImportItemFilter = builder.inputType('ImportItemFilter', {
  description: 'A filter for items of an import.',
  fields: (t) => ({
    changes: t.field({ type: [ImportChangeEnum], required: false, description: 'With one of these effects.' }),
    choice: t.field({ type: ImportChoiceEnum, required: false, description: 'With this choice.' }),
  }),
})

const requester = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)
const itemCounts = batched(countItems, [])
const versionsBefore = batched((ids, context) => findVersionsBefore(requireViewer(context), ids), [])

/** An import by its id. */
export const ImportNode = builder.prismaNode('Import', {
  id: { field: 'id' },
  description:
    'A file whose changes are planned, chosen, applied all or nothing, and undone. It is kept for ' +
    `${KEPT_DAYS} days, and for ${UNDOABLE_DAYS} days after it was applied.`,
  authScopes: { 'imports:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    project: t.relation('project', { description: 'The project.' }),
    storyboard: t.relation('storyboard', {
      nullable: true, description: 'The board that it goes into; null for the project as a whole.',
    }),
    requestedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who started it; null if you no longer share an organization.',
      select: { requestedById: true },
      resolve: ({ requestedById }, _arguments, context) => requester(requestedById, context),
    }),
    reader: t.field({
      type: ImportReaderEnum, description: 'The kind of file.', select: { reader: true },
      resolve: ({ reader }) => reader,
    }),
    status: t.expose('status', { type: ImportStatusEnum, description: 'The status.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    bytes: t.expose('bytes', { type: 'Long', description: 'The size of the file in bytes.' }),
    options: t.expose('options', {
      type: 'JSON', description: 'The options, with the names of its input in `ImportReaderInput`.',
    }),
    basedOnSeq: t.exposeInt('basedOnSeq', {
      nullable: true, description: 'The `seq` of the project to which the plan corresponds; null until it is ready.',
    }),
    digest: t.exposeString('digest', {
      nullable: true, description: 'The digest of the plan, for `applyImport`; null until it is ready.',
    }),
    counts: t.field({
      type: [ItemCountRef], description: 'The number of items by effect.', select: { id: true },
      resolve: ({ id }, _arguments, context) => itemCounts(id, context),
    }),
    refusedCount: t.int({
      description: 'The number of items that are refused.', select: { id: true },
      resolve: async ({ id }, _arguments, context) =>
        (await itemCounts(id, context)).find(({ change }) => change === 'REFUSED')?.count ?? 0,
    }),
    warnings: t.field({
      type: [FailureRef], description: 'Parts of the file that are not read or not kept.', select: { warnings: true },
      resolve: ({ warnings }) => warnings as unknown as Failure[],
    }),
    columns: t.field({
      type: [ImportColumnRef], description: 'The columns of a table, in its order; none of other files.',
      select: { columns: true, scopes: true },
      resolve: (row, _arguments, context) => {
        demandReadable(requireViewer(context), row)
        return row.columns as unknown as ImportColumn[]
      },
    }),
    failure: t.field({
      type: FailureRef, nullable: true, description: 'The reason why the file cannot be read; null if it can.',
      select: { failure: true }, resolve: ({ failure }) => failure as Failure | null,
    }),
    encodings: t.field({
      type: [EncodingChoiceObject], description: 'The encodings to choose from, if the encoding is unknown.',
      select: { encodings: true }, resolve: ({ encodings }) => encodings as unknown as EncodingChoice[],
    }),
    items: t.relatedConnection(
      'items',
      {
        cursor: 'id',
        totalCount: true,
        description: 'The items in the order of the file. A token needs the read scopes of what they change.',
        args: { filter: t.arg({ type: ImportItemFilter, required: false, description: 'A filter; by default all.' }) },
        query: ({ filter, ...args }) => {
          checkPage(args)
          const { changes, choice } = filter ?? {}
          return {
            where: { ...(changes?.length && { change: { in: changes } }), ...(choice && { choice }) },
            orderBy: { position: 'asc' },
          }
        },
      },
      { name: 'ImportItemConnection', description: 'A page of items.' },
      { name: 'ImportItemEdge', description: 'An item of an import.' },
    ),
    versions: t.field({
      type: [VersionNode],
      description: 'The versions of boards that were made before it was applied, and that are visible to you.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => versionsBefore(id, context),
    }),
    version: t.exposeInt('version', { description: versionOf('updateImport', 'chooseImportItems') }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the upload.' }),
    appliedAt: t.expose('appliedAt', {
      type: 'DateTime', nullable: true, description: 'The time at which it was applied; null until then.',
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime', nullable: true, description: 'The time at which it was undone; null until then.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime', description: 'The time at which it is deleted with its file. What it changed stays.',
    }),
  }),
})

/** An import in the list of its project. */
export const ImportEdge = builder.edgeObject({
  name: 'ImportEdge', description: 'An import in the list of its project.', type: ImportNode,
})

builder.prismaObjectField('Project', 'imports', (t) =>
  t.relatedConnection(
    'imports',
    {
      cursor: 'id',
      totalCount: true,
      description: `Its imports that are kept, newest first; the ${MOST_IMPORTS} newest are.`,
      query: (args, context) => {
        checkPage(args)
        return { where: visibleTo(requireViewer(context)), orderBy: { id: 'desc' } }
      },
    },
    { name: 'ImportConnection', description: 'A page of imports.' },
    ImportEdge,
  ),
)
