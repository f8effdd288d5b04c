import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../identity/account.graphql.ts'
import { OrganizationNode } from '../identity/organization.graphql.ts'
import { ProjectNode } from './project.graphql.ts'
import {
  MAX_LEAVING,
  planTransfer,
  transferProject,
  type TransferPlan,
  whoJoins,
  whoLeaves,
  whoStays,
} from './projectTransfer.service.ts'

const TransferPlanObject = builder.objectRef<TransferPlan>('TransferPlan').implement({
  description: 'The result that moving a project to another organization would have.',
  authScopes: { 'projects:read': true },
  fields: (t) => ({
    organization: t.prismaField({
      type: OrganizationNode,
      description: 'The receiving organization.',
      resolve: (query, { targetId }) =>
        prisma().organization.findUniqueOrThrow({ ...query, where: { id: targetId } }),
    }),
    code: t.exposeString('code', { description: 'The present code.' }),
    newCode: t.exposeString('newCode', {
      description: 'The new code. It differs from `code` if the receiving organization ever used that.',
    }),
    leaving: t.prismaField({
      type: [UserNode],
      description: `The people who would lose access, by name: at most ${MAX_LEAVING}.`,
      resolve: (query, plan) =>
        prisma().user.findMany({
          ...query,
          where: whoLeaves(plan),
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: MAX_LEAVING,
        }),
    }),
    leavingCount: t.int({
      description: 'The number of people who would lose access.',
      resolve: (plan) => prisma().user.count({ where: whoLeaves(plan) }),
    }),
    stayingCount: t.int({
      description: 'The number of people who would keep access.',
      resolve: (plan) => prisma().user.count({ where: whoStays(plan) }),
    }),
    joiningCount: t.int({
      description: 'The number of people who would gain access.',
      resolve: (plan) => prisma().user.count({ where: whoJoins(plan) }),
    }),
    storyboardCount: t.int({
      description: 'The number of boards, without those in the trash.',
      resolve: ({ projectId }) => prisma().storyboard.count({ where: { projectId, deletedAt: null } }),
    }),
    shotCount: t.int({
      description: 'The number of shots, without those in the trash.',
      resolve: ({ projectId }) =>
        prisma().shot.count({ where: { deletedAt: null, storyboard: { projectId, deletedAt: null } } }),
    }),
    problem: t.expose('problem', {
      type: FailureRef,
      nullable: true,
      description: 'The failure that prevents it, such as a plan limit; null if there is none.',
    }),
  }),
})

builder.prismaObjectField('Project', 'transferPlan', (t) =>
  t.field({
    type: TransferPlanObject,
    description:
      'The result that `transferProject` would have. Requires ADMIN or OWNER in both organizations; otherwise ' +
      'FORBIDDEN or NOT_FOUND.',
    select: { id: true },
    args: { organizationId: t.arg.globalID({ for: OrganizationNode, description: 'The receiving organization.' }) },
    resolve: ({ id }, { organizationId }, context) => planTransfer(requireViewer(context), id, organizationId.id),
  }),
)

builder.relayMutationField(
  'transferProject',
  {
    description: 'The project and its new organization.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      organizationId: t.globalID({ for: OrganizationNode, description: 'The organization.' }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Moves a project to another organization in which you are ADMIN or OWNER. The limits of its plan apply.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, organizationId, expectedVersion } }, context) =>
      transferProject(requireViewer(context), projectId.id, organizationId.id, expectedVersion),
  },
  {
    description: 'The project in its new organization.',
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectNode,
        description: 'The project after the change.',
        resolve: (query, { id }) => prisma().project.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      previousOrganization: t.prismaField({
        type: OrganizationNode,
        description: 'The previous organization.',
        resolve: (query, { previousOrganizationId }) =>
          prisma().organization.findUniqueOrThrow({ ...query, where: { id: previousOrganizationId } }),
      }),
    }),
  },
)
