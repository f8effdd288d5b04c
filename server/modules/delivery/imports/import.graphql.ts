import { ImportStatus } from '../../../__generated__/prisma/client.ts'
import { requireViewer } from '../../../context.ts'
import { builder } from '../../../graphql/builder.ts'
import { FailureRef } from '../../../graphql/failure.ts'
import { batched } from '../../../graphql/loaders.ts'
import { checkPage } from '../../../graphql/paging.ts'
import { EncodingChoiceObject } from '../../../graphql/textFiles.ts'
import { versionOf } from '../../../graphql/versions.ts'
import type { Failure } from '../../../kernel/failure.ts'
import type { EncodingChoice } from '../../../kernel/textEncoding.ts'
import { VersionNode } from '../../board/version.graphql.ts'
import { UserNode } from '../../identity/account.graphql.ts'
import { findVisibleUsers } from '../../identity/account.service.ts'
import { toTypeId } from '../../../kernel/ids.ts'
import { visibleTo } from './import.policy.ts'
import { findVersionsBefore, MOST_IMPORTS } from './import.service.ts'
import { CSV_READER } from './csvOptions.ts'
import { KEPT_DAYS, UNDOABLE_DAYS } from './importFile.ts'
import { ColumnUseEnum, ImportReaderEnum } from '../importInputs.graphql.ts'
import { type ColumnChoice, columnChoices } from './csvReading.ts'
import { ImportChangeEnum, ImportChoiceEnum } from './importItem.graphql.ts'
import { countItems, demandReadable, type ItemCount } from './importItems.service.ts'
import { MOST_SPANS, readTimelines, type TimelineSpan } from './importTimeline.service.ts'
import type { ImportColumn } from './reader.ts'

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

const ColumnChoiceRef = builder.objectRef<ColumnChoice>('ImportColumnChoice').implement({
  description: 'A use that a column of a table can have.',
  authScopes: { 'imports:read': true },
  fields: (t) => ({
    use: t.field({ type: ColumnUseEnum, description: 'The use.', resolve: ({ use }) => use }),
    as: t.exposeString('as', { nullable: true, description: 'The known column that it is read as; null for none.' }),
  }),
})

const TimelineSpanRef = builder.objectRef<TimelineSpan>('ImportTimelineSpan').implement({
  description: 'A shot of the timeline of an import, with its lengths in frames of the project.',
  authScopes: { 'imports:read': true },
  fields: (t) => ({
    itemId: t.id({ description: 'The id of the item.', resolve: ({ id }) => toTypeId('ImportItem', id) }),
    change: t.expose('change', { type: ImportChangeEnum, description: 'The effect of the item.' }),
    framesBefore: t.exposeInt('framesBefore', {
      nullable: true, description: 'The length on the board when the plan was made; null for what is not on it.',
    }),
    placeBefore: t.exposeInt('placeBefore', {
      nullable: true, description: 'The 1-based place on the board; null for what is not on it.',
    }),
    framesAfter: t.exposeInt('framesAfter', {
      nullable: true, description: 'The length in the file; null for what is not in it.',
    }),
  }),
})

const ImportItemFilter = builder.inputType('ImportItemFilter', {
  description: 'A filter for items of an import.',
  fields: (t) => ({
    changes: t.field({ type: [ImportChangeEnum], required: false, description: 'With one of these effects.' }),
    choice: t.field({ type: ImportChoiceEnum, required: false, description: 'With this choice.' }),
  }),
})

const timelines = batched(readTimelines, [])
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
    columnChoices: t.field({
      type: [ColumnChoiceRef],
      description: 'The uses that a column of a table of its kind can have; none of other files.',
      select: { columns: true, options: true, reader: true },
      resolve: ({ columns, options, reader }) =>
        reader === CSV_READER ? columnChoices(columns as unknown as ImportColumn[], options as object) : [],
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
    timeline: t.field({
      type: [TimelineSpanRef],
      description:
        'The items of a cut that have lengths, in its order; none of other files, and none if there are more than ' +
        `${MOST_SPANS.toLocaleString('en-US')}. A token needs the read scopes of what they change.`,
      select: { id: true, scopes: true },
      extensions: { mostItems: 50 },
      resolve: (row, _arguments, context) => {
        demandReadable(requireViewer(context), row)
        return timelines(row.id, context)
      },
    }),
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
