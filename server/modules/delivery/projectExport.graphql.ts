import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { ExportStatus, type ProjectExport } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import type { Failure } from '../../kernel/failure.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { downloadUrl, KEPT_HOURS } from './exportFile.ts'
import { ExportFormatEnum, ExportFormatInput, ExportScopeInput } from './exportInputs.graphql.ts'
import { findOwnExports, MOST_OWN, notOver } from './exportReading.service.ts'
import { exportAs, exportScope } from './exportRequest.ts'
import type { ExportWarning } from './exports/exportFormat.ts'
import { visibleTo } from './projectExport.policy.ts'
import {
  cancelExport, createExport, MOST_AT_A_TIME, MOST_KEPT, MOST_PER_HOUR, retryExport,
} from './projectExport.service.ts'

const ProjectExportStatusEnum = builder.enumType('ProjectExportStatus', {
  description: 'The status of an export.',
  values: {
    [ExportStatus.QUEUED]: { description: 'Waiting.' },
    [ExportStatus.RUNNING]: { description: 'In progress.' },
    [ExportStatus.DONE]: { description: 'Ready for download until `expiresAt`.' },
    [ExportStatus.FAILED]: { description: 'Failed; see `failure`.' },
    [ExportStatus.CANCELED]: { description: 'Canceled; nothing of the file is kept.' },
  },
})

export const ExportWarningRef = builder.objectRef<ExportWarning>('ExportWarning').implement({
  description: 'A difference between the request and the exported file, such as a missing picture.',
  authScopes: { 'exports:read': true },
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The reason, for programs. See `errorCatalogue`.' }),
    params: t.field({
      type: 'JSON', description: 'The values that the sentence names, by parameter.', resolve: ({ params }) => params,
    }),
    message: t.exposeString('message', { description: 'The reason as an English sentence.' }),
    shotId: t.exposeID('shotId', { nullable: true, description: 'The shot; null if it concerns the whole file.' }),
  }),
})

const requester = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const ProjectExportNode = builder.prismaNode('ProjectExport', {
  id: { field: 'id' },
  description:
    'A file of a project at one moment, written by a job. In the format `DATA`, each line is a JSON object with its ' +
    '`kind`: first a header with `format`, `version`, `projectId`, `seq` and `exportedAt`; then the objects with the ' +
    'field names of this schema and relations as ids; then the drawings as `canvasData`; last a trailer with ' +
    '`counts`. A file without a trailer is incomplete. Everybody who may read the project may create and download ' +
    'exports.',
  authScopes: { 'exports:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    project: t.relation('project', { description: 'The project of the export.' }),
    requestedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who requested it; null if you no longer share an organization.',
      resolve: ({ requestedById }, _arguments, context) => requester(requestedById, context),
    }),
    status: t.expose('status', { type: ProjectExportStatusEnum, description: 'The status.' }),
    format: t.field({ type: ExportFormatEnum, description: 'The format.', resolve: ({ format }) => format }),
    options: t.expose('options', {
      type: 'JSON', description: 'The options of the format, with the names of its input in `ExportFormatInput`.',
    }),
    preset: t.relation('preset', {
      nullable: true, description: 'The preset that it was made with; null for none, and if that was deleted.',
    }),
    includesCanvasData: t.exposeBoolean('includesCanvasData', {
      description: 'Whether a file of the format DATA contains the drawings.',
    }),
    stage: t.exposeString('stage', {
      nullable: true, description: 'The stage of the work, such as `painting`; null for DATA and before it starts.',
    }),
    unitsDone: t.exposeInt('unitsDone', {
      description: 'The number of units of the stage that are done; updated every two seconds. Lines for DATA.',
    }),
    unitsTotal: t.exposeInt('unitsTotal', {
      nullable: true, description: 'The number of units of the stage; null until they are counted.',
    }),
    rowsWritten: t.exposeInt('unitsDone', {
      description: 'The number of lines so far, without header and trailer, for DATA; else as `unitsDone`.',
    }),
    rowsTotal: t.exposeInt('unitsTotal', {
      nullable: true,
      description: 'The number of lines in the end, for DATA; else as `unitsTotal`. Null until they are counted.',
    }),
    warnings: t.field({
      type: [ExportWarningRef],
      description: 'The differences between the request and the file: at most 200. Empty until it is done.',
      resolve: ({ warnings }) => warnings as unknown as ExportWarning[],
    }),
    seq: t.exposeInt('seq', {
      nullable: true,
      description:
        "The `seq` of the project's log to which the file corresponds; `projectEvents` after it returns the later " +
        'events. Null until it starts.',
    }),
    bytes: t.expose('bytes', {
      type: 'Long',
      nullable: true,
      description: 'The size of the file in bytes; null until it is done.',
    }),
    sha256: t.string({
      nullable: true,
      description: 'SHA-256 of the file, as 64 hexadecimal digits; null until it is done.',
      resolve: ({ sha256 }) => sha256 && Buffer.from(sha256).toString('hex'),
    }),
    fileName: t.exposeString('fileName', { description: 'The name of the file: BRICK-2026-11-21.jsonl.' }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'The failure; null if there is none.',
      resolve: ({ failure }) => failure as Failure | null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of the request.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it started; null until then.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time at which it finished, failed or was canceled; null until then.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description:
        `The time at which the export and its file are deleted, ${KEPT_HOURS} hours after it finished; null before.`,
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'The path of the file on this server, signed for an hour. Without its query it requires a bearer token. ' +
        'Range requests are supported. Null unless the export is done.',
      args: ABSOLUTE,
      resolve: (row, asked, context) => {
        demandCredential(requireViewer(context), ...CONTENT_SCOPES)
        const path = downloadUrl(row)
        return path === null ? null : asAsked(path, asked)
      },
    }),
  }),
})

