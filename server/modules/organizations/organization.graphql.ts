import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { credentialAllows, type Permission } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandOneself } from '../accounts/oneself.ts'
import { PlanEnum, RoleEnum } from './organizationEnums.graphql.ts'
import { visibleTo } from './organization.policy.ts'
import { roleIn, viewerCanInOrganization } from './organization.service.ts'

export const OrganizationNode = builder.prismaNode('Organization', {
  id: { field: 'id' },
  description: 'A studio: it holds members and projects.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ ...visibleTo(requireViewer(context)), id }),
  fields: (t) => {
    const viewerMay = (permission: Permission, description: string) =>
      t.boolean({
        description,
        select: { id: true },
        resolve: ({ id }, _arguments, context) => viewerCanInOrganization(requireViewer(context), id, permission),
      })
    return {
      name: t.exposeString('name', { description: 'Its name: 1 to 200 characters.' }),
      description: t.exposeString('description', { description: 'What it is about; may be empty.' }),
      version: t.exposeInt('version', { description: versionOf('updateOrganization') }),
      plan: t.expose('plan', { type: PlanEnum, description: 'Its plan.' }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
      viewerRole: t.field({
        type: RoleEnum,
        nullable: true,
        description: 'Your role in it.',
        select: { id: true },
        resolve: ({ id }, _arguments, context) => roleIn(requireViewer(context), id),
      }),
      viewerCanCreateProjects: viewerMay('edit', 'Whether you may make projects in it.'),
      viewerCanAdminister: viewerMay('administer', 'Whether you may manage its members and settings.'),
      viewerCanChangePlan: viewerMay('own', 'Whether you may change its plan: the OWNER alone.'),
      viewerCanDelete: viewerMay('own', 'Whether you may delete it: the OWNER alone.'),
      viewerCanTransferOwnership: viewerMay('own', 'Whether you may hand it over: the OWNER alone.'),
      viewerCanLeave: t.boolean({
        description: 'Whether you may leave it: everybody but the OWNER, who hands over first.',
        select: { id: true },
        resolve: async ({ id }, _arguments, context) => {
          const viewer = requireViewer(context)
          const role = await roleIn(viewer, id)
          return role !== null && role !== 'OWNER' && credentialAllows(viewer, 'own')
        },
      }),
    }
  },
})

export const OrganizationEdge = builder.edgeObject({
  name: 'OrganizationEdge',
  description: 'An organization in a list.',
  type: OrganizationNode,
})

builder.queryField('organizations', (t) =>
  t.prismaConnection(
    {
      type: OrganizationNode,
      cursor: 'id',
      nullable: true,
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

builder.prismaObjectField('User', 'organizationCount', (t) =>
  t.int({
    description: 'Number of organizations you are a member of. FORBIDDEN for others, and for API tokens.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => {
      const viewer = requireViewer(context)
      demandOneself(viewer, id)
      return prisma.organization.count({ where: visibleTo(viewer) })
    },
  }),
)
