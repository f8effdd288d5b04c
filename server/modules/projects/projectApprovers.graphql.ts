import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { batched } from '../../graphql/loaders.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { prisma } from '../../platform/database/client.ts'
import { MemberNode } from '../identity/member.graphql.ts'
import { viewerCan } from '../identity/organization.service.ts'
import { ProjectNode } from './project.graphql.ts'
import { MOST_CHOSEN } from './projectAccess.service.ts'
import { setProjectApprovers } from './projectApprovers.service.ts'
import { projectFields } from './projectMutations.graphql.ts'

/** As how many rows the approvers count in what a request may cost: hardly any project has more. */
const USUAL_APPROVERS = 10

builder.prismaObjectField('Project', 'approvers', (t) =>
  t.field({
    type: [MemberNode],
    description:
      `The members who approve versions besides ADMINs and the OWNER: at most ${MOST_CHOSEN}, in the order of ` +
      'joining. FORBIDDEN for a token limited to one project.',
    extensions: { mostItems: USUAL_APPROVERS },
    select: (_arguments, _context, nested) => ({
      approvers: {
        orderBy: [{ member: { createdAt: 'asc' } }, { memberId: 'asc' }], select: { member: nested(true) },
      },
    }),
    resolve: ({ approvers }, _arguments, context) => {
      demandUnlimited(requireViewer(context))
      return approvers.map(({ member }) => member)
    },
  }),
)

const isApprover = batched<string, boolean>(async (projectIds, context) => {
  const { userId } = requireViewer(context)
  const rows = await prisma().projectApprover.findMany({
    where: { projectId: { in: [...projectIds] }, member: { userId } }, select: { projectId: true },
  })
  return new Map(rows.map(({ projectId }) => [projectId, true]))
}, false)

builder.prismaObjectField('Project', 'viewerCanApprove', (t) =>
  t.boolean({
    description: 'Whether you may approve versions of its boards: as an ADMIN, the OWNER or one of its approvers.',
    select: { id: true, organizationId: true },
    resolve: async ({ id, organizationId }, _arguments, context) => {
      const viewer = requireViewer(context)
      if (!(await viewerCan(viewer, organizationId, 'reviews:write'))) return false
      return (await viewerCan(viewer, organizationId, 'organization:admin')) || isApprover(id, context)
    },
  }),
)

builder.relayMutationField(
  'setProjectApprovers',
  {
    description: 'The project and its approvers.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      memberIds: t.globalIDList({
        for: MemberNode,
        description: `All members who approve besides ADMINs and the OWNER: at most ${MOST_CHOSEN}. Replaces the list.`,
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Names the members who approve versions of the project besides ADMINs and the OWNER. A VIEWER approves ' +
      'nothing, even if named.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, memberIds, expectedVersion } }, context) =>
      setProjectApprovers(requireViewer(context), projectId.id, memberIds.map(({ id }) => id), expectedVersion),
  },
  { description: 'The result of the change.', outputFields: projectFields },
)
