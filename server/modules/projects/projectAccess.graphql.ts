import { demandUnlimited, requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { EXPECTED_VERSION } from '../../graphql/versions.ts'
import { MemberNode } from '../identity/member.graphql.ts'
import { ProjectAccessEnum, ProjectNode } from './project.graphql.ts'
import { MOST_CHOSEN, setProjectAccess } from './projectAccess.service.ts'
import { projectFields } from './projectMutations.graphql.ts'

/** As how many rows the chosen members count in what a request may cost: hardly any project has more. */
const USUAL_CHOSEN = 10

builder.prismaObjectField('Project', 'chosenMembers', (t) =>
  t.field({
    type: [MemberNode],
    description:
      `The members that were chosen to see it, in the order of joining: at most ${MOST_CHOSEN}. Kept, without an ` +
      'effect, while `access` is EVERYONE. FORBIDDEN for a token limited to one project.',
    extensions: { mostItems: USUAL_CHOSEN },
    select: (_arguments, _context, nested) => ({
      chosenMembers: {
        orderBy: [{ member: { createdAt: 'asc' } }, { memberId: 'asc' }], select: { member: nested(true) },
      },
    }),
    resolve: ({ chosenMembers }, _arguments, context) => {
      demandUnlimited(requireViewer(context))
      return chosenMembers.map(({ member }) => member)
    },
  }),
)

builder.relayMutationField(
  'setProjectAccess',
  {
    description: 'The changes. An absent field keeps its value.',
    inputFields: (t) => ({
      projectId: t.globalID({ for: ProjectNode, description: 'The project.' }),
      access: t.field({ type: ProjectAccessEnum, required: false, description: 'Who sees it.' }),
      memberIds: t.globalIDList({
        for: MemberNode,
        required: false,
        description: `All chosen members: at most ${MOST_CHOSEN}. Replaces the list.`,
      }),
      expectedVersion: t.int({ required: false, description: EXPECTED_VERSION }),
    }),
  },
  {
    description:
      'Changes who sees a project; ADMINs and the OWNER always do. Everybody else loses access immediately: their ' +
      'tokens limited to the project are revoked, and their tasks in it are unassigned.',
    authScopes: { signedIn: true },
    resolve: (_root, { input: { projectId, access, memberIds, expectedVersion } }, context) =>
      setProjectAccess(requireViewer(context), projectId.id, {
        access, memberIds: memberIds?.map(({ id }) => id), expectedVersion,
      }),
  },
  { description: 'The result of the change.', outputFields: projectFields },
)
