import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { notFound } from '../../kernel/errors.ts'
import { type FrameRate, frameRateOf } from '../../kernel/frames.ts'
import { prisma } from '../../platform/database/client.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { viewerCan } from '../organizations/organization.service.ts'
import { visibleTo } from './project.policy.ts'
import { createProject } from './project.service.ts'

const FrameRateObject = builder.objectRef<FrameRate>('FrameRate').implement({
  description: 'Frames a second as an exact fraction: 24/1, 24000/1001.',
  fields: (t) => ({
    numerator: t.exposeInt('numerator', { description: 'Above the line.' }),
    denominator: t.exposeInt('denominator', { description: 'Below the line.' }),
  }),
})

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
    organization: t.relation('organization', { description: 'Whose it is.' }),
    frameRate: t.field({
      type: FrameRateObject,
      description: 'The rate its durations are counted at.',
      select: { frameRateNumerator: true, frameRateDenominator: true },
      resolve: frameRateOf,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When anything in it last changed.' }),
    viewerCanEdit: t.boolean({
      description: 'Whether you may change its boards, shots, views, assets and tasks.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _arguments, context) => viewerCan(requireViewer(context), organizationId, 'edit'),
    }),
    viewerCanAdminister: t.boolean({
      description: 'Whether you may archive, reset, transfer or delete it and edit its statuses.',
      select: { organizationId: true },
      resolve: ({ organizationId }, _arguments, context) =>
        viewerCan(requireViewer(context), organizationId, 'administer'),
    }),
  }),
})

const OrganizationProjectsEdge = builder.edgeObject({
  name: 'OrganizationProjectsConnectionEdge',
  description: 'A project in the list of its organization.',
  type: ProjectNode,
})

builder.prismaObjectField('Organization', 'projects', (t) =>
  t.relatedConnection(
    'projects',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its projects, last changed first.',
      query: (args, context) => {
        checkPage(args)
        return { where: visibleTo(requireViewer(context)), orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }] }
      },
    },
    { name: 'OrganizationProjectsConnection', description: 'A page of projects.' },
    OrganizationProjectsEdge,
  ),
)

builder.queryField('project', (t) =>
  t.prismaField({
    type: ProjectNode,
    nullable: true,
    description: 'A project by its id. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: ProjectNode, description: 'Which one.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { id: id.id, ...visibleTo(requireViewer(context)) }
      const found = await prisma.project.findFirst({ ...query, where })
      if (!found) throw notFound('Project')
      return found
    },
  }),
)

builder.relayMutationField(
  'createProject',
  {
    description: 'The new project.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Whose it will be.' }),
      name: t.string({ description: '1 to 200 characters.' }),
      description: t.string({ defaultValue: '', required: false, description: 'At most 20,000 characters.' }),
      code: t.string({
        required: false,
        description: '1 to 32 letters, digits, "_" or "-"; made from the name when not given.',
      }),
    }),
  },
  {
    description: 'Makes a project with its board "Main" and the default statuses.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createProject(requireViewer(context), input.organizationId.id, {
        name: input.name,
        description: input.description ?? '',
        code: input.code ?? null,
      }),
  },
  {
    description: 'What was made.',
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectNode,
        description: 'The new project.',
        resolve: (query, { id }) => prisma.project.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      projectEdge: t.field({
        type: OrganizationProjectsEdge,
        description: 'The same, for the list of the organization.',
        resolve: async ({ id }) => ({
          cursor: formatPrismaCursor({ id }, 'id'),
          node: await prisma.project.findUniqueOrThrow({ where: { id } }),
        }),
      }),
      organization: t.prismaField({
        type: OrganizationNode,
        description: 'Whose it is.',
        resolve: (query, { id }) =>
          prisma.organization.findFirstOrThrow({ ...query, where: { projects: { some: { id } } } }),
      }),
    }),
  },
)
