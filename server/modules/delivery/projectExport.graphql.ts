import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { ExportStatus, type ProjectExport } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { ABSOLUTE, asAsked } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import type { Failure } from '../../kernel/failure.ts'
import { CONTENT_SCOPES, demandCredential } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { findVisibleUsers } from '../identity/account.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { CONTENT_TYPE, downloadUrl, KEPT_HOURS } from './exportFile.ts'
import { visibleTo } from './projectExport.policy.ts'
import { exportProject, MOST_AT_A_TIME, MOST_KEPT, MOST_PER_HOUR } from './projectExport.service.ts'

const ProjectExportStatusEnum = builder.enumType('ProjectExportStatus', {
  description: 'The status of an export.',
  values: {
    [ExportStatus.QUEUED]: { description: 'Waiting.' },
    [ExportStatus.RUNNING]: { description: 'In progress.' },
    [ExportStatus.DONE]: { description: 'Ready for download until `expiresAt`.' },
    [ExportStatus.FAILED]: { description: 'Failed; see `failure`.' },
  },
})

const requester = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const ProjectExportNode = builder.prismaNode('ProjectExport', {
  id: { field: 'id' },
  description:
    'A file with all objects of a project at one moment, written by a job. Each line is a JSON object with its ' +
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
    includesCanvasData: t.exposeBoolean('includesCanvasData', { description: 'Whether it contains the drawings.' }),
    rowsWritten: t.exposeInt('rowsWritten', {
      description: 'The number of lines so far, without header and trailer; updated every two seconds.',
    }),
    rowsTotal: t.exposeInt('rowsTotal', {
      nullable: true,
      description: 'The number of lines in the end; null until they are counted.',
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
      description: 'The time at which it finished or failed; null until then.',
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
        'The path of the file on this server, signed for an hour. Without its query it requires a bearer token. The ' +
        `media type is \`${CONTENT_TYPE}\`; range requests are supported. Null unless the export is done.`,
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
        return { where: { OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] }, orderBy: { id: 'desc' } }
      },
    },
    { name: 'ProjectExportConnection', description: 'A page of exports.' },
    ProjectExportEdge,
  ),
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
    description:
      'Starts an export of a project to a file. The scope `read` suffices. Events of the noun `export` report the ' +
      `progress. CONFLICT while ${MOST_AT_A_TIME} exports of the project are running; RATE_LIMITED beyond ` +
      `${MOST_PER_HOUR} per hour.`,
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, includeCanvasData } }, context) =>
      exportProject(requireViewer(context), projectId.id, { includesCanvasData: includeCanvasData ?? true }),
  },
  {
    description: 'The queued export.',
    outputFields: (t) => ({
      projectExport: t.field({
        type: ProjectExportNode,
        description: 'The export.',
        resolve: (row: ProjectExport) => row,
      }),
      projectExportEdge: t.field({
        type: ProjectExportEdge,
        description: 'The board as an edge of `Project.storyboards`.',
        resolve: (row: ProjectExport) => ({ cursor: formatPrismaCursor(row, 'id'), node: row }),
      }),
      project: t.prismaField({
        type: ProjectNode,
        description: 'The project of the export.',
        resolve: (query, { projectId }) => prisma().project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
)
