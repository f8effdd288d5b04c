import type { Prisma } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { checkPage } from '../../graphql/paging.ts'
import { holding, updatedAfter } from '../../graphql/search.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { pool, prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { viewerCan } from '../organizations/organization.service.ts'
import { demandOneWay, LOOKUP_TEXTS, projectOfCode } from './codePath.ts'
import { visibleTo } from './project.policy.ts'

const FrameRateObject = builder.objectRef<FrameRate>('FrameRate').implement({
  description: 'Frames a second as an exact fraction: 24/1, 24000/1001.',
  fields: (t) => ({
    numerator: t.exposeInt('numerator', { description: 'Above the line.' }),
    denominator: t.exposeInt('denominator', { description: 'Below the line.' }),
  }),
})

/** How many shots lie on the boards of projects, in one statement for all that are asked. */
const projectShots = batched<string, number>(async (ids) => {
  const { rows } = await pool.query<{ id: string; shots: number }>({
    name: 'projectShots',
    text: `SELECT b."projectId" AS "id", count(*)::int AS "shots" FROM "Storyboard" b
           JOIN "Shot" s ON s."storyboardId" = b."id" AND s."deletedAt" IS NULL
           WHERE b."projectId" = ANY($1::uuid[]) AND b."deletedAt" IS NULL GROUP BY b."projectId"`,
    values: [ids],
  })
  return new Map(rows.map(({ id, shots }) => [id, shots]))
}, 0)

export const ProjectNode = builder.prismaNode('Project', {
  id: { field: 'id' },
  description: 'A film, an episode, a spot: it holds storyboards, assets and tasks.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    code: t.exposeString('code', {
      description: 'Its name for pipelines: unique in the organization, never given again.',
    }),
    name: t.exposeString('name', { description: 'Its name: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
    version: t.exposeInt('version', { description: versionOf('updateProject') }),
    organization: t.relation('organization', { description: 'Whose it is.' }),
    frameRate: t.field({
      type: FrameRateObject,
      description: 'The rate its durations are counted at.',
      select: { frameRateNumerator: true, frameRateDenominator: true },
      resolve: frameRateOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When anything in it last changed.' }),
    archivedAt: t.expose('archivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was archived; null while it is not.',
    }),
    isArchived: t.boolean({
      description: 'Whether it is archived: in no list, and read-only until it is restored.',
      select: { archivedAt: true },
      resolve: ({ archivedAt }) => archivedAt !== null,
    }),
    shotCount: t.int({
      description: 'How many shots its boards have, without those in the trash.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => projectShots(id, context),
    }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change its boards, shots, views, assets and tasks; not while it is archived.',
      select: { organizationId: true, archivedAt: true },
      resolve: ({ organizationId, archivedAt }, _arguments, context) =>
        archivedAt === null && viewerCan(requireViewer(context), organizationId, 'edit'),
    }),
    viewerCanAdminister: t.boolean({
      description: 'Whether you may archive, reset, transfer or delete it and edit its statuses.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _arguments, context) =>
        viewerCan(requireViewer(context), organizationId, 'administer'),
    }),
  }),
})

/** A project in the list of its organization, for payloads too. */
export const OrganizationProjectsEdge = builder.edgeObject({
  name: 'OrganizationProjectsConnectionEdge',
  description: 'A project in the list of its organization.',
  type: ProjectNode,
})

const UPDATED_SINCE_OF_PROJECTS =
  'With anything in them changed at this moment or later. What was deleted is told by `deletedProjects`; one that ' +
  'was archived or brought back is in the other list.'

const ORDERS = {
  UPDATED: [{ updatedAt: 'desc' }, { id: 'desc' }],
  NAME: [{ name: 'asc' }, { id: 'asc' }],
  CREATED: [{ createdAt: 'desc' }, { id: 'desc' }],
} satisfies Record<string, Prisma.ProjectOrderByWithRelationInput[]>

const ProjectOrder = builder.enumType('ProjectOrder', {
  description: 'The order of a list of projects.',
  values: {
    UPDATED: { value: 'UPDATED', description: 'Last changed first.' },
    NAME: { value: 'NAME', description: 'By name.' },
    CREATED: { value: 'CREATED', description: 'Newest first.' },
  } as const,
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
      description: 'Its projects, last changed first unless another order is asked for.',
      args: {
        search: t.arg.string({ required: false, description: 'Part of a name or code, in any case.' }),
        orderBy: t.arg({
          type: ProjectOrder,
          required: false,
          defaultValue: 'UPDATED',
          description: 'In which order.',
        }),
        isArchived: t.arg.boolean({
          required: false,
          defaultValue: false,
          description: 'true: the archived ones alone; else those that are not.',
        }),
        updatedSince: t.arg({ type: 'DateTime', required: false, description: UPDATED_SINCE_OF_PROJECTS }),
      },
      query: ({ search, orderBy, isArchived, updatedSince, ...page }, context) => {
        checkPage(page)
        const archivedAt = isArchived ? { not: null } : null
        return {
          where: { ...visibleTo(requireViewer(context)), ...having(search), ...updatedAfter(updatedSince), archivedAt },
          orderBy: ORDERS[orderBy ?? 'UPDATED'],
        }
      },
    },
    { name: 'OrganizationProjectsConnection', description: 'A page of projects.' },
    OrganizationProjectsEdge,
  ),
)

builder.queryField('recentProjects', (t) =>
  t.prismaConnection(
    {
      type: ProjectNode,
      cursor: 'id',
      nullable: true,
      description: 'The projects you may see in all organizations, last changed first, without the archived.',
      authScopes: { signedIn: true },
      totalCount: (_root, _arguments, context) =>
        prisma.project.count({ where: { ...visibleTo(requireViewer(context)), archivedAt: null } }),
      resolve: (query, _root, args, context) => {
        checkPage(args)
        const where = { ...visibleTo(requireViewer(context)), archivedAt: null }
        return prisma.project.findMany({ ...query, where, orderBy: ORDERS.UPDATED })
      },
    },
    { name: 'ProjectConnection', description: 'A page of projects of several organizations.' },
    { name: 'ProjectEdge', description: 'A project in a list of several organizations.' },
  ),
)

builder.queryField('project', (t) =>
  t.prismaField({
    type: ProjectNode,
    nullable: true,
    description: 'A project by its id or its code. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: {
      id: t.arg.globalID({ for: ProjectNode, required: false, description: 'Which one; or `code`.' }),
      code: t.arg.string({ required: false, description: 'Its code, in any case: BRICK.' }),
      organizationId: t.arg.globalID({
        for: OrganizationNode,
        required: false,
        description: LOOKUP_TEXTS.organizationId,
      }),
    },
    resolve: async (query, _root, { id, code, organizationId }, context) => {
      const viewer = requireViewer(context)
      demandOneWay({ id, code })
      const projectId = id?.id ?? (await projectOfCode(viewer, code ?? '', organizationId?.id ?? null))
      const where = { id: projectId, ...visibleTo(viewer) }
      const found = await prisma.project.findFirst({ ...query, where })
      if (!found) throw notFound('Project')
      return found
    },
  }),
)
