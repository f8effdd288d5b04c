import { LAYER_ROLES, type LayerRole } from '../../../drawing/layer.ts'
import { Prisma } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { batched } from '../../graphql/loaders.ts'
import { listOrder } from '../../graphql/listOrder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { readPlainly } from '../../graphql/plainRows.ts'
import { holding, updatedAfter } from '../../graphql/search.ts'
import { notFound } from '../../kernel/errors.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { viewerCan } from '../identity/organization.service.ts'
import { listedFor, VISIBLE_PROJECT, visibleTo } from '../identity/project.policy.ts'
import { LOOKUP_TEXTS, projectOfCode } from './codePath.ts'

export const FrameRateObject = builder.objectRef<FrameRate>('FrameRate').implement({
  description: 'Frames per second as an exact fraction: 24/1, 24000/1001.',
  fields: (t) => ({
    numerator: t.exposeInt('numerator', { description: 'The numerator.' }),
    denominator: t.exposeInt('denominator', { description: 'The denominator.' }),
  }),
})

export const FrameNumbering = builder.enumType('FrameNumbering', {
  description: 'How the frames of shots are numbered.',
  values: {
    PER_SHOT: { description: 'Each shot begins with `Project.firstFrame`.' },
    BOARD: {
      description:
        'Frames are numbered along the board. Its first frame has the number `Project.firstFrame` plus ' +
        '`Storyboard.startFrame`.',
    },
  } as const,
})

export const LayerRoleEnum = builder.enumType('LayerRole', {
  description: 'What a layer is for. Layers of a role are there as soon as somebody draws on them.',
  values: {
    REFERENCE: { value: 'reference', description: 'What is drawn after.' },
    FILL: { value: 'fill', description: 'Flat colors.' },
    TONE: { value: 'tone', description: 'Shadows; it begins with MULTIPLY.' },
    PENCIL: { value: 'pencil', description: 'The sketch.' },
    INK: { value: 'ink', description: 'The lines.' },
    NOTES: { value: 'notes', description: 'Notes over the picture.' },
  } satisfies Record<Uppercase<LayerRole>, { value: LayerRole; description: string }>,
})

/** How many shots lie on the boards of projects, in one statement for all that are asked. */
const projectShots = batched<string, number>(async (ids) => {
  const { rows } = await pool().query<{ id: string; shots: number }>({
    name: 'projectShots',
    text: `SELECT b."projectId" AS "id", count(*)::int AS "shots" FROM "Storyboard" b
           JOIN "Shot" s ON s."storyboardId" = b."id" AND s."deletedAt" IS NULL
           WHERE b."projectId" = ANY($1::uuid[]) AND b."deletedAt" IS NULL GROUP BY b."projectId"`,
    values: [ids],
  })
  return new Map(rows.map(({ id, shots }) => [id, shots]))
}, 0)

export const ProjectAccessEnum = builder.enumType('ProjectAccess', {
  description: 'Who sees a project besides the OWNER and the ADMINs.',
  values: {
    EVERYONE: { description: 'Every member of the organization.' },
    CHOSEN: { description: 'Only chosen members. Others get NOT_FOUND.' },
  } as const,
})

export const ProjectNode = builder.prismaNode('Project', {
  id: { field: 'id' },
  description: 'A film, an episode or a commercial, with its storyboards, assets and tasks.',
  authScopes: { 'projects:read': true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  extensions: readPlainly({ name: 'project', columns: Prisma.ProjectScalarFieldEnum, from: VISIBLE_PROJECT }),
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'The name for pipelines: unique in the organization, never reused.',
    }),
    name: t.exposeString('name', { description: 'The name: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'The description; may be empty.' }),
    version: t.exposeInt('version', {
      description: 'Increases by one with each change of the project itself; compared with `expectedVersion`.',
    }),
    organization: t.relation('organization', { description: 'Its organization.' }),
    frameRate: t.field({
      type: FrameRateObject,
      description: 'The frame rate.',
      select: { frameRateNumerator: true, frameRateDenominator: true },
      resolve: frameRateOf,
    }),
    firstFrame: t.exposeInt('firstFrame', {
      description: 'The number of the first frame of each shot, or of each board; 1001 by default.',
    }),
    frameNumbering: t.expose('frameNumbering', { type: FrameNumbering, description: 'How frames are numbered.' }),
    layerRoles: t.field({
      type: [LayerRoleEnum],
      description:
        'The layers that its drawings offer before somebody draws on them, from bottom to top; none by default.',
      select: { layerRoles: true },
      resolve: ({ layerRoles }) => LAYER_ROLES.filter((role) => layerRoles.includes(role)),
    }),
    access: t.expose('access', { type: ProjectAccessEnum, description: 'Who sees it.' }),
    webUrl: t.string({
      description: WEB_URL,
      select: { id: true },
      resolve: ({ id }) => absoluteUrl(pages.project(toTypeId('Project', id))),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    updatedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'The time of the last change of the project or its contents.',
    }),
    archivedAt: t.expose('archivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'The time of archiving; null if it is not archived.',
    }),
    isArchived: t.boolean({
      description: 'Whether it is archived: read-only and hidden from lists.',
      select: { archivedAt: true },
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    shotCount: t.int({
      description: 'The number of shots on its boards, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => projectShots(id, context),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change its boards, shots, views, assets and tasks; not while it is archived.',
      select: { organizationId: true, archivedAt: true },
      resolve: ({ organizationId, archivedAt }, _arguments, context) =>
        archivedAt === null && viewerCan(requireViewer(context), organizationId, 'projects:write'),
    }),
    viewerCanExport: t.boolean({
      description: 'Whether you may export it, archived or not; VIEWERs may not.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _arguments, context) =>
        viewerCan(requireViewer(context), organizationId, 'exports:read'),
    }),
    viewerCanAdminister: t.boolean({
      description: 'Whether you may archive, reset, transfer or delete it and edit its statuses.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _arguments, context) =>
        viewerCan(requireViewer(context), organizationId, 'organization:admin'),
    }),
  }),
})

