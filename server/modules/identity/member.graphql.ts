import type { ObjectRef } from '@pothos/core'
import { getRefFromModel } from '@pothos/plugin-prisma'
import { type Prisma, type Role } from '../../__generated__/prisma/client.ts'
import { type Context, demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { listTypes } from '../../graphql/listTypes.ts'
import { checkPage } from '../../graphql/paging.ts'
import { holding } from '../../graphql/search.ts'
import { versionOf } from '../../graphql/versions.ts'
import type { Permission } from '../../kernel/permissions.ts'
import { visibleAsWhole } from './organization.policy.ts'
import { viewerCanInOrganization } from './organization.service.ts'
import { seeingWith } from './project.policy.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

/** Actors behind service tokens are no people. */
const PEOPLE = { user: { kind: 'PERSON' } } satisfies Prisma.MemberWhereInput

interface Place {
  userId: string
  organizationId: string
  role: Role
}

/** What it takes to change the place of somebody in a role; null of the OWNER, whose place only a hand-over changes. */
const NEEDED: Record<Role, Permission | null> = {
  OWNER: null, ADMIN: 'own', MEMBER: 'members:write', VIEWER: 'members:write',
}

function viewerCanChange({ organizationId, role }: Place, context: Context): Promise<boolean> | boolean {
  const needed = NEEDED[role]
  return needed !== null && viewerCanInOrganization(requireViewer(context), organizationId, needed)
}

export const MemberNode = builder.prismaNode('Member', {
  id: { field: 'id' },
  description: 'A person in an organization, in a role.',
  authScopes: { 'members:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, ...PEOPLE, organization: visibleAsWhole(requireViewer(context)) }),
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum, description: 'The role.' }),
    user: t.relation('user', { description: 'The person.' }),
    organization: t.relation('organization', { description: 'The organization.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of joining.' }),
    version: t.exposeInt('version', { description: versionOf('changeMemberRole', 'transferOwnership') }),
    lastActiveAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "The time of the person's last activity, to the minute; null if unknown.",
      select: { user: { select: { lastActiveAt: true } } },
      resolve: ({ user }) => user.lastActiveAt,
    }),
    viewerCanChangeRole: t.boolean({
      description:
        'Whether you may change the role. Only the OWNER may change that of an ADMIN; nobody may change that of the ' +
        'OWNER.',
      select: { userId: true, organizationId: true, role: true },
      resolve: (place, _arguments, context) => viewerCanChange(place, context),
    }),
    viewerCanRemove: t.boolean({
      description:
        'Whether you may remove the person. Only the OWNER may remove an ADMIN; nobody may remove the OWNER or ' +
        'oneself.',
      select: { userId: true, organizationId: true, role: true },
      resolve: (place, _arguments, context) =>
        place.userId !== requireViewer(context).userId && viewerCanChange(place, context),
    }),
    viewerCanTransferOwnership: t.boolean({
      description: 'Whether you may transfer the ownership to this person.',
      select: { organizationId: true, role: true },
      resolve: ({ organizationId, role }, _arguments, context) =>
        role !== 'OWNER' && viewerCanInOrganization(requireViewer(context), organizationId, 'own'),
    }),
  }),
})

export const { Edge: MemberEdge, Connection: MemberConnection } = listTypes(MemberNode, 'Member', 'A member', 'members')

/** The people whose name or e-mail has a text in it, in any case; all of them when it is blank. */
function personSaying(search: string | null | undefined): Prisma.UserWhereInput {
  const text = holding(search)
  return text ? { OR: [{ name: text }, { email: text }] } : {}
}

/** The node of a module above this one, found by its model. */
const ProjectNode = getRefFromModel('Project', builder) as ObjectRef<typeof builder.$inferSchemaTypes, unknown>

const MemberFilter = builder.inputType('MemberFilter', {
  description: 'A filter for members. All given fields must match.',
  fields: (t) => ({
    search: t.string({ required: false, description: 'Part of the name or email address, ignoring case.' }),
    projectId: t.globalID({
      for: ProjectNode, required: false, description: 'Who see this project; nobody if you do not see it.',
    }),
    roles: t.field({ type: [RoleEnum], required: false, description: 'With one of these roles.' }),
  }),
})

builder.prismaObjectField('Organization', 'members', (t) =>
  t.relatedConnection(
    'members',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its members in the order of joining. FORBIDDEN for a token limited to one project.',
      args: {
        ...t.arg.connectionArgs(),
        filter: t.arg({ type: MemberFilter, required: false, description: 'A filter; by default all.' }),
      },
      query: (args, context) => {
        const viewer = requireViewer(context)
        demandUnlimited(viewer)
        checkPage(args)
        const { search, roles, projectId } = args.filter ?? {}
        return {
          where: {
            user: { ...PEOPLE.user, ...personSaying(search) },
            ...(roles?.length && { role: { in: roles } }),
            ...(projectId && { AND: seeingWith(viewer, projectId.id) }),
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }
      },
    },
    MemberConnection,
  ),
)
