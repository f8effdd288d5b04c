import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { Plan, Role } from '../../__generated__/prisma/client.ts'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { notFound } from '../../kernel/errors.ts'
import { prisma } from '../../platform/database/client.ts'
import { visibleTo } from './organization.policy.ts'
import { createOrganization, viewerCan } from './organization.service.ts'

const RoleEnum = builder.enumType('Role', {
  description: "A member's role in an organization.",
  values: {
    [Role.OWNER]: { description: 'The one who answers for the organization; exactly one at all times.' },
    [Role.ADMIN]: { description: 'Manages members, statuses and settings.' },
    [Role.MEMBER]: { description: 'Works on the projects.' },
  },
})

const PlanEnum = builder.enumType('Plan', {
  description: 'What an organization has paid for.',
  values: {
    [Plan.STARTER]: { description: 'Up to 5 projects, one member, 10 GB.' },
    [Plan.PROFESSIONAL]: { description: 'Any number of projects, up to 10 members, 100 GB.' },
    [Plan.ENTERPRISE]: { description: 'No limits.' },
  },
})

builder.prismaNode('Member', {
  id: { field: 'id' },
  description: 'A person in an organization, in a role.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, organization: visibleTo(requireViewer(context)) }),
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum, description: 'What the person may do.' }),
    user: t.relation('user', { description: 'The person.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person joined.' }),
  }),
})

export const OrganizationNode = builder.prismaNode('Organization', {
  id: { field: 'id' },
  description: 'A studio: it holds members and projects.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name: 1 to 200 characters.' }),
    description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
    plan: t.expose('plan', { type: PlanEnum, description: 'Its plan.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
    members: t.relatedConnection(
      'members',
      {
        cursor: 'id',
        totalCount: true,
        description: 'Its people, in the order they joined.',
        query: (args) => {
          checkPage(args)
          return { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }
        },
      },
      { name: 'OrganizationMembersConnection', description: 'A page of members.' },
      { name: 'OrganizationMembersConnectionEdge', description: 'A member in the list of an organization.' },
    ),
    viewerCanCreateProjects: t.boolean({
      description: 'Whether you may make projects in it.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => viewerCan(requireViewer(context), id, 'edit'),
    }),
    viewerCanAdminister: t.boolean({
      description: 'Whether you may manage its members and settings.',
      select: { id: true },
      resolve: ({ id }, _arguments, context) => viewerCan(requireViewer(context), id, 'administer'),
    }),
  }),
})

const OrganizationEdge = builder.edgeObject({
  name: 'OrganizationEdge',
  description: 'An organization in a list.',
  type: OrganizationNode,
})

builder.queryField('organizations', (t) =>
  t.prismaConnection(
    {
      type: OrganizationNode,
      cursor: 'id',
      description: 'The organizations you are a member of, by name.',
      authScopes: { signedIn: true },
      totalCount: (_root, _arguments, context) =>
        prisma.organization.count({ where: visibleTo(requireViewer(context)) }),
      resolve: (query, _root, args, context) => {
        checkPage(args)
        const where = visibleTo(requireViewer(context))
        return prisma.organization.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
      },
    },
    { name: 'OrganizationConnection', description: 'A page of organizations.' },
    OrganizationEdge,
  ),
)

builder.queryField('organization', (t) =>
  t.prismaField({
    type: OrganizationNode,
    nullable: true,
    description: 'An organization by its id. NOT_FOUND when there is none that you may see.',
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: OrganizationNode, description: 'Which one.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { id: id.id, ...visibleTo(requireViewer(context)) }
      const found = await prisma.organization.findFirst({ ...query, where })
      if (!found) throw notFound('Organization')
      return found
    },
  }),
)

builder.relayMutationField(
  'createOrganization',
  {
    description: 'The new organization.',
    inputFields: (t) => ({
      name: t.string({ description: '1 to 200 characters.' }),
      description: t.string({ defaultValue: '', required: false, description: 'At most 20,000 characters.' }),
    }),
  },
  {
    description: 'Makes an organization with you as its OWNER.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      createOrganization(requireViewer(context), { name: input.name, description: input.description ?? '' }),
  },
  {
    description: 'What was made.',
    outputFields: (t) => ({
      organization: t.prismaField({
        type: OrganizationNode,
        description: 'The new organization.',
        resolve: (query, { id }) => prisma.organization.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      organizationEdge: t.field({
        type: OrganizationEdge,
        description: 'The same, for the list of organizations.',
        resolve: async ({ id }) => ({
          cursor: formatPrismaCursor({ id }, 'id'),
          node: await prisma.organization.findUniqueOrThrow({ where: { id } }),
        }),
      }),
    }),
  },
)
