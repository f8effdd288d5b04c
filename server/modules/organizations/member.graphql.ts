import { type Prisma, type Role } from '../../__generated__/prisma/client.ts'
import { type Context, demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { holding } from '../../graphql/search.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { visibleAsWhole } from './organization.policy.ts'
import { viewerCanInOrganization } from './organization.service.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

/** Actors behind service tokens are no people. */
const PEOPLE = { user: { isService: false } } satisfies Prisma.MemberWhereInput

interface Place {
  userId: string
  organizationId: string
  role: Role
}

/** What it takes to change the place of somebody in a role; null of the OWNER, whose place only a hand-over changes. */
const NEEDED: Record<Role, Permission | null> = { OWNER: null, ADMIN: 'own', MEMBER: 'administer' }

function viewerCanChange({ organizationId, role }: Place, context: Context): Promise<boolean> | boolean {
  const needed = NEEDED[role]
  return needed !== null && viewerCanInOrganization(requireViewer(context), organizationId, needed)
}

export const MemberNode = builder.prismaNode('Member', {
  id: { field: 'id' },
  description: 'A person in an organization, in a role.',
  authScopes: { signedIn: true },
  nullable: true,
  findUnique: (id, context) => ({ id, ...PEOPLE, organization: visibleAsWhole(requireViewer(context)) }),
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum, description: 'What the person may do.' }),
    user: t.relation('user', { description: 'The person.' }),
    organization: t.relation('organization', { description: 'Where the person is a member.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person joined.' }),
    lastActiveAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the person last used the product, to the minute; null when that is not known.',
      select: { user: { select: { lastActiveAt: true } } },
      resolve: ({ user }) => user.lastActiveAt,
    }),
    viewerCanChangeRole: t.boolean({
      description: "Whether you may change the role: an ADMIN's as the OWNER alone, the OWNER's not at all.",
      select: { userId: true, organizationId: true, role: true },
      resolve: (place, _arguments, context) => viewerCanChange(place, context),
    }),
    viewerCanRemove: t.boolean({
      description: 'Whether you may remove the person: an ADMIN as the OWNER alone, the OWNER and oneself not at all.',
      select: { userId: true, organizationId: true, role: true },
      resolve: (place, _arguments, context) =>
        place.userId !== requireViewer(context).userId && viewerCanChange(place, context),
    }),
    viewerCanTransferOwnership: t.boolean({
      description: 'Whether you may hand the organization over to this person.',
      select: { organizationId: true, role: true },
      resolve: ({ organizationId, role }, _arguments, context) =>
        role !== 'OWNER' && viewerCanInOrganization(requireViewer(context), organizationId, 'own'),
    }),
  }),
})

export const OrganizationMembersEdge = builder.edgeObject({
  name: 'OrganizationMembersConnectionEdge',
  description: 'A member in the list of an organization.',
  type: MemberNode,
})

/** The people whose name or e-mail has a text in it, in any case; all of them when it is blank. */
function personSaying(search: string | null | undefined): Prisma.UserWhereInput {
  const text = holding(search)
  return text ? { OR: [{ name: text }, { email: text }] } : {}
}

builder.prismaObjectField('Organization', 'members', (t) =>
  t.relatedConnection(
    'members',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its people, in the order they joined. FORBIDDEN by a token limited to one project.',
      args: {
        ...t.arg.connectionArgs(),
        search: t.arg.string({
          required: false,
          description: 'Only those whose name or e-mail holds this text, in any case.',
        }),
        role: t.arg({ type: RoleEnum, required: false, description: 'Only those in this role.' }),
      },
      query: (args, context) => {
        demandUnlimited(requireViewer(context))
        checkPage(args)
        return {
          where: {
            user: { ...PEOPLE.user, ...personSaying(args.search) },
            ...(args.role && { role: args.role }),
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }
      },
    },
    { name: 'OrganizationMembersConnection', description: 'A page of members.' },
    OrganizationMembersEdge,
  ),
)