const ProjectExportEdge = builder.edgeObject({
  name: 'ProjectExportEdge',
  description: 'An export in the list of its project.',
  type: ProjectExportNode,
})

builder.prismaObjectField('Project', 'exports', (t) =>
  t.relatedConnection(
    'exports',
    {
      cursor: 'id',
      totalCount: true,
      description: `Its exports of the last ${KEPT_HOURS} hours, newest first; the ${MOST_KEPT} newest are kept.`,
      query: (args) => {
        checkPage(args)
        return { where: notOver(), orderBy: { id: 'desc' } }
      },
    },
    { name: 'ProjectExportConnection', description: 'A page of exports.' },
    ProjectExportEdge,
  ),
)

builder.queryField('viewerExports', (t) =>
  t.prismaField({
    type: [ProjectExportNode],
    nullable: true,
    description:
      `Your exports that are queued or running, and those of the last ${KEPT_HOURS} hours; newest first, at most ` +
      `${MOST_OWN}.`,
    authScopes: { 'exports:read': true },
    resolve: (query, _root, _args, context) => findOwnExports(requireViewer(context), query),
  }),
)

type PayloadBuilder = PayloadFields<ProjectExport>

/** Fields of payloads with an export. */
export const exportFields = (t: PayloadBuilder) => ({
  projectExport: t.field({
    type: ProjectExportNode, description: 'The export.', resolve: (row: ProjectExport) => row,
  }),
  projectExportEdge: t.field({
    type: ProjectExportEdge,
    description: 'The export as an edge of `Project.exports`.',
    resolve: (row: ProjectExport) => ({ cursor: formatPrismaCursor(row, 'id'), node: row }),
  }),
  project: t.prismaField({
    type: ProjectNode,
    description: 'The project of the export.',
    resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
  }),
})

/** What an export is refused for, whatever its format. */
export const LIMITS =
  `CONFLICT while ${MOST_AT_A_TIME} exports of the project are running; RATE_LIMITED beyond ${MOST_PER_HOUR} per hour.`

const created = builder.relayMutationField(
  'createExport',
  {
    description: 'The project, the scope and the format.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project; may be archived.' }),
      what: t.field({ type: ExportScopeInput, required: false, description: 'The scope; the project by default.' }),
      as: t.field({ type: ExportFormatInput, required: true, description: 'The format with its options.' }),
      fileName: t.string({
        required: false,
        description: 'The name of the file; made of the codes and the day by default. The extension is added.',
      }),
    }),
  },
  {
    description:
      'Starts an export of a project to a file. A token needs the scopes that read its contents. Events of the noun ' +
      '`export` report the ' +
      `progress. INVALID_INPUT for a scope without shots or too large for the format, and for options out of range; ` +
      `UNAVAILABLE for a format that this server cannot write. ${LIMITS}`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, what, as, fileName } }, context) =>
      createExport(requireViewer(context), projectId.id, {
        as: exportAs(as), scope: exportScope(what), fileName: fileName ?? null,
      }),
  },
  { description: 'The queued export.', outputFields: exportFields },
)

/** What an export is asked for with; a preview of it too. */
export const CreateExportInput = created.inputType

builder.relayMutationField(
  'retryExport',
  {
    description: 'The export to start again.',
    inputFields: (t) => ({ exportId: t.globalID({ for: ProjectExportNode, description: 'The export.' }) }),
  },
  {
    description: 'Starts an export again, with the same contents and options. Fails as `createExport` does.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { exportId } }, context) => retryExport(requireViewer(context), exportId.id),
  },
  { description: 'The queued export.', outputFields: exportFields },
)

builder.relayMutationField(
  'cancelExport',
  {
    description: 'The export to cancel.',
    inputFields: (t) => ({ exportId: t.globalID({ for: ProjectExportNode, description: 'The export.' }) }),
  },
  {
    description:
      'Cancels an export that is queued or running. Only the person who requested it and administrators can. ' +
      'CONFLICT if it has ended.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { exportId } }, context) => cancelExport(requireViewer(context), exportId.id),
  },
  { description: 'The canceled export.', outputFields: exportFields },
)

builder.relayMutationField(
  'exportProject',
  {
    description: 'The project to export.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project; may be archived.' }),
      includeCanvasData: t.boolean({
        required: false,
        defaultValue: true,
        description: 'Whether the file contains the drawings, which are most of its size.',
      }),
    }),
  },
  {
    description: `Starts an export of a project's data. ${LIMITS}`,
    deprecationReason: 'Use `createExport` with `as: { data: … }`; removed after 2027-05-31.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, includeCanvasData } }, context) =>
      createExport(requireViewer(context), projectId.id, {
        as: { format: 'DATA', options: { includeCanvasData }, field: 'input' },
      }),
  },
  { description: 'The queued export.', outputFields: exportFields },
)
