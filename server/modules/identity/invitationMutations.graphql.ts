import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { rowsOf } from '../../kernel/inputRows.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { addMember, addMembers, MOST_ADDED } from './addMember.service.ts'
import { InvitationEdge, InvitationNode } from './invitation.graphql.ts'
import { acceptInvitation, resendInvitation, revokeInvitation } from './invitation.service.ts'
import { MemberEdge, MemberNode } from './member.graphql.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { organizationEdgeField, organizationField } from './organizationMutations.graphql.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const INVITATION_ID = 'The invitation.'
const ROLE = 'ADMIN, MEMBER or VIEWER.'

builder.relayMutationField(
  'addMember',
  {
    description: 'The person to add.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      email: t.string({ description: 'The address of the person, with or without an account.' }),
      role: t.field({ type: RoleEnum, required: false, defaultValue: 'MEMBER', description: ROLE }),
    }),
  },
  {
    description:
      'Adds a person by email address: a verified account becomes a member at once, any other address gets an ' +
      'invitation. CONFLICT for a member or an open invitation; PLAN_LIMIT; RATE_LIMITED beyond 60 per hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      addMember(requireViewer(context), input.organizationId.id, { email: input.email, role: input.role ?? 'MEMBER' }),
  },
  {
    description: 'A member if the address has a verified account, otherwise an invitation.',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        nullable: true,
        description: 'The new member.',
        resolve: (query, { memberId: id }) =>
          id === null ? null : prisma().member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      memberEdge: t.field({
        type: MemberEdge,
        nullable: true,
        description: 'The member as an edge of `Organization.members`.',
        resolve: async ({ memberId: id }) =>
          id === null
            ? null
            : {
                cursor: formatPrismaCursor({ id }, 'id'),
                node: await prisma().member.findUniqueOrThrow({ where: { id } }),
              },
      }),
      invitation: t.prismaField({
        type: InvitationNode,
        nullable: true,
        description: 'The new invitation.',
        resolve: (query, { invitationId: id }) =>
          id === null ? null : prisma().invitation.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      invitationEdge: t.field({
        type: InvitationEdge,
        nullable: true,
        description: 'The invitation as an edge of `Organization.invitations`.',
        resolve: async ({ invitationId: id }) =>
          id === null
            ? null
            : {
                cursor: formatPrismaCursor({ id }, 'id'),
                node: await prisma().invitation.findUniqueOrThrow({ where: { id } }),
              },
      }),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)

const NewMember = builder.inputType('NewMember', {
  description: 'A person to add.',
  fields: (t) => ({
    email: t.string({ description: 'The address of the person, with or without an account.' }),
    role: t.field({ type: RoleEnum, required: false, defaultValue: 'MEMBER', description: ROLE }),
  }),
})

builder.relayMutationField(
  'addMembers',
  {
    description: 'The people to add.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      members: t.field({
        type: [NewMember],
        description: `1 to ${MOST_ADDED}: all or nothing. A failure names the row, as in \`members.3.email\`.`,
      }),
    }),
  },
  {
    description:
      'Adds people by email address, as `addMember` does. CONFLICT for a member or an open invitation; PLAN_LIMIT; ' +
      'RATE_LIMITED beyond 60 people per hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { organizationId, members } }, context) => {
      const people = members.map(({ email, role }) => ({ email, role: role ?? ('MEMBER' as const) }))
      return addMembers(requireViewer(context), organizationId.id, rowsOf('members', people))
    },
  },
  {
    description: 'The new members and invitations.',
    outputFields: (t) => ({
      memberEdges: t.field({
        type: [MemberEdge],
        description: 'The new members as edges of `Organization.members`: verified accounts.',
        resolve: async ({ added }) => {
          const ids = added.flatMap(({ memberId }) => memberId ?? [])
          const rows = await prisma().member.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
          return rows.map((node) => ({ cursor: formatPrismaCursor(node, 'id'), node }))
        },
      }),
      invitationEdges: t.field({
        type: [InvitationEdge],
        description: 'The new invitations as edges of `Organization.invitations`: all other addresses.',
        resolve: async ({ added }) => {
          const ids = added.flatMap(({ invitationId }) => invitationId ?? [])
          const rows = await prisma().invitation.findMany({ where: { id: { in: ids } }, orderBy: { id: 'asc' } })
          return rows.map((node) => ({ cursor: formatPrismaCursor(node, 'id'), node }))
        },
      }),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)

builder.relayMutationField(
  'resendInvitation',
  {
    description: 'The deliveries to send again.',
    inputFields: (t) => ({ invitationId: t.globalID({ for: InvitationNode, description: INVITATION_ID }) }),
  },
  {
    description:
      'Sends an invitation again, valid for 7 days. The old link stops working. RATE_LIMITED beyond 5 per hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => resendInvitation(requireViewer(context), input.invitationId.id),
  },
  {
    description: 'The invitation that is sent again.',
    outputFields: (t) => ({
      invitation: t.prismaField({
        type: InvitationNode,
        description: 'The invitation after the change.',
        resolve: (query, { id }) => prisma().invitation.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeInvitation',
  {
    description: 'The invitation to revoke.',
    inputFields: (t) => ({ invitationId: t.globalID({ for: InvitationNode, description: INVITATION_ID }) }),
  },
  {
    description: 'Revokes an invitation; its link stops working.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => revokeInvitation(requireViewer(context), input.invitationId.id),
  },
  {
    description: 'The revoked invitation.',
    outputFields: (t) => ({
      deletedInvitationId: t.id({
        description: 'The id of the invitation.',
        resolve: ({ id }) => toTypeId('Invitation', id),
      }),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)

builder.relayMutationField(
  'acceptInvitation',
  {
    description: 'The invitation to accept.',
    inputFields: (t) => ({ token: t.string({ description: "The `token` of the invitation's link." }) }),
  },
  {
    description:
      'Accepts an invitation, or joins by an invitation link, with the account you are signed in with, whatever its ' +
      'address. An invitation works once. NOT_FOUND if it is used up, revoked or expired; PLAN_LIMIT if the plan ' +
      'allows no more members; for a link, FORBIDDEN if an administrator removed you or changed your role since it ' +
      'was created, and RATE_LIMITED beyond 30 per hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => acceptInvitation(requireViewer(context), input.token),
  },
  {
    description: 'The new membership.',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        description: 'Your place in the organization.',
        resolve: (query, { memberId: id }) => prisma().member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      organization: organizationField(t, 'The new membership.'),
      organizationEdge: organizationEdgeField(t),
    }),
  },
)
