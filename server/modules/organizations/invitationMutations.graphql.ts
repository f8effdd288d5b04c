import { formatPrismaCursor } from '@pothos/plugin-prisma'
import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { addMember } from './addMember.service.ts'
import { InvitationEdge, InvitationNode } from './invitation.graphql.ts'
import { acceptInvitation, resendInvitation, revokeInvitation } from './invitation.service.ts'
import { MemberNode, OrganizationMembersEdge } from './member.graphql.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { organizationEdgeField, organizationField } from './organizationMutations.graphql.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const INVITATION_ID = 'Which invitation.'

builder.relayMutationField(
  'addMember',
  {
    description: 'Who to add.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Where to.' }),
      email: t.string({ description: 'The address of the person, with or without an account.' }),
      role: t.field({ type: RoleEnum, required: false, defaultValue: 'MEMBER', description: 'ADMIN or MEMBER.' }),
    }),
  },
  {
    description:
      'Adds a person by e-mail: a verified account becomes a member at once, any other address gets an invitation. ' +
      'CONFLICT for a member and for an open invitation; PLAN_LIMIT; at most 60 an hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      addMember(requireViewer(context), input.organizationId.id, { email: input.email, role: input.role ?? 'MEMBER' }),
  },
  {
    description: 'Either a member (the address has a verified account) or an invitation (it has none).',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        nullable: true,
        description: 'The new member.',
        resolve: (query, { memberId: id }) =>
          id === null ? null : prisma.member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      memberEdge: t.field({
        type: OrganizationMembersEdge,
        nullable: true,
        description: 'The same, for the list of members.',
        resolve: async ({ memberId: id }) =>
          id === null
            ? null
            : {
                cursor: formatPrismaCursor({ id }, 'id'),
                node: await prisma.member.findUniqueOrThrow({ where: { id } }),
              },
      }),
      invitation: t.prismaField({
        type: InvitationNode,
        nullable: true,
        description: 'The new invitation.',
        resolve: (query, { invitationId: id }) =>
          id === null ? null : prisma.invitation.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      invitationEdge: t.field({
        type: InvitationEdge,
        nullable: true,
        description: 'The same, for the list of invitations.',
        resolve: async ({ invitationId: id }) =>
          id === null
            ? null
            : {
                cursor: formatPrismaCursor({ id }, 'id'),
                node: await prisma.invitation.findUniqueOrThrow({ where: { id } }),
              },
      }),
      organization: organizationField(t, 'Where to.'),
    }),
  },
)

builder.relayMutationField(
  'resendInvitation',
  {
    description: 'What to send again.',
    inputFields: (t) => ({ invitationId: t.globalID({ for: InvitationNode, description: INVITATION_ID }) }),
  },
  {
    description: 'Sends an invitation again, for another 7 days; the old link stops to work. At most 5 an hour.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => resendInvitation(requireViewer(context), input.invitationId.id),
  },
  {
    description: 'What is sent again.',
    outputFields: (t) => ({
      invitation: t.prismaField({
        type: InvitationNode,
        description: 'The invitation as it is now.',
        resolve: (query, { id }) => prisma.invitation.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'revokeInvitation',
  {
    description: 'What to take back.',
    inputFields: (t) => ({ invitationId: t.globalID({ for: InvitationNode, description: INVITATION_ID }) }),
  },
  {
    description: 'Takes an invitation back; its link stops to work.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => revokeInvitation(requireViewer(context), input.invitationId.id),
  },
  {
    description: 'What was taken back.',
    outputFields: (t) => ({
      deletedInvitationId: t.id({
        description: 'The id of the invitation.',
        resolve: ({ id }) => toTypeId('Invitation', id),
      }),
      organization: organizationField(t, 'Where it led.'),
    }),
  },
)

builder.relayMutationField(
  'acceptInvitation',
  {
    description: 'What to accept.',
    inputFields: (t) => ({ token: t.string({ description: "The `token` of the invitation's link." }) }),
  },
  {
    description:
      'Accepts an invitation, under whatever address you are signed in; it works once. NOT_FOUND when it is used, ' +
      'revoked or expired; PLAN_LIMIT.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => acceptInvitation(requireViewer(context), input.token),
  },
  {
    description: 'What was joined.',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        description: 'Your place in the organization.',
        resolve: (query, { memberId: id }) => prisma.member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      organization: organizationField(t, 'What was joined.'),
      organizationEdge: organizationEdgeField(t),
    }),
  },
)
