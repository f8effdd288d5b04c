import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { FailureRef } from '../../graphql/failure.ts'
import { prisma } from '../../platform/database/client.ts'
import { UserNode } from '../accounts/account.graphql.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
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
  description: 'What moving a project to another organization would change.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    organization: t.prismaField({
      type: OrganizationNode,
      description: 'Where it would go.',
      resolve: (query, { targetId }) =>
        prisma.organization.findUniqueOrThrow({ ...query, where: { id: targetId } }),
    }),
    code: t.exposeString('code', { description: 'Its code here.' }),
    newCode: t.exposeString('newCode', {
      description: 'The code it would have there; another than `code` when that was ever given there.',
    }),
    leaving: t.prismaField({
      type: [UserNode],
      description: `Who would lose access: members here and not there, by name. At most ${MAX_LEAVING}.`,
      resolve: (query, plan) =>
        prisma.user.findMany({
          ...query,
          where: whoLeaves(plan),
          orderBy: [{ name: 'asc' }, { id: 'asc' }],
          take: MAX_LEAVING,
        }),
    }),
    leavingCount: t.int({
      description: 'How many would lose access.',
      resolve: (plan) => prisma.user.count({ where: whoLeaves(plan) }),
    }),
    stayingCount: t.int({
      description: 'How many would keep access: members here and there.',
      resolve: (plan) => prisma.user.count({ where: whoStays(plan) }),
    }),
    joiningCount: t.int({
      description: 'How many would come to see it: members there and not here.',
      resolve: (plan) => prisma.user.count({ where: whoJoins(plan) }),
    }),
    storyboardCount: t.int({
      description: 'How many boards would move, without those in the trash.',
      resolve: ({ projectId }) => prisma.storyboard.count({ where: { projectId, deletedAt: null } }),
    }),
    shotCount: t.int({
      description: 'How many shots would move, without those in the trash.',
      resolve: ({ projectId }) =>
        prisma.shot.count({ where: { deletedAt: null, storyboard: { projectId, deletedAt: null } } }),
    }),
    problem: t.expose('problem', {
      type: FailureRef,
      nullable: true,
      description: 'Why it cannot be done now, such as a limit of the plan there; null when it can.',
    }),
  }),
})

builder.prismaObjectField('Project', 'transferPlan', (t) =>
  t.field({
    type: TransferPlanObject,
    description:
      'What `transferProject` would change. Asks for an ADMIN or OWNER here and there, else FORBIDDEN or NOT_FOUND.',
    select: { id: true },
    args: { organizationId: t.arg.globalID({ for: OrganizationNode, description: 'Where it would go.' }) },
    resolve: ({ id }, { organizationId }, context) => planTransfer(requireViewer(context), id, organizationId.id),
  }),
)

builder.relayMutationField(
  'transferProject',
  {
    description: 'What to move, and where.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'Which project.' }),
      organizationId: t.globalID({ for: OrganizationNode, description: 'Whose it will be.' }),
    }),
  },
  {
    description: 'Moves a project to another organization where you are an ADMIN too. Its limits apply.',
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      transferProject(requireViewer(context), input.projectId.id, input.organizationId.id),
  },
  {
    description: 'What was moved.',
    outputFields: (t) => ({
      project: t.prismaField({
        type: ProjectNode,
        description: 'The project as it is now.',
        resolve: (query, { id }) => prisma.project.findUniqueOrThrow({ ...query, where: { id } }),
      }),
      previousOrganization: t.prismaField({
        type: OrganizationNode,
        description: 'Whose it was.',
        resolve: (query, { previousOrganizationId }) =>
          prisma.organization.findUniqueOrThrow({ ...query, where: { id: previousOrganizationId } }),
      }),
    }),
  },
)