export const { Edge: ProjectEdge, Connection: ProjectConnection } =
  listTypes(ProjectNode, 'Project', 'A project', 'projects')

const UPDATED_SINCE_OF_PROJECTS =
  'Changed, with any of their contents, at this time or later. Deleted projects are listed by `deletedProjects`; a ' +
  'project that was archived or unarchived is in the other list.'

const ProjectOrder = listOrder('Project', {
  UPDATED: 'By the time of the last change.',
  NAME: 'By name.',
  CREATED: 'By the time of creation.',
})

const COLUMNS = { UPDATED: ['updatedAt', 'desc'], NAME: ['name', 'asc'], CREATED: ['createdAt', 'desc'] } as const

function orderOf(asked: typeof ProjectOrder.$inferInput | null | undefined) {
  const [column, usual] = COLUMNS[asked?.field ?? 'UPDATED']
  const direction = asked?.direction ?? usual
  return [{ [column]: direction }, { id: direction }]
}

const ProjectFilter = builder.inputType('ProjectFilter', {
  description: 'A filter for projects. All given fields must match.',
  fields: (t) => ({
    search: t.string({ required: false, description: 'Part of the name or code, ignoring case.' }),
    isArchived: t.boolean({ required: false, description: 'true: the archived ones alone; by default the others.' }),
    updatedSince: t.field({ type: 'DateTime', required: false, description: UPDATED_SINCE_OF_PROJECTS }),
  }),
})

/** The projects whose name or code has a text in it, in any case; all of them when it is blank. */
function having(search: string | null | undefined): Prisma.ProjectWhereInput {
  const text = holding(search)
  return text ? { OR: [{ name: text }, { code: text }] } : {}
}

builder.prismaObjectField('Organization', 'projects', (t) =>
  t.relatedConnection(
    'projects',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its projects.',
      args: {
        filter: t.arg({
          type: ProjectFilter,
          required: false,
          description: 'A filter; by default projects that are not archived.',
        }),
        orderBy: t.arg({ type: ProjectOrder, required: false, description: 'The order; by default UPDATED.' }),
      },
      query: ({ filter, orderBy, ...page }, context) => {
        checkPage(page)
        const { search, isArchived, updatedSince } = filter ?? {}
        const archivedAt = isArchived ? { not: null } : null
        return {
          where: { ...visibleTo(requireViewer(context)), ...having(search), ...updatedAfter(updatedSince), archivedAt },
          orderBy: orderOf(orderBy),
        }
      },
    },
    ProjectConnection,
  ),
)

builder.queryField('recentProjects', (t) =>
  t.prismaConnection(
    {
      type: ProjectNode,
      cursor: 'id',
      nullable: true,
      description: 'Your projects in all organizations, last changed first, without archived ones.',
      authScopes: { 'projects:read': true },
      totalCount: (_root, _arguments, context) =>
        prisma().project.count({ where: listedFor(requireViewer(context)) }),
      resolve: (query, _root, args, context) => {
        checkPage(args)
        return prisma().project.findMany({ ...query, where: listedFor(requireViewer(context)), orderBy: orderOf(null) })
      },
    },
    ProjectConnection,
  ),
)

const ProjectLookup = builder.inputType('ProjectLookup', {
  isOneOf: true,
  description: 'The key of a project.',
  fields: (t) => ({
    id: t.globalID({ for: ProjectNode, required: false, description: 'The id.' }),
    code: t.string({ required: false, description: 'The code, ignoring case: BRICK.' }),
  }),
})

builder.queryField('project', (t) =>
  t.prismaField({
    type: ProjectNode,
    nullable: true,
    description: 'A project by its id or code. NOT_FOUND if none is visible to you.',
    authScopes: { 'projects:read': true },
    args: {
      by: t.arg({ type: ProjectLookup, required: true, description: 'The id or code.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { by: { id, code }, organizationId }, context) => {
      const viewer = requireViewer(context)
      const projectId = id?.id ?? (await projectOfCode(viewer, code ?? '', organizationId?.id ?? null))
      const where = { id: projectId, ...visibleTo(viewer) }
      const found = await prisma().project.findFirst({ ...query, where })
      if (!found) throw notFound('Project')
      return found
    },
  }),
)
