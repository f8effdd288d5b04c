import { requireViewer } from '../../context.ts'
import { builder } from '../../graphql/builder.ts'
import { OrganizationNode } from '../organizations/organization.graphql.ts'
import { type LoggedEvent, loggedEventFields } from './loggedEvent.graphql.ts'
import { followOrganization } from './organizationLog.service.ts'

const OrganizationEventObject = builder.objectRef<LoggedEvent>('OrganizationEvent').implement({
  description: 'One thing that happened in an organization: to its members, its projects, itself.',
  authScopes: { signedIn: true },
  fields: (t) =>
    loggedEventFields(t, {
      seq: 'Its number in the log of the organization: 1, 2, 3, … without a gap.',
      type: 'What happened, as `noun.verb`: `member.added`.',
      clientId: 'The page or program it was done in, as that named itself; as in events of a project.',
    }),
})

builder.subscriptionField('organizationEvents', (t) =>
  t.field({
    type: OrganizationEventObject,
    description:
      'The events of an organization after a `seq`, then each new one as it happens: all of them, once, in order. ' +
      'Ends with NOT_FOUND or UNAUTHENTICATED when your access does. FORBIDDEN for a token limited to one project.',
    authScopes: { signedIn: true },
    args: {
      organizationId: t.arg.globalID({ for: OrganizationNode, description: 'Whose log.' }),
      after: t.arg.int({
        required: false,
        description: 'The `seq` to go on after; the newest when not given. INVALID_INPUT beyond the newest.',
      }),
    },
    subscribe: (_root, { organizationId, after }, context) =>
      followOrganization(requireViewer(context), organizationId.id, after ?? null),
    resolve: (event) => event,
  }),
)

builder.prismaObjectField('Organization', 'eventSeq', (t) =>
  t.exposeInt('eventSeq', { description: 'How many events its log has: what `organizationEvents` goes on after.' }),
)
