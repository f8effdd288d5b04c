import { requireViewer } from '../../context.ts'
import { builder, type PayloadFields } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { toTypeId } from '../../kernel/ids.ts'
import { prisma } from '../../platform/database/client.ts'
import { MemberNode } from './member.graphql.ts'
import { changeMemberRole, leaveOrganization, removeMember, transferOwnership } from './member.service.ts'
import { OrganizationNode } from './organization.graphql.ts'
import { organizationField } from './organizationMutations.graphql.ts'
import { RoleEnum } from './organizationEnums.graphql.ts'

const MEMBER_ID = 'The member.'

const deletedMemberIdField = (t: PayloadFields<{ memberId: string }>) =>
  t.id({ description: 'The id of the member.', resolve: ({ memberId }) => toTypeId('Member', memberId) })

builder.relayMutationField(
  'changeMemberRole',
  {
    description: 'The new role.',
    inputFields: (t) => ({
      memberId: t.globalID({ for: MemberNode, description: MEMBER_ID }),
      role: t.field({ type: RoleEnum, description: 'ADMIN, MEMBER or VIEWER.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes the role of a member. Only the OWNER may change that of an ADMIN. CONFLICT for the OWNER; PLAN_LIMIT ' +
      'if the plan has no room for the role.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      changeMemberRole(requireViewer(context), input.memberId.id, input.role, input.expectedVersion),
  },
  {
    description: 'The result of the change.',
    outputFields: (t) => ({
      member: t.prismaField({
        type: MemberNode,
        description: 'The member after the change.',
        resolve: (query, { id }) => prisma().member.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
)

builder.relayMutationField(
  'removeMember',
  {
    description: 'The member to remove.',
    inputFields: (t) => ({
      memberId: t.globalID({ for: MemberNode, description: MEMBER_ID }),
      revokeMachineAccess: t.boolean({
        defaultValue: false,
        required: false,
        description: 'Also revokes the service tokens and deletes the webhooks that the member created.',
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Removes a member; all access ends at once. CONFLICT for the OWNER and for yourself: use `leaveOrganization`.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { memberId, revokeMachineAccess, expectedVersion } }, context) =>
      removeMember(requireViewer(context), memberId.id, {
        isMachineAccessRevoked: revokeMachineAccess ?? false, expectedVersion,
      }),
  },
  {
    description: 'The removed member.',
    outputFields: (t) => ({
      deletedMemberId: deletedMemberIdField(t),
      organization: organizationField(t, 'The organization.'),
    }),
  },
)

builder.relayMutationField(
  'leaveOrganization',
  {
    description: 'The organization to leave.',
    inputFields: (t) => ({
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
    }),
  },
  {
    description:
      'Leaves an organization; your access ends at once. CONFLICT for the OWNER, who must transfer the ownership ' +
      'first.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => leaveOrganization(requireViewer(context), input.organizationId.id),
  },
  {
    description: 'The ended membership.',
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
    description: 'The new owner.',
    inputFields: (t) => ({
      memberId: t.globalID({
        for: MemberNode,
        description: 'The new OWNER. The previous one becomes an ADMIN.',
      }),
    }),
  },
  {
    description: 'Transfers the ownership of an organization to another member. CONFLICT for yourself.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) => transferOwnership(requireViewer(context), input.memberId.id),
  },
  {
    description: 'The new OWNER.',
    outputFields: (t) => ({
      organization: organizationField(t, 'The organization.'),
      owner: t.prismaField({
        type: MemberNode,
        description: 'The new OWNER.',
        resolve: (query, { ownerId }) => prisma().member.findUniqueOrThrow({ ...query, where: { id: ownerId } }),
      }),
      previousOwner: t.prismaField({
        type: MemberNode,
        description: 'The previous OWNER, now an ADMIN.',
        resolve: (query, { previousOwnerId }) =>
          prisma().member.findUniqueOrThrow({ ...query, where: { id: previousOwnerId } }),
      }),
    }),
  },
)
