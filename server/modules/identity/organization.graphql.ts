import { requireViewer } from '../../context.ts'
import { WEB_URL } from '../../graphql/addresses.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { versionOf } from '../../graphql/versions.ts'
import { notFound } from '../../kernel/errors.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { absoluteUrl, pages } from '../../kernel/pages.ts'
import { credentialAllows, type Permission } from '../../kernel/permissions.ts'
import { prisma } from '../../platform/database/client.ts'
import { demandOneself } from './oneself.ts'
import { visibleTo } from './organization.policy.ts'
import { roleIn, viewerCanInOrganization } from './organization.service.ts'
import { PlanEnum, RoleEnum } from './organizationEnums.graphql.ts'

export const OrganizationNode = builder.prismaNode('Organization', {
  id: { field: 'id' },
  description: 'A studio with its members and projects.',
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
      name: t.exposeString('name', { description: 'The name: 1 to 200 characters.' }),
      description: t.exposeString('description', { description: 'The description; may be empty.' }),
      version: t.exposeInt('version', { description: versionOf('updateOrganization') }),
      plan: t.expose('plan', { type: PlanEnum, description: 'The plan.' }),
      webUrl: t.string({
        description: WEB_URL,
        select: { id: true },
        resolve: ({ id }) => absoluteUrl(pages.organization(toTypeId('Organization', id))),
      }),
      createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'The time of the last change.' }),
      viewerRole: t.field({
        type: RoleEnum,
        nullable: true,
        description: 'Your role in it.',
        select: { id: true },
        resolve: ({ id }, _arguments, context) => roleIn(requireViewer(context), id),
      }),
      viewerCanCreateProjects: viewerMay('projects:write', 'Whether you may create projects in it.'),
      viewerCanAdminister: viewerMay('organization:admin', 'Whether you may manage its members and settings.'),
      viewerCanChangePlan: viewerMay('own', 'Whether you may change its plan: only the OWNER.'),
      viewerCanDelete: viewerMay('own', 'Whether you may delete it: only the OWNER.'),
      viewerCanTransferOwnership: viewerMay('own', 'Whether you may transfer the ownership: only the OWNER.'),
      viewerCanLeave: t.boolean({
        description: 'Whether you may leave it: all but the OWNER, who must transfer the ownership first.',
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
        prisma().organization.count({ where: visibleTo(requireViewer(context)) }),
      resolve: (query, _root, args, context) => {
        checkPage(args)
        const where = visibleTo(requireViewer(context))
        return prisma().organization.findMany({ ...query, where, orderBy: [{ name: 'asc' }, { id: 'asc' }] })
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
    description: 'An organization by its id. NOT_FOUND if none is visible to you.',
    authScopes: { signedIn: true },
    args: { id: t.arg.globalID({ for: OrganizationNode, description: 'The object.' }) },
    resolve: async (query, _root, { id }, context) => {
      const where = { id: id.id, ...visibleTo(requireViewer(context)) }
      const found = await prisma().organization.findFirst({ ...query, where })
      if (!found) throw notFound('Organization')
      return found
    },
  }),
)

builder.prismaObjectField('User', 'organizationCount', (t) =>
  t.int({
    description: 'The number of your organizations. FORBIDDEN for others and for API tokens.',
    select: { id: true },
    resolve: ({ id }, _arguments, context) => {
      const viewer = requireViewer(context)
      demandOneself(viewer, id)
      return prisma().organization.count({ where: visibleTo(viewer) })
    },
  }),
)
