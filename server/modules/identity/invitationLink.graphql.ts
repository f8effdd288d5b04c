import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { checkPage } from '../../graphql/paging.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { UserNode } from './account.graphql.ts'
import { visibleInviter } from './invitation.graphql.ts'
import {
  createInvitationLink, LINK_DAYS, MOST_LINKS, MOST_USES, openLinks, revokeInvitationLink,
} from './invitationLink.service.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { visibleAsWhole } from './organization.policy.ts'
import { organizationField } from './organizationMutations.graphql.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const InvitationLinkNode = builder.prismaNode('InvitationLink', {
  id: { field: 'id' },
  description: 'A link by which anybody with an account joins an organization, while it is open.',
  authScopes: { 'members:read': true },
  nullable: true,
  findUnique: (id, context) => ({ id, AND: [openLinks(), { organization: visibleAsWhole(requireViewer(context)) }] }),
  fields: (t) => ({
    role: t.expose('role', { type: RoleEnum, description: 'The role after joining.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'The time at which the link expires.' }),
    useLimit: t.exposeInt('useLimit', {
      nullable: true, description: 'How many people may join by it; null for any number.',
    }),
    useCount: t.exposeInt('useCount', { description: 'How many people have joined by it.' }),
    createdBy: t.field({
      type: UserNode,
      nullable: true,
      description: 'The person who created it; null for a service token.',
      select: { createdById: true },
      resolve: ({ createdById }, _arguments, context) => visibleInviter(createdById, context),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'The time of creation.' }),
    organization: t.relation('organization', { description: 'The organization.' }),
  }),
})

const InvitationLinkEdge = builder.edgeObject({
  name: 'InvitationLinkEdge',
  description: 'An invitation link in a list.',
  type: InvitationLinkNode,
})

builder.prismaObjectField('Organization', 'invitationLinks', (t) =>
  t.relatedConnection(
    'invitationLinks',
    {
      cursor: 'id',
      totalCount: true,
      description: 'Its open invitation links, oldest first. FORBIDDEN for a token limited to one project.',
      query: (args, context) => {
        demandUnlimited(requireViewer(context))
        checkPage(args)
        return { where: openLinks(), orderBy: { id: 'asc' } }
      },
    },
    { name: 'InvitationLinkConnection', description: 'A page of invitation links.' },
    InvitationLinkEdge,
  ),
)

builder.relayMutationField(
  'createInvitationLink',
  {
    description: 'The new link.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      role: t.field({
        type: RoleEnum, required: false, defaultValue: 'MEMBER', description: 'ADMIN, MEMBER or VIEWER.',
      }),
      expiresAt: t.field({
        type: 'DateTime', required: false,
        description: `The time at which it expires, within ${LINK_DAYS.most} days; ${LINK_DAYS.usual} days by default.`,
      }),
      useLimit: t.int({
        required: false,
        description: `How many people may join by it: 1 to ${MOST_USES}; any number by default.`,
      }),
    }),
  },
  {
    description:
      `Creates an invitation link; at most ${MOST_LINKS} are open at a time. It takes no seat until somebody joins. ` +
      'PLAN_LIMIT if the plan allows no more members.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { organizationId, role, expiresAt, useLimit } }, context) =>
      createInvitationLink(requireViewer(context), organizationId.id, {
        role: role ?? 'MEMBER', expiresAt: expiresAt ?? null, useLimit: useLimit ?? null,
      }),
  },
  {
    description: 'The new link with its address.',
    outputFields: (t) => ({
      url: t.string({
        description: 'The address to hand out. It cannot be read again.',
        resolve: ({ url }) => url,
      }),
      invitationLink: t.field({
        type: InvitationLinkNode, description: 'The new link.', resolve: ({ link }) => link,
      }),
      invitationLinkEdge: t.field({
        type: InvitationLinkEdge,
        description: 'The link as an edge of `Organization.invitationLinks`.',
        resolve: ({ link: { id }, link: node }) => ({ cursor: formatPrismaCursor({ id }, 'id'), node }),
      }),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)

builder.relayMutationField(
  'revokeInvitationLink',
  {
    description: 'The link to revoke.',
    inputFields: (t) => ({ invitationLinkId: t.globalID({ for: InvitationLinkNode, description: 'The link.' }) }),
  },
  {
    description: 'Revokes an invitation link; nobody joins by it any more. Members who joined by it stay.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => revokeInvitationLink(requireViewer(context), input.invitationLinkId.id),
  },
  {
    description: 'The revoked link.',
    outputFields: (t) => ({
      deletedInvitationLinkId: t.id({
        description: 'The id of the link.', resolve: ({ id }) => toTypeId('InvitationLink', id),
      }),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)
