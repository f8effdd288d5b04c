import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { ExportStatus, type ProjectExport } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import type { Failure } from '../../kernel/failure.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { findVisibleUsers } from '../accounts/account.service.ts'
import { ProjectNode } from '../projects/project.graphql.ts'
import { CONTENT_TYPE, downloadUrl, KEPT_HOURS } from './exportFile.ts'
import { visibleTo } from './projectExport.policy.ts'
import { exportProject, MOST_AT_A_TIME, MOST_KEPT, MOST_PER_HOUR } from './projectExport.service.ts'

const ProjectExportStatusEnum = builder.enumType('ProjectExportStatus', {
  description: 'How far an export is.',
  values: {
    [ExportStatus.QUEUED]: { description: 'It waits for its turn.' },
    [ExportStatus.RUNNING]: { description: 'Its file is being written.' },
    [ExportStatus.DONE]: { description: 'It can be downloaded until `expiresAt`.' },
    [ExportStatus.FAILED]: { description: 'It could not be made; `failure` says why.' },
  },
})

const requester = batched((ids, context) => findVisibleUsers(ids, requireViewer(context)), null)

export const ProjectExportNode = builder.prismaNode('ProjectExport', {
  id: { field: 'id' },
  description:
    'A file with everything in a project as it was at one moment, made by a job: JSON Lines, each an object with its ' +
    '`kind`. First a header with `format`, `version`, `projectId`, `seq` and `exportedAt`; then every object by the ' +
    'names of this schema, relations as ids; then the drawings as `canvasData`; last a trailer with `counts`. A file ' +
    'without a trailer is not whole. Anybody who may read the project may make and download one.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    project: t.relation('project', { description: 'What is exported.' }),
    requestedBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'Who asked for it; null when you share no organization with them any more.',
      resolve: ({ requestedById }, _arguments, context) => requester(requestedById, context),
    }),
    status: t.expose('status', { type: ProjectExportStatusEnum, description: 'How far it is.' }),
    includesCanvasData: t.exposeBoolean('includesCanvasData', { description: 'Whether the drawings are in it.' }),
    rowsWritten: t.exposeInt('rowsWritten', {
      description: 'Lines so far, without the header and the trailer; noted every two seconds.',
    }),
    rowsTotal: t.exposeInt('rowsTotal', {
      nullable: true,
      description: 'How many there will be; null until they are counted.',
    }),
    seq: t.exposeInt('seq', {
      nullable: true,
      description:
        'The `seq` of the log of the project that the file is true for: what happened since is told by ' +
        '`projectEvents` after it. Null until it is begun.',
    }),
    bytes: t.float({
      nullable: true,
      description: 'Bytes of the file; null until it is done.',
      resolve: ({ bytes }) => (bytes === null ? null : Number(bytes)),
    }),
    sha256: t.string({
      nullable: true,
      description: 'SHA-256 of the file, as 64 hexadecimal digits; null until it is done.',
      resolve: ({ sha256 }) => sha256 && Buffer.from(sha256).toString('hex'),
    }),
    fileName: t.exposeString('fileName', { description: 'What the file is called: BRICK-2026-11-21.jsonl.' }),
    failure: t.field({
      type: FailureRef,
      nullable: true,
      description: 'Why it failed; null when it has not.',
      resolve: ({ failure }) => failure as Failure | null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a server began with it; null until then.',
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done or had failed; null until then.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: `When it is forgotten with its file: ${KEPT_HOURS} hours after it was finished; null until then.`,
    }),
    downloadUrl: t.string({
      nullable: true,
      description:
        'Address of the file, signed for an hour and new each time it is asked for; below the address of the API. ' +
        `Without its query a bearer token opens it. It answers \`${CONTENT_TYPE}\`, and Range. Null unless it is done.`,
      resolve: (row) => downloadUrl(row),
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
    description: 'What to export.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'Which project; an archived one too.' }),
      includeCanvasData: t.boolean({
        required: false,
        defaultValue: true,
        description: 'Whether the drawings are in the file, which are most of it.',
      }),
    }),
  },
  {
    description:
      'Has a file written with everything in a project. The scope `read` will do: nothing of the project changes. ' +
      `CONFLICT while ${MOST_AT_A_TIME} exports of it are under way, RATE_LIMITED beyond ${MOST_PER_HOUR} an hour. ` +
      'How far it is, the project tells by events of the noun `export`.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, includeCanvasData } }, context) =>
      exportProject(requireViewer(context), projectId.id, { includesCanvasData: includeCanvasData ?? true }),
  },
  {
    description: 'What was queued.',
    outputFields: (t) => ({
      projectExport: t.field({
        type: ProjectExportNode,
        description: 'The export.',
        resolve: (row: ProjectExport) => row,
      }),
      projectExportEdge: t.field({
        type: ProjectExportEdge,
        description: 'The same, for the list of the project.',
        resolve: (row: ProjectExport) => ({ cursor: formatPrismaCursor(row, 'id'), node: row }),
      }),
      project: t.prismaField({
        type: ProjectNode,
        description: 'What is exported.',
        resolve: (query, { projectId }) => prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
      }),
    }),
  },
)
