import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { MemberNode } from './member.graphql.ts'
import { changeMemberRole, leaveOrganization, removeMember, transferOwnership } from './member.service.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { organizationField } from './organizationMutations.graphql.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const MEMBER_ID = 'Which member.'

const deletedMemberIdField = (t: PayloadFields<{ memberId: string }>) =>
  t.id({ description: 'The id of the member.', resolve: ({ memberId }) => toTypeId('Member', memberId) })

builder.relayMutationField(
  'changeMemberRole',
  {
    description: 'The new role.',
    inputFields: (t) => ({
      memberId: t.globalID({ for: MemberNode, description: MEMBER_ID }),
      role: t.field({ type: RoleEnum, description: 'ADMIN or MEMBER.' }),
    }),
  },
  {
    description: "Changes a member's role: an ADMIN's as the OWNER alone. CONFLICT for the OWNER's.",
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => changeMemberRole(requireViewer(context), input.memberId.id, input.role),
  },
  {
    description: 'What was changed.',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        description: 'The member as it is now.',
        resolve: (query, { id }) => prisma.member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'removeMember',
  {
    description: 'Who to remove.',
    inputFields: (t) => ({
      memberId: t.globalID({ for: MemberNode, description: MEMBER_ID }),
      revokeMachineAccess: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Also revokes the service tokens and deletes the webhooks that the member created.',
      }),
    }),
  },
  {
    description: 'Removes a member; all access ends at once. CONFLICT for the OWNER and for oneself: leave instead.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { memberId, revokeMachineAccess } }, context) =>
      removeMember(requireViewer(context), memberId.id, revokeMachineAccess ?? false),
  },
  {
    description: 'Who was removed.',
    outputFields: (t) => ({
      deletedMemberId: deletedMemberIdField(t),
      organization: organizationField(t, 'Where the member was.'),
    }),
  },
)

builder.relayMutationField(
  'leaveOrganization',
  {
    description: 'What to leave.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'Which organization.' }),
    }),
  },
  {
    description: 'Leaves an organization; your access ends at once. CONFLICT for the OWNER, who hands over first.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => leaveOrganization(requireViewer(context), input.organizationId.id),
  },
  {
    description: 'What was left.',
    outputFields: (t) => ({
      deletedMemberId: deletedMemberIdField(t),
      leftOrganizationId: t.id({
        description: 'The id of the organization.',
        resolve: ({ organizationId }) => toTypeId('Organization', organizationId),
      }),
    }),
  },
)

builder.relayMutationField(
  'transferOwnership',
  {
    description: 'Who takes over.',
    inputFields: (t) => ({
      memberId: t.globalID({
        for: MemberNode,
        description: 'Who becomes the OWNER; the one before becomes an ADMIN.',
      }),
    }),
  },
  {
    description: 'Hands an organization over to another of its members. CONFLICT to oneself.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => transferOwnership(requireViewer(context), input.memberId.id),
  },
  {
    description: 'Who owns it now.',
    outputFields: (t) => ({
      organization: organizationField(t, 'What was handed over.'),
      owner: t.prismaField({
        type: MemberNode,
        description: 'Who owns it now.',
        resolve: (query, { ownerId }) => prisma.member.findUniqueOrThrow({ ...query, where: { id: ownerId } }),
      }),
      previousOwner: t.prismaField({
        type: MemberNode,
        description: 'Who did before.',
        resolve: (query, { previousOwnerId }) =>
          prisma.member.findUniqueOrThrow({ ...query, where: { id: previousOwnerId } }),
      }),
    }),
  },
)
